import { findSentences } from '../text/sentences.ts'
import type { Language, StorySource } from '../text/story-source.ts'
import type { Span } from '../text/words.ts'
import { alignWords, findPauses, findSpeech, type TimeSpan } from './align.ts'
import { computeCepstra } from './cepstra.ts'
import type { NarratedPage } from './narration.ts'
import { openReferenceVoice } from './reference-voice.ts'
import { concatenate, type Samples, sampleRate, silence } from './samples.ts'
import { type SpokenSentence, toSpokenSentence } from './spoken-text.ts'
import { openVoice } from './voice.ts'

/** A sentence and its place in the story. */
export interface StorySentence {
  page: number
  paragraph: number
  span: Span
  spoken: SpokenSentence
}

/** Longest silence within a sentence, in seconds; the voice pauses too long after „Knarz!“. */
const maxPause = 0.36

/** Removes the silence around speech and shortens its long pauses. */
const tighten = (whole: Samples): Samples => {
  const [from, to] = findSpeech(whole, margin)
  const parts: Samples[] = []
  let at = from
  for (const [start, end] of findPauses(computeCepstra(whole), maxPause)) {
    const [first, last] = [start * sampleRate, end * sampleRate].map(Math.round)
    if (first === undefined || last === undefined || first <= from || last >= to) continue
    const pause = Math.round((maxPause * sampleRate) / 2)
    parts.push(whole.slice(at, first + pause))
    at = last - pause
  }
  return concatenate([...parts, whole.slice(at, to)])
}

/** Times of a sentence and its words, in seconds. */
export interface SentenceTimes {
  timeSpan: TimeSpan
  words: TimeSpan[]
}

/** Silence in seconds before the first word, after the last, and in between. */
const pauses = { start: 0.3, sentence: 0.4, paragraph: 0.65, page: 0.9, end: 1 }

/** Silence that `tighten` leaves around a sentence, in seconds. */
const margin = 0.04

/** Reference voices, close to the narrator's pace. */
export const referenceVoices: Record<Language, { voice: string; wordsPerMinute: number }> = {
  de: { voice: 'de', wordsPerMinute: 140 },
  en: { voice: 'en-gb', wordsPerMinute: 140 },
}

/** Lists all sentences of a story in order. */
export const listSentences = ({ pages, pronounce }: StorySource): StorySentence[] =>
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

const pauseBefore = (sentence: StorySentence, before: StorySentence | undefined) => {
  if (!before) return pauses.start
  if (before.page !== sentence.page) return pauses.page
  return before.paragraph === sentence.paragraph ? pauses.sentence : pauses.paragraph
}

/** Reads a story aloud with the computer voice; returns the audio and the times of all sentences. */
export const narrate = async (sentences: readonly StorySentence[], language: Language) => {
  const speak = await openVoice(language)
  const referTo = await openReferenceVoice(referenceVoices[language])
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
    const audio = tighten(speak(spoken.text))
    const words = alignWords(spoken, referTo(spoken.text), audio)
    const start = at
    add(audio)
    times.push({
      timeSpan: [start, at],
      words: words.map(([from, to]): TimeSpan => [start + from, start + to]),
    })
  }
  add(silence(pauses.end))
  return { samples: concatenate(parts), times }
}

/** Rounds to whole milliseconds, greater than `after`. */
const toMilliseconds = (seconds: number, after: number) =>
  Math.max(Math.round(seconds * 1000), after + 1)

/** Arranges the times of the sentences by pages and paragraphs. */
export const toNarratedPages = (
  { pages }: StorySource,
  sentences: readonly StorySentence[],
  times: readonly SentenceTimes[],
): NarratedPage[] => {
  let last = -1
  const next = (seconds: number) => {
    last = toMilliseconds(seconds, last)
    return last
  }
  const narrated = sentences.map(({ span: [from, to], spoken }, i) => {
    const { timeSpan, words } = times[i] ?? { timeSpan: [0, 0], words: [] }
    const startMs = next(timeSpan[0])
    const narratedWords = spoken.words.map(({ span }, k): [number, number, number, number] => {
      const [start, end] = words[k] ?? timeSpan
      // A word may begin when its sentence begins, or when the word before it ends.
      const wordStart = Math.max(Math.round(start * 1000), last)
      last = wordStart
      return [...span, wordStart, next(end)]
    })
    const endMs = Math.max(Math.round(timeSpan[1] * 1000), last)
    last = endMs
    return { from, to, startMs, endMs, words: narratedWords }
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
