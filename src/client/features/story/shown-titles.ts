import { getLocale } from '../../paraglide/runtime.js'

/** Asks for the titles of the language shown; German ones go without saying. */
export function shownTitles(): { shownIn?: 'en' } {
  const language = getLocale()
  return language === 'de' ? {} : { shownIn: language }
}
