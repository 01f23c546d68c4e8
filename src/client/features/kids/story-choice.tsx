import type { StoryCard } from '../../../contract/story.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { Cover } from '../story/cover.tsx'
import { titleIn } from '../story/story-words.ts'
import { PictureLink } from './picture-link.tsx'

/** How wide a cover is shown here. */
export const coverSizes = '(width >= 48rem) 30vw, 90vw'

/** A story as a child chooses it: cover and title; a tap opens it. */
export function StoryChoice({ story }: { story: StoryCard }) {
  const title = titleIn(getLocale(), story)
  return (
    <PictureLink to={`/reader?story=${story.storyId}`} title={title.text} lang={title.lang}>
      <Cover
        coverImageUrl={story.coverImageUrl}
        title={title.text}
        sizes={coverSizes}
        isEager
        isDecorative
      />
    </PictureLink>
  )
}
