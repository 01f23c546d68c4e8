import type { RefObject } from 'react'
import type { Language } from '../../../../contract/base.ts'
import type { ReadingAids } from '../../../../contract/reading.ts'
import type { StoryPage } from '../../../../contract/story-page.ts'
import { ShareMark } from './share-mark.tsx'
import { useShare } from './use-share.ts'
import { useSyllables } from './use-syllables.ts'
import './bilingual.css'
import './story-text.css'

interface StoryTextProps {
  /** From 1. */
  pageNumber: number
  page: StoryPage
  language: Language
  /** The same page in the other language for bilingual reading, else null. */
  other: { page: StoryPage; language: Language } | null
  settings: { aids: ReadingAids }
  /** The shown paragraphs, the end exclusive; null for all. */
  shown: { from: number; to: number } | null
  /** Receives the focus after a turn. */
  textRef: RefObject<HTMLElement | null>
}

const isWithin = (index: number, { from, to }: { from: number; to: number }) =>
  index >= from && index < to

/** The text of one page. Each paragraph is a single text node; highlights are painted over it. */
export function StoryText({
  pageNumber,
  page,
  language,
  other,
  settings,
  shown,
  textRef,
}: StoryTextProps) {
  useSyllables(textRef, page.paragraphs, settings.aids.syllables)
  const shared = useShare(textRef, page.paragraphs, settings.aids.share)
  return (
    <section
      ref={textRef}
      className="story-text"
      lang={language}
      tabIndex={-1}
      data-page={pageNumber}
      data-bilingual={other !== null || undefined}
      data-share={settings.aids.share > 0 || undefined}
    >
      {page.paragraphs.map((paragraph, index) => (
        // All stay in the document, as narration, highlights and paper find them by their index.
        <div
          key={paragraph.text}
          className="story-paragraph"
          data-elsewhere={shown !== null && !isWithin(index, shown) ? '' : undefined}
        >
          <ShareMark text={paragraph.text} language={language} passages={shared[index] ?? []} />
          <p data-paragraph={index}>{paragraph.text}</p>
          {other && <p lang={other.language}>{other.page.paragraphs[index]?.text}</p>}
        </div>
      ))}
    </section>
  )
}
