import type { RefObject } from 'react'
import type { StoryPage } from '../../../contract/reading.ts'
import { PagePicture } from './page-picture.tsx'
import type { Direction } from './use-settled-page.ts'

interface BookViewProps {
  page: StoryPage
  nextPage: StoryPage | undefined
  language: string
  direction: Direction | null
  /** Gets the text, which takes the focus after a turn. */
  textRef: RefObject<HTMLElement | null>
  onPictureMissing: () => void
}

/** One page of the picture book: the picture and its text on one sheet of paper. */
export function BookView(props: BookViewProps) {
  const { page, nextPage, language, direction, textRef, onPictureMissing } = props
  return (
    <article className="book paper" lang={language} data-turn={direction}>
      <PagePicture
        key={page.pictureUrl}
        page={page}
        nextPage={nextPage}
        onMissing={onPictureMissing}
      />
      <section ref={textRef} className="book-text" tabIndex={-1}>
        {page.paragraphs.map((paragraph) => (
          <p key={page.paragraphs.indexOf(paragraph)}>{paragraph.text}</p>
        ))}
      </section>
    </article>
  )
}
