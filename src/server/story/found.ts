import { inArray } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { FoundBy } from '../../contract/story-card.ts'
import type { Database } from '../db/client.ts'
import { storyText } from '../db/story-schema.ts'
import { findWords, fold, formOf, type Searched } from './search.ts'

/** Words beside the one that was found. */
const wordsBefore = 2
const wordsAfter = 2

/** Why a search finds these stories; nothing for one whose title says it. */
export async function findReasons(
  db: Database,
  { search = '', shownIn = 'de' }: Searched,
  storyIds: string[],
): Promise<Map<string, FoundBy>> {
  const words = findWords(search)
  if (words.length === 0 || storyIds.length === 0) return new Map()
  const { storyId, language, title, subtitle, teaser, about, contentNote, tags } = storyText
  const texts = await db
    .select({ storyId, language, title, subtitle, teaser, about, contentNote, tags })
    .from(storyText)
    .where(inArray(storyId, storyIds))
  return new Map(
    storyIds.flatMap((id) => {
      const own = texts.filter((text) => text.storyId === id)
      const found = reasonOf(words, own, shownIn)
      return found ? [[id, found] as const] : []
    }),
  )
}

export interface SearchedText {
  language: Language
  title: string
  subtitle: string
  teaser: string
  about: string
  contentNote: string
  tags: string
}

/** Where the first word is that no title has: in a tag, else in a text; first in the language shown. */
export function reasonOf(
  words: readonly string[],
  texts: readonly SearchedText[],
  shownIn: Language,
): FoundBy | null {
  const titles = texts.map(({ title }) => fold(title)).join(' ')
  const word = words.find((one) => !titles.includes(fold(one)) && !matcherOf(one).test(titles))
  if (word === undefined) return null
  const matcher = matcherOf(word)
  const shownFirst = texts.toSorted(
    (one, other) => Number(other.language === shownIn) - Number(one.language === shownIn),
  )
  for (const text of shownFirst) {
    const tag = text.tags.split(/,\s*/).find((one) => matcher.test(fold(one)))
    if (tag) return { topic: tag }
    for (const part of [text.teaser, text.about, text.contentNote, text.subtitle]) {
      const excerpt = excerptOf(part, matcher)
      if (excerpt !== null) return { excerpt, language: text.language }
    }
  }
  return null
}

/** The found word and its neighbours; null where it is not in the text. */
function excerptOf(text: string, matcher: RegExp): string | null {
  const words = text.split(/\s+/)
  const at = words.findIndex((word) => matcher.test(fold(word)))
  if (at === -1) return null
  const from = Math.max(0, at - wordsBefore)
  const to = at + wordsAfter + 1
  const excerpt = words.slice(from, to).join(' ')
  return `${from > 0 ? '… ' : ''}${excerpt}${to < words.length ? ' …' : ''}`
}

function matcherOf(word: string): RegExp {
  const { stem, isWhole } = formOf(word)
  const ending = isWhole ? '(e?[ns])?(?![\\p{L}\\p{N}])' : ''
  return new RegExp(`(?<![\\p{L}\\p{N}])${fold(stem)}${ending}`, 'u')
}
