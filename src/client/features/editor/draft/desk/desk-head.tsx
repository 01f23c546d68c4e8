import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { BackLink } from '../../back-link.tsx'
import { withDesk } from '../desk-address.ts'
import type { DraftSaver, DraftSnapshot } from '../draft-saver.ts'
import { shortMoment, standing, timeOfDay } from '../draft-words.ts'
import { StateButtons } from './state-buttons.tsx'
import type { useDeskActions } from './use-desk-actions.ts'

/** Of the story's title, to which the focus goes back. */
export const headingId = 'desk-title-heading'

interface DeskHeadProps {
  draft: DraftSnapshot & { saver: DraftSaver }
  title: string
  actions: ReturnType<typeof useDeskActions>
  onRevisions: () => void
}

/** The story's name, how it stands, whether it is saved, and what can be done with it. */
export function DeskHead({ draft, title, actions, onRevisions }: DeskHeadProps) {
  const [address] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const { base, saver } = draft
  // The desk opens by a link of the table, which is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const hasUnpublished =
    base.state === 'published' &&
    base.publishedVersion !== null &&
    base.publishedVersion < base.version
  return (
    <header className="desk-head">
      <BackLink to={withDesk(address, null)}>{m.draft_back()}</BackLink>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="desk-facts">
        <span className="draft-state" data-state={base.state}>
          {standing(base)}
        </span>
        {hasUnpublished && <span className="draft-unpublished">{m.draft_unpublished()}</span>}
        <SaveLine draft={draft} />
      </p>
      <div className="draft-buttons">
        <Button onClick={() => void saver.saveNow()} aria-keyshortcuts="Control+S">
          {m.draft_save()}
        </Button>
        <StateButtons base={base} actions={actions} onRevisions={onRevisions} />
      </div>
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
        ? m.draft_saved_at({ time: timeOfDay(savedAt) })
        : m.draft_saved_before({ moment: shortMoment(base.updatedAt) })
    case 'saving':
      return m.draft_saving()
    case 'changed':
      return m.draft_changed()
    case 'failed':
    case 'refused':
      return m.draft_not_saved()
  }
}
