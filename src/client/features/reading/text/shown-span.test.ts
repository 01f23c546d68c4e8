import { expect, test } from 'vitest'
import { shownSpan } from './shown-span.ts'

const place = (paragraph: number, offset = 0, otherOffset = 0) => ({
  paragraph,
  offset,
  otherOffset,
})

test('all is shown without a passage', () => {
  expect(shownSpan(null, 3, 80)).toEqual([0, 80])
})

test('a passage has the end of its first paragraph, all between, and the start of its last', () => {
  const passage = { from: place(1, 20), to: place(3, 30) }
  const spans = [0, 1, 2, 3, 4].map((index) => shownSpan(passage, index, 80))
  expect(spans).toEqual([null, [20, 80], [0, 80], [0, 30], null])
})

test('a passage ends before a paragraph with which the next one starts', () => {
  expect(shownSpan({ from: place(0), to: place(1) }, 1, 80)).toBeNull()
})

test('the last passage ends with the page', () => {
  expect(shownSpan({ from: place(1, 20), to: null }, 7, 80)).toEqual([0, 80])
})

test('the other language has offsets of its own', () => {
  const passage = { from: place(1, 20, 25), to: place(1, 40, 45) }
  expect(shownSpan(passage, 1, 90, 'otherOffset')).toEqual([25, 45])
})
