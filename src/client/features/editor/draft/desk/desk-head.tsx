import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Check } from '../../../../../contract/story-draft.ts'
import { isPublisher } from '../../../../data/session/roles.ts'
import { useAuth } from '../../../../data/session/session.tsx'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { withDesk } from '../../shared/editor-addresses.ts'
import { BackLink } from '../../shared/editor-panel.tsx'
import {
  draftStateText,
  formatShortDateTime,
  formatTime,
  hasUnpublished,
  mayAskForReview,
} from '../core/draft-labels.ts'
import type { DraftSaver, DraftSnapshot } from '../core/draft-saver.ts'
import { StateButtons } from './state-buttons.tsx'
import type { useDeskActions } from './use-desk-actions.ts'

/** DOM id of the story's title, which gets the focus when a view closes. */
export const headingId = 'desk-title-heading'

interface DeskHeadProps {
  draft: DraftSnapshot & { saver: DraftSaver }
  title: string
  actions: ReturnType<typeof useDeskActions>
  onJump: (check: Check) => void
  onRevisions: () => void
}

/** Title, state, save status and the buttons of a story. */
export function DeskHead({ draft, title, actions, onJump, onRevisions }: DeskHeadProps) {
  const [address] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const { base, saver } = draft
  const { user } = useAuth()
  // The link that opened the desk is gone, so the title gets the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <header className="desk-head">
      <BackLink to={withDesk(address, null)}>{m.draft_back()}</BackLink>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="desk-facts">
        <span className="draft-state" data-state={base.state}>
          {draftStateText(base)}
        </span>
        {hasUnpublished(base) && <span className="draft-unpublished">{m.draft_unpublished()}</span>}
        <SaveLine draft={draft} />
      </p>
      <div className="draft-buttons">
        <Button onClick={() => void saver.saveNow()} aria-keyshortcuts="Control+S">
          {m.draft_save()}
        </Button>
        <StateButtons base={base} actions={actions} onJump={onJump} onRevisions={onRevisions} />
      </div>
      {!isPublisher(user) && mayAskForReview(base) && (
        <p className="text-soft">{m.draft_publish_review()}</p>
      )}
    </header>
  )
}

function SaveLine({ draft }: { draft: DraftSnapshot }) {
  return (
    <span role="status" className="desk-saved">
      {saveText(draft)}
    </span>
  )
}

function saveText({ state, savedAt, base }: DraftSnapshot): string {
  switch (state) {
    case 'saved':
      return savedAt
        ? m.draft_saved_at({ time: formatTime(savedAt) })
        : m.draft_saved_before({ moment: formatShortDateTime(base.updatedAt) })
    case 'saving':
      return m.draft_saving()
    case 'changed':
      return m.draft_changed()
    case 'failed':
    case 'refused':
      return m.draft_not_saved()
  }
}
