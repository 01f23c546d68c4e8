import { useState } from 'react'
import type { StoryCard } from '../../../contract/story.ts'
import { choicesPerPage, PicturePages } from './picture-pages.tsx'
import { StoryChoice } from './story-choice.tsx'

/** A complete list of stories, three at a time. */
export function PagedStories({ stories }: { stories: StoryCard[] }) {
  const [requestedPage, setRequestedPage] = useState(0)
  const pageCount = Math.ceil(stories.length / choicesPerPage)
  // The list may have become shorter.
  const page = Math.min(requestedPage, pageCount - 1)
  const first = page * choicesPerPage
  return (
    <PicturePages page={page} pageCount={pageCount} onPage={setRequestedPage}>
      {stories.slice(first, first + choicesPerPage).map((story) => (
        <StoryChoice key={story.storyId} story={story} />
      ))}
    </PicturePages>
  )
}
