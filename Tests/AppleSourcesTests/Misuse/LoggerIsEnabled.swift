// error: value of type 'Logger' has no member 'isEnabled'
import os

func isEnabled(_ logger: Logger) -> Bool {
    logger.isEnabled(type: OSLogType.debug)
}
