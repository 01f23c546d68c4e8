import type { RefObject } from 'react'
import type { StoryPage } from '../../../../contract/reading.ts'
import type { ReaderSettings } from '../settings/use-reader-settings.ts'
import { inOtherLanguage, type LocalizedStory } from '../shared/localized-story.ts'
import type { Direction } from '../shared/place.ts'
import { StoryText } from '../text/story-text.tsx'
import { PagePicture } from './page-picture.tsx'

export interface BookViewProps extends LocalizedStory {
  view: 'book' | 'text'
  /** From 1. */
  pageNumber: number
  page: StoryPage
  settings: ReaderSettings
  direction: Direction | null
  textRef: RefObject<HTMLElement | null>
  onPictureMissing: () => void
}

/** One page: picture and text, or text only. */
export function BookView(props: BookViewProps) {
  const { view, pageNumber, page, settings, direction, textRef, onPictureMissing, ...localized } =
    props
  const { text, language } = localized
  const other = settings.aids.isBilingual ? inOtherLanguage(localized) : null
  const otherPage = other?.text.pages[pageNumber - 1]
  const hasPicture = view === 'book' && page.pictureUrl !== ''
  return (
    <article className="book paper" data-view={hasPicture ? 'book' : 'text'} data-turn={direction}>
      {hasPicture && (
        <PagePicture
          key={page.pictureUrl}
          page={page}
          nextPage={text.pages[pageNumber]}
          onMissing={onPictureMissing}
        />
      )}
      <div className="book-text">
        <StoryText
          pageNumber={pageNumber}
          page={page}
          language={language}
          other={other && otherPage ? { page: otherPage, language: other.language } : null}
          settings={settings}
          textRef={textRef}
        />
      </div>
    </article>
  )
}
