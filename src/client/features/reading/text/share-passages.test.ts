import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ShareLevel, sharePassages } from './share-passages.ts'

/** A paragraph of these sentences, a space between them. */
function paragraphOf(...sentences: string[]) {
  let at = 0
  const spans = sentences.map((sentence): [number, number] => {
    const from = at
    at = from + sentence.length + 1
    return [from, from + sentence.length]
  })
  return { text: sentences.join(' '), sentences: spans }
}

const page = [
  paragraphOf(
    'Da lief er zur alten Eiche.',
    '„Oma Eule!“, rief er.',
    '„Im Wald weint wer!',
    'Flieg hin!“',
  ),
  paragraphOf('Oma Eule blinzelte.', '„Mut findet man nicht“, sagte sie zum kleinen Fuchs.'),
  paragraphOf(
    'Die Sonne rutschte hinter die Tannen, und im Fuchsbau wurde es erst grau, dann blau, dann schwarz.',
  ),
]
const passages = (paragraphs: ReturnType<typeof paragraphOf>[], level: ShareLevel) =>
  sharePassages(paragraphs, level).map((spans, index) =>
    spans.map(([from, to]) => paragraphs[index]?.text.slice(from, to)),
  )

test.each([
  [0, [[], [], []]],
  [1, [['Eiche', 'wer'], ['Fuchs'], []]],
  [2, [['Flieg hin!'], ['Oma Eule blinzelte.'], ['blau, dann schwarz.']]],
  [3, [['Flieg hin!'], ['„Mut findet man nicht“, sagte sie zum kleinen Fuchs.'], [page[2]?.text]]],
  [4, [[], [page[1]?.text], []]],
])('level %i', (level, expected) => {
  expect(passages(page, level)).toEqual(expected)
})

test('of a single paragraph the child reads from one word to all', () => {
  const single = [paragraphOf('Finn ging.')]
  expect([1, 2, 3, 4].map((level) => passages(single, level))).toEqual([
    [['ging']],
    [['Finn ging.']],
    [['Finn ging.']],
    [['Finn ging.']],
  ])
  expect(passages([paragraphOf('Geschwisterliebe!')], 1)).toEqual([['Geschwisterliebe']])
})

test('a picture without words has nothing to share', () => {
  for (const level of [1, 2, 3, 4]) expect(passages([paragraphOf('…')], level)).toEqual([[]])
  expect(sharePassages([], 3)).toEqual([])
})

const word = fc.constantFrom('Finn', 'Laterne', 'ging', 'poch-poch', 'machte’s', 'Regenbogenfisch')
const words = fc.array(word, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' '))
const sentence = fc.oneof(
  words.map((said) => `${said}.`),
  words.map((said) => `„${said}“, sagte Finn.`),
  words.map((said) => `Er rief: „${said}!“`),
  words.map((said) => `„${said}!`),
  words.map((said) => `${said}?“`),
)
const paragraph = fc
  .array(sentence, { minLength: 1, maxLength: 5 })
  .map((all) => paragraphOf(...all))

test('every page has a passage of whole words and paired quotation marks', () => {
  fc.assert(
    fc.property(
      fc.array(paragraph, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 4 }),
      (paragraphs, level) => {
        const shared = sharePassages(paragraphs, level)
        expect(sharePassages(paragraphs, level)).toEqual(shared)
        expect(shared.length).toBe(paragraphs.length)
        expect(shared.flat().length).toBeGreaterThan(0)
        shared.forEach((spans, index) => {
          const text = paragraphs[index]?.text ?? ''
          for (const [from, to] of spans) {
            const passage = text.slice(from, to)
            expect(passage).toMatch(/\p{L}/u)
            expect(passage).toBe(passage.trim())
            expect(`${text.at(from - 1)}${text.at(from)}`).not.toMatch(/^\p{L}\p{L}$/u)
            if (level === 4) expect(passage).toBe(text)
            else expect(count(passage, '„')).toBe(count(passage, '“'))
          }
        })
      },
    ),
  )
})

const count = (text: string, mark: string) => text.split(mark).length - 1
