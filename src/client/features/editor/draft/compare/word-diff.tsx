import { diffWordsWithSpace } from 'diff'
import type { Language } from '../../../../../contract/base.ts'
import { m } from '../../../../paraglide/messages.js'

interface WordDiffProps {
  before: string
  after: string
  /** The text that is shown. */
  side: 'before' | 'after'
  language: Language | null
}

/** Shows one of two texts and marks the words that the other does not have. */
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
