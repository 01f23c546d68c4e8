import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { PageHead } from '../../shell/page/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { useOfflineForReader } from '../offline-stories/use-offline-for-reader.ts'
import { HomeLink } from './home-link.tsx'
import { KidsPicture } from './kids-picture.tsx'
import { OfflineStories } from './offline-stories.tsx'
import './kids.css'

interface KidsRefusalProps {
  isOffline: boolean
  /** Tries again; absent where only parents can help. */
  onRetry: (() => void) | undefined
}

/** A story does not open: a picture instead of quota and prices; offline the stories that do open. */
export function KidsRefusal({ isOffline, onRetry }: KidsRefusalProps) {
  const entries = useOfflineForReader()
  const title = isOffline
    ? m.kids_story_offline()
    : onRetry
      ? m.kids_story_trouble()
      : m.kids_ask_parents()
  const retry = onRetry && (
    <Button className="paper" onClick={onRetry}>
      {m.site_retry()}
    </Button>
  )
  if (isOffline && entries.length > 0) {
    return (
      <div className="kids-offline-story">
        <KidsPicture picture="sleep" text={title}>
          <Title>{title}</Title>
          {retry}
        </KidsPicture>
        <div className="kids-home">
          <OfflineStories entries={entries} isExplained />
        </div>
      </div>
    )
  }
  return (
    <div className="kids-home">
      <div className="kids-notice">
        <KidsPicture
          picture={onRetry ? 'sleep' : 'ask'}
          text={onRetry ? title : `${title}. ${m.kids_ask_parents_text()}`}
        >
          <Title>{title}</Title>
          {!onRetry && <p>{m.kids_ask_parents_text()}</p>}
        </KidsPicture>
        <div className="kids-ways">
          <HomeLink />
          {retry}
        </div>
      </div>
    </div>
  )
}

function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The page replaces the opening story: focus makes screen readers announce it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <PageHead title={children} />
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  )
}
