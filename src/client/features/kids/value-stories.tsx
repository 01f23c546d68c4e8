import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoryValue } from '../../../contract/story-card.ts'
import { m } from '../../paraglide/messages.js'
import { Spinner } from '../../ui/spinner.tsx'
import { useMonthStories } from '../story/state/use-story-states.ts'
import { KidsEmpty, KidsLoadError } from './kids-notices.tsx'
import { choicesPerPage } from './kids-pages.ts'
import { valueQuery } from './kids-queries.ts'
import { KidsScreen } from './kids-screen.tsx'
import { StoryCover } from './story-cover.tsx'

/** The stories about a value, three at a time. */
export function ValueStories({ value }: { value: StoryValue }) {
  const [page, setPage] = useState(0)
  const month = useMonthStories()
  const { data, error, refetch } = useQuery(valueQuery(value, page))
  if (data?.total === 0) return <KidsEmpty picture="shelf" text={m.kids_value_empty()} />
  if (data) {
    return (
      <KidsScreen
        page={page}
        pageCount={Math.ceil(data.total / choicesPerPage)}
        onPage={setPage}
        count={data.items.length}
        shape="covers"
      >
        {data.items.map((story) => (
          <StoryCover
            key={story.storyId}
            story={story}
            isAlone={data.items.length === 1}
            month={month}
          />
        ))}
      </KidsScreen>
    )
  }
  if (error) return <KidsLoadError onRetry={() => void refetch()} />
  return <Spinner label={m.site_loading()} />
}
