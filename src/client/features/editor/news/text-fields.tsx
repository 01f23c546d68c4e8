import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Language } from '../../../../contract/base.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { m } from '../../../paraglide/messages.js'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { NewsText } from '../../news/news-text.tsx'
import type { PostText } from './post-draft.ts'
import { previewQuery } from './post-queries.ts'

const maxTitleLength = 120
const maxSummaryLength = 300
const maxMarkdownLength = 10_000
const previewDelayMs = 400

interface TextFieldsProps {
  language: Language
  legend: string
  text: PostText
  isRequired: boolean
  onChange: (text: PostText) => void
}

/** Title, summary and text in one language, with a preview. */
export function TextFields({ language, legend, text, isRequired, onChange }: TextFieldsProps) {
  const change = (part: Partial<PostText>) => onChange({ ...text, ...part })
  return (
    <fieldset className="post-texts">
      <legend>{legend}</legend>
      <TextField
        label={m.editor_news_title()}
        lang={language}
        required={isRequired}
        maxLength={maxTitleLength}
        value={text.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        lang={language}
        required={isRequired}
        label={m.editor_news_summary()}
        help={m.editor_news_summary_help()}
        rows={3}
        maxLength={maxSummaryLength}
        value={text.summary}
        // The summary has no line breaks.
        onChange={({ target }) => change({ summary: target.value.replace(/\s*\n\s*/g, ' ') })}
      />
      <TextArea
        lang={language}
        required={isRequired}
        label={m.editor_news_markdown()}
        help={m.editor_news_markdown_help()}
        rows={12}
        maxLength={maxMarkdownLength}
        value={text.markdown}
        onChange={({ target }) => change({ markdown: target.value })}
      />
      <Preview markdown={text.markdown} language={language} legend={legend} />
    </fieldset>
  )
}

function Preview({
  markdown,
  language,
  legend,
}: Pick<TextFieldsProps, 'language' | 'legend'> & { markdown: string }) {
  const id = useId()
  const debouncedMarkdown = useDebounced(markdown, previewDelayMs)
  const preview = useQuery(previewQuery(debouncedMarkdown))
  const isEmpty = markdown.trim() === ''
  return (
    <section aria-labelledby={id} className="post-preview">
      <h3 id={id}>{m.editor_news_preview({ language: legend })}</h3>
      {isEmpty && <p className="text-soft">{m.editor_news_preview_empty()}</p>}
      {!isEmpty && preview.error && <p role="status">{m.editor_news_preview_error()}</p>}
      {!isEmpty && preview.data && <NewsText html={preview.data.html} lang={language} />}
    </section>
  )
}
