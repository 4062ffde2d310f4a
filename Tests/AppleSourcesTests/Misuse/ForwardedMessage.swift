// error: argument must be a string interpolation
import os

func log(_ message: OSLogMessage, to logger: Logger) {
    logger.log(level: .error, message)
}
