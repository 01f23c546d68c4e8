import { expect, test } from 'vitest'
import { toSpokenSentence } from './spoken-text.ts'

const say = (text: string, pronounce = {}) =>
  toSpokenSentence(text, [0, text.length], pronounce).text

test.each([
  ['„Knarz!“, machte es.', 'Knarz! machte es.'],
  ['„Bist du ein – hick – Ungeheuer?“', 'Bist du ein, hick, Ungeheuer?'],
  ['„Huhuu … hu … huuu.“', 'Huhuu, hu, huuu.'],
  ['„GRUMM“, sagt der Bauch', 'Grumm, sagt der Bauch.'],
  ['– „Uralt“, sagte Elsa.', 'Uralt, sagte Elsa.'],
  ['“It’s mine,” he said.', "It's mine, he said."],
  ['– … –', ''],
])('%s', (text, spoken) => {
  expect(say(text)).toBe(spoken)
})

test('spells words as the story asks and keeps their places', () => {
  const text = 'Da rief Jonte: „Pfff!“'
  const { text: spoken, words } = toSpokenSentence(text, [3, text.length], { Jonte: 'Yonta' })
  expect(spoken).toBe('rief Yonta: Pfff!')
  expect(words).toEqual([
    { span: [3, 7], at: 0, isAfterMark: false },
    { span: [8, 13], at: 5, isAfterMark: false },
    { span: [16, 20], at: 12, isAfterMark: true },
  ])
})
