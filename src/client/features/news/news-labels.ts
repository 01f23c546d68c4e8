import type { Language } from '../../../contract/base.ts'
import type { NewsKind, NewsPost } from '../../../contract/news.ts'
import { m } from '../../paraglide/messages.js'

export const newsKinds: readonly NewsKind[] = ['stories', 'features', 'offers']

export function kindLabel(kind: NewsKind): string {
  switch (kind) {
    case 'stories':
      return m.news_kind_stories()
    case 'features':
      return m.news_kind_features()
    case 'offers':
      return m.news_kind_offers()
  }
}

/** A post's texts in the given language, else in German or English, with their language; null without texts. */
export function localizedTexts(language: Language, { texts }: Pick<NewsPost, 'texts'>) {
  for (const lang of [language, 'de', 'en'] as const) {
    const localized = texts[lang]
    if (localized) return { ...localized, lang }
  }
  return null
}

/** The alternative text of a picture in the given language, else in German; '' if there is none. */
export const localizedAlt = (language: Language, { alt }: NonNullable<NewsPost['picture']>) =>
  alt[language] ?? alt.de ?? ''
