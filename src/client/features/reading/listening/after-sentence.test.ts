import { expect, test } from 'vitest'
import { nextAfter } from './after-sentence.ts'

const sentence = (page: number) => ({
  ...{ page, paragraph: 0, from: 0, to: 5, startMs: 0, endMs: 0 },
  words: [],
})
const track = { sentences: [sentence(1), sentence(1), sentence(2)], words: [] }

test.each([
  ['on the same page it goes on', 0, {}, { kind: 'go-on' }],
  ['at the end of a page it turns', 1, {}, { kind: 'turn', page: 2 }],
  ['in a spread both pages lie open', 1, { isShown: () => true }, { kind: 'go-on' }],
  ['without turning by itself it waits', 1, { turnsItself: false }, { kind: 'wait' }],
  ['after the last sentence the story ends', 2, {}, { kind: 'story-end' }],
])('%s', (_name, index, change, next) => {
  const usual = { track, index, turnsItself: true }
  expect(nextAfter({ ...usual, isShown: (page) => page === 1, ...change })).toEqual(next)
})
