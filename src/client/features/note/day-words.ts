import { dateFormat } from '../../lib/formats.ts'
import { getLocale } from '../../paraglide/runtime.js'

/** A day in the language shown, in Berlin: „1. Jan. 2026“. `timestamp` is ISO 8601. */
export function dayWords(timestamp: string): string {
  return dateFormat(getLocale(), { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(
    Date.parse(timestamp),
  )
}
