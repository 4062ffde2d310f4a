// error: argument must be a string interpolation
import os

func log(_ text: String, to logger: Logger) {
    logger.log("\(text)")
    let message: OSLogMessage = "\(text)"
    logger.log(message)
}
