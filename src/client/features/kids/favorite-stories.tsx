import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Spinner } from '../../ui/spinner.tsx'
import { KidsEmpty, KidsLoadError } from './kids-notices.tsx'
import { favoritesQuery, type Reader } from './kids-queries.ts'
import { PagedStories } from './paged-stories.tsx'

/** „Lieblinge“: the child's favourites. */
export function FavoriteStories({ reader }: { reader: Reader }) {
  const { data, error, refetch } = useQuery(favoritesQuery(reader))
  if (data?.stories.length === 0)
    return <KidsEmpty picture="favorites" text={m.kids_favorites_empty()} />
  if (data) return <PagedStories stories={data.stories} />
  if (error) return <KidsLoadError onRetry={() => void refetch()} />
  return <Spinner label={m.site_loading()} />
}
