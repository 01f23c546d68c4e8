import { expect, test } from 'vitest'
import type { NarratedSentence } from '../sound/narration.ts'
import { findWords } from '../text/words.ts'
import { toCues } from './captions.ts'
import { formatWebVtt, parseWebVtt } from './web-vtt.ts'

/** A sentence whose words take 100 ms each. */
const spoken = (text: string): NarratedSentence => {
  const words = findWords(text).map(([from, to], i): [number, number, number, number] => [
    from,
    to,
    i * 100,
    i * 100 + 100,
  ])
  return { from: 0, to: text.length, startMs: 0, endMs: words.length * 100, words }
}

test('a short sentence is one subtitle with its quotation marks', () => {
  const text = '„Knarz!“, machte es.'
  expect(toCues(text, spoken(text))).toEqual([{ startMs: 0, endMs: 300, text }])
})

test('a long sentence is divided at a comma', () => {
  const text =
    'Der Garten lag da wie ein weißes Blatt Papier, und alle hatten etwas darauf geschrieben, sagte sie.'
  expect(toCues(text, spoken(text))).toEqual([
    { startMs: 0, endMs: 900, text: 'Der Garten lag da wie ein weißes Blatt Papier,' },
    { startMs: 900, endMs: 1700, text: 'und alle hatten etwas darauf geschrieben, sagte sie.' },
  ])
})

test('an opening quotation mark goes with its word', () => {
  const text =
    'Er sagte langsam und sehr leise zu der kleinen Maus: „Das ist eine lange Geschichte, mein kleiner Freund.“'
  expect(toCues(text, spoken(text)).map((cue) => cue.text)).toEqual([
    'Er sagte langsam und sehr leise zu der kleinen Maus:',
    '„Das ist eine lange Geschichte, mein kleiner Freund.“',
  ])
})

test('captions are read as they were written', () => {
  const cues = [
    { startMs: 4300, endMs: 8001, text: '„Oma Eule!“, rief er.' },
    { startMs: 3_600_000, endMs: 3_661_500, text: '2 < 3 & mehr' },
  ]
  expect(parseWebVtt(formatWebVtt(cues))).toEqual(cues)
  expect(() => parseWebVtt('Kein WEBVTT')).toThrow('WEBVTT')
})
