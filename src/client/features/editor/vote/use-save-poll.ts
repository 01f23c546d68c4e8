import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { EditedPoll } from '../../../../contract/vote.ts'
import { api, query } from '../../../data/core/api.ts'
import { showAnswer } from '../../../data/queries/show-answer.ts'
import { useSingleMutation } from '../../../data/queries/use-single-mutation.ts'
import { formatMonthAndYear } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../ui/toast.ts'
import { pollsAddress } from '../shared/editor-addresses.ts'
import { type PollDraft, toPollChange } from './poll-draft.ts'
import { pollsQuery } from './poll-queries.ts'

/** The polls with the saved one, latest month first. */
const withSaved = (polls: EditedPoll[] | undefined, saved: EditedPoll) =>
  [saved, ...(polls ?? []).filter(({ month }) => month !== saved.month)].sort((one, other) =>
    one.month < other.month ? 1 : -1,
  )

/** Saves a poll and returns to the list. */
export function useSavePoll() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const save = useSingleMutation({
    mutationFn: (draft: PollDraft) => api.vote.save(toPollChange(draft)),
    onSuccess: (poll) => {
      showAnswer(queryClient, pollsQuery().queryKey, (polls) => withSaved(polls, poll))
      void queryClient.invalidateQueries({ queryKey: query.vote.get.key() })
      const month = formatMonthAndYear(poll.month)
      void showToast(m.editor_vote_saved({ month }), 'success')
    },
  })
  const { isSuccess } = save
  // An effect, because the form's leave guard has to see `isSuccess` first.
  useEffect(() => {
    if (isSuccess) void navigate(pollsAddress)
  }, [isSuccess, navigate])
  return save
}
