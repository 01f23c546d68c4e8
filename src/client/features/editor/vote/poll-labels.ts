import { ORPCError } from '@orpc/client'
import type { EditedPoll } from '../../../../contract/vote.ts'
import { m } from '../../../paraglide/messages.js'
import { refusalText } from '../shared/editor-texts.ts'

export function pollStateLabel({ state }: Pick<EditedPoll, 'state'>): string {
  switch (state) {
    case 'planned':
      return m.editor_vote_planned()
    case 'running':
      return m.editor_vote_running()
    case 'over':
      return m.editor_vote_over()
  }
}

export const kindLabels: Record<EditedPoll['kind'], () => string> = {
  story: m.editor_vote_kind_story,
  theme: m.editor_vote_kind_theme,
  value: m.editor_vote_kind_value,
}

/** Why the server refused to save or remove a poll. */
export function pollRefusalText(error: Error): string {
  const code = error instanceof ORPCError ? error.code : null
  if (code === 'POLL_BEGUN') return m.editor_vote_begun()
  if (code === 'BAD_REQUEST') return m.editor_vote_invalid()
  return refusalText(error)
}
