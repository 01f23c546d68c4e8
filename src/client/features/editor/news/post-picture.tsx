import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { UploadField } from '../../upload/upload-field.tsx'
import type { UploadResult } from '../../upload/use-upload.ts'
import type { DraftPicture } from './post-draft.ts'

const altLength = 300
/** Width of a post in device pixels, with two device pixels per CSS pixel. */
const displayWidthPx = 1200

interface PostPictureProps {
  picture: DraftPicture | null
  onChange: (picture: DraftPicture | null) => void
}

/** A picture with its alternative text, or a field to upload one. */
export function PostPicture({ picture, onChange }: PostPictureProps) {
  if (!picture) {
    return (
      <UploadField
        kind="picture"
        label={m.editor_news_picture()}
        onDone={(result) => onChange(toDraftPicture(result))}
      />
    )
  }
  const changeAlt = (part: Partial<DraftPicture['alt']>) =>
    onChange({ ...picture, alt: { ...picture.alt, ...part } })
  return (
    <div className="post-picture">
      {picture.url && <img src={picture.url} alt={picture.alt.de} />}
      <div className="grid content-start gap-3">
        <TextField
          label={m.editor_news_picture_alt_de()}
          required
          maxLength={altLength}
          value={picture.alt.de}
          onChange={({ target }) => changeAlt({ de: target.value })}
        />
        <TextField
          label={m.editor_news_picture_alt_en()}
          lang="en"
          maxLength={altLength}
          value={picture.alt.en}
          onChange={({ target }) => changeAlt({ en: target.value })}
        />
        <Button className="justify-self-start" onClick={() => onChange(null)}>
          {m.editor_news_picture_remove()}
        </Button>
      </div>
    </div>
  )
}

/** Uses the narrowest source that is wide enough, else the widest; null without sources. */
function toDraftPicture({ sources }: UploadResult<'picture'>): DraftPicture | null {
  const source = sources.find(({ widthPx }) => widthPx >= displayWidthPx) ?? sources.at(-1)
  return source ? { fileKey: source.key, url: source.url, alt: { de: '', en: '' } } : null
}
