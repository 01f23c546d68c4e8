import { and, arrayOverlaps, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { StoryKind, StoryValue } from '../../contract/story-card.ts'
import { story, storyText } from '../db/story-schema.ts'
import { foreignTitle } from './titles.ts'

/** A search and the language in which titles are shown. */
export interface Searched {
  search?: string | undefined
  shownIn?: Language | undefined
}

/**
 * The library's search: a case-insensitive substring of the title with `%` and `_` literal, also with
 * folded umlauts, also in the language shown; or stories that have every word in what families see
 * before they open one, in its tags, in its values or its kind, in any language. Finds more than the
 * search of the top stories. Undefined for a blank search.
 */
export function matchesSearch(searched: Searched): SQL | undefined {
  const { search = '' } = searched
  if (!search.trim()) return undefined
  const words = findWords(search)
  return or(matchesTitle(searched), words.length > 0 ? and(...words.map(matchesWord)) : undefined)
}

/** Whether the words of a search are in the title, as they are. */
export function matchesTitle({ search = '', shownIn }: Searched): SQL | undefined {
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  return or(
    sql`${story.searchText} like ${pattern}`,
    sql`${story.searchFolded} like fold(${pattern})`,
    sql`lower(${foreignTitle(shownIn)}) like ${pattern}`,
  )
}

/** Words that say nothing about a story. */
const fillers = new Set(
  `der die das den dem ein eine einen einem einer und oder mit von vom über für zum zur im in am
  geschichte geschichten the a an and or with of about for story stories`.split(/\s+/),
)

const maxWords = 6

/** The words of a search, without fillers unless there are only fillers. */
export function findWords(search: string): string[] {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !fillers.has(word))
  return (telling.length > 0 ? telling : words).slice(0, maxWords)
}

/** Longer words are found at the beginning of words: „zahn“ also finds „Zahnarzt“. */
const shortWord = 3

/** A word without a plural ending, so that „Katzen“ finds „Katze“; short stems would find too much. */
const stemOf = (word: string) => word.replace(/(?<=.{4})(en|er|es|[ens])$/u, '')

/**
 * What a text has of a word that is found in it. A short one is a whole word, so that „Mut“ does not find
 * every „Mutter“; it may have an ending.
 */
export function formOf(word: string): { stem: string; isWhole: boolean } {
  const isWhole = word.length <= shortWord
  return { stem: isWhole ? word : stemOf(word), isWhole }
}

function matchesWord(word: string): SQL | undefined {
  const { stem, isWhole } = formOf(word)
  const ending = isWhole ? '(e?[ns])?\\M' : ''
  const withText = sql`${story.storyId} in (select ${storyText.storyId} from ${storyText}
    where ${storyText.searchText} ~ ('\\m' || fold(${stem}) || ${ending}))`
  const values = namedBy(word, valueWords)
  const kinds = namedBy(word, kindWords)
  return or(
    withText,
    values.length > 0 ? arrayOverlaps(story.storyValues, values) : undefined,
    kinds.length > 0 ? inArray(story.kind, kinds) : undefined,
  )
}

/** The choices of which one of the words is this one. */
function namedBy<Choice extends string>(word: string, words: Record<Choice, string>): Choice[] {
  return (Object.keys(words) as Choice[]).filter((choice) =>
    words[choice].split(' ').includes(word),
  )
}

/** What families call a value. */
const valueWords: Record<StoryValue, string> = {
  mut: 'mut mutig tapfer trauen courage courageous brave bravery',
  mitgefuehl: 'mitgefühl trost trösten mitleid kindness kind compassion comfort empathy',
  ehrlichkeit: 'ehrlichkeit ehrlich wahrheit lüge lügen honesty honest truth lie lying',
  freundschaft: 'freundschaft freund freunde freundin friendship friend friends',
  teilen: 'teilen abgeben sharing share',
  geduld: 'geduld geduldig warten patience patient waiting',
  dankbarkeit: 'dankbarkeit dankbar danke gratitude grateful thankful thanks',
  vergebung: 'vergebung verzeihen entschuldigung versöhnung forgiveness forgiving forgive sorry',
  neugier: 'neugier neugierig entdecken curiosity curious',
  ausdauer: 'ausdauer üben durchhalten aufgeben perseverance practice practising',
}

const kindWords: Record<StoryKind, string> = {
  maerchen: 'märchen maerchen fairy tale tales',
  fabel: 'fabel fabeln fable fables',
  alltag: 'alltag alltagsgeschichte everyday',
}
