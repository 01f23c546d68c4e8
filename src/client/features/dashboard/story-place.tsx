import type { ReactNode } from 'react'
import type { StoryCard } from '../../../contract/story.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { Cover } from '../story/cover.tsx'
import { titleIn } from '../story/story-words.ts'
import './story-places.css'

interface StoryPlaceProps {
  story: StoryCard
  /** How wide the cover is shown, as the `sizes` of an image. */
  sizes: string
  children?: ReactNode
}

/** A cover with its title that leads to the story's sheet, so that no read is spent by a tap. */
export function StoryPlace({ story, sizes, children }: StoryPlaceProps) {
  const title = titleIn(getLocale(), story)
  return (
    <Link to={sheetOf(story)} className="story-place story-card">
      <Cover coverImageUrl={story.coverImageUrl} title={title.text} sizes={sizes} isDecorative />
      <span className="story-place-title" lang={title.lang} title={title.text}>
        {title.text}
      </span>{' '}
      {children}
    </Link>
  )
}

/** The address of a story's sheet. */
export function sheetOf({ storyId }: Pick<StoryCard, 'storyId'>): string {
  return `/story-collection?story=${storyId}`
}

/** Empty places as large as the covers that come. */
export function WaitingPlaces({ count }: { count: number }) {
  return (
    <div className="story-places" data-count={count}>
      {Array.from({ length: count }, (_, at) => `place-${at}`).map((key) => (
        <div key={key} className="waiting-cover" />
      ))}
    </div>
  )
}
