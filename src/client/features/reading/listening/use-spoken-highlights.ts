import { type RefObject, useEffect, useRef } from 'react'
import type { ReadingAids } from '../../../../contract/reading.ts'
import type { SpokenSentence, SpokenWord } from './narrator/spoken-track.ts'
import { paintSpoken, rangeOf, scrollToSpoken } from './spoken-ranges.ts'

interface SpokenHighlightOptions {
  sheet: RefObject<HTMLElement | null>
  page: number
  highlight: ReadingAids['highlight']
  /** The range of the current word or sentence. */
  onSpokenRange: (range: Range) => void
}

/** Highlights the spoken word or sentence and keeps it visible. */
export function useSpokenHighlights({
  sheet,
  page,
  highlight,
  onSpokenRange,
}: SpokenHighlightOptions) {
  const last = useRef<{ sentence: SpokenSentence; word: SpokenWord | null } | null>(null)
  const paint = () => {
    const isOn = highlight !== 'off'
    const word = highlight === 'word' ? last.current?.word : null
    const shown = { sheet: sheet.current, page }
    paintSpoken(shown, isOn ? (last.current?.sentence ?? null) : null, word ?? null)
  }
  const scroll = () => {
    if (last.current) scrollToSpoken({ sheet: sheet.current, page }, last.current.sentence)
  }
  // After every render, as another view or size renders the text again.
  useEffect(paint)
  useEffect(() => () => paintSpoken({ sheet: null, page: 0 }, null, null), [])
  return {
    highlight: (sentence: SpokenSentence, word: SpokenWord | null) => {
      const isNew = sentence !== last.current?.sentence
      last.current = { sentence, word }
      paint()
      if (isNew) scroll()
      const range = rangeOf({ sheet: sheet.current, page }, sentence, word ?? sentence)
      if (range) onSpokenRange(range)
    },
    repaint: () => {
      paint()
      scroll()
    },
  }
}
