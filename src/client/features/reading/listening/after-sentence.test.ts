import { expect, test } from 'vitest'
import { decideAfterSentence } from './after-sentence.ts'

const sentence = (page: number) => ({
  page,
  paragraph: 0,
  from: 0,
  to: 5,
  startMs: 0,
  endMs: 0,
  words: [],
})
const track = { sentences: [sentence(1), sentence(1), sentence(2)], words: [] }

test.each([
  ['continues on the same page', 0, {}, { kind: 'continue' }],
  ['turns at the end of a page', 1, {}, { kind: 'turn', page: 2 }],
  ['continues on the other page of a spread', 1, { isShown: () => true }, { kind: 'continue' }],
  ['waits without automatic turning', 1, { turnsItself: false }, { kind: 'wait' }],
  ['ends after the last sentence', 2, {}, { kind: 'story-end' }],
])('%s', (_name, index, change, next) => {
  const usual = { track, index, turnsItself: true }
  expect(decideAfterSentence({ ...usual, isShown: (page) => page === 1, ...change })).toEqual(next)
})
