const locales = { de: 'de-DE', en: 'en-GB' } as const

/** A day as people say it, in Berlin: „1. Dezember 2026“. `timestamp` is ISO 8601. */
export function longDate(timestamp: string, language: keyof typeof locales): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(Date.parse(timestamp))
}
