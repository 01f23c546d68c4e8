import { useEffect, useEffectEvent } from 'react'

interface MediaSessionOptions {
  title: string
  coverImageUrl: string | null
  isPlaying: boolean
  onToggle: () => void
  onStep: (by: 1 | -1) => void
}

/** Shows title and controls on the lock screen, and handles media keys. */
export function useMediaSession(options: MediaSessionOptions): void {
  const { title, coverImageUrl, isPlaying } = options
  const setPlaying = useEffectEvent((shouldPlay: boolean) => {
    if (options.isPlaying !== shouldPlay) options.onToggle()
  })
  const step = useEffectEvent((by: 1 | -1) => options.onStep(by))

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const session = navigator.mediaSession
    const artwork = coverImageUrl ? [{ src: coverImageUrl }] : []
    session.metadata = new MediaMetadata({ title, artist: 'Fabelhain', artwork })
    const handlers: [MediaSessionAction, () => void][] = [
      ['play', () => setPlaying(true)],
      ['pause', () => setPlaying(false)],
      ['stop', () => setPlaying(false)],
      ['previoustrack', () => step(-1)],
      ['nexttrack', () => step(1)],
      ['seekbackward', () => step(-1)],
      ['seekforward', () => step(1)],
    ]
    const handle = (action: MediaSessionAction, handler: (() => void) | null) => {
      try {
        session.setActionHandler(action, handler)
      } catch {
        // Older browsers do not support all actions.
      }
    }
    for (const [action, handler] of handlers) handle(action, handler)
    return () => {
      for (const [action] of handlers) handle(action, null)
      session.metadata = null
      session.playbackState = 'none'
    }
  }, [title, coverImageUrl])

  useEffect(() => {
    if ('mediaSession' in navigator)
      navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
  }, [isPlaying])
}
