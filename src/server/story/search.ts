import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { StoryKind, StoryValue } from '../../contract/story-card.ts'
import type { Database } from '../db/client.ts'
import { storyText } from '../db/story-schema.ts'
import type { Catalogue, ListedStory } from './catalogue.ts'
import { withChoice } from './facets.ts'
import { intersect, type StorySet, unite } from './story-set.ts'
import { foreignTitle } from './titles.ts'

/** A search and the language in which titles are shown. */
export interface Searched {
  search?: string | undefined
  shownIn?: Language | undefined
}

/** Whether the words of a search are in the title, as they are. */
function matchesTitle({ search = '', shownIn }: Searched) {
  const wanted = search.trim().toLowerCase()
  const folded = fold(wanted)
  return ({ card, searchText, searchFolded }: ListedStory): boolean =>
    searchText.includes(wanted) ||
    searchFolded.includes(folded) ||
    Boolean(foreignTitle(card, shownIn)?.toLowerCase().includes(wanted))
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

/** As the pattern `(e?[ns])?`. */
const wholeEndings = ['', 'n', 's', 'en', 'es']

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

/** What a search finds. */
export interface Found {
  all: StorySet
  /** Those whose title says it. */
  byTitle: StorySet
}

const maxKnown = 1_000

/**
 * The library's search: a case-insensitive substring of the title, also with folded umlauts, also in the language
 * shown; or stories that have every word in what families see before they open one, in its tags, in its values or
 * its kind, in any language. Finds more than the search of the top stories; undefined for a blank search. Families
 * search for the same words, so it is known until a story changes.
 */
export async function findMatches(
  db: Database,
  catalogue: Catalogue,
  { search = '', shownIn = 'de' }: Searched,
): Promise<Found | undefined> {
  if (!search.trim()) return undefined
  const known = catalogue.derive('searches', () => new Map<string, Found>())
  const key = `${shownIn} ${search}`
  const found = known.get(key) ?? (await searchAll(db, catalogue, { search, shownIn }))
  if (known.size >= maxKnown) known.clear()
  known.set(key, found)
  return found
}

async function searchAll(
  db: Database,
  catalogue: Catalogue,
  searched: { search: string; shownIn: Language },
): Promise<Found> {
  const words = findWords(searched.search)
  const idsOfWords = await Promise.all(words.map((word) => findTexts(db, word)))
  const [first, ...others] = words.map((word, at) =>
    unite(
      catalogue.withIds(idsOfWords[at] ?? []),
      withChoice(catalogue, 'value', namedBy(word, valueWords)),
      withChoice(catalogue, 'kind', namedBy(word, kindWords)),
    ),
  )
  const byTitle = catalogue.where(matchesTitle(searched))
  return { all: first ? unite(byTitle, intersect(first, ...others)) : byTitle, byTitle }
}

async function findTexts(db: Database, word: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ storyId: storyText.storyId })
    .from(storyText)
    .where(hasWord(word))
  return rows.map(({ storyId }) => storyId)
}

function hasWord(word: string): SQL {
  const { stem, isWhole } = formOf(word)
  if (!isWhole) return sql`${storyText.searchText} ~ ('\\m' || fold(${stem}))`
  // So few letters are in too many texts for an index of trigrams.
  const forms = wholeEndings.map((ending) => sql`fold(${stem}) || ${ending}`)
  return sql`regexp_split_to_array(${storyText.searchText}, '\\W+') && array[${sql.join(forms, sql`, `)}]`
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

/** As the database's function of this name. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[äöü]/g, (umlaut) => umlaut.normalize('NFD').charAt(0))
    .replaceAll(/([aou])e/g, '$1')
