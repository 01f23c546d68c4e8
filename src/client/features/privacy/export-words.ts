import type { Language } from '../../../contract/base.ts'
import { dateFormat, numberFormat } from '../../lib/formats.ts'

/** A size as people read it: „12 KB“, „1,4 MB“; never less than 1 KB. */
export function sizeText(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  const isLarge = kilobytes >= 1000
  const number = numberFormat(language, { maximumFractionDigits: isLarge ? 1 : 0 })
  return isLarge ? `${number.format(kilobytes / 1000)} MB` : `${number.format(kilobytes)} KB`
}

/** Day and time in Berlin: „22. November 2026 um 10:00“. `timestamp` is ISO 8601. */
export function momentText(timestamp: string, language: Language): string {
  return dateFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(Date.parse(timestamp))
}
