/** Writes a failure to the browser's console; the only place that does. */
export function logError(what: string, error?: unknown): void {
  console.error(what, error)
}
