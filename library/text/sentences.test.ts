import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSentences } from './sentences.ts'

const split = (text: string) => findSentences(text).map(([from, to]) => text.slice(from, to))

test.each([
  ['Es war Nacht. Finn schlief.', ['Es war Nacht.', 'Finn schlief.']],
  ['„Knarz!“, machte es. Ein Riese!', ['„Knarz!“, machte es.', 'Ein Riese!']],
  [
    '„Oma Eule!“, rief er. „Im Wald weint wer! Flieg hin, bitte!“',
    ['„Oma Eule!“, rief er.', '„Im Wald weint wer!', 'Flieg hin, bitte!“'],
  ],
  ['„Huhuu … hu … huuu.“', ['„Huhuu … hu … huuu.“']],
  ['„Auf“, sagte Elsa, „auf einem … Ei.“', ['„Auf“, sagte Elsa, „auf einem … Ei.“']],
  ['„aber ich …“ Weiter kam er nicht.', ['„aber ich …“', 'Weiter kam er nicht.']],
  [
    'Er fing an mit „Also, der Knopfolf …“. Und?',
    ['Er fing an mit „Also, der Knopfolf …“.', 'Und?'],
  ],
  ['da machte es „Plitsch!“. Eins.', ['da machte es „Plitsch!“.', 'Eins.']],
  ['„Ein Name?“ – „Uralt“, sagte Elsa.', ['„Ein Name?“', '– „Uralt“, sagte Elsa.']],
  ['Eine Tür?, dachte Elsa.', ['Eine Tür?, dachte Elsa.']],
  ['Bevor sie „Halt!“ rufen konnte.', ['Bevor sie „Halt!“ rufen konnte.']],
  ['Am 3. Mai schneite es.', ['Am 3. Mai schneite es.']],
  [
    '“Creak!” went something. “And that?” asked he.',
    ['“Creak!” went something.', '“And that?” asked he.'],
  ],
  ['Er rief: „Halt!“', ['Er rief: „Halt!“']],
  ['', []],
])('divides %s', (text, parts) => {
  expect(split(text)).toEqual(parts)
})

const pieces = fc.constantFrom(
  'Finn',
  'es',
  ' ',
  '. ',
  '!',
  '?',
  '…',
  '„',
  '“',
  '” ',
  ', ',
  ' – ',
  '3',
  '\n',
)

test('leaves out nothing but white space', () => {
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const text = parts.join('')
      const spans = findSentences(text)
      expect(
        spans
          .map(([from, to]) => text.slice(from, to))
          .join('')
          .replaceAll(/\s/g, ''),
      ).toBe(text.replaceAll(/\s/g, ''))
      let at = 0
      for (const [from, to] of spans) {
        expect(from).toBeGreaterThanOrEqual(at)
        expect(to).toBeGreaterThan(from)
        expect(text.slice(at, from).trim()).toBe('')
        at = to
      }
    }),
  )
})
