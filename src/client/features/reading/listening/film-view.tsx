import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import type { ReadStory } from '../story-language.ts'
import { usePlaybackReport } from './use-playback-report.ts'
import './film-view.css'

interface FilmViewProps extends ReadStory {
  /** The film is not at its address. */
  onFileMissing: () => void
  onShowText: () => void
}

/** The story as a film, with captions where there are some, counted against the month's minutes. */
export function FilmView({ story, text, language, onFileMissing, onShowText }: FilmViewProps) {
  const [media, setMedia] = useState<HTMLVideoElement | null>(null)
  const [state, setState] = useState<'fine' | 'failed' | 'used-up'>('fine')
  const [attempt, setAttempt] = useState(0)
  usePlaybackReport({ media, medium: 'video', story })
  const isOver = story.videoSecondsLeft === 0
  useStopAtCaption(media, isOver, () => setState('used-up'))

  const handleError = () => {
    setState('failed')
    onFileMissing()
  }
  // A film that failed while React was still drawing has told nobody.
  const handleMedia = useEffectEvent((drawn: HTMLVideoElement | null) => {
    if (drawn?.error) handleError()
  })
  useEffect(() => handleMedia(media), [media])

  const { film } = text
  if (!film) return null
  if (!film.url || state === 'used-up') {
    return (
      <FilmNote
        text={m.reader_film_used_up()}
        label={m.reader_film_to_book()}
        onClick={onShowText}
      />
    )
  }
  const handleRetry = () => {
    setState('fine')
    setAttempt(attempt + 1)
  }
  // What an editor has sent may have no captions.
  const file = { src: film.url, poster: story.coverImageUrl ?? undefined }
  if (state === 'failed')
    return <FilmNote text={m.reader_film_failed()} label={m.site_retry()} onClick={handleRetry} />
  return (
    <div className="film">
      <video
        key={attempt}
        ref={setMedia}
        {...file}
        controls
        playsInline
        preload="metadata"
        aria-label={text.title}
        onError={handleError}
      >
        {film.captionsUrl && (
          <track
            default
            kind="captions"
            src={film.captionsUrl}
            srcLang={language}
            label={m.reader_film_captions()}
          />
        )}
      </video>
    </div>
  )
}

/** Stops at the end of the spoken sentence once `isOver`; without captions at once. */
function useStopAtCaption(media: HTMLVideoElement | null, isOver: boolean, onStop: () => void) {
  useEffect(() => {
    if (!media || !isOver || media.paused) return
    const stop = () => {
      media.pause()
      onStop()
    }
    const track = media.textTracks[0]
    if (!track?.activeCues?.length) return stop()
    track.addEventListener('cuechange', stop, { once: true })
    return () => track.removeEventListener('cuechange', stop)
  }, [media, isOver, onStop])
}

function FilmNote({ text, label, onClick }: { text: string; label: string; onClick: () => void }) {
  return (
    <div className="film-note paper" role="status">
      <p>{text}</p>
      <Button look="primary" onClick={onClick}>
        {label}
      </Button>
    </div>
  )
}
