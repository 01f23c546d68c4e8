import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickSimilar } from './similar.ts'

const stories = (...ids: string[]) => ids.map((storyId) => ({ storyId }))
const ids = (picked: { storyId: string }[]) => picked.map(({ storyId }) => storyId).join('')

test('picks the three most similar; read ones only where there are not enough others', () => {
  expect(ids(pickSimilar(stories('a', 'b', 'c', 'd', 'e'), []))).toBe('abc')
  expect(ids(pickSimilar(stories('a', 'b', 'c', 'd', 'e'), ['a', 'c']))).toBe('bde')
  expect(ids(pickSimilar(stories('a', 'b', 'c', 'd'), ['a', 'b', 'c']))).toBe('dab')
  expect(ids(pickSimilar(stories('a'), ['a']))).toBe('a')
  expect(pickSimilar([], ['a'])).toEqual([])
})

test('an unread story comes before every read one', () => {
  const id = fc.constantFrom(...'abcdef')
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.uniqueArray(id), (candidates, read) => {
      const picked = pickSimilar(stories(...candidates), read)
      const flags = picked.map(({ storyId }) => Number(read.includes(storyId)))
      expect(flags).toEqual(flags.toSorted())
      expect(picked.length).toBe(Math.min(3, candidates.length))
    }),
  )
})
