import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sharePassages } from '../../src/client/features/reading/text/share-passages.ts'
import { LibraryStory } from '../../src/server/draft/library-file.ts'
import { toDraft } from '../../src/server/draft/library-story.ts'
import { toPublished } from '../../src/server/draft/to-published.ts'

const folder = path.join(import.meta.dirname, '../../dist/library')
const stories = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => readPublished(path.join(folder, name, 'story.json')))

/** A built story's texts as readers get them. */
function readPublished(file: string) {
  const story = LibraryStory.parse(JSON.parse(readFileSync(file, 'utf8')))
  const draft = toDraft({ story, libraryHash: '', pictures: [], files: {} })
  const { texts } = toPublished({
    storyId: story.id,
    story: draft,
    libraryVersions: [],
    at: new Date(0),
  })
  const [de, en] = texts
  if (de?.language !== 'de' || en?.language !== 'en') throw new Error(`${story.id}: two languages`)
  return { id: story.id, texts: { de, en } }
}

test('the built library has stories', () => {
  expect(stories.length).toBeGreaterThanOrEqual(6)
})

describe.each(stories)('$id', ({ texts }) => {
  const { de, en } = texts

  test('German and English have the same pages and paragraphs, to be read side by side', () => {
    const shape = (text: typeof de) => text.pages.map(({ paragraphs }) => paragraphs.length)
    expect(shape(en)).toEqual(shape(de))
  })

  test('syllables and sentences join to the printed text', () => {
    for (const { text, syllables, sentences } of allParagraphs(de, en)) {
      if (syllables !== null) expect(syllables.replaceAll('\u00ad', '')).toBe(text)
      expect(sentences.map(([from, to]) => text.slice(from, to)).join(' ')).toBe(text)
    }
  })

  test.each([1, 2, 3, 4])('every page has something for the child to read at level %i', (level) => {
    for (const page of [...de.pages, ...en.pages]) {
      const spans = sharePassages(page.paragraphs, level)
      expect(spans.flat().length).toBeGreaterThan(0)
      spans.forEach((shared, index) => {
        const text = page.paragraphs[index]?.text ?? ''
        for (const span of shared) expect(quoteBalance(text.slice(...span))).toBe(true)
      })
    }
  })
})

type Text = (typeof stories)[number]['texts']['de']

const allParagraphs = (...texts: Text[]) =>
  texts.flatMap(({ pages }) => pages.flatMap(({ paragraphs }) => paragraphs))

/** German pairs „…“ or English pairs “…”. */
function quoteBalance(passage: string): boolean {
  const count = (mark: string) => passage.split(mark).length - 1
  return count('„') > 0 ? count('„') === count('“') && count('”') === 0 : count('“') === count('”')
}
