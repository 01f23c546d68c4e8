import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isRefusal } from '../../../../data/queries/query-client.ts'
import { m } from '../../../../paraglide/messages.js'
import { ButtonLink } from '../../../../ui/button.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { SectionSkeleton } from '../../../../ui/skeleton.tsx'
import { withDesk } from '../../shared/editor-addresses.ts'
import { draftQuery } from '../core/draft-queries.ts'
import { OpenDesk } from './open-desk.tsx'

/** The desk of the story that the address names. */
export function StoryDesk({ storyId }: { storyId: string }) {
  const draft = useQuery(draftQuery(storyId))
  const [address] = useSearchParams()
  if (draft.data) return <OpenDesk loaded={draft.data} />
  if (!draft.error) return <SectionSkeleton label={m.draft_desk_loading()} />
  if (!isRefusal(draft.error)) {
    return <LoadError text={m.draft_desk_error()} onRetry={() => void draft.refetch()} />
  }
  return (
    <Notice tone="warning">
      <p>{m.draft_desk_gone()}</p>
      <ButtonLink className="mt-3" to={withDesk(address, null)}>
        {m.draft_back()}
      </ButtonLink>
    </Notice>
  )
}
