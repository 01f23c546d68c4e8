import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { PageHead } from '../../shell/page/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { HomeLink } from './home-link.tsx'
import { KidsPicture } from './kids-picture.tsx'
import './kids.css'

interface KidsRefusalProps {
  /** Tries again; absent where only parents can help. */
  onRetry: (() => void) | undefined
}

/** A story does not open: a picture instead of quota and prices. */
export function KidsRefusal({ onRetry }: KidsRefusalProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The page replaces the opening story: focus makes screen readers announce it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const title = onRetry ? m.kids_story_trouble() : m.kids_ask_parents()
  return (
    <div className="kids-home">
      <PageHead title={title} />
      <div className="kids-notice">
        <KidsPicture
          picture={onRetry ? 'sleep' : 'ask'}
          text={onRetry ? title : `${title}. ${m.kids_ask_parents_text()}`}
        >
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {!onRetry && <p>{m.kids_ask_parents_text()}</p>}
        </KidsPicture>
        <div className="kids-ways">
          <HomeLink />
          {onRetry && (
            <Button className="paper" onClick={onRetry}>
              {m.site_retry()}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
