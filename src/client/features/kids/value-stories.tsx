import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoryValue } from '../../../contract/story.ts'
import { m } from '../../paraglide/messages.js'
import { Spinner } from '../../ui/spinner.tsx'
import bookmark from '../list/empty-bookmark.svg'
import { KidsEmpty, KidsLoadError } from './kids-notices.tsx'
import { valueQuery } from './kids-queries.ts'
import { choicesPerPage, PicturePages } from './picture-pages.tsx'
import { StoryChoice } from './story-choice.tsx'

/** The stories about a value, three at a time. */
export function ValueStories({ value }: { value: StoryValue }) {
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery(valueQuery(value, page))
  if (data?.total === 0) return <KidsEmpty picture={bookmark} text={m.kids_value_empty()} />
  if (data) {
    const pageCount = Math.ceil(data.total / choicesPerPage)
    return (
      <PicturePages page={page} pageCount={pageCount} onPage={setPage}>
        {data.items.map((story) => (
          <StoryChoice key={story.storyId} story={story} />
        ))}
      </PicturePages>
    )
  }
  if (error) return <KidsLoadError onRetry={() => void refetch()} />
  return <Spinner label={m.site_loading()} />
}
