import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import type { ReadingAids } from '../../../../contract/reading.ts'
import { paintSpoken, rangeOf, scrollToSpoken } from './spoken-place.ts'
import type { SpokenSentence, SpokenWord } from './spoken-track.ts'

interface SpokenMarksOptions {
  sheet: RefObject<HTMLElement | null>
  page: number
  highlight: ReadingAids['highlight']
  /** Where the word or sentence stands that is said now. */
  onSaid: (range: Range) => void
}

/** Colours what is said and keeps it in sight; what was coloured last is coloured again at will. */
export function useSpokenMarks({ sheet, page, highlight, onSaid }: SpokenMarksOptions) {
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
  // After every render: the text may have been put anew, in another view or size.
  useEffect(paint)
  useEffect(() => () => paintSpoken({ sheet: null, page: 0 }, null, null), [])
  return {
    mark: (sentence: SpokenSentence, word: SpokenWord | null) => {
      const isNew = sentence !== last.current?.sentence
      last.current = { sentence, word }
      paint()
      if (isNew) scroll()
      const range = rangeOf({ sheet: sheet.current, page }, sentence, word ?? sentence)
      if (range) onSaid(range)
    },
    markAgain: () => {
      paint()
      scroll()
    },
  }
}
