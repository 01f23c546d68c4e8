import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { UploadField } from '../../../upload/upload-field.tsx'
import { durationText } from '../duration-text.ts'
import type { Desk } from './desk.ts'
import { partId } from './desk.ts'
import { filmTypes } from './file-types.ts'

/** The film of one language. */
export function FilmPart({ desk }: { desk: Desk }) {
  const { film } = desk.text
  const url = desk.urlOf(film?.key)
  return (
    <div id={partId('film')} className="desk-files">
      {film && (
        <div className="desk-file">
          <p>{m.draft_film_there({ duration: durationText(film.durationMs) })}</p>
          {url && (
            <a href={url} target="_blank" rel="noreferrer">
              {m.draft_film_open()}
            </a>
          )}
          <Button look="plain" onClick={() => desk.changeText({ film: null })}>
            {m.draft_film_remove()}
          </Button>
        </div>
      )}
      <UploadField
        kind="video"
        label={film ? m.draft_film_replace() : m.draft_film()}
        accept={filmTypes}
        onDone={({ key, durationMs }) =>
          desk.changeText({ film: { key, captionsKey: null, durationMs } })
        }
      />
    </div>
  )
}
