import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Spinner } from '../../ui/spinner.tsx'
import stars from '../shelf/empty-stars.svg'
import { favoritesQuery } from './kids-queries.ts'
import { KidsEmpty, KidsTrouble } from './kids-trouble.tsx'
import { PagedStories } from './paged-stories.tsx'

/** „Lieblinge“: the child's own stars. */
export function FavoritesShelf({ own }: { own: { uid: string; childId: string } }) {
  const { data, error, refetch } = useQuery(favoritesQuery(own))
  if (data?.stories.length === 0)
    return <KidsEmpty picture={stars} text={m.kids_favorites_empty()} />
  if (data) return <PagedStories stories={data.stories} />
  if (error) return <KidsTrouble onRetry={() => void refetch()} />
  return <Spinner label={m.site_loading()} />
}
