import type { EditedDraft } from '../../../../../contract/draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { DifferenceList } from '../compare/difference-list.tsx'
import { useHeadingFocus } from '../compare/use-heading-focus.ts'
import { editorName, formatShortDateTime } from '../core/draft-labels.ts'
import type { StoredDraft } from '../core/stored-draft.ts'

interface RestoreOfferProps {
  stored: StoredDraft
  base: EditedDraft
  onRestore: () => void
  onDiscard: () => void
}

/** „Ungespeicherte Fassung“: compares the stored draft with the saved one and offers to restore it. */
export function RestoreOffer({ stored, base, onRestore, onDiscard }: RestoreOfferProps) {
  const heading = useHeadingFocus()
  return (
    <div className="desk-compare">
      <h3 ref={heading} tabIndex={-1}>
        {m.draft_stored_heading()}
      </h3>
      <p>{m.draft_stored_text({ moment: formatShortDateTime(stored.storedAt) })}</p>
      {stored.version !== base.version && (
        <p>{m.draft_stored_newer({ name: editorName(base.updatedBy) })}</p>
      )}
      <div className="draft-buttons">
        <Button variant="primary" onClick={onRestore}>
          {m.draft_stored_restore()}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {m.draft_stored_discard()}
        </Button>
      </div>
      <DifferenceList
        before={{ label: m.draft_stored_now(), story: base.story }}
        after={{ label: m.draft_stored_then(), story: stored.story }}
      />
    </div>
  )
}
