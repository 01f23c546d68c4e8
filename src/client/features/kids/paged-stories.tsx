import { useState } from 'react'
import type { StoryCard } from '../../../contract/story.ts'
import { openFirst } from '../story/state/story-state.ts'
import { useMonthStories } from '../story/state/use-story-states.ts'
import { pageOf } from './kids-pages.ts'
import { KidsScreen } from './kids-screen.tsx'
import { StoryCover } from './story-cover.tsx'

/** A complete list of stories, three at a time; those that open this month come first. */
export function PagedStories({ stories: all }: { stories: readonly StoryCard[] }) {
  const stories = openFirst(all, useMonthStories().isOpen)
  const [requestedPage, setRequestedPage] = useState(0)
  const { page, pageCount, shown } = pageOf(stories, requestedPage)
  return (
    <KidsScreen
      page={page}
      pageCount={pageCount}
      onPage={setRequestedPage}
      count={shown.length}
      shape="covers"
    >
      {shown.map((story) => (
        <StoryCover key={story.storyId} story={story} />
      ))}
    </KidsScreen>
  )
}
