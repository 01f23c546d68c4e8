import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import books from '../landing/books.svg'
import stars from '../list/empty-stars.svg'
import { useIsDeviceOnly } from '../offline-stories/use-is-device-only.ts'
import { useDeviceVoice } from '../reading/voice/use-device-voice.ts'
import { kidsAddress, readKidsView } from './kids-address.ts'
import { unfinishedQuery } from './kids-queries.ts'
import openBook from './open-book.svg'
import { useReader } from './use-reader.ts'
import { useSpeech } from './use-speech.ts'
import './doors.css'

/** Round pictures that lead to the begun stories, the favourites, and the shelves; offline they are closed. */
export function Doors() {
  const [latest, ...others] = useQuery(unfinishedQuery(useReader())).data ?? []
  const { kind } = readKidsView(useSearchParams()[0])
  if (useIsDeviceOnly()) {
    return (
      <div className="kids-doors">
        <ClosedDoor title={m.kids_unfinished()} picture={openBook} />
        <ClosedDoor title={m.kids_favorites()} picture={stars} />
        <ClosedDoor title={m.kids_shelves()} picture={books} />
      </div>
    )
  }
  return (
    <nav className="kids-doors" aria-label={m.kids_doors()}>
      <Door
        // A single unfinished story opens directly.
        to={
          latest && others.length === 0
            ? `/reader?story=${latest.story.storyId}`
            : kidsAddress({ kind: 'unfinished' })
        }
        title={m.kids_unfinished()}
        picture={openBook}
        current={kind === 'unfinished' && 'page'}
      />
      <Door
        to={kidsAddress({ kind: 'favorites' })}
        title={m.kids_favorites()}
        picture={stars}
        current={kind === 'favorites' && 'page'}
      />
      <Door
        to={kidsAddress({ kind: 'values' })}
        title={m.kids_shelves()}
        picture={books}
        // One of the shelves is behind this door, too.
        current={kind === 'values' ? 'page' : kind === 'value' && 'location'}
      />
    </nav>
  )
}

interface ClosedDoorProps {
  title: string
  picture: string
}

/** Dim, with the sign of a missing network; a touch says why it does not open. */
function ClosedDoor({ title, picture }: ClosedDoorProps) {
  const text = m.kids_door_closed()
  const { speak } = useSpeech(useDeviceVoice(getLocale()), text)
  return (
    <button
      type="button"
      className="kids-door"
      aria-disabled="true"
      aria-label={`${title}. ${text}`}
      onClick={({ detail }) => detail > 0 && speak()}
    >
      <DoorPicture title={title} picture={picture} />
      <span className="kids-door-closed">
        <CloudOff aria-hidden="true" strokeWidth={2.5} />
      </span>
    </button>
  )
}

function DoorPicture({ title, picture }: ClosedDoorProps) {
  return (
    <>
      <span className="kids-door-picture">
        <img src={picture} width={240} height={150} alt="" />
      </span>
      <span className="kids-door-title paper">{title}</span>
    </>
  )
}

interface DoorProps extends ClosedDoorProps {
  to: string
  /** Whether it leads here: to this page, or to one that this page belongs to. */
  current: 'page' | 'location' | false
}

/** A finger also hears its name; keys and screen readers, whose clicks have detail 0, do not. */
function Door({ to, title, picture, current }: DoorProps) {
  const { speak } = useSpeech(useDeviceVoice(getLocale()), title, { outlives: true })
  return (
    <Link
      to={to}
      className="kids-door"
      aria-current={current || undefined}
      onClick={({ detail }) => detail > 0 && speak()}
    >
      <DoorPicture title={title} picture={picture} />
    </Link>
  )
}
