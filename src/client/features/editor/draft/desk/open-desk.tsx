import { lazy, Suspense, useState } from 'react'
import type { EditedDraft } from '../../../../../contract/draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { SectionSkeleton } from '../../../settings/settings-section.tsx'
import '../draft.css'
import './desk.css'
import './pages.css'
import { useUnsaved } from '../../leave-guard.tsx'
import { Checklist } from './checklist.tsx'
import { DeskHead, headingId } from './desk-head.tsx'
import { DeskNotices } from './desk-notices.tsx'
import { DeskPanes } from './desk-panes.tsx'
import { useDesk } from './use-desk.ts'
import { useDeskActions } from './use-desk-actions.ts'
import { useDraft } from './use-draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const KeptOffer = lazy(async () => ({
  default: (await import('./kept-offer.tsx')).KeptOffer,
}))
const Rivals = lazy(async () => ({
  default: (await import('../compare/rivals.tsx')).Rivals,
}))
const Revisions = lazy(async () => ({
  default: (await import('../compare/revisions.tsx')).Revisions,
}))

/** The desk: what is to be done above, and below it the form, the pages and the preview. */
export function OpenDesk({ loaded }: { loaded: EditedDraft }) {
  const draft = useDraft(loaded)
  const actions = useDeskActions(draft.saver)
  const { desk, places } = useDesk(draft)
  const kept = useKeptDraft(draft)
  useUnsaved(!draft.isSaved, { save: draft.saver.saveNow, isKept: true })
  const [view, setView] = useState<'desk' | 'rivals' | 'revisions'>('desk')
  const { saver, base, story, rival } = draft
  const toDesk = () => {
    setView('desk')
    // What was shown instead is gone, and the focus with it.
    document.getElementById(headingId)?.focus({ preventScroll: true })
  }
  return (
    <section className="draft-desk draft-wide" aria-labelledby={headingId}>
      <DeskHead
        draft={draft}
        title={desk.text.title || story.texts.de?.title || m.draft_untitled()}
        actions={actions}
        onRevisions={() => setView('revisions')}
      />
      <DeskNotices draft={draft} problem={actions.problem} onCompare={() => setView('rivals')} />
      <Suspense fallback={<SectionSkeleton label={m.draft_desk_loading()} />}>
        {kept.offer ? (
          <KeptOffer
            kept={kept.offer}
            base={base}
            onRestore={() => {
              kept.restore()
              toDesk()
            }}
            onDiscard={() => {
              kept.discard()
              toDesk()
            }}
          />
        ) : view === 'rivals' && rival ? (
          <Rivals
            base={base.story}
            mine={story}
            theirs={rival}
            onBack={toDesk}
            onSettle={(together) => {
              void saver.settle(together)
              toDesk()
            }}
          />
        ) : view === 'revisions' ? (
          <Revisions
            storyId={base.storyId}
            story={story}
            onBack={toDesk}
            onRestore={(revision) => {
              actions.run({ kind: 'restore', revision })
              toDesk()
            }}
          />
        ) : (
          <>
            <Checklist checks={base.checks} onJump={places.jumpTo} />
            <DeskPanes desk={desk} places={places} />
          </>
        )}
      </Suspense>
    </section>
  )
}
