import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { PageHead } from '../../shell/page/page-head.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { useFamily } from '../child/use-family.ts'
import { valueLabel } from '../story/labels/story-values.ts'
import { FavoriteStories } from './favorite-stories.tsx'
import { KidsLoadError } from './kids-notices.tsx'
import { SpeakButton } from './speak-button.tsx'
import { Start } from './start.tsx'
import './kids.css'
// After the rules that it changes.
import './sign.css'
import { useIsDeviceOnly } from '../offline-stories/use-is-device-only.ts'
import { type KidsView, kidsAddress, readKidsView } from './kids-address.ts'
import type { Reader } from './kids-queries.ts'
import { UnfinishedStories } from './unfinished-stories.tsx'
import { useReader } from './use-reader.ts'
import { ValueShelves } from './value-shelves.tsx'
import { ValueStories } from './value-stories.tsx'

/** Home in Kindermodus: stories that fill the screen, and doors to all others. */
export function KidsHome() {
  const { activeChild, error, retry } = useFamily()
  const reader = useReader()
  const addressed = readKidsView(useSearchParams()[0])
  // Offline the other views would be empty or lead to stories that do not open.
  const view: KidsView = useIsDeviceOnly() ? { kind: 'start' } : addressed
  const heading = useFocusOnNewView(view)
  if (!reader && !error) return <PageSpinner />
  const title = activeChild ? headingOf(view, activeChild.name) : m.dashboard_title()
  const isShelf = view.kind === 'value'
  return (
    <div className="kids-home">
      <PageHead title={title} />
      <div className={isShelf ? 'kids-sign' : 'sr-only'}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {isShelf && <SpeakButton text={title} language={getLocale()} />}
      </div>
      {reader ? (
        <View key={reader.childId} view={view} reader={reader} />
      ) : (
        <KidsLoadError onRetry={retry} />
      )}
    </div>
  )
}

function View({ view, reader }: { view: KidsView; reader: Reader }) {
  switch (view.kind) {
    case 'start':
      return <Start reader={reader} />
    case 'unfinished':
      return <UnfinishedStories reader={reader} />
    case 'favorites':
      return <FavoriteStories reader={reader} />
    case 'values':
      return <ValueShelves />
    case 'value':
      return <ValueStories key={view.value} value={view.value} />
    default:
      return view satisfies never
  }
}

function headingOf(view: KidsView, name: string): string {
  switch (view.kind) {
    case 'start':
      return m.kids_hello({ name })
    case 'unfinished':
      return m.kids_unfinished()
    case 'favorites':
      return m.kids_favorites()
    case 'values':
      return m.kids_shelves()
    case 'value':
      return valueLabel(view.value)
    default:
      return view satisfies never
  }
}

/** Focuses the heading after navigation within the home, as on a new page. */
function useFocusOnNewView(view: KidsView) {
  const heading = useRef<HTMLHeadingElement>(null)
  const address = kidsAddress(view)
  const shownAddress = useRef(address)
  useEffect(() => {
    if (shownAddress.current === address) return
    shownAddress.current = address
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [address])
  return heading
}
