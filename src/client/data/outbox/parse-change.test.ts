import { expect, test } from 'vitest'
import { parseChange } from './parse-change.ts'

const stored = { uid: 'u1', idempotencyKey: 'k1', queuedAt: 0 }

test('a change that an earlier release stored with the field `shelf` is understood', () => {
  const mark = { childId: 'c1', storyIds: ['a'], marked: true }
  const arrange = { childId: 'c1', storyIds: ['a', 'b'] }
  expect(parseChange({ ...stored, kind: 'mark', input: { ...mark, shelf: 'remember' } })).toEqual({
    ...stored,
    kind: 'mark',
    input: { ...mark, list: 'remember' },
  })
  expect(
    parseChange({ ...stored, kind: 'arrange', input: { ...arrange, shelf: 'favorites' } }),
  ).toEqual({ ...stored, kind: 'arrange', input: { ...arrange, list: 'favorites' } })
})

test('a change to an unknown list is rejected', () => {
  const input = { childId: 'c1', storyIds: ['a'], list: 'attic' }
  expect(parseChange({ ...stored, kind: 'arrange', input })).toBeNull()
})
