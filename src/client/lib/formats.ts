import type { Language } from '../../contract/base.ts'

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

/** Makes each formatter once, as that takes milliseconds. */
function keptByOptions<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const formats = new Map<string, Format>()
  return (language: Language, options?: Options): Format => {
    const key = language + JSON.stringify(options)
    const format = formats.get(key) ?? make(locales[language], options)
    formats.set(key, format)
    return format
  }
}

/** How a language writes instants. */
export const dateFormat = keptByOptions<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
)

/** How a language writes numbers. */
export const numberFormat = keptByOptions<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
)

let isoDay: Intl.DateTimeFormat | undefined

/** An instant's day in Berlin as YYYY-MM-DD. */
export function berlinDay(at: number | Date): string {
  isoDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
  return isoDay.format(at)
}
