import { findSentences } from '../../text/sentences.ts'
import type { StorySource } from '../../text/story-source.ts'
import type { Span } from '../../text/words.ts'
import { type SpokenSentence, toSpokenSentence } from './spoken-text.ts'

/** A sentence and its place in the story; page and paragraph count from 0. */
export interface StorySentence {
  page: number
  paragraph: number
  span: Span
  spoken: SpokenSentence
}

/** Lists all sentences of a story in order. */
export const listSentences = ({
  pages,
  pronounce,
}: Pick<StorySource, 'pages' | 'pronounce'>): StorySentence[] =>
  pages.flatMap(({ paragraphs }, page) =>
    paragraphs.flatMap((text, paragraph) =>
      findSentences(text).map((span) => ({
        page,
        paragraph,
        span,
        spoken: toSpokenSentence(text, span, pronounce),
      })),
    ),
  )
