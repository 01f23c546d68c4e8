import { ORPCError } from '@orpc/client'

import type { EditedDraft } from '../../../../../contract/draft.ts'
import { api } from '../../../../data/api.ts'
import { useSingleMutation } from '../../../../data/use-single-mutation.ts'
import { m } from '../../../../paraglide/messages.js'
import { showToast } from '../../../../ui/toast.ts'
import { refusalText } from '../../editor-words.ts'
import type { DraftSaver } from '../draft-saver.ts'

/** What is done with a whole draft beside writing in it. */
export type DeskAction =
  | { kind: 'review' | 'back-to-draft' | 'withdraw' }
  /** `at` is ISO 8601; null for now. */
  | { kind: 'publish'; at: string | null }
  | { kind: 'restore'; revision: number }

class NotSaved extends Error {}

/** Carries out one action after the other, each on what has been saved before. */
export function useDeskActions(saver: DraftSaver) {
  const run = useSingleMutation({
    mutationFn: async (action: DeskAction) => {
      if (!(await saver.saveNow())) throw new NotSaved()
      return carryOut(action, saver.get().base)
    },
    onSuccess: (draft, action) => {
      saver.accept(draft)
      void showToast(doneText(action), 'success')
    },
    onError: (error) => {
      if (isEditedMeanwhile(error)) saver.meet(error.data.current)
    },
  })
  return {
    run: run.mutate,
    isRunning: run.isPending,
    /** Why the last action was refused, in words; null for nothing. */
    problem: run.error && problemText(run.error),
  }
}

function carryOut(action: DeskAction, { storyId, version }: EditedDraft): Promise<EditedDraft> {
  switch (action.kind) {
    case 'review':
      return api.draft.setState({ storyId, version, state: 'review' })
    case 'back-to-draft':
      return api.draft.setState({ storyId, version, state: 'draft' })
    case 'publish':
      return api.draft.publish({ storyId, version, at: action.at })
    case 'withdraw':
      return api.draft.withdraw({ storyId })
    case 'restore':
      return api.draft.restore({ storyId, version, revision: action.revision })
  }
}

function doneText(action: DeskAction): string {
  switch (action.kind) {
    case 'review':
      return m.draft_done_review()
    case 'back-to-draft':
      return m.draft_done_back()
    case 'publish':
      return action.at === null ? m.draft_done_published() : m.draft_done_planned()
    case 'withdraw':
      return m.draft_done_withdrawn()
    case 'restore':
      return m.draft_done_restored()
  }
}

interface EditedMeanwhile {
  data: { current: EditedDraft }
}

const codeOf = (error: unknown) => (error instanceof ORPCError ? error.code : null)

const isEditedMeanwhile = (error: unknown): error is EditedMeanwhile =>
  codeOf(error) === 'EDITED_MEANWHILE'

function problemText(error: Error): string {
  if (error instanceof NotSaved) return m.draft_problem_not_saved()
  if (isEditedMeanwhile(error)) return m.draft_problem_meanwhile()
  return codeOf(error) === 'NOT_READY' ? m.draft_problem_not_ready() : refusalText(error)
}
