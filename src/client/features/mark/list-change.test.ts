import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyListChange, moveItem } from './list-change.ts'

const list = ['a', 'b', 'c']

test('an added story goes to the end once, or back to its old place', () => {
  expect(applyListChange(list, { kind: 'add', storyIds: ['d', 'a'] })).toEqual(['a', 'b', 'c', 'd'])
  const back = { kind: 'add' as const, storyIds: ['b', 'a'], order: ['a', 'b', 'c'] }
  expect(applyListChange(['c', 'd'], back)).toEqual(['a', 'b', 'c', 'd'])
})

test('a removed story is gone, and the others keep their order', () => {
  expect(applyListChange(list, { kind: 'remove', storyIds: ['b', 'x'] })).toEqual(['a', 'c'])
})

test('ids that are not named go to the end, and unknown ids are ignored', () => {
  expect(applyListChange(list, { kind: 'arrange', order: ['c', 'x', 'a'] })).toEqual([
    'c',
    'a',
    'b',
  ])
})

test('removing stories and undoing it gives the same list', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }))
  fc.assert(
    fc.property(ids, fc.func(fc.boolean()), (order, isRemoved) => {
      const storyIds = order.filter(isRemoved)
      const left = applyListChange(order, { kind: 'remove', storyIds })
      expect(applyListChange(left, { kind: 'add', storyIds, order })).toEqual(order)
    }),
  )
})

test('moving keeps every item and stops at the ends', () => {
  expect(moveItem(list, 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(list, 2, -1)).toEqual(['c', 'a', 'b'])
  expect(moveItem(list, 0, 9)).toEqual(['b', 'c', 'a'])
  expect(moveItem(list, 7, 0)).toEqual(list)
})
