import type { DraftText } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { GrowingArea } from '../growing-area.tsx'
import { oneLine } from '../page-text.ts'
import type { Desk } from './desk.ts'
import { partId } from './desk.ts'

/** Most letters of each (contract/story-draft.ts). */
const longest = {
  title: 120,
  subtitle: 160,
  source: 300,
  teaser: 400,
  about: 2000,
  contentNote: 600,
} satisfies Partial<Record<keyof DraftText, number>>

const parts = { contentNote: 'content-note' } as const
type Name = keyof typeof longest
const idOf = (name: Name) => partId(name === 'contentNote' ? parts.contentNote : name)

/** What readers learn of a story before they open it. */
export function TextFields({ desk }: { desk: Desk }) {
  const { text, language, changeText } = desk
  // One line of text each, however long.
  const field = (name: Name, rows: number, label: string, help?: string) => (
    <div id={idOf(name)}>
      <GrowingArea
        label={label}
        help={help}
        lang={language}
        value={text[name]}
        maxLength={longest[name]}
        rows={rows}
        onChange={({ target }) => changeText({ [name]: oneLine(target.value) })}
      />
    </div>
  )
  return (
    <>
      {field('title', 1, m.draft_field_title())}
      {field('subtitle', 1, m.draft_field_subtitle())}
      {field('teaser', 2, m.draft_field_teaser(), m.draft_field_teaser_help())}
      {field('about', 2, m.draft_field_about())}
      {field('contentNote', 2, m.draft_field_content_note(), m.draft_field_content_note_help())}
      {field('source', 1, m.draft_field_source(), m.draft_field_source_help())}
    </>
  )
}
