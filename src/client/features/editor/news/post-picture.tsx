import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { UploadField } from '../../upload/upload-field.tsx'
import type { UploadResult } from '../../upload/use-upload.ts'
import { pictureTypes } from '../draft/desk/file-types.ts'
import type { DraftPicture } from './post-draft.ts'

const altLength = 300
/** As wide as a post is shown on a sharp screen. */
const wantedWidthPx = 1200

interface PostPictureProps {
  picture: DraftPicture | null
  onChange: (picture: DraftPicture | null) => void
}

/** A picture with what it shows, for those who cannot see it. */
export function PostPicture({ picture, onChange }: PostPictureProps) {
  if (!picture) {
    return (
      <UploadField
        kind="picture"
        label={m.editor_news_picture()}
        accept={pictureTypes}
        onDone={(result) => onChange(pictureOf(result))}
      />
    )
  }
  const describe = (part: Partial<DraftPicture['alt']>) =>
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
          onChange={({ target }) => describe({ de: target.value })}
        />
        <TextField
          label={m.editor_news_picture_alt_en()}
          lang="en"
          maxLength={altLength}
          value={picture.alt.en}
          onChange={({ target }) => describe({ en: target.value })}
        />
        <Button className="justify-self-start" onClick={() => onChange(null)}>
          {m.editor_news_picture_remove()}
        </Button>
      </div>
    </div>
  )
}

/** The narrowest that is wide enough, else the widest there is. */
function pictureOf({ sources }: UploadResult<'picture'>): DraftPicture | null {
  const source = sources.find(({ widthPx }) => widthPx >= wantedWidthPx) ?? sources.at(-1)
  return source ? { fileKey: source.key, url: source.url, alt: { de: '', en: '' } } : null
}
