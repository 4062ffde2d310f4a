import TelemetryFacade
import Testing

@Suite struct FieldListTests {
    @Test func convertsItsElementsInOrder() {
        #expect(Array(FieldList([3, 1, 2])) == [.integer(3), .integer(1), .integer(2)])
    }

    @Test func isEmptyForAnEmptyArray() {
        let list = FieldList([String]())
        #expect(list.count == 0)
        #expect(Array(list) == [])
    }

    @Test func holdsListsOfLists() {
        #expect(
            [["a"], []].fieldValue
                == .list(FieldList([["a"], []] as [[String]])))
        #expect([["a"], []].fieldValue != [["a"]].fieldValue)
    }

    @Test func keepsTheKindOfEachInteger() {
        #expect([UInt64.max].fieldValue != [Int64(-1)].fieldValue)
        #expect(Array(FieldList([UInt64.max])) == [.unsignedInteger(18_446_744_073_709_551_615)])
        #expect(Array(FieldList([Int64.min])) == [.integer(-9_223_372_036_854_775_808)])
    }
}
