import { Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import type { useListening } from './use-listening.ts'

type Told = Pick<
  ReturnType<typeof useListening>,
  'status' | 'sleep' | 'goOnWithDevice' | 'retry' | 'toggle'
>

/** What stands in the way of hearing, and the way on; empty while all is well. */
export function PlayerMessage({ listening }: { listening: Told }) {
  return <div role="status">{messageOf(listening)}</div>
}

function messageOf({ status, sleep, goOnWithDevice, retry, toggle }: Told) {
  if (sleep.timer.kind === 'asleep')
    return <p className="player-message">{m.reader_sleep_well()}</p>
  if (status === 'used-up') {
    return (
      <div className="player-message">
        <p>{m.reader_listen_used_up()}</p>
        {goOnWithDevice && (
          <Button onClick={goOnWithDevice}>{m.reader_listen_with_device()}</Button>
        )}
      </div>
    )
  }
  if (status === 'blocked') {
    return (
      <Button look="primary" className="player-tap" onClick={toggle}>
        <Play aria-hidden="true" size={28} fill="currentColor" />
        {m.reader_listen_tap()}
      </Button>
    )
  }
  if (status === 'waiting' || status === 'buffering') return <StillLoading />
  if (status !== 'failed') return null
  return (
    <div className="player-message">
      <p>{m.reader_listen_failed()}</p>
      <Button onClick={retry}>{m.site_retry()}</Button>
    </div>
  )
}

/** A wait shorter than this needs no words. */
const shortWaitMs = 800

function StillLoading() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), shortWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return isLong && <p className="player-message">{m.reader_listen_loading()}</p>
}
