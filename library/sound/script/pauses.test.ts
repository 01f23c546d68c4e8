import { expect, test } from 'vitest'
import { pauseBefore, pauses, pauseWithin } from './pauses.ts'
import { listSentences } from './story-sentences.ts'

/** The pause before the last sentence of pages, which are lists of paragraphs. */
const lastPause = (pages: string[][], age: [number, number] = [4, 7]) => {
  const story = {
    age,
    pronounce: {},
    pages: pages.map((paragraphs, i) => ({ scene: `p${i + 1}`, alt: '', paragraphs })),
  }
  const [before, last] = listSentences(story).slice(-2)
  if (!before || !last) throw new Error('two sentences')
  return pauseBefore(last, before, story)
}

test.each<[string, string[], number]>([
  ['a short sentence', ['Es war Nacht. Finn schlief.'], 0.362],
  ['a long one', ['Es war eine lange, stille Nacht im tiefen Wald. Finn schlief.'], 0.446],
  ['a question', ['Wo war er? Finn suchte.'], 0.462],
  ['„…“', ['„aber ich …“ Weiter kam er nicht.'], 0.8],
  [
    'a paragraph',
    ['Finn schlief.', 'Die Eule wachte die ganze Nacht über ihn und den Igel.'],
    0.628,
  ],
  [
    'an answer',
    ['„Halt!“, rief Ayla.', '„Nein, das geht leider nicht, das weißt du“, sagte Dede.'],
    0.55,
  ],
  ['an answer in the same paragraph', ['„Gehen wir?“ – „Gern.“'], 0.55],
  ['speech that goes on', ['„Halt“, sagte Ayla. „Er ist fort.“'], 0.362],
  ['a punch line', ['Elsa sah ihn lange an.', 'Dann ließ sie ihn hängen.'], 0.8],
  ['a short end of a paragraph', ['Elsa kam.', 'Elsa sah ihn an. Er hing.'], 0.376],
])('the pause after %s', (_, paragraphs, seconds) => {
  expect(lastPause([paragraphs])).toBeCloseTo(seconds, 3)
})

test.each<[[number, number], number]>([
  [[4, 7], pauses.page],
  [[3, 6], pauses.pageForYoung],
  [[4, 5], pauses.pageForYoung],
])('a page for %s to %s years', (age, seconds) => {
  expect(lastPause([['„Und dann …“'], ['Ja.']], age)).toBe(seconds)
})

test.each<[string, readonly [number, number]]>([
  [' ', [0, 0.36]],
  [', ', [0, 0.36]],
  [' … ', [0.8, 0.8]],
  ['…', [0.8, 0.8]],
  ['“, ', [0.16, 0.16]],
  ['!“, ', [0.16, 0.16]],
  [',” ', [0.16, 0.16]],
  [', „', [0.22, 0.22]],
  [', “', [0.22, 0.22]],
  [': „', [0.3, 0.3]],
  ['?, ', [0.25, 0.25]],
  [' „', [0, 0.36]],
  ['“ ', [0, 0.36]],
])('between words: „%s“', (gap, range) => {
  expect(pauseWithin(gap)).toEqual(range)
})
