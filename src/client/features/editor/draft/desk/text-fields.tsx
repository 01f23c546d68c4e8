import type { DraftText } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { GrowingArea } from '../core/growing-area.tsx'
import { toOneLine } from '../core/page-text.ts'
import { type Desk, partId } from './desk.ts'

/** Maximum lengths of contract/story-draft.ts, in characters. */
const maxLengths = {
  title: 120,
  subtitle: 160,
  source: 300,
  teaser: 400,
  about: 2000,
  contentNote: 600,
  tags: 400,
} satisfies Partial<Record<keyof DraftText, number>>

type Name = keyof typeof maxLengths
const idOf = (name: Name) => partId(name === 'contentNote' ? 'content-note' : name)

/** Texts that readers see before they open the story. */
export function TextFields({ desk }: { desk: Desk }) {
  const { text, language, changeText } = desk
  // No text has line breaks.
  const field = (name: Name, rows: number, label: string, help?: string) => (
    <div id={idOf(name)}>
      <GrowingArea
        label={label}
        help={help}
        lang={language}
        value={text[name]}
        maxLength={maxLengths[name]}
        rows={rows}
        onChange={({ target }) => changeText({ [name]: toOneLine(target.value) })}
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
      {field('tags', 2, m.draft_field_tags(), m.draft_field_tags_help())}
      {field('source', 1, m.draft_field_source(), m.draft_field_source_help())}
    </>
  )
}
