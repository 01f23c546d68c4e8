import type { NarratedPage } from '../narration.ts'
import { sentenceSpans } from '../sentences.ts'
import type { Language, StorySource } from '../story-source.ts'
import type { Span } from '../words.ts'
import type { Stretch } from './align.ts'
import { alignWords, pausesOf, speechBounds } from './align.ts'
import { cepstraOf } from './cepstra.ts'
import { openReferenceVoice } from './reference-voice.ts'
import type { Samples } from './samples.ts'
import { joined, sampleRate, silence } from './samples.ts'
import type { SpokenSentence } from './spoken-text.ts'
import { spokenSentence } from './spoken-text.ts'
import { openVoice } from './voice.ts'

/** A sentence of a story and where it stands. */
export interface StorySentence {
  page: number
  paragraph: number
  span: Span
  spoken: SpokenSentence
}

/** Longest silence within a sentence, in seconds; the voice pauses too long after „Knarz!“. */
const longestPause = 0.36

/** The speech alone, its long pauses shortened. */
const tightened = (whole: Samples): Samples => {
  const [from, to] = speechBounds(whole, margin)
  const parts: Samples[] = []
  let at = from
  for (const [start, end] of pausesOf(cepstraOf(whole), longestPause)) {
    const [first, last] = [start * sampleRate, end * sampleRate].map(Math.round)
    if (first === undefined || last === undefined || first <= from || last >= to) continue
    const kept = Math.round((longestPause * sampleRate) / 2)
    parts.push(whole.slice(at, first + kept))
    at = last - kept
  }
  return joined([...parts, whole.slice(at, to)])
}

/** When a sentence and its words are heard, in seconds. */
export interface SentenceTimes {
  stretch: Stretch
  words: Stretch[]
}

/** Silence in seconds before the first word, behind the last, and between. */
const pauses = { start: 0.3, sentence: 0.4, paragraph: 0.65, page: 0.9, end: 1 }

/** How closely sentences are cut out before the pauses are put between them, in seconds. */
const margin = 0.04

/** The voice that speaks for comparison, as near to the narrator's pace as may be. */
export const referenceManner: Record<Language, { voice: string; wordsPerMinute: number }> = {
  de: { voice: 'de', wordsPerMinute: 140 },
  en: { voice: 'en-gb', wordsPerMinute: 140 },
}

/** All sentences of a story in their order. */
export const storySentences = ({ pages, pronounce }: StorySource): StorySentence[] =>
  pages.flatMap(({ paragraphs }, page) =>
    paragraphs.flatMap((text, paragraph) =>
      sentenceSpans(text).map((span) => ({
        page,
        paragraph,
        span,
        spoken: spokenSentence(text, span, pronounce),
      })),
    ),
  )

const pauseBefore = (sentence: StorySentence, before: StorySentence | undefined) => {
  if (!before) return pauses.start
  if (before.page !== sentence.page) return pauses.page
  return before.paragraph === sentence.paragraph ? pauses.sentence : pauses.paragraph
}

/** Has the computer voice read a story; returns the sound and when each sentence is heard. */
export const narrate = async (sentences: readonly StorySentence[], language: Language) => {
  const speak = await openVoice(language)
  const referTo = await openReferenceVoice(referenceManner[language])
  const parts: Samples[] = []
  const times: SentenceTimes[] = []
  let at = 0
  const add = (part: Samples) => {
    parts.push(part)
    at += part.length / sampleRate
  }
  for (const [i, sentence] of sentences.entries()) {
    add(silence(pauseBefore(sentence, sentences[i - 1])))
    const { spoken } = sentence
    const sound = tightened(speak(spoken.text))
    const words = alignWords(spoken, referTo(spoken.text), sound)
    const start = at
    add(sound)
    times.push({
      stretch: [start, at],
      words: words.map(([from, to]): Stretch => [start + from, start + to]),
    })
  }
  add(silence(pauses.end))
  return { samples: joined(parts), times }
}

/** Whole milliseconds, each at least one after the one before. */
const milliseconds = (seconds: number, after: number) =>
  Math.max(Math.round(seconds * 1000), after + 1)

/** Puts the times of a story's sentences in the shape of the page's text. */
export const narratedPages = (
  { pages }: StorySource,
  sentences: readonly StorySentence[],
  times: readonly SentenceTimes[],
): NarratedPage[] => {
  let last = -1
  const next = (seconds: number) => {
    last = milliseconds(seconds, last)
    return last
  }
  const narrated = sentences.map(({ span: [from, to], spoken }, i) => {
    const { stretch, words } = times[i] ?? { stretch: [0, 0], words: [] }
    const startMs = next(stretch[0])
    const timed = spoken.words.map(({ span }, k): [number, number, number, number] => {
      const [start, end] = words[k] ?? stretch
      // A word may begin with its sentence and when the word before ends.
      const wordStart = Math.max(Math.round(start * 1000), last)
      last = wordStart
      return [...span, wordStart, next(end)]
    })
    const endMs = Math.max(Math.round(stretch[1] * 1000), last)
    last = endMs
    return { from, to, startMs, endMs, words: timed }
  })
  return pages.map(({ paragraphs }, page) => {
    const parts = paragraphs.map((_, paragraph) => ({
      sentences: narrated.filter(
        (_sentence, i) => sentences[i]?.page === page && sentences[i]?.paragraph === paragraph,
      ),
    }))
    const all = parts.flatMap((part) => part.sentences)
    return { startMs: all[0]?.startMs ?? 0, endMs: all.at(-1)?.endMs ?? 0, paragraphs: parts }
  })
}
