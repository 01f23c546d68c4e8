import type { StoryCard } from '../../../contract/story.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { Cover } from '../story/card/cover.tsx'
import { titleIn } from '../story/labels/story-labels.ts'
import { PictureLink } from './picture-link.tsx'

/** Width of a cover, as the `sizes` of an image. */
export const coverSizes = '(width >= 48rem) 30vw, 90vw'

/** A story's cover and title, as a link to its text. */
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
