import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Spinner } from '../../ui/spinner.tsx'
import { KidsEmpty, KidsLoadError } from './kids-notices.tsx'
import { type Reader, unfinishedQuery } from './kids-queries.ts'
import { PagedStories } from './paged-stories.tsx'

/** „Weiterlesen“: the child's unfinished stories. */
export function UnfinishedStories({ reader }: { reader: Reader }) {
  const { data, error, refetch } = useQuery(unfinishedQuery(reader))
  if (data?.length === 0) return <KidsEmpty picture="begin" text={m.kids_unfinished_empty()} />
  if (data) return <PagedStories stories={data.map(({ story }) => story)} />
  if (error) return <KidsLoadError onRetry={() => void refetch()} />
  return <Spinner label={m.site_loading()} />
}
