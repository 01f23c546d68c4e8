/** Writes a failure to the browser's console. */
export function logError(what: string, error?: unknown): void {
  console.error(what, error)
}

/** Writes to the browser's console what the app goes on without. */
export function logWarning(what: string, ...reason: unknown[]): void {
  console.warn(what, ...reason)
}
