import { useQuery } from '@tanstack/react-query'
import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { SectionSkeleton } from '../../../settings/settings-section.tsx'
import { LoadError } from '../../../story/load-error.tsx'
import { isSame } from '../draft-fields.ts'
import { revisionQuery } from '../draft-query.ts'
import { DifferenceList } from './difference-list.tsx'

interface RevisionDifferencesProps {
  storyId: string
  version: number
  /** As it is on the desk now. */
  story: StoryDraft
}

/** What an old version says otherwise than the story on the desk, field by field. */
export function RevisionDifferences({ storyId, version, story }: RevisionDifferencesProps) {
  const revision = useQuery(revisionQuery(storyId, version))
  if (!revision.data) {
    return revision.error ? (
      <LoadError text={m.draft_revisions_error()} onRetry={() => void revision.refetch()} />
    ) : (
      <SectionSkeleton label={m.draft_revisions_loading()} />
    )
  }
  const old = revision.data.story
  if (isSame(story, old)) return <p role="status">{m.draft_revision_same()}</p>
  return (
    <DifferenceList
      before={{ label: m.draft_revision_then(), story: old }}
      after={{ label: m.draft_revision_now(), story }}
    />
  )
}
