import type { SpokenTrack } from './spoken-track.ts'
import { unknownSentence } from './untimed-narrator.ts'

interface AfterSentence {
  track: SpokenTrack
  /** Of the sentence that was said. */
  index: number
  turnsItself: boolean
  /** Whether a page lies open. */
  isShown: (page: number) => boolean
}

/** What comes after a sentence; `wait` is for the reader's own turn of the page. */
export type Next = { kind: 'go-on' | 'wait' | 'story-end' } | { kind: 'turn'; page: number }

/** Decides what happens at the end of a sentence: pages before the next one. */
export function nextAfter({ track, index, turnsItself, isShown }: AfterSentence): Next {
  if (index === unknownSentence) return { kind: 'go-on' }
  const next = track.sentences[index + 1]
  if (!next) return { kind: 'story-end' }
  if (next.page === track.sentences[index]?.page || isShown(next.page)) return { kind: 'go-on' }
  return turnsItself ? { kind: 'turn', page: next.page } : { kind: 'wait' }
}
