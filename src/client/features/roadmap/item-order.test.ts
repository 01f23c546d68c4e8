import { expect, test } from 'vitest'
import type { RoadmapItem } from '../../../contract/roadmap.ts'
import { sortItems, withItem, withVote } from './item-order.ts'

const item = (itemId: string, change: Partial<RoadmapItem> = {}): RoadmapItem => ({
  itemId,
  state: 'planned',
  titles: { de: itemId },
  bodies: {},
  votes: 0,
  month: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  hasVoted: false,
  isOwn: false,
  ...change,
})
const ids = (items: RoadmapItem[]) => items.map(({ itemId }) => itemId).join('')

test('sorts by votes, then by date, and has a stable order for ties', () => {
  const items = [
    item('d'),
    item('c'),
    item('b', { createdAt: '2026-11-22T10:00:00.000Z' }),
    item('a', { votes: 3, createdAt: '2026-01-01T10:00:00.000Z' }),
  ]
  expect(ids(sortItems(items, 'votes'))).toBe('abcd')
  expect(ids(sortItems(items.toReversed(), 'votes'))).toBe('abcd')
  expect(ids(sortItems(items, 'new'))).toBe('bcda')
})

test('a completed item is dated by the month of its completion', () => {
  const done = { state: 'completed', votes: 0 } as const
  const items = [
    item('a', { ...done, month: '2026-10', createdAt: '2026-11-22T10:00:00.000Z' }),
    item('b', { ...done, month: '2026-11', createdAt: '2026-01-22T10:00:00.000Z' }),
  ]
  expect(ids(sortItems(items, 'new'))).toBe('ba')
})

test('a vote counts once, is removed once, and the count is never negative', () => {
  const voted = withVote(item('a', { votes: 4 }), true)
  expect(voted).toMatchObject({ votes: 5, hasVoted: true })
  expect(withVote(voted, true)).toBe(voted)
  expect(withVote(voted, false)).toMatchObject({ votes: 4, hasVoted: false })
  expect(withVote(item('a', { hasVoted: true }), false)).toMatchObject({ votes: 0 })
})

test('an item is changed wherever it is cached, and nothing else is copied', () => {
  const list = [item('a'), item('b')]
  const changed = withItem(list, 'b', (found) => withVote(found, true))
  expect(changed).toEqual([list[0], { ...list[1], votes: 1, hasVoted: true }])
  expect(withItem(list, 'c', (found) => withVote(found, true))).toBe(list)
  const single = { ...item('b'), steps: [] }
  expect(withItem(single, 'b', (found) => withVote(found, true))).toMatchObject({ votes: 1 })
  for (const other of [null, undefined, 'b', 3]) {
    expect(withItem(other, 'b', (found) => found)).toBe(other)
  }
})
