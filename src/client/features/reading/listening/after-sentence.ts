import type { SpokenTrack } from './narrator/spoken-track.ts'
import { unknownSentence } from './narrator/untimed-narrator.ts'

interface SentenceEnd {
  track: SpokenTrack
  /** Index of the finished sentence. */
  index: number
  turnsItself: boolean
  /** Whether a page is visible. */
  isShown: (page: number) => boolean
}

/** The next step after a sentence; `wait` until the reader turns the page. */
export type NextStep = { kind: 'continue' | 'wait' | 'story-end' } | { kind: 'turn'; page: number }

/** The step at the end of a sentence, before the next one starts. */
export function decideAfterSentence({ track, index, turnsItself, isShown }: SentenceEnd): NextStep {
  if (index === unknownSentence) return { kind: 'continue' }
  const next = track.sentences[index + 1]
  if (!next) return { kind: 'story-end' }
  if (next.page === track.sentences[index]?.page || isShown(next.page)) return { kind: 'continue' }
  return turnsItself ? { kind: 'turn', page: next.page } : { kind: 'wait' }
}
