let status = Tool.run(Array(CommandLine.arguments.dropFirst()))
SystemCalls.end(status)
