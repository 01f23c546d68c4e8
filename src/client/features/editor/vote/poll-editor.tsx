import { useState } from 'react'
import type { EditedPoll } from '../../../../contract/vote.ts'
import { now } from '../../../lib/clock.ts'
import { berlinDay } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Notice } from '../../../ui/notice.tsx'
import { pollsAddress } from '../shared/editor-addresses.ts'
import { BackLink } from '../shared/editor-panel.tsx'
import { emptyDraft, findFreeMonths, type PollDraft, toPollDraft } from './poll-draft.ts'
import { PollForm } from './poll-form.tsx'

/** The form of a month's poll; `month` is 'YYYY-MM', or 'neu' for a new poll. */
export function PollEditor({ month, polls }: { month: string; polls: EditedPoll[] }) {
  const poll = polls.find((listed) => listed.month === month) ?? null
  const months = findFreeMonths(polls, berlinDay(now()))
  // A refetch does not change the form; saving detects another editor's change.
  const [initial] = useState<PollDraft | null>(() => {
    if (poll) return toPollDraft(poll)
    const [first] = months
    if (month !== 'neu' && !months.includes(month)) return null
    const newMonth = month === 'neu' ? first : month
    return newMonth === undefined ? null : emptyDraft(newMonth)
  })
  return (
    <>
      <BackLink to={pollsAddress}>{m.editor_vote_back()}</BackLink>
      {initial === null ? (
        <Notice>{m.editor_vote_no_such()}</Notice>
      ) : (
        <PollForm initial={initial} state={poll?.state ?? 'planned'} months={months} />
      )}
    </>
  )
}
