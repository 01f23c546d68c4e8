import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OpenedText } from '../../../../contract/reading.ts'
import { coverAt } from '../../../../contract/rules.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { refusalOf } from '../refusal.ts'
import type { ReadStory } from '../story-language.ts'
import { canPlay, playRecording } from './play-recording.ts'
import './film-view.css'

interface FilmViewProps extends ReadStory {
  /** The film is not at its address. */
  onFileMissing: () => void
  onShowText: () => void
}

/** The story as a film, with captions where there are some; its minutes are spent by a press. */
export function FilmView({ story, text, language, onFileMissing, onShowText }: FilmViewProps) {
  const client = useQueryClient()
  const [media, setMedia] = useState<HTMLVideoElement | null>(null)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const { film } = text
  const start = useMutation({
    mutationFn: () => playRecording(client, { story, language, medium: 'video' }),
  })

  const handleError = () => {
    setFailedUrl(film?.url ?? null)
    onFileMissing()
  }
  // A film that failed while React was still drawing has told nobody.
  const handleMedia = useEffectEvent((drawn: HTMLVideoElement | null) => {
    if (drawn?.error) handleError()
  })
  useEffect(() => handleMedia(media), [media])

  if (!film) return null
  const isUsedUp = start.isError && refusalOf(start.error, true).kind === 'quota-exceeded'
  if (isUsedUp || !canPlay({ medium: 'video', story }, text)) {
    return (
      <FilmNote
        text={m.reader_film_used_up()}
        label={m.reader_film_to_book()}
        onClick={onShowText}
      />
    )
  }
  const { coverImageUrl } = story
  const poster = coverImageUrl === null ? undefined : coverAt(coverImageUrl, 600, language)
  if (start.isError) return <FilmFailed onRetry={() => start.mutate()} />
  if (film.url === null) {
    const { isPending: isStarting, mutate } = start
    return <FilmStart {...{ film, story, poster, isStarting }} onStart={() => mutate()} />
  }
  if (failedUrl === film.url) return <FilmFailed onRetry={() => setFailedUrl(null)} />
  // What an editor has sent may have no captions.
  const file = { src: film.url, poster }
  return (
    <div className="film">
      <video
        key={film.url}
        ref={setMedia}
        {...file}
        controls
        playsInline
        autoPlay={start.isSuccess}
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

interface FilmStartProps extends Pick<ReadStory, 'story'> {
  film: NonNullable<OpenedText['film']>
  poster: string | undefined
  isStarting: boolean
  onStart: () => void
}

/** A film whose minutes are not spent yet, and how many they are. */
function FilmStart({ film, story, poster, isStarting, onStart }: FilmStartProps) {
  const minutes = Math.ceil(film.durationMs / 60_000)
  const left = Math.ceil((story.videoSecondsLeft ?? 0) / 60)
  return (
    <div className="film-note paper">
      {poster && <img src={poster} alt="" className="film-poster" />}
      <p>{m.reader_film_counts({ minutes, left })}</p>
      <Button look="primary" aria-disabled={isStarting} onClick={() => isStarting || onStart()}>
        <Play aria-hidden="true" size={24} fill="currentColor" />
        {m.reader_film_start()}
      </Button>
    </div>
  )
}

function FilmFailed({ onRetry }: { onRetry: () => void }) {
  return <FilmNote text={m.reader_film_failed()} label={m.site_retry()} onClick={onRetry} />
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
