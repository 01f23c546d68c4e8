import { ConfigError } from './platform/env.ts'

/** Errors that an operator can fix: only their message is shown. */
const names = new Set([
  ConfigError.name,
  'CommandError',
  'UsageError',
  'ArchiveError',
  'ServerRunningError',
  'DataVersionError',
  'EmbeddedDatabaseError',
  'SuperuserError',
  'StatementLimitError',
  'ListenError',
  'ClientMissingError',
])

/** What the operator reads about an error that ends a program; a bug shows where it happened. */
export function describeForOperator(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return names.has(error.name) ? error.message : (error.stack ?? error.message)
}
