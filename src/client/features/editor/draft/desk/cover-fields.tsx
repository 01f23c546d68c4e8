import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { UploadField } from '../../../upload/upload-field.tsx'
import { withPicture } from '../core/draft-change.ts'
import { type Desk, partId } from './desk.ts'

/** The cover of one language; the picture contains the title. */
export function CoverFields({ desk }: { desk: Desk }) {
  const name = `cover.${desk.language}`
  const files = desk.story.pictures[name]
  const url = desk.urlOf(files?.at(-1)?.key)
  const remove = () =>
    desk.change((story) => {
      const { [name]: _, ...pictures } = story.pictures
      return { ...story, pictures }
    })
  return (
    <div id={partId('cover')} className="desk-files">
      {url && (
        <div className="desk-file">
          <img
            className="desk-cover"
            src={url}
            alt={m.draft_cover_alt()}
            width={120}
            height={160}
          />
          <Button variant="plain" onClick={remove}>
            {m.draft_cover_remove()}
          </Button>
        </div>
      )}
      <UploadField
        kind="picture"
        label={files ? m.draft_cover_replace() : m.draft_cover()}
        onDone={({ sources }) => {
          desk.addUrls(sources)
          desk.change((story) => withPicture(story, name, sources))
        }}
      />
    </div>
  )
}
