// error: cannot convert value of type 'String' to expected argument type 'OSLogMessage'
import os

func log(_ text: String, to logger: Logger) {
    logger.log(level: .error, text)
}
