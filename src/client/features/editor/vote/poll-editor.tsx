import { useState } from 'react'
import type { EditedPoll } from '../../../../contract/vote.ts'
import { now } from '../../../lib/clock.ts'
import { berlinDay } from '../../../lib/formats.ts'
import { m } from '../../../paraglide/messages.js'
import { Notice } from '../../../ui/notice.tsx'
import { BackLink } from '../back-link.tsx'
import type { PollDraft } from './poll-draft.ts'
import { draftOf, emptyDraft, freeMonths } from './poll-draft.ts'
import { PollForm } from './poll-form.tsx'
import { pollsAddress } from './polls-address.ts'

/** The form of a month's poll, `month` 'neu' for one that is not there yet. */
export function PollEditor({ month, polls }: { month: string; polls: EditedPoll[] }) {
  const poll = polls.find((listed) => listed.month === month) ?? null
  const months = freeMonths(polls, berlinDay(now()))
  // What comes while one types does not change the form: saving tells of it.
  const [begun] = useState<PollDraft | null>(() => {
    if (poll) return draftOf(poll)
    const [first] = months
    if (month !== 'neu' && !months.includes(month)) return null
    const wanted = month === 'neu' ? first : month
    return wanted === undefined ? null : emptyDraft(wanted)
  })
  return (
    <>
      <BackLink to={pollsAddress}>{m.editor_vote_back()}</BackLink>
      {begun === null ? (
        <Notice>{m.editor_vote_no_such()}</Notice>
      ) : (
        <PollForm begun={begun} state={poll?.state ?? 'planned'} months={months} />
      )}
    </>
  )
}
