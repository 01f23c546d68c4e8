import type { ReactNode } from 'react'
import type { StoryCard } from '../../../contract/story-card.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { openedInApp } from '../story/address/story-address.ts'
import { Cover } from '../story/card/cover.tsx'
import { wordFit } from '../story/labels/longest-word.ts'
import { titleIn } from '../story/labels/story-texts.ts'
import './story-tiles.css'

interface StoryTileProps {
  story: StoryCard
  /** Width of the cover, as the `sizes` of an image. */
  sizes: string
  children?: ReactNode
}

/** A cover with its title, as a link to the story's sheet, which spends no read. */
export function StoryTile({ story, sizes, children }: StoryTileProps) {
  const title = titleIn(getLocale(), story)
  return (
    <Link to={sheetAddress(story)} state={openedInApp} className="story-tile story-card">
      <Cover coverImageUrl={story.coverImageUrl} title={title.text} sizes={sizes} isDecorative />
      <span
        className="story-tile-title"
        lang={title.lang}
        title={title.text}
        style={wordFit(title.hyphenated)}
      >
        {title.hyphenated}
      </span>{' '}
      {children}
    </Link>
  )
}

/** The address of a story's sheet. */
export function sheetAddress({ storyId }: Pick<StoryCard, 'storyId'>): string {
  return `/story-collection?story=${storyId}`
}

/** Placeholders as large as the covers. */
export function StoryTilesSkeleton({ count }: { count: number }) {
  return (
    <div className="story-tiles">
      {Array.from({ length: count }, (_, at) => `tile-${at}`).map((key) => (
        <div key={key} className="waiting-cover" />
      ))}
    </div>
  )
}
