/// A line of the budgets that says nothing.
struct BudgetError: Error {
    let line: String
}
