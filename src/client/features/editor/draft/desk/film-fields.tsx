import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { UploadField } from '../../../upload/upload-field.tsx'
import { formatDuration } from '../core/draft-labels.ts'
import { type Desk, partId } from './desk.ts'

/** The film of one language. */
export function FilmFields({ desk }: { desk: Desk }) {
  const { film } = desk.text
  const url = desk.urlOf(film?.key)
  return (
    <div id={partId('film')} className="desk-files">
      {film && (
        <div className="desk-file">
          <p>{m.draft_film_there({ duration: formatDuration(film.durationMs) })}</p>
          {url && (
            <a href={url} target="_blank" rel="noreferrer">
              {m.draft_film_open()}
            </a>
          )}
          <Button variant="plain" onClick={() => desk.changeText({ film: null })}>
            {m.draft_film_remove()}
          </Button>
        </div>
      )}
      <UploadField
        kind="video"
        label={film ? m.draft_film_replace() : m.draft_film()}
        onDone={({ key, durationMs }) =>
          desk.changeText({ film: { key, captionsKey: null, durationMs } })
        }
      />
    </div>
  )
}
