// error: argument must be a static method or property of 'OSLogPrivacy'
import os

func log(_ text: String, _ privacy: OSLogPrivacy, to logger: Logger) {
    logger.log(level: .error, "\(text, privacy: privacy)")
}
