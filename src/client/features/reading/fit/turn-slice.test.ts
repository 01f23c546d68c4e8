import { expect, test } from 'vitest'
import { sameSlice, turnSlice } from './turn-slice.ts'

/** Page 2 of 3 has three slices. */
const slicing = {
  pageCount: 3,
  spreadStart: null,
  slicesOf: (page: number) => (page === 2 ? 3 : 1),
}

test('a story is turned slice by slice, forward and back', () => {
  const walk = (turn: 'next' | 'previous', from: { page: number; slice: number }) => {
    const seen = [from]
    for (let step = 0; step < 5; step++) {
      const last = seen.at(-1) ?? from
      seen.push(turnSlice(last, turn, slicing))
    }
    return seen.map(({ page, slice }) => `${page}.${slice}`).join(' ')
  }
  expect(walk('next', { page: 1, slice: 1 })).toBe('1.1 2.1 2.2 2.3 3.1 4.1')
  expect(walk('previous', { page: 4, slice: 1 })).toBe('4.1 3.1 2.3 2.2 2.1 1.1')
})

test('a slice that a larger window no longer has counts as the last one', () => {
  expect(turnSlice({ page: 1, slice: 3 }, 'next', slicing)).toEqual({ page: 2, slice: 1 })
  expect(turnSlice({ page: 2, slice: 9 }, 'previous', slicing)).toEqual({ page: 2, slice: 2 })
})

test('the first and last page and turns at the limits show the first slice', () => {
  expect(turnSlice({ page: 3, slice: 1 }, 'first', slicing)).toEqual({ page: 1, slice: 1 })
  expect(turnSlice({ page: 1, slice: 1 }, 'last', slicing)).toEqual({ page: 3, slice: 1 })
  expect(turnSlice({ page: 1, slice: 1 }, 'previous', slicing)).toEqual({ page: 1, slice: 1 })
  expect(turnSlice({ page: 4, slice: 1 }, 'next', slicing)).toEqual({ page: 4, slice: 1 })
})

test('another slicing of a page shows the text again that was shown first', () => {
  const at = (paragraph: number, offset = 0) => ({ paragraph, offset, otherOffset: 0 })
  const wide = [at(0), at(2), at(3, 40)]
  const narrow = [at(0), at(1), at(2), at(2, 60), at(3), at(3, 50)]
  expect([1, 2, 3].map((slice) => sameSlice(slice, wide, narrow))).toEqual([1, 3, 5])
  expect([1, 2, 3, 4, 5, 6].map((slice) => sameSlice(slice, narrow, wide))).toEqual([
    1, 1, 2, 2, 2, 3,
  ])
  expect(sameSlice(9, narrow, wide)).toBe(3)
  expect(sameSlice(4, [], wide)).toBe(1)
  expect(sameSlice(4, narrow, [])).toBe(1)
})
