import { getLocale } from '../../../paraglide/runtime.js'

/** Query input for titles in the language shown; German is the default. */
export function shownTitles(): { shownIn?: 'en' } {
  const language = getLocale()
  return language === 'de' ? {} : { shownIn: language }
}
