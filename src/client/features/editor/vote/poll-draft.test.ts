import { describe, expect, test } from 'vitest'
import type { EditedPoll } from '../../../../contract/vote.ts'
import {
  changeOf,
  draftOf,
  emptyCandidate,
  emptyDraft,
  freeMonths,
  withMoved,
  wrongFields,
} from './poll-draft.ts'

const candidate = (candidateId: string, votes = 0) => ({
  candidateId,
  title: { de: `Titel ${candidateId}` },
  teaser: { de: 'Worum es geht.', en: 'What it is about.' },
  storyId: candidateId === 'a' ? 'bruno-honig' : null,
  coverImageUrl: null,
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

test('what was loaded and not changed is saved as it was', () => {
  const { month, kind, question, note, version } = poll
  expect(changeOf(draftOf(poll))).toEqual({
    month,
    kind,
    question,
    note,
    version,
    candidates: poll.candidates.map(({ votes: _votes, coverImageUrl: _cover, ...kept }) => kept),
  })
})

test('spaces around texts and English that is none are left out', () => {
  const draft = {
    ...draftOf(poll),
    question: { de: ' Wovon? ', en: '  ' },
    note: { de: ' ', en: '' },
  }
  expect(changeOf(draft)).toMatchObject({ question: { de: 'Wovon?' }, note: null })
  expect(changeOf({ ...draft, note: { de: 'ab Mai', en: '' } }).note).toEqual({ de: 'ab Mai' })
})

test('German texts are missed in the order of the form', () => {
  expect(wrongFields(draftOf(poll))).toEqual([])
  const fresh = emptyDraft('2027-01')
  expect(wrongFields({ ...fresh, note: { de: '', en: 'from May' } })).toEqual([
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
  ])('from %i to %i', (from, to, order) => {
    expect(keys(withMoved(three, from, to))).toBe(order)
  })
})

test('months without a poll are offered for a year', () => {
  const months = freeMonths([{ month: '2026-11' }, { month: '2027-02' }], '2026-11-21')
  expect(months).toHaveLength(10)
  expect(months.slice(0, 3)).toEqual(['2026-12', '2027-01', '2027-03'])
  expect(months.at(-1)).toBe('2027-10')
})
