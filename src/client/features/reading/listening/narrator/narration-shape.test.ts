import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Narration } from '../../../../../contract/recording.ts'
import { isNarration } from './narration-shape.ts'

const count = fc.nat({ max: 1000 })
const sentence = fc.record({
  from: count,
  to: count,
  startMs: count,
  endMs: count,
  words: fc.array(fc.tuple(count, count, count, count), { maxLength: 2 }),
})
const page = fc.record({
  startMs: count,
  endMs: count,
  paragraphs: fc.array(fc.record({ sentences: fc.array(sentence, { maxLength: 2 }) }), {
    maxLength: 2,
  }),
})
const narration = fc.record({
  voice: fc.constantFrom('computer', 'human'),
  durationMs: count,
  pages: fc.array(page, { maxLength: 2 }),
})

test('accepts what the contract accepts', () => {
  fc.assert(
    fc.property(narration, (file) => {
      expect(Narration.safeParse(file).success).toBe(true)
      expect(isNarration(file)).toBe(true)
    }),
  )
})

test('rejects anything else', () => {
  const inPage = (paragraphs: unknown) => ({ pages: [{ paragraphs }] })
  const inSentence = (words: unknown) =>
    inPage([{ sentences: [{ from: 0, to: 1, startMs: 0, endMs: 1, words }] }])
  const damaged = [
    ...[null, 7, 'x', [], {}, { pages: {} }, { pages: [null] }, inPage(3), inPage([{}])],
    ...[inPage([{ sentences: [{ from: 0 }] }]), inSentence(null), inSentence([[1, 2, 3]])],
    ...[inSentence([[1, 2, 3, 'x']]), inSentence([[1, 2, 3, -4]])],
  ]
  for (const file of damaged) expect(isNarration(file)).toBe(false)
})
