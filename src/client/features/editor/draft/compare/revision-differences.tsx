import { useQuery } from '@tanstack/react-query'
import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { QueryState } from '../../../../ui/query-state.tsx'
import { SectionSkeleton } from '../../../../ui/skeleton.tsx'
import { isEqual } from '../core/draft-fields.ts'
import { revisionQuery } from '../core/draft-queries.ts'
import { DifferenceList } from './difference-list.tsx'

interface RevisionDifferencesProps {
  storyId: string
  version: number
  /** The story on the desk. */
  story: StoryDraft
}

/** Differences between an old version and the story on the desk, by field. */
export function RevisionDifferences({ storyId, version, story }: RevisionDifferencesProps) {
  const revision = useQuery(revisionQuery(storyId, version))
  return (
    <QueryState
      query={revision}
      loading={<SectionSkeleton label={m.draft_revisions_loading()} />}
      errorText={m.draft_revisions_error()}
    >
      {({ story: old }) =>
        isEqual(story, old) ? (
          <p role="status">{m.draft_revision_same()}</p>
        ) : (
          <DifferenceList
            before={{ label: m.draft_revision_then(), story: old }}
            after={{ label: m.draft_revision_now(), story }}
          />
        )
      }
    </QueryState>
  )
}
