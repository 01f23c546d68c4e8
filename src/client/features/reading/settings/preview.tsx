import { useLayoutEffect, useRef } from 'react'
import type { ReadingAids } from '../../../../contract/reading.ts'
import { m } from '../../../paraglide/messages.js'
import { paint, rangesIn } from '../text/highlights.ts'
import { syllableSpans } from '../text/text-ranges.ts'

const softHyphens = /\u00ad/g

/** A sample sentence in the chosen look. */
export function Preview({ syllables }: Pick<ReadingAids, 'syllables'>) {
  const ref = useRef<HTMLParagraphElement>(null)
  const hyphenated = m.reader_preview()
  const text = hyphenated.replace(softHyphens, '')
  useLayoutEffect(() => {
    if (syllables === 'off' || !ref.current || hyphenated === text) return
    const spans = syllableSpans({ text, syllables: hyphenated, sentences: [] })
    paint('preview-first', rangesIn(ref.current, spans.first))
    paint('preview-second', rangesIn(ref.current, spans.second))
    return () => {
      paint('preview-first', [])
      paint('preview-second', [])
    }
  }, [syllables, text, hyphenated])
  return (
    <p ref={ref} className="settings-preview">
      {text}
    </p>
  )
}
