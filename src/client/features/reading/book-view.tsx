import type { RefObject } from 'react'
import type { StoryPage } from '../../../contract/reading.ts'
import { PagePicture } from './page-picture.tsx'
import type { ReaderSettings } from './settings/use-reader-settings.ts'
import type { ReadStory } from './story-language.ts'
import { otherText } from './story-language.ts'
import { StoryText } from './text/story-text.tsx'
import type { Direction } from './use-settled-page.ts'

export interface BookViewProps extends ReadStory {
  view: 'book' | 'text'
  /** From 1. */
  at: number
  page: StoryPage
  settings: ReaderSettings
  direction: Direction | null
  textRef: RefObject<HTMLElement | null>
  onPictureMissing: () => void
}

/** One page on one sheet of paper: the picture and its words, or the words alone. */
export function BookView(props: BookViewProps) {
  const { view, at, page, settings, direction, textRef, onPictureMissing, ...read } = props
  const { text, language } = read
  const other = settings.aids.isBilingual ? otherText(read) : null
  const otherPage = other?.text.pages[at - 1]
  // Beside a page without a picture nothing is left empty.
  const hasPicture = view === 'book' && page.pictureUrl !== ''
  return (
    <article className="book paper" data-view={hasPicture ? 'book' : 'text'} data-turn={direction}>
      {hasPicture && (
        <PagePicture
          key={page.pictureUrl}
          page={page}
          nextPage={text.pages[at]}
          onMissing={onPictureMissing}
        />
      )}
      <div className="book-text">
        <StoryText
          at={at}
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
