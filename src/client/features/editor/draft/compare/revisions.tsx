import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { SectionSkeleton } from '../../../settings/settings-section.tsx'
import { LoadError } from '../../../story/load-error.tsx'
import { ConfirmDialog } from '../draft-dialog.tsx'
import { revisionsQuery } from '../draft-query.ts'
import { editorName, reasonLabel, shortMoment } from '../draft-words.ts'
import { RevisionDifferences } from './revision-differences.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

interface RevisionsProps {
  storyId: string
  /** As it is on the desk now. */
  story: StoryDraft
  onBack: () => void
  onRestore: (revision: number) => void
}

/** „Fassungen“: what was saved before, what has changed since, and the way back to it. */
export function Revisions({ storyId, story, onBack, onRestore }: RevisionsProps) {
  const revisions = useQuery(revisionsQuery(storyId))
  const [compared, setCompared] = useState<number | null>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const heading = useHeadingFocus()
  return (
    <div className="desk-compare">
      <h3 ref={heading} tabIndex={-1}>
        {m.draft_revisions()}
      </h3>
      <p>{m.draft_revisions_intro()}</p>
      <Button onClick={onBack}>{m.draft_revisions_back()}</Button>
      {revisions.data ? (
        <ol className="desk-revisions">
          {revisions.data.map(({ version, reason, savedAt, savedBy }) => {
            const words = { version, moment: shortMoment(savedAt) }
            const isCompared = compared === version
            return (
              <li key={version}>
                <p>
                  <strong>{m.draft_revision(words)}</strong> {reasonLabel(reason)},{' '}
                  {editorName(savedBy)}
                </p>
                <div className="draft-buttons">
                  <Button
                    aria-expanded={isCompared}
                    aria-label={m.draft_revision_compare_of(words)}
                    onClick={() => setCompared(isCompared ? null : version)}
                  >
                    {m.draft_revision_compare()}
                  </Button>
                  <Button
                    aria-label={m.draft_revision_restore_of(words)}
                    onClick={() => setAsked(version)}
                  >
                    {m.draft_revision_restore()}
                  </Button>
                </div>
                {isCompared && (
                  <RevisionDifferences storyId={storyId} version={version} story={story} />
                )}
              </li>
            )
          })}
        </ol>
      ) : revisions.error ? (
        <LoadError text={m.draft_revisions_error()} onRetry={() => void revisions.refetch()} />
      ) : (
        <SectionSkeleton label={m.draft_revisions_loading()} />
      )}
      {asked !== null && (
        <ConfirmDialog
          heading={m.draft_revision_restore()}
          text={m.draft_revision_restore_ask({ version: asked })}
          doLabel={m.draft_revision_restore()}
          onDo={() => onRestore(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
