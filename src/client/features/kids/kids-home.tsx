import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { PageHead } from '../../shell/page/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { useFamily } from '../child/use-family.ts'
import { valueLabel } from '../story/labels/story-values.ts'
import { FavoriteStories } from './favorite-stories.tsx'
import { KidsLoadError } from './kids-notices.tsx'
import { OfflinePictures } from './offline-pictures.tsx'
import { StartChoices } from './start-choices.tsx'
import './kids.css'
import { type KidsView, kidsAddress, readKidsView } from './kids-address.ts'
import type { Reader } from './kids-queries.ts'
import { UnfinishedStories } from './unfinished-stories.tsx'
import { ValueChoices } from './value-choices.tsx'
import { ValueStories } from './value-stories.tsx'

/** Home in Kindermodus: three choices, each leading to a few big pictures. */
export function KidsHome() {
  const { user } = useAuth()
  const { activeChild, error, retry } = useFamily()
  const view = readKidsView(useSearchParams()[0])
  const heading = useFocusOnNewView(view)
  if (!user || !activeChild) {
    return error ? <FamilyError onRetry={retry} /> : <PageSpinner />
  }
  const reader = { uid: user.uid, childId: activeChild.childId }
  const title = headingOf(view, activeChild.name)
  return (
    <div className="kids-home">
      <PageHead title={title} />
      <div className="kids-head paper">
        {view.kind !== 'start' && (
          <ButtonLink
            to={kidsAddress(view.kind === 'value' ? { kind: 'values' } : { kind: 'start' })}
          >
            {m.kids_back()}
          </ButtonLink>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {view.kind === 'start' && <OfflinePictures />}
      <View key={reader.childId} view={view} reader={reader} />
    </div>
  )
}

/** The family could not be loaded. */
function FamilyError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="kids-home">
      <PageHead title={m.dashboard_title()} />
      <div className="kids-head paper">
        <h1 tabIndex={-1}>{m.dashboard_title()}</h1>
      </div>
      <KidsLoadError onRetry={onRetry} />
    </div>
  )
}

function View({ view, reader }: { view: KidsView; reader: Reader }) {
  switch (view.kind) {
    case 'start':
      return <StartChoices reader={reader} />
    case 'unfinished':
      return <UnfinishedStories reader={reader} />
    case 'favorites':
      return <FavoriteStories reader={reader} />
    case 'values':
      return <ValueChoices />
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
