import type { Language } from '../../contract/base.ts'
import { dateFormat } from './formats.ts'

/** A day as people say it, in Berlin: „1. Dezember 2026“. `timestamp` is ISO 8601. */
export function longDate(timestamp: string, language: Language): string {
  return dateFormat(language, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
    Date.parse(timestamp),
  )
}
