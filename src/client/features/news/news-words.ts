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

/** A post's texts in the language shown, else in German, with the language they are in. */
export function textsIn(language: Language, { texts }: Pick<NewsPost, 'texts'>) {
  for (const lang of [language, 'de', 'en'] as const) {
    const found = texts[lang]
    if (found) return { ...found, lang }
  }
  return null
}

/** What a post's picture shows, in the language shown, else in German. */
export const altIn = (language: Language, { alt }: NonNullable<NewsPost['picture']>) =>
  alt[language] ?? alt.de ?? ''
