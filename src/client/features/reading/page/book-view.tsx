import type { CSSProperties, RefObject } from 'react'
import type { StoryPage } from '../../../../contract/story-page.ts'
import { bookAttributes, shownPassage } from '../fit/book-attributes.ts'
import type { StoryFit } from '../fit/fit-story.ts'
import { ScrollCue } from '../fit/scroll-cue.tsx'
import type { ReaderSettings } from '../settings/use-reader-settings.ts'
import { inOtherLanguage, type LocalizedStory } from '../shared/localized-story.ts'
import type { Direction } from '../shared/place.ts'
import { StoryText } from '../text/story-text.tsx'
import { PagePicture } from './page-picture.tsx'
import './book.css'
import { aspectRatioOf } from './picture-sources.ts'

export interface BookViewProps extends LocalizedStory {
  view: 'book' | 'text'
  /** From 1. */
  pageNumber: number
  page: StoryPage
  settings: ReaderSettings
  fit: StoryFit | null
  /** The shown slice of the page, from 1. */
  slice: number
  direction: Direction | null
  textRef: RefObject<HTMLElement | null>
  onPictureMissing: () => void
}

/** One page: picture and text, or text only. */
export function BookView(props: BookViewProps) {
  const { view, pageNumber, page, settings, fit, slice, direction, textRef, ...rest } = props
  const { onPictureMissing, ...localized } = rest
  const { text, language } = localized
  const other = settings.aids.isBilingual ? inOtherLanguage(localized) : null
  const otherPage = other?.text.pages[pageNumber - 1]
  const attributes = bookAttributes(fit, pageNumber, slice)
  const hasPicture = view === 'book' && page.pictureUrl !== ''
  const shown = shownPassage(fit, pageNumber, slice)
  return (
    <article
      className="book paper"
      data-view={hasPicture ? 'book' : 'text'}
      data-turn={direction}
      {...attributes}
      style={{ ...attributes.style, '--ratio': aspectRatioOf(page) } as CSSProperties}
    >
      {hasPicture && (
        <PagePicture
          key={page.pictureUrl}
          page={page}
          nextPage={text.pages[pageNumber]}
          onMissing={onPictureMissing}
        />
      )}
      <div key={slice} className="book-text" data-turn={slice > 1 ? direction : null}>
        <StoryText
          pageNumber={pageNumber}
          page={page}
          language={language}
          other={other && otherPage ? { page: otherPage, language: other.language } : null}
          settings={settings}
          shown={shown}
          textRef={textRef}
        />
        {shown === null && <ScrollCue />}
      </div>
    </article>
  )
}
