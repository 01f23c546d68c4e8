import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedList, movedTo } from './shelf-change.ts'

const list = ['a', 'b', 'c']

test('what is added goes behind the others once, or back to its old place', () => {
  expect(changedList(list, { kind: 'add', storyIds: ['d', 'a'] })).toEqual(['a', 'b', 'c', 'd'])
  const back = { kind: 'add' as const, storyIds: ['b', 'a'], order: ['a', 'b', 'c'] }
  expect(changedList(['c', 'd'], back)).toEqual(['a', 'b', 'c', 'd'])
})

test('what is removed is gone, and the others keep their order', () => {
  expect(changedList(list, { kind: 'remove', storyIds: ['b', 'x'] })).toEqual(['a', 'c'])
})

test('what is not named goes behind, and ids that are not there count for nothing', () => {
  expect(changedList(list, { kind: 'arrange', order: ['c', 'x', 'a'] })).toEqual(['c', 'a', 'b'])
})

test('removing and undoing it gives the same list, whatever was removed', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }))
  fc.assert(
    fc.property(ids, fc.func(fc.boolean()), (order, isRemoved) => {
      const storyIds = order.filter(isRemoved)
      const left = changedList(order, { kind: 'remove', storyIds })
      expect(changedList(left, { kind: 'add', storyIds, order })).toEqual(order)
    }),
  )
})

test('moving keeps every item and stops at the ends', () => {
  expect(movedTo(list, 0, 1)).toEqual(['b', 'a', 'c'])
  expect(movedTo(list, 2, -1)).toEqual(['c', 'a', 'b'])
  expect(movedTo(list, 0, 9)).toEqual(['b', 'c', 'a'])
  expect(movedTo(list, 7, 0)).toEqual(list)
})
