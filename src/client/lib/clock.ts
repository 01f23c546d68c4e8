/** The current time; the client's only access to the clock. */
export function now(): Date {
  return new Date()
}
