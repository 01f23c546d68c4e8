import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Spinner } from '../../ui/spinner.tsx'
import bookmark from '../shelf/empty-bookmark.svg'
import { unfinishedQuery } from './kids-queries.ts'
import { KidsEmpty, KidsTrouble } from './kids-trouble.tsx'
import { PagedStories } from './paged-stories.tsx'

/** „Weiterlesen“: what the child has begun. */
export function UnfinishedShelf({ own }: { own: { uid: string; childId: string } }) {
  const { data, error, refetch } = useQuery(unfinishedQuery(own))
  if (data?.length === 0) return <KidsEmpty picture={bookmark} text={m.kids_unfinished_empty()} />
  if (data) return <PagedStories stories={data.map(({ story }) => story)} />
  if (error) return <KidsTrouble onRetry={() => void refetch()} />
  return <Spinner label={m.site_loading()} />
}
