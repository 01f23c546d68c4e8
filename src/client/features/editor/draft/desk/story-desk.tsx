import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isRefusal } from '../../../../data/query-client.ts'
import { m } from '../../../../paraglide/messages.js'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { SectionSkeleton } from '../../../settings/settings-section.tsx'
import { LoadError } from '../../../story/load-error.tsx'
import { withDesk } from '../desk-address.ts'
import { draftQuery } from '../draft-query.ts'
import { OpenDesk } from './open-desk.tsx'

/** One story to be written, from its address. */
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
