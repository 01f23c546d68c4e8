import { diffWordsWithSpace } from 'diff'
import type { Language } from '../../../../../contract/base.ts'
import { m } from '../../../../paraglide/messages.js'

interface WordDiffProps {
  before: string
  after: string
  /** Which of the two is shown, with its own words marked. */
  side: 'before' | 'after'
  language: Language | null
}

/** One of two texts with the words marked that the other does not have. */
export function WordDiff({ before, after, side, language }: WordDiffProps) {
  const parts = diffWordsWithSpace(before, after)
    .filter(({ added, removed }) => (side === 'before' ? !added : !removed))
    .map((part, at) => ({ key: `${at}`, ...part }))
  const isEmpty = (side === 'before' ? before : after) === ''
  if (isEmpty) return <p className="text-soft">{m.draft_compare_nothing()}</p>
  const Mark = side === 'before' ? 'del' : 'ins'
  return (
    <p className="desk-diff" lang={language ?? undefined}>
      {parts.map(({ key, value, added, removed }) =>
        added || removed ? <Mark key={key}>{value}</Mark> : <span key={key}>{value}</span>,
      )}
    </p>
  )
}
