import { ORPCError } from '@orpc/client'
import type { EditedDraft } from '../../../../../contract/draft.ts'
import { api } from '../../../../data/core/api.ts'
import { useSingleMutation } from '../../../../data/queries/use-single-mutation.ts'
import { m } from '../../../../paraglide/messages.js'
import { showToast } from '../../../../ui/toast.ts'
import { findConflict } from '../../shared/edit-conflict.tsx'
import { refusalText } from '../../shared/editor-texts.ts'
import type { DraftSaver } from '../core/draft-saver.ts'

/** An action on a whole draft. */
export type DeskAction =
  | { kind: 'review' | 'back-to-draft' | 'withdraw' }
  /** `at` is ISO 8601; null for now. */
  | { kind: 'publish'; at: string | null }
  | { kind: 'restore'; revision: number }

class NotSavedError extends Error {}

/** Runs one action at a time; each saves the typed changes first. */
export function useDeskActions(saver: DraftSaver) {
  const run = useSingleMutation({
    mutationFn: async (action: DeskAction) => {
      if (!(await saver.saveNow())) throw new NotSavedError()
      return callServer(action, saver.get().base)
    },
    onSuccess: (draft, action) => {
      saver.replaceBase(draft)
      void showToast(doneText(action), 'success')
    },
    onError: (error) => {
      const current = findConflict<EditedDraft>(error)?.current
      if (current) saver.reportConflict(current)
    },
  })
  return {
    run: run.mutate,
    isRunning: run.isPending,
    /** Why the last action was refused; null if it was not. */
    problem: run.error && problemText(run.error),
  }
}

function callServer(action: DeskAction, { storyId, version }: EditedDraft): Promise<EditedDraft> {
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

function problemText(error: Error): string {
  if (error instanceof NotSavedError) return m.draft_problem_not_saved()
  if (findConflict(error)) return m.draft_problem_conflict()
  const isNotReady = error instanceof ORPCError && error.code === 'NOT_READY'
  return isNotReady ? m.draft_problem_not_ready() : refusalText(error)
}
