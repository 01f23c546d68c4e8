import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { QueryState } from '../../../../ui/query-state.tsx'
import { ConfirmDialog } from '../../../../ui/question-dialog.tsx'
import { SectionSkeleton } from '../../../../ui/skeleton.tsx'
import { editorName, formatShortDateTime, reasonLabel } from '../core/draft-labels.ts'
import { revisionsQuery } from '../core/draft-queries.ts'
import { RevisionDifferences } from './revision-differences.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

interface RevisionsProps {
  storyId: string
  /** The story on the desk. */
  story: StoryDraft
  onBack: () => void
  onRestore: (revision: number) => void
}

/** „Fassungen“: old versions, each with its differences and a button to restore it. */
export function Revisions({ storyId, story, onBack, onRestore }: RevisionsProps) {
  const revisions = useQuery(revisionsQuery(storyId))
  const [comparedVersion, setComparedVersion] = useState<number | null>(null)
  const [restoringVersion, setRestoringVersion] = useState<number | null>(null)
  const heading = useHeadingFocus()
  return (
    <div className="desk-compare">
      <h3 ref={heading} tabIndex={-1}>
        {m.draft_revisions()}
      </h3>
      <p>{m.draft_revisions_intro()}</p>
      <Button onClick={onBack}>{m.draft_revisions_back()}</Button>
      <QueryState
        query={revisions}
        loading={<SectionSkeleton label={m.draft_revisions_loading()} />}
        errorText={m.draft_revisions_error()}
      >
        {(listed) => (
          <ol className="desk-revisions">
            {listed.map(({ version, reason, savedAt, savedBy }) => {
              const parameters = { version, moment: formatShortDateTime(savedAt) }
              const isCompared = comparedVersion === version
              return (
                <li key={version}>
                  <p>
                    <strong>{m.draft_revision(parameters)}</strong> {reasonLabel(reason)},{' '}
                    {editorName(savedBy)}
                  </p>
                  <div className="draft-buttons">
                    <Button
                      aria-expanded={isCompared}
                      aria-label={m.draft_revision_compare_of(parameters)}
                      onClick={() => setComparedVersion(isCompared ? null : version)}
                    >
                      {m.draft_revision_compare()}
                    </Button>
                    <Button
                      aria-label={m.draft_revision_restore_of(parameters)}
                      onClick={() => setRestoringVersion(version)}
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
        )}
      </QueryState>
      {restoringVersion !== null && (
        <ConfirmDialog
          heading={m.draft_revision_restore()}
          text={m.draft_revision_restore_ask({ version: restoringVersion })}
          confirmLabel={m.draft_revision_restore()}
          onConfirm={() => onRestore(restoringVersion)}
          onClose={() => setRestoringVersion(null)}
        />
      )}
    </div>
  )
}
