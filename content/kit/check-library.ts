import { readingLevel } from './reading-level.ts'
import type { StorySource } from './story-source.ts'
import { countWords } from './story-source.ts'
import { minutesFor } from './words.ts'

const leastPerValue = 3

const values = [
  ...['mut', 'mitgefuehl', 'ehrlichkeit', 'freundschaft', 'teilen'],
  ...['geduld', 'dankbarkeit', 'vergebung', 'neugier', 'ausdauer'],
]

const levelOf = ({ level, pages }: StorySource) =>
  level ?? readingLevel(pages.flatMap(({ paragraphs }) => paragraphs))

const cellsOf = (story: StorySource) => {
  const words = countWords(story)
  return [
    story.id,
    story.lang,
    `${story.pages.length} p.`,
    `${words} words`,
    `${minutesFor(words)} min`,
    story.value,
    story.age.join('–'),
    `level ${levelOf(story)}`,
  ]
}

/** A line for each text of the library, in columns. */
export const libraryTable = (stories: readonly StorySource[]) => {
  const rows = stories.map(cellsOf)
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** What is wrong with the library as a whole. */
export const libraryFindings = (stories: readonly StorySource[]) => {
  const german = stories.filter(({ lang }) => lang === 'de')
  const countOf = (value: string) => german.filter((story) => story.value === value).length
  const unknown = german.filter(({ value }) => !values.includes(value))
  return [
    ...unknown.map(({ id, value }) => `${id}: nobody knows the value ${value}`),
    ...values
      .filter((value) => countOf(value) < leastPerValue)
      .map((value) => `library: ${countOf(value)} stories of ${value}, at least ${leastPerValue}`),
  ]
}
