import { useState } from 'react'
import type { StoryCard } from '../../../contract/story.ts'
import { choicesPerPage, PicturePages } from './picture-pages.tsx'
import { StoryChoice } from './story-choice.tsx'

/** A shelf that is known as a whole, three stories at a time. */
export function PagedStories({ stories }: { stories: StoryCard[] }) {
  const [wanted, setWanted] = useState(0)
  const pageCount = Math.ceil(stories.length / choicesPerPage)
  // A story may have gone meanwhile.
  const page = Math.min(wanted, pageCount - 1)
  const first = page * choicesPerPage
  return (
    <PicturePages page={page} pageCount={pageCount} onPage={setWanted}>
      {stories.slice(first, first + choicesPerPage).map((story) => (
        <StoryChoice key={story.storyId} story={story} />
      ))}
    </PicturePages>
  )
}
