import { lazy, Suspense, useState } from 'react'
import type { EditedDraft } from '../../../../../contract/draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { SectionSkeleton } from '../../../../ui/skeleton.tsx'
import '../../shared/editor-forms.css'
import './desk.css'
import './pages.css'
import { useUnsavedGuard } from '../../shared/leave-guard.tsx'
import { Checklist } from './checklist.tsx'
import { DeskHead, headingId } from './desk-head.tsx'
import { DeskNotices } from './desk-notices.tsx'
import { DeskPanes } from './desk-panes.tsx'
import { useDesk } from './use-desk.ts'
import { useDeskActions } from './use-desk-actions.ts'
import { useDraft } from './use-draft.ts'
import { useStoredDraft } from './use-stored-draft.ts'

const RestoreOffer = lazy(async () => ({
  default: (await import('./restore-offer.tsx')).RestoreOffer,
}))
const MergeView = lazy(async () => ({
  default: (await import('../compare/merge-view.tsx')).MergeView,
}))
const Revisions = lazy(async () => ({
  default: (await import('../compare/revisions.tsx')).Revisions,
}))

/** The desk of a story: buttons and checklist above, form, pages and preview below. */
export function OpenDesk({ loaded }: { loaded: EditedDraft }) {
  const draft = useDraft(loaded)
  const actions = useDeskActions(draft.saver)
  const { desk, navigation } = useDesk(draft)
  const stored = useStoredDraft(draft)
  useUnsavedGuard(!draft.isSaved, { save: draft.saver.saveNow, isStoredLocally: true })
  const [view, setView] = useState<'desk' | 'merge' | 'revisions'>('desk')
  const { saver, base, story, conflict } = draft
  const returnToDesk = () => {
    setView('desk')
    // The view that had the focus is gone.
    document.getElementById(headingId)?.focus({ preventScroll: true })
  }
  return (
    <section className="draft-desk draft-wide" aria-labelledby={headingId}>
      <DeskHead
        draft={draft}
        title={desk.text.title || story.texts.de?.title || m.draft_untitled()}
        actions={actions}
        onJump={navigation.jumpTo}
        onRevisions={() => setView('revisions')}
      />
      <DeskNotices draft={draft} problem={actions.problem} onCompare={() => setView('merge')} />
      <Suspense fallback={<SectionSkeleton label={m.draft_desk_loading()} />}>
        {stored.offer ? (
          <RestoreOffer
            stored={stored.offer}
            base={base}
            onRestore={() => {
              stored.restore()
              returnToDesk()
            }}
            onDiscard={() => {
              stored.discard()
              returnToDesk()
            }}
          />
        ) : view === 'merge' && conflict ? (
          <MergeView
            base={base.story}
            mine={story}
            theirs={conflict}
            onBack={returnToDesk}
            onMerge={(merged) => {
              void saver.resolveConflict(merged)
              returnToDesk()
            }}
          />
        ) : view === 'revisions' ? (
          <Revisions
            storyId={base.storyId}
            story={story}
            onBack={returnToDesk}
            onRestore={(revision) => {
              actions.run({ kind: 'restore', revision })
              returnToDesk()
            }}
          />
        ) : (
          <>
            <Checklist checks={base.checks} onJump={navigation.jumpTo} />
            <DeskPanes desk={desk} navigation={navigation} />
          </>
        )}
      </Suspense>
    </section>
  )
}
