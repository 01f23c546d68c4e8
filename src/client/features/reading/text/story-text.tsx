import type { RefObject } from 'react'
import type { Language } from '../../../../contract/base.ts'
import type { ReadingAids } from '../../../../contract/reading.ts'
import type { StoryPage } from '../../../../contract/story-page.ts'
import { boundDots } from './bound-dots.ts'
import { ShareMark } from './share-mark.tsx'
import { type Passage, shownSpan } from './shown-span.ts'
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
  settings: { aids: ReadingAids }
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
      {page.paragraphs.map(({ text }, index) => {
        // All stay in the document, as narration, highlights and paper find them by their index.
        const span = shownSpan(shown, index, text.length)
        const [from, to] = span ?? [0, text.length]
        const passages = shared[index]?.filter(([start, end]) => start < to && end > from) ?? []
        const otherText = other?.page.paragraphs[index]?.text ?? ''
        return (
          <div
            key={text}
            className="story-paragraph"
            data-elsewhere={span === null ? '' : undefined}
          >
            <ShareMark text={text} language={language} passages={passages} />
            <p data-paragraph={index}>
              <ShownText text={text} span={span} />
            </p>
            {other && (
              <p lang={other.language}>
                <ShownText
                  text={otherText}
                  span={shownSpan(shown, index, otherText.length, 'otherOffset')}
                />
              </p>
            )}
          </div>
        )
      })}
    </section>
  )
}

/** A single text node, unless the paragraph begins or ends on another slice. */
function ShownText({ text, span }: { text: string; span: Span | null }) {
  const [from, to] = span ?? [0, text.length]
  const bound = boundDots(text)
  return (
    <>
      {from > 0 && <span data-elsewhere="">{bound.slice(0, from)}</span>}
      {bound.slice(from, to)}
      {to < bound.length && <span data-elsewhere="">{bound.slice(to)}</span>}
    </>
  )
}
