import { pino } from 'pino'

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>

/**
 * JSON lines on standard output, or on standard error for a program whose output is for people: UTC time, no
 * e-mail address, token, cookie or child's name.
 */
export function createLog(level: string, fileDescriptor: 1 | 2 = 1): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
    redact: ['*.password', '*.token', '*.email', 'headers.cookie', 'headers.authorization'],
  }
  return pino(options, pino.destination(fileDescriptor))
}

interface ErrorFacts {
  name: string
  message: string
  code?: string
  stack: string[]
  cause?: ErrorFacts
}

/**
 * The parts of an error that may be logged. Database errors quote user data: Drizzle the parameters of
 * the query (after the first line), PostgreSQL the row (in `detail`).
 */
export function describeError(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: [] }
  const code = 'code' in error ? String(error.code) : undefined
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    message: (error.message.split('\n')[0] ?? '').replace(/\S+@\S+/g, '(address)').slice(0, 300),
    ...(code && { code }),
    stack: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
