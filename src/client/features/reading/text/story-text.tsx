import type { RefObject } from 'react'
import type { Language } from '../../../../contract/base.ts'
import type { ReadingAids } from '../../../../contract/reading.ts'
import type { Paragraph, StoryPage } from '../../../../contract/story-page.ts'
import { ShareMark } from './share-mark.tsx'
import { type Passage, shownSpan } from './shown-span.ts'
import { shownText } from './shown-text.ts'
import type { Span } from './text-ranges.ts'
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
  settings: { aids: ReadingAids; look: { textSizePx: number } }
  /** The shown passage; null for all. */
  shown: Passage | null
  /** Receives the focus after a turn. */
  textRef: RefObject<HTMLElement | null>
}

/** The text of one page; highlights are painted over it. */
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
  const { textSizePx } = settings.look
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
      {page.paragraphs.map((paragraph, index) => {
        const { text } = paragraph
        // All stay in the document, as narration, highlights and paper find them by their index.
        const span = shownSpan(shown, index, text.length)
        const [from, to] = span ?? [0, text.length]
        const passages = shared[index]?.filter(([start, end]) => start < to && end > from) ?? []
        const translation = other?.page.paragraphs[index]
        return (
          <div
            key={text}
            className="story-paragraph"
            data-elsewhere={span === null ? '' : undefined}
          >
            <ShareMark text={text} language={language} passages={passages} />
            <p data-paragraph={index}>
              <ShownText paragraph={paragraph} span={span} sizePx={textSizePx} />
            </p>
            {other && translation && (
              <p lang={other.language}>
                <ShownText
                  paragraph={translation}
                  span={shownSpan(shown, index, translation.text.length, 'otherOffset')}
                  sizePx={textSizePx}
                />
              </p>
            )}
          </div>
        )
      })}
    </section>
  )
}

interface ShownTextProps {
  paragraph: Paragraph
  span: Span | null
  sizePx: number
}

/** A paragraph, in parts where it begins or ends on another slice. */
function ShownText({ paragraph, span, sizePx }: ShownTextProps) {
  const { length } = paragraph.text
  const [from, to] = span ?? [0, length]
  const textOf = (part: Span) => shownText(paragraph, part, sizePx)
  return (
    <>
      {from > 0 && <span data-elsewhere="">{textOf([0, from])}</span>}
      {textOf([from, to])}
      {to < length && <span data-elsewhere="">{textOf([to, length])}</span>}
    </>
  )
}
