import type { Language } from '../../../../contract/base.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import type { Span } from './text-ranges.ts'
import './share-mark.css'

interface ShareMarkProps {
  text: string
  language: Language
  passages: readonly Span[]
}

/** „Du“ beside a paragraph with passages for the child; screen readers also get the passages. */
export function ShareMark({ text, language, passages }: ShareMarkProps) {
  if (passages.length === 0) return null
  const passageText = passages.map(([from, to]) => text.slice(from, to)).join(', ')
  return (
    <span className="share-mark" lang={getLocale()}>
      <span aria-hidden="true" className="share-flag">
        {m.reader_share_you()}
      </span>
      <span className="sr-only">
        {passageText === text ? (
          m.reader_share_all()
        ) : (
          <>
            {m.reader_share_reads()} <span lang={language}>{passageText}</span>
          </>
        )}
      </span>
    </span>
  )
}
