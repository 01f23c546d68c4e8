import { describe, expect, test } from 'vitest'
import type { EditedPoll } from '../../../../contract/vote.ts'
import {
  emptyCandidate,
  emptyDraft,
  findFreeMonths,
  findMissingFields,
  moveCandidate,
  toPollChange,
  toPollDraft,
} from './poll-draft.ts'

const candidate = (candidateId: string, votes = 0) => ({
  candidateId,
  title: { de: `Titel ${candidateId}` },
  teaser: { de: 'Worum es geht.', en: 'What it is about.' },
  storyId: candidateId === 'a' ? 'bruno-honig' : null,
  votes,
})

const poll: EditedPoll = {
  month: '2026-12',
  kind: 'theme',
  question: { de: 'Wovon?', en: 'What about?' },
  note: null,
  candidates: [candidate('a', 2), candidate('b'), candidate('c')],
  startsAt: '2026-11-30T23:00:01.000Z',
  endsAt: '2026-12-31T23:00:01.000Z',
  state: 'planned',
  winnerId: 'a',
  version: 4,
}

test('an unchanged poll is saved as it was loaded', () => {
  const { month, kind, question, note, version } = poll
  expect(toPollChange(toPollDraft(poll))).toEqual({
    month,
    kind,
    question,
    note,
    version,
    candidates: poll.candidates.map(({ votes: _votes, ...saved }) => saved),
  })
})

test('spaces around texts and empty English texts are omitted', () => {
  const draft = {
    ...toPollDraft(poll),
    question: { de: ' Wovon? ', en: '  ' },
    note: { de: ' ', en: '' },
  }
  expect(toPollChange(draft)).toMatchObject({ question: { de: 'Wovon?' }, note: null })
  expect(toPollChange({ ...draft, note: { de: 'ab Mai', en: '' } }).note).toEqual({ de: 'ab Mai' })
})

test('missing German texts are listed in the order of the form', () => {
  expect(findMissingFields(toPollDraft(poll))).toEqual([])
  const newPoll = emptyDraft('2027-01')
  expect(findMissingFields({ ...newPoll, note: { de: '', en: 'from May' } })).toEqual([
    'question',
    ...['new-0', 'new-1', 'new-2'].flatMap((key) => [`title-${key}`, `teaser-${key}`]),
    'note',
  ])
})

describe('a candidate', () => {
  const keys = (moved: { key: string }[]) => moved.map(({ key }) => key).join('')
  const three = ['a', 'b', 'c'].map(emptyCandidate)

  test.each([
    [0, 1, 'bac'],
    [2, 0, 'cab'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
  ])('moves from %i to %i', (from, to, order) => {
    expect(keys(moveCandidate(three, from, to))).toBe(order)
  })
})

test('the free months of a year are those without a poll', () => {
  const months = findFreeMonths([{ month: '2026-11' }, { month: '2027-02' }], '2026-11-21')
  expect(months).toHaveLength(10)
  expect(months.slice(0, 3)).toEqual(['2026-12', '2027-01', '2027-03'])
  expect(months.at(-1)).toBe('2027-10')
})
