import type { EditedDraft } from '../../../../../contract/draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { DifferenceList } from '../compare/difference-list.tsx'
import { useHeadingFocus } from '../compare/use-heading-focus.ts'
import { editorName, shortMoment } from '../draft-words.ts'
import type { KeptDraft } from '../kept-draft.ts'

interface KeptOfferProps {
  kept: KeptDraft
  base: EditedDraft
  onRestore: () => void
  onDiscard: () => void
}

/** „Ungespeicherter Stand“: what this browser kept beside what is saved, and the choice between them. */
export function KeptOffer({ kept, base, onRestore, onDiscard }: KeptOfferProps) {
  const heading = useHeadingFocus()
  return (
    <div className="desk-compare">
      <h3 ref={heading} tabIndex={-1}>
        {m.draft_kept_heading()}
      </h3>
      <p>{m.draft_kept_text({ moment: shortMoment(kept.keptAt) })}</p>
      {kept.version !== base.version && (
        <p>{m.draft_kept_newer({ name: editorName(base.updatedBy) })}</p>
      )}
      <div className="draft-buttons">
        <Button look="primary" onClick={onRestore}>
          {m.draft_kept_restore()}
        </Button>
        <Button look="danger" onClick={onDiscard}>
          {m.draft_kept_discard()}
        </Button>
      </div>
      <DifferenceList
        before={{ label: m.draft_kept_now(), story: base.story }}
        after={{ label: m.draft_kept_then(), story: kept.story }}
      />
    </div>
  )
}
