import type { StorySource } from '../../text/story-source.ts'
import { findQuotations } from './dialogue.ts'
import { findManner, type Manner } from './manner.ts'
import { type PauseRange, pauseBefore, pauseWithin } from './pauses.ts'
import { listSentences, type StorySentence } from './story-sentences.ts'

export interface ScriptWord extends Manner {
  /** With the punctuation after it, as a voice gets it. */
  text: string
  /** The silence before the next word of the sentence. */
  pauseAfter: PauseRange
}

/** A sentence and how to say it. */
export interface ScriptSentence extends StorySentence {
  /** Seconds of silence before it. */
  pauseBefore: number
  script: ScriptWord[]
}

/** Writes down how the computer voice reads a story; everything that decides the sound is in it. */
export const writeScript = (
  story: Pick<StorySource, 'pages' | 'pronounce' | 'speakers' | 'lang' | 'age'>,
): ScriptSentence[] => {
  const sentences = listSentences(story)
  return sentences.map((sentence, i) => {
    const { page, paragraph, span, spoken } = sentence
    const text = story.pages[page]?.paragraphs[paragraph] ?? ''
    const quotations = findQuotations(text, story.lang, story.speakers)
    const spans = spoken.words.map((word) => word.span)
    const manners = findManner(text, span, spans, quotations)
    const script = spoken.words.flatMap(({ at }, k) => {
      const manner = manners[k]
      const gap = text.slice(spans[k]?.[1], spans[k + 1]?.[0] ?? span[1])
      const wordText = spoken.text.slice(at, spoken.words[k + 1]?.at)
      return manner ? [{ ...manner, text: wordText, pauseAfter: pauseWithin(gap) }] : []
    })
    return { ...sentence, pauseBefore: pauseBefore(sentence, sentences[i - 1], story), script }
  })
}
