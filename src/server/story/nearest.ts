import { and, desc, eq, or, sql } from 'drizzle-orm'
import { plainLetters } from '../../contract/rules.ts'
import type { NearestStories } from '../../contract/story-card.ts'
import { type ChildLimits, fitsLimits } from '../child/queries.ts'
import type { Database } from '../db/client.ts'
import { story, storyText } from '../db/story-schema.ts'
import { readVisible } from './filter.ts'
import { findCards } from './queries.ts'
import { findMatches, findWords } from './search.ts'
import { countIn, intersect } from './story-set.ts'

const nearestCount = 3
/** Mean similarity of the words, 0 to 1; what is further away has nothing to do with the search. */
const minSimilarity = 0.35

/**
 * Up to three stories whose words resemble a search most, for a search that finds nothing, and the search
 * with its misspelt words corrected; null where no word is a slip of the pen away. Also how many stories
 * the search would find without the child's limits.
 */
export async function listNearest(
  db: Database,
  search: string,
  limits: ChildLimits | null,
): Promise<NearestStories> {
  const words = findWords(search)
  const hiddenCount = await countHidden(db, search, limits)
  if (words.length === 0) return { correction: null, items: [], hiddenCount }
  const each = words.map((word) => sql`word_similarity(fold(${word}), ${storyText.searchText})`)
  const similarity = sql<number>`max((${sql.join(each, sql` + `)}) / ${words.length}::real)`
  // The index finds the texts that resemble one of the words as much as `<%` wants.
  const isNear = or(...words.map((word) => sql`fold(${word}) <% ${storyText.searchText}`))
  const rows = await db.transaction(async (tx) => {
    await tx.execute(
      sql`set local pg_trgm.word_similarity_threshold = ${sql.raw(String(minSimilarity))}`,
    )
    return tx
      .select({
        storyId: story.storyId,
        known: sql<string>`string_agg(concat_ws(' ', ${storyText.title}, ${storyText.tags}, ${storyText.teaser}), ' ')`,
      })
      .from(story)
      .innerJoin(storyText, eq(storyText.storyId, story.storyId))
      .where(and(isNear, fitsLimits(limits)))
      .groupBy(story.storyId)
      .having(sql`${similarity} >= ${minSimilarity}`)
      .orderBy(desc(similarity), desc(story.likes), story.storyId)
      .limit(nearestCount)
  })
  const similarWords = new Map(
    rows.map(({ storyId, known }) => [storyId, resembling(words, known)] as const),
  )
  const cards = await findCards(db, [...similarWords.keys()], [limits])
  return {
    // A search that finds hidden stories is spelt right.
    correction: hiddenCount > 0 ? null : correct(words, rows.map(({ known }) => known).join(' ')),
    items: cards.flatMap((card) => {
      const similar = similarWords.get(card.storyId)
      return similar ? [{ ...card, foundBy: { similar } }] : []
    }),
    hiddenCount,
  }
}

async function countHidden(db: Database, search: string, limits: ChildLimits | null) {
  if (limits === null) return 0
  const [{ catalogue, visible: all }, { visible }] = await Promise.all([
    readVisible(db, [null]),
    readVisible(db, [limits]),
  ])
  const matches = await findMatches(db, catalogue, { search })
  const found = matches ? intersect(all, matches.all) : all
  return countIn(found) - countIn(intersect(found, visible))
}

/** The words of a story that resemble those of the search; empty where none is a slip of the pen away. */
function resembling(words: readonly string[], text: string): string {
  const known = wordsOf(text)
  return words.flatMap((word) => nearestWord(word, known) ?? []).join(', ')
}

const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu))

/** The words with each misspelt one replaced by the nearest known one; null where one has none. */
function correct(words: readonly string[], text: string): string | null {
  const known = wordsOf(text)
  const corrected = words.map((word) => nearestWord(word, known))
  if (corrected.includes(null)) return null
  const correction = corrected.join(' ')
  return correction.toLowerCase() === words.join(' ') ? null : correction
}

const longWord = 6

function nearestWord(word: string, known: Iterable<string>): string | null {
  let nearest: string | null = null
  let least = word.length < longWord ? 1 : 2
  for (const candidate of known) {
    const distance = distanceOf(plainLetters(word), plainLetters(candidate))
    if (distance > least || (nearest !== null && distance === least)) continue
    nearest = candidate
    least = distance
  }
  return nearest
}

/** The number of letters to insert, remove, replace or swap with their neighbour. */
function distanceOf(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let i = 1; i <= from.length; i++) {
    rows.push([i])
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const steps = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1)]
      rows[i]?.push(Math.min(...steps, isSwapped ? at(i - 2, j - 2) + 1 : Infinity))
    }
  }
  return at(from.length, to.length)
}
