import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthKey, monthSpan, nextCounterReset } from '../platform/berlin-time.ts'
import { mayChange, stateOf, winnerOf } from './rules.ts'

describe('a poll’s month', () => {
  test.each([
    ['2026-11', '2026-10-31T23:00:01Z', '2026-11-30T23:00:01Z'],
    // The clocks go forward in March and back in October.
    ['2026-03', '2026-02-28T23:00:01Z', '2026-03-31T22:00:01Z'],
    ['2026-10', '2026-09-30T22:00:01Z', '2026-10-31T23:00:01Z'],
    ['2026-12', '2026-11-30T23:00:01Z', '2026-12-31T23:00:01Z'],
  ])('%s runs from %s to %s', (month, startsAt, endsAt) => {
    expect(monthSpan(month)).toEqual({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })
  })

  test('ends when the counter resets, and every instant is in exactly one', () => {
    const instants = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (instant) => {
        const span = monthSpan(monthKey(instant))
        expect(stateOf(span, instant)).toBe('running')
        expect(span.endsAt).toEqual(nextCounterReset(instant))
      }),
    )
  })

  test('is running from its first moment until just before its end', () => {
    const span = monthSpan('2026-11')
    const at = (base: Date, ms: number) => stateOf(span, new Date(base.getTime() + ms))
    expect(at(span.startsAt, -1)).toBe('planned')
    expect(at(span.startsAt, 0)).toBe('running')
    expect(at(span.endsAt, -1)).toBe('running')
    expect(at(span.endsAt, 0)).toBe('over')
  })
})

describe('the winner', () => {
  test.each([
    [[], null],
    [[0, 0, 0], null],
    [[1, 3, 2], 'b'],
    [[2, 3, 3], 'b'],
    [[4, 4, 4], 'a'],
  ])('of %j is %s', (votes, winner) => {
    const candidates = votes.map((count, at) => ({ candidateId: 'abcdef'[at] ?? '', votes: count }))
    expect(winnerOf(candidates)).toBe(winner)
  })

  test('has the most votes, and is the first of those with as many', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 6 }), (votes) => {
        const listed = votes.map((count, at) => ({ candidateId: String(at), votes: count }))
        const most = Math.max(...votes)
        expect(winnerOf(listed)).toBe(most === 0 ? null : String(votes.indexOf(most)))
      }),
    )
  })
})

describe('the changes that a poll allows', () => {
  const candidate = (candidateId: string, votes = 0) => ({
    candidateId,
    title: { de: candidateId, en: 'Title' },
    teaser: { de: 'Worum es geht.' },
    storyId: null,
    votes,
  })
  const stored = {
    kind: 'story',
    question: { de: 'Was kommt?' },
    candidates: [candidate('a', 2), candidate('b'), candidate('c', 1), candidate('d')],
  }
  const without = (...removed: string[]) => ({
    ...stored,
    candidates: stored.candidates.filter(({ candidateId }) => !removed.includes(candidateId)),
  })
  const reworded = { ...stored, question: { de: 'Was kommt als Nächstes?' } }
  /** As the database and the wire return it: keys in another order, `undefined` for a missing language. */
  const same = {
    candidates: stored.candidates.map(({ votes: _votes, title, ...rest }) => ({
      ...rest,
      title: { en: title.en, de: title.de },
    })),
    question: { en: undefined, de: 'Was kommt?' },
    kind: 'story',
  }

  test.each([
    ['planned', null, stored, true],
    ['planned', stored, without('a', 'b', 'c'), true],
    ['running', null, stored, true],
    ['running', stored, reworded, true],
    ['running', stored, without('b', 'd'), true],
    ['running', stored, without('a'), false],
    ['running', stored, without('b', 'c'), false],
    ['over', null, stored, false],
    ['over', stored, same, true],
    ['over', stored, reworded, false],
    ['over', stored, without('b'), false],
    ['over', stored, { ...stored, candidates: [...stored.candidates].reverse() }, false],
  ] as const)('%s, case %#', (state, before, after, isAllowed) => {
    expect(
      mayChange(
        before && { ...before, candidates: [...before.candidates] },
        { ...after, candidates: [...after.candidates] },
        state,
      ),
    ).toBe(isAllowed)
  })
})
