import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickSimilar } from './similar.ts'

const stories = (...ids: string[]) => ids.map((storyId) => ({ storyId }))
const ids = (picked: { storyId: string }[]) => picked.map(({ storyId }) => storyId).join('')
const reading = ({ finished = '', closed = '' }) => ({
  stateOf: (storyId: string) => ({
    kind: finished.includes(storyId) ? ('finished' as const) : ('opened' as const),
  }),
  isOpen: ({ storyId }: { storyId: string }) => !closed.includes(storyId),
})

test.each([
  ['abcde', {}, 'abc'],
  ['abcde', { finished: 'ac' }, 'bde'],
  ['abcd', { finished: 'abc' }, 'dab'],
  ['a', { finished: 'a' }, 'a'],
  ['', { finished: 'a' }, ''],
  ['abcde', { closed: 'abd' }, 'cea'],
  ['abcd', { finished: 'a', closed: 'bcd' }, 'abc'],
])('of %s, with %o, picks %s', (candidates, state, picked) => {
  expect(ids(pickSimilar(stories(...candidates), reading(state)))).toBe(picked)
})

test('an unfinished story comes before every finished one', () => {
  const id = fc.constantFrom(...'abcdef')
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.uniqueArray(id), (candidates, finished) => {
      const picked = pickSimilar(stories(...candidates), reading({ finished: finished.join('') }))
      const flags = picked.map(({ storyId }) => Number(finished.includes(storyId)))
      expect(flags).toEqual(flags.toSorted())
      expect(picked.length).toBe(Math.min(3, candidates.length))
    }),
  )
})
