import { useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import type { useListening } from './use-listening.ts'

type MessageState = Pick<
  ReturnType<typeof useListening>,
  'status' | 'sleep' | 'continueWithDevice' | 'retry'
>

/** A problem of playback and what to do about it; empty if there is none. */
export function PlayerMessage({ listening }: { listening: MessageState }) {
  return <div role="status">{messageOf(listening)}</div>
}

function messageOf({ status, sleep, continueWithDevice, retry }: MessageState) {
  if (sleep.timer.kind === 'asleep')
    return <p className="player-message">{m.reader_sleep_well()}</p>
  if (status === 'used-up') {
    return (
      <div className="player-message">
        <p>{m.reader_listen_used_up()}</p>
        {continueWithDevice && (
          <Button onClick={continueWithDevice}>{m.reader_listen_with_device()}</Button>
        )}
      </div>
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

/** Shorter waits show no message. */
const messageDelayMs = 800

function StillLoading() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), messageDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return isLong && <p className="player-message">{m.reader_listen_loading()}</p>
}
