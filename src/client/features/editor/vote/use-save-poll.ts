import { safe } from '@orpc/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { EditedPoll } from '../../../../contract/vote.ts'
import { api, query } from '../../../data/api.ts'
import { showAnswer } from '../../../data/show-answer.ts'
import { useSingleMutation } from '../../../data/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { showToast } from '../../../ui/toast.ts'
import { monthName } from '../../vote/vote-words.ts'
import type { PollDraft } from './poll-draft.ts'
import { changeOf } from './poll-draft.ts'
import { pollsAddress } from './polls-address.ts'
import { pollsQuery } from './polls-query.ts'

type Saved =
  | { kind: 'saved'; poll: EditedPoll }
  /** Somebody else has saved or taken back the poll since the form was opened. */
  | { kind: 'meanwhile'; current: EditedPoll | null }

async function savePoll(draft: PollDraft): Promise<Saved> {
  const { error, data, isDefined } = await safe(api.vote.save(changeOf(draft)))
  if (!error) return { kind: 'saved', poll: data }
  if (isDefined && error.code === 'EDITED_MEANWHILE') {
    return { kind: 'meanwhile', current: error.data.current }
  }
  throw error
}

/** The later month first. */
const withSaved = (polls: EditedPoll[] | undefined, saved: EditedPoll) =>
  [saved, ...(polls ?? []).filter(({ month }) => month !== saved.month)].sort((one, other) =>
    one.month < other.month ? 1 : -1,
  )

/** Saves a poll and goes back to the list; `save` does nothing while a save is on its way. */
export function useSavePoll() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error, data, reset } = useSingleMutation({
    mutationFn: savePoll,
    onSuccess: (result) => {
      if (result.kind === 'meanwhile') return
      const { poll } = result
      showAnswer(queryClient, pollsQuery().queryKey, (polls) => withSaved(polls, poll))
      void queryClient.invalidateQueries({ queryKey: query.vote.get.key() })
      const month = monthName(poll.month, getLocale())
      void showToast(m.editor_vote_saved({ month }), 'success')
    },
  })
  const isSaved = data?.kind === 'saved'
  // Only once the form knows that all is saved, and lets go.
  useEffect(() => {
    if (isSaved) void navigate(pollsAddress)
  }, [isSaved, navigate])
  return {
    save: mutate,
    /** Forgets why the last save did not go through. */
    forget: reset,
    isSaving: isPending,
    isSaved,
    error,
    meanwhile: data?.kind === 'meanwhile' ? data : null,
  }
}
