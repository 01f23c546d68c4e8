import { expect, test } from 'vitest'
import { markFindings, pairFindings, textFindings } from './check-text.ts'
import type { StorySource } from './story-source.ts'
import { parseStory } from './story-source.ts'

test.each([
  ['de', '„Guten Morgen“, sagte der Fuchs – und ging …'],
  ['en', '“Good morning,” said the fox, and it wasn’t over yet.'],
] as const)('%s: %s has the right marks', (lang, line) => {
  expect(markFindings(lang, [line])).toEqual([])
})

test.each([
  ['de', '"Guten Morgen"'],
  ['de', '„Guten Morgen”'],
  ['de', '„Guten Morgen'],
  ['de', 'Und dann...'],
  ['de', 'Er ging - und kam.'],
  ['en', "It wasn't so."],
  ['en', '„Good morning“'],
  ['en', '“Good morning'],
] as const)('%s: %s has wrong marks', (lang, line) => {
  expect(markFindings(lang, [line])).toHaveLength(1)
})

const story = (...pages: string[][]) =>
  ({ pages: pages.map((paragraphs, i) => ({ scene: `p${i + 1}`, alt: '', paragraphs })) }) as Pick<
    StorySource,
    'pages'
  > as StorySource

test('two languages must have the same pages and paragraphs', () => {
  expect(pairFindings(story(['a', 'b']), story(['a', 'b']))).toEqual([])
  expect(pairFindings(story(['a', 'b']), story(['a']))).toEqual(['page 1: 2 / 1 paragraphs'])
  expect(pairFindings(story(['a'], ['b']), story(['a']))).toHaveLength(1)
})

test('every picture is described in words', () => {
  const keys = ['id', 'title', 'subtitle', 'author', 'value', 'kind', 'age', 'teaser', 'fileName']
  const front = ['lang: de', ...keys.map((key) => `${key}: x`)].join('\n')
  const findings = (alt: string) =>
    textFindings(parseStory(`---\n${front}\n---\n![${alt}](scene:p1)\n\nEnde.`, 'x.md'), 'x')
  expect(findings('')).toContain('de: page 1 has no alt text')
  expect(findings('Ein Fuchs').join()).not.toContain('alt text')
})
