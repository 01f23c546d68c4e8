import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { PageHead } from '../../shell/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { useFamily } from '../child/use-family.ts'
import { valueLabel } from '../story/story-values.ts'
import { Doors } from './doors.tsx'
import { FavoritesShelf } from './favorites-shelf.tsx'
import { KeptPictures } from './kept-pictures.tsx'
import { KidsTrouble } from './kids-trouble.tsx'
import './kids.css'
import type { KidsPlace } from './kids-address.ts'
import { kidsAddress, kidsPlace } from './kids-address.ts'
import { UnfinishedShelf } from './unfinished-shelf.tsx'
import { ValueShelf } from './value-shelf.tsx'
import { Values } from './values.tsx'

/** Home in Kindermodus: three doors, and behind each a few big pictures. */
export function KidsHome() {
  const { user } = useAuth()
  const { activeChild, error, retry } = useFamily()
  const place = kidsPlace(useSearchParams()[0])
  const heading = useFocusOnNewPlace(place)
  if (!user || !activeChild) {
    return error ? <NoFamily onRetry={retry} /> : <PageSpinner />
  }
  const own = { uid: user.uid, childId: activeChild.childId }
  const title = headingOf(place, activeChild.name)
  return (
    <div className="kids-home">
      <PageHead title={title} />
      <div className="kids-head paper">
        {place.kind !== 'doors' && (
          <ButtonLink
            to={kidsAddress(place.kind === 'value' ? { kind: 'values' } : { kind: 'doors' })}
          >
            {m.kids_back()}
          </ButtonLink>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {place.kind === 'doors' && <KeptPictures />}
      <Place key={own.childId} place={place} own={own} />
    </div>
  )
}

/** Whose home it is did not come. */
function NoFamily({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="kids-home">
      <PageHead title={m.dashboard_title()} />
      <div className="kids-head paper">
        <h1 tabIndex={-1}>{m.dashboard_title()}</h1>
      </div>
      <KidsTrouble onRetry={onRetry} />
    </div>
  )
}

function Place({ place, own }: { place: KidsPlace; own: { uid: string; childId: string } }) {
  switch (place.kind) {
    case 'doors':
      return <Doors own={own} />
    case 'unfinished':
      return <UnfinishedShelf own={own} />
    case 'favorites':
      return <FavoritesShelf own={own} />
    case 'values':
      return <Values />
    case 'value':
      return <ValueShelf key={place.value} value={place.value} />
    default:
      return place satisfies never
  }
}

function headingOf(place: KidsPlace, name: string): string {
  switch (place.kind) {
    case 'doors':
      return m.kids_hello({ name })
    case 'unfinished':
      return m.kids_unfinished()
    case 'favorites':
      return m.kids_favorites()
    case 'values':
      return m.kids_shelves()
    case 'value':
      return valueLabel(place.value)
    default:
      return place satisfies never
  }
}

/** Another shelf is like another page: a screen reader reads its heading. */
function useFocusOnNewPlace(place: KidsPlace) {
  const heading = useRef<HTMLHeadingElement>(null)
  const address = kidsAddress(place)
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [address])
  return heading
}
