import { expect, test } from 'vitest'
import { parseStory, type StorySource } from '../text/story-source.ts'
import { checkMarks, checkPair, checkText } from './check-text.ts'

test.each([
  ['de', '„Guten Morgen“, sagte der Fuchs – und ging …'],
  ['en', '“Good morning,” said the fox, and it wasn’t over yet.'],
] as const)('%s: %s has the right marks', (lang, line) => {
  expect(checkMarks(lang, [line])).toEqual([])
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
  expect(checkMarks(lang, [line])).toHaveLength(1)
})

const story = (...pages: string[][]) =>
  ({ pages: pages.map((paragraphs, i) => ({ scene: `p${i + 1}`, alt: '', paragraphs })) }) as Pick<
    StorySource,
    'pages'
  > as StorySource

test('two languages must have the same pages and paragraphs', () => {
  expect(checkPair(story(['a', 'b']), story(['a', 'b']))).toEqual([])
  expect(checkPair(story(['a', 'b']), story(['a']))).toEqual(['page 1: 2 / 1 paragraphs'])
  expect(checkPair(story(['a'], ['b']), story(['a']))).toHaveLength(1)
})

const keys = ['id', 'title', 'subtitle', 'author', 'value', 'kind', 'age', 'teaser', 'fileName']
const required = ['lang: de', ...keys.map((key) => `${key}: x`)]
const findings = (alt: string, ...fields: string[]) => {
  const front = [...required, ...fields].join('\n')
  return checkText(parseStory(`---\n${front}\n---\n![${alt}](scene:p1)\n\nPia kommt.`, 'x.md'), 'x')
}

test('every picture is described in words', () => {
  expect(findings('')).toContain('de: page 1 has no alt text')
  expect(findings('Ein Fuchs').join()).not.toContain('alt text')
})

test('the text has everybody who is named', () => {
  expect(findings('Ein Fuchs', 'children: [Pia, Ben]')).toContain('de: nobody is named Ben')
  expect(findings('Ein Fuchs', 'speakers: { Opa: man }')).toContain('de: nobody is named Opa')
  expect(findings('Ein Fuchs', 'children: [Pia]').join()).not.toContain('named')
})
