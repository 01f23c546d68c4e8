import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '../../../paraglide/messages.js'
import { PlayerMessage } from './player-message.tsx'
import { SleepButton } from './sleep/sleep-button.tsx'
import { SleepVeil } from './sleep/sleep-veil.tsx'
import { SpeedChoice } from './speed-choice.tsx'
import { type ListeningOptions, useListening } from './use-listening.ts'
import { useMediaSession } from './use-media-session.ts'
import { useTapToHear } from './use-tap-to-hear.ts'
import './listening-player.css'

interface ListeningPlayerProps extends ListeningOptions {
  /** Whether the sleep timer has ended the reading. */
  onBedtime: (isBedtime: boolean) => void
  onClose: () => void
}

/** The player: play, previous and next sentence, speed, sleep timer. */
export function ListeningPlayer({ onBedtime, onClose, ...options }: ListeningPlayerProps) {
  const { story, text, sheet, settings } = options
  const listening = useListening(options)
  const { isPlaying, isTimed, toggle, step, sleep } = listening
  useTapToHear({ sheet, onTap: listening.playAt })
  useMediaSession({
    title: text.title,
    coverImageUrl: story.coverImageUrl,
    isPlaying,
    onToggle: toggle,
    onStep: step,
  })
  const isCounted = listening.kind !== 'device'
  const minutesLeft = isCounted ? Math.ceil((story.audioSecondsLeft ?? 0) / 60) : 0
  // Where the browser lets no sound start by itself, one tap does.
  const isBlocked = listening.status === 'blocked'
  const playLabel = isPlaying ? m.reader_listen_pause() : m.reader_listen_play()
  const isBedtime = sleep.timer.kind === 'asleep'
  useEffect(() => {
    onBedtime(isBedtime)
    return () => onBedtime(false)
  }, [isBedtime, onBedtime])

  return (
    <section className="player bottom-strip paper" aria-label={m.reader_listen()}>
      <p className="player-facts">
        <span>{voiceName(listening.kind)}</span>
        {minutesLeft > 0 && <span>{m.reader_listen_minutes({ minutes: minutesLeft })}</span>}
      </p>
      <PlayerMessage listening={listening} />
      <div className="player-buttons">
        <button
          type="button"
          className="player-button"
          aria-label={isTimed ? m.reader_listen_back() : m.reader_listen_seconds_back()}
          onClick={() => step(-1)}
        >
          <SkipBack aria-hidden="true" size={24} />
        </button>
        <button
          type="button"
          className="player-play"
          aria-disabled={listening.status === 'used-up'}
          aria-label={isBlocked ? undefined : playLabel}
          data-blocked={isBlocked || undefined}
          onClick={toggle}
        >
          {isPlaying ? (
            <Pause aria-hidden="true" size={30} fill="currentColor" />
          ) : (
            <Play aria-hidden="true" size={30} fill="currentColor" />
          )}
          {isBlocked && m.reader_listen_tap()}
        </button>
        <button
          type="button"
          className="player-button"
          aria-label={isTimed ? m.reader_listen_forward() : m.reader_listen_seconds_forward()}
          onClick={() => step(1)}
        >
          <SkipForward aria-hidden="true" size={24} />
        </button>
        <SpeedChoice {...settings} />
        <SleepButton sleep={sleep} />
        <button
          type="button"
          className="player-button"
          aria-label={m.reader_listen_close()}
          onClick={onClose}
        >
          <X aria-hidden="true" size={24} />
        </button>
      </div>
      {isBedtime && <SleepVeil />}
    </section>
  )
}

function voiceName(kind: 'computer' | 'human' | 'device'): string | null {
  switch (kind) {
    case 'computer':
      return m.reader_listen_computer()
    case 'device':
      return m.reader_listen_device()
    case 'human':
      return null
    default:
      return kind satisfies never
  }
}
