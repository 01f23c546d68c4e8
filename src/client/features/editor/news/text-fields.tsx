import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Language } from '../../../../contract/base.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { m } from '../../../paraglide/messages.js'
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
      <LongField
        language={language}
        isRequired={isRequired}
        label={m.editor_news_summary()}
        help={m.editor_news_summary_help()}
        rows={3}
        maxLength={maxSummaryLength}
        value={text.summary}
        // The summary has no line breaks.
        onChange={(summary) => change({ summary: summary.replace(/\s*\n\s*/g, ' ') })}
      />
      <LongField
        language={language}
        isRequired={isRequired}
        label={m.editor_news_markdown()}
        help={m.editor_news_markdown_help()}
        rows={12}
        maxLength={maxMarkdownLength}
        value={text.markdown}
        onChange={(markdown) => change({ markdown })}
      />
      <Preview markdown={text.markdown} language={language} legend={legend} />
    </fieldset>
  )
}

interface LongFieldProps {
  language: Language
  label: string
  help: string
  rows: number
  maxLength: number
  isRequired: boolean
  value: string
  onChange: (value: string) => void
}

function LongField(props: LongFieldProps) {
  const { language, label, help, rows, maxLength, isRequired, value, onChange } = props
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <textarea
        id={id}
        className="field"
        rows={rows}
        lang={language}
        required={isRequired}
        maxLength={maxLength}
        value={value}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`} className="text-sm text-soft">
        {help}
      </p>
    </div>
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
