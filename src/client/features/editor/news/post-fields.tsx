import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { kindLabel, newsKinds } from '../../news/news-labels.ts'
import type { PostDraft } from './post-draft.ts'

interface PostFieldsProps {
  draft: PostDraft
  isNew: boolean
  onChange: (part: Partial<PostDraft>) => void
}

/** Slug, kind, pinning and publication date of a post. */
export function PostFields({ draft, isNew, onChange }: PostFieldsProps) {
  const { slug, kind, isPinned } = draft
  return (
    <div className="post-facts">
      <TextField
        label={m.editor_news_slug()}
        help={m.editor_news_slug_help({ slug: slug || '…' })}
        maxLength={80}
        spellCheck={false}
        autoCapitalize="none"
        readOnly={!isNew}
        value={slug}
        onChange={({ target }) => onChange({ slug: target.value.toLowerCase() })}
      />
      <div>
        <SelectField
          label={m.editor_news_kind()}
          value={kind}
          options={newsKinds.map((option) => [option, kindLabel(option)] as const)}
          onChange={(value) =>
            onChange({ kind: newsKinds.find((option) => option === value) ?? kind })
          }
        />
        <label className="post-check">
          <input
            type="checkbox"
            checked={isPinned}
            onChange={({ target }) => onChange({ isPinned: target.checked })}
          />
          {m.editor_news_pinned()}
        </label>
      </div>
      <PublishFields draft={draft} onChange={onChange} />
    </div>
  )
}

function PublishFields({ draft, onChange }: Omit<PostFieldsProps, 'isNew'>) {
  const name = useId()
  const options: [PostDraft['publish'], string][] = [
    ['draft', m.editor_news_publish_draft()],
    ['now', m.editor_news_publish_now()],
    ['at', m.editor_news_publish_at()],
  ]
  return (
    <fieldset className="post-publish">
      <legend>{m.editor_news_publish()}</legend>
      {options.map(([publish, label]) => (
        <label key={publish} className="post-check">
          <input
            type="radio"
            name={name}
            checked={draft.publish === publish}
            onChange={() => onChange({ publish })}
          />
          {label}
        </label>
      ))}
      {draft.publish === 'at' && (
        <TextField
          label={m.editor_news_moment()}
          type="datetime-local"
          required
          value={draft.publishAt}
          onChange={({ target }) => onChange({ publishAt: target.value })}
        />
      )}
    </fieldset>
  )
}
