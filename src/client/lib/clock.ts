/** The browser's present moment; the only place that asks for it. */
export function now(): Date {
  return new Date()
}
