import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OpenedText } from '../../../../contract/reading.ts'
import { coverAt } from '../../../../contract/rules.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { canPlayRecording, requestRecordingUrl } from '../listening/recording-url.ts'
import { refusalOf } from '../opening/refusal.ts'
import type { LocalizedStory } from '../shared/localized-story.ts'
import './film-view.css'

interface FilmViewProps extends LocalizedStory {
  /** The film failed to load. */
  onFileMissing: () => void
  onShowText: () => void
}

/** The story as a film; starting it spends minutes. */
export function FilmView({ story, text, language, onFileMissing, onShowText }: FilmViewProps) {
  const client = useQueryClient()
  const [media, setMedia] = useState<HTMLVideoElement | null>(null)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const { film } = text
  const start = useMutation({
    mutationFn: () => requestRecordingUrl(client, { story, language, medium: 'video' }),
  })

  const handleError = () => {
    setFailedUrl(film?.url ?? null)
    onFileMissing()
  }
  // The error event can fire before React attaches the handler.
  const handleMedia = useEffectEvent((element: HTMLVideoElement | null) => {
    if (element?.error) handleError()
  })
  useEffect(() => handleMedia(media), [media])

  if (!film) return null
  const isUsedUp = start.isError && refusalOf(start.error, true).kind === 'quota-exceeded'
  if (isUsedUp || !canPlayRecording({ medium: 'video', story }, text)) {
    return (
      <FilmNotice
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
    const { isPending, mutate } = start
    const preview = { film, story, poster }
    return <FilmStart {...preview} isStarting={isPending} onStart={() => mutate()} />
  }
  if (failedUrl === film.url) return <FilmFailed onRetry={() => setFailedUrl(null)} />
  // Films uploaded by editors can lack captions.
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

interface FilmStartProps extends Pick<LocalizedStory, 'story'> {
  film: NonNullable<OpenedText['film']>
  poster: string | undefined
  isStarting: boolean
  onStart: () => void
}

/** Offers to start a film whose minutes are not spent yet; shows its length. */
function FilmStart({ film, story, poster, isStarting, onStart }: FilmStartProps) {
  const minutes = Math.ceil(film.durationMs / 60_000)
  const left = Math.ceil((story.videoSecondsLeft ?? 0) / 60)
  return (
    <div className="film-note paper">
      {poster && <img src={poster} alt="" className="film-poster" />}
      <p>{m.reader_film_counts({ minutes, left })}</p>
      <Button variant="primary" aria-disabled={isStarting} onClick={() => isStarting || onStart()}>
        <Play aria-hidden="true" size={24} fill="currentColor" />
        {m.reader_film_start()}
      </Button>
    </div>
  )
}

function FilmFailed({ onRetry }: { onRetry: () => void }) {
  return <FilmNotice text={m.reader_film_failed()} label={m.site_retry()} onClick={onRetry} />
}

function FilmNotice({
  text,
  label,
  onClick,
}: {
  text: string
  label: string
  onClick: () => void
}) {
  return (
    <div className="film-note paper" role="status">
      <p>{text}</p>
      <Button variant="primary" onClick={onClick}>
        {label}
      </Button>
    </div>
  )
}
