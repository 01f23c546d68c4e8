import { computeReadingLevel } from '../text/reading-level.ts'
import { countWords, type StorySource } from '../text/story-source.ts'
import { estimateMinutes } from '../text/words.ts'

const minPerValue = 3

/** Values that a story may convey. */
export const values = [
  ...['mut', 'mitgefuehl', 'ehrlichkeit', 'freundschaft', 'teilen'],
  ...['geduld', 'dankbarkeit', 'vergebung', 'neugier', 'ausdauer'],
]

const levelOf = ({ level, pages }: StorySource) =>
  level ?? computeReadingLevel(pages.flatMap(({ paragraphs }) => paragraphs))

const cellsOf = (story: StorySource) => {
  const words = countWords(story)
  return [
    story.id,
    story.lang,
    `${story.pages.length} p.`,
    `${words} words`,
    `${estimateMinutes(words)} min`,
    story.value,
    story.age.join('–'),
    `level ${levelOf(story)}`,
  ]
}

/** Formats the lines of a table with one text per line. */
export const formatLibraryTable = (stories: readonly StorySource[]) => {
  const rows = stories.map(cellsOf)
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Finds names that children of two stories share: a family would take them for the same child. */
export const checkNames = (stories: readonly StorySource[]) =>
  stories.flatMap((story, i) =>
    stories
      .slice(i + 1)
      .filter(({ lang, series }) => lang === story.lang && (!series || series !== story.series))
      .flatMap((other) =>
        other.children
          .filter((name) => story.children.includes(name))
          .map((name) => `${other.id}: ${other.lang}: ${story.id} has a child named ${name}, too`),
      ),
  )

/** Returns what is wrong with the library as a whole, one line each. */
export const checkLibrary = (stories: readonly StorySource[]) => {
  const german = stories.filter(({ lang }) => lang === 'de')
  const countOf = (value: string) => german.filter((story) => story.value === value).length
  const unknown = german.filter(({ value }) => !values.includes(value))
  return [
    ...unknown.map(({ id, value }) => `${id}: unknown value ${value}`),
    ...values
      .filter((value) => countOf(value) < minPerValue)
      .map((value) => `library: ${countOf(value)} stories of ${value}, at least ${minPerValue}`),
  ]
}
