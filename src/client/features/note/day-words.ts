import { getLocale } from '../../paraglide/runtime.js'

/** A day in the language shown, in Berlin: „1. Jan. 2026“. `timestamp` is ISO 8601. */
export function dayWords(timestamp: string): string {
  return new Intl.DateTimeFormat(getLocale() === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeZone: 'Europe/Berlin',
  }).format(Date.parse(timestamp))
}
