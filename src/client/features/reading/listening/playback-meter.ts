import { now } from '../../../lib/clock.ts'

/** What was really played since one press on play, in seconds of the medium. */
export interface Playback {
  playbackId: string
  playedSeconds: number
}

type Media = Pick<
  HTMLMediaElement,
  'currentTime' | 'seeking' | 'paused' | 'addEventListener' | 'removeEventListener'
>

const reportIntervalMs = 15_000

/**
 * Counts what a medium really plays and reports it at its start, every 15 s and at each stop; what
 * is skipped does not count. Returns how to stop counting.
 */
export function meterPlayback(media: Media, report: (playback: Playback) => void): () => void {
  let playbackId: string | null = null
  let playedSeconds = 0
  let lastSeconds = 0
  let reportedAtMs = 0

  const send = () => {
    if (!playbackId) return
    reportedAtMs = now().getTime()
    report({ playbackId, playedSeconds })
  }
  const count = () => {
    const at = media.currentTime
    if (playbackId && !media.seeking && at > lastSeconds) playedSeconds += at - lastSeconds
    lastSeconds = at
  }
  const handlers = {
    playing: () => {
      lastSeconds = media.currentTime
      if (playbackId) return
      playbackId = crypto.randomUUID()
      playedSeconds = 0
      // The server lets the seconds grow from its own first news of a playback.
      send()
    },
    timeupdate: () => {
      count()
      if (now().getTime() - reportedAtMs >= reportIntervalMs) send()
    },
    seeking: () => {
      lastSeconds = media.currentTime
    },
    pause: () => {
      count()
      if (playedSeconds > 0) send()
      playbackId = null
    },
    ended: () => {
      count()
      send()
      playbackId = null
    },
  }
  const handleLeave = () => {
    count()
    send()
  }
  for (const [name, handle] of Object.entries(handlers)) media.addEventListener(name, handle)
  window.addEventListener('pagehide', handleLeave)
  return () => {
    handlers.pause()
    for (const [name, handle] of Object.entries(handlers)) media.removeEventListener(name, handle)
    window.removeEventListener('pagehide', handleLeave)
  }
}
