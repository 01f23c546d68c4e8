export function logError(message: string, error?: unknown): void {
  console.error(message, error)
}

/** Logs a failure that the app works around. */
export function logWarning(message: string, ...reason: unknown[]): void {
  console.warn(message, ...reason)
}
