import type { Language } from '../../../../../contract/base.ts'
import type { DraftPage, StoryDraft } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { kindLabel, languageLabel } from '../../../story/filter/filter-labels.ts'
import { valueLabel } from '../../../story/labels/story-values.ts'
import type { DraftField, FactName, TextName } from '../core/draft-fields.ts'
import { formatDuration } from '../core/draft-labels.ts'
import { joinParagraphs } from '../core/page-text.ts'

const textLabels: Record<TextName, () => string> = {
  title: m.draft_field_title,
  subtitle: m.draft_field_subtitle,
  teaser: m.draft_field_teaser,
  about: m.draft_field_about,
  contentNote: m.draft_field_content_note,
  tags: m.draft_field_tags,
  source: m.draft_field_source,
  fileName: m.draft_field_file_name,
  questions: m.draft_field_questions,
  glossary: m.draft_field_glossary,
  syllables: m.draft_field_syllables,
  pdfKey: m.draft_pdf,
  prints: m.draft_field_prints,
  audio: m.draft_audio,
  film: m.draft_film,
}

const factLabels: Record<FactName, () => string> = {
  author: m.draft_field_author,
  license: m.draft_field_license,
  kind: m.draft_field_kind,
  values: m.draft_column_values,
  level: m.library_level,
  scare: m.story_scare,
  isSample: m.draft_field_sample,
}

/** A field's label with its language; page numbers are those of `story`, else of `other`. */
export function fieldLabel(field: DraftField, story: StoryDraft, other: StoryDraft): string {
  const inLanguage = (label: string, language: Language) =>
    m.draft_field_in({ field: label, language: languageLabel(language) })
  switch (field.kind) {
    case 'fact':
      return factLabels[field.name]()
    case 'age':
      return m.draft_column_age()
    case 'language':
      return languageLabel(field.language)
    case 'text':
      return inLanguage(textLabels[field.name](), field.language)
    case 'page': {
      const number = pageNumber(story, field) ?? pageNumber(other, field) ?? 0
      return inLanguage(m.draft_page_of({ number }), field.language)
    }
    case 'order':
      return inLanguage(m.draft_field_order(), field.language)
    case 'picture':
      return m.draft_field_picture({ name: field.name })
  }
}

function pageNumber(
  story: StoryDraft,
  { language, pageId }: Extract<DraftField, { kind: 'page' }>,
): number | null {
  const at = story.texts[language]?.pages.findIndex((page) => page.pageId === pageId) ?? -1
  return at === -1 ? null : at + 1
}

/** A field's value as text, for reading and for the comparison by words. */
export function fieldText(field: DraftField, story: StoryDraft): string {
  switch (field.kind) {
    case 'fact':
      return factText(field.name, story)
    case 'age':
      return m.draft_age_span({ from: story.ageFrom, to: story.ageTo })
    case 'language':
      return story.texts[field.language] ? m.draft_compare_there() : m.draft_compare_missing()
    case 'text':
      return textFieldText(field.name, story, field.language)
    case 'page': {
      const page = story.texts[field.language]?.pages.find(({ pageId }) => pageId === field.pageId)
      return page ? pageText(page) : m.draft_compare_missing()
    }
    case 'order':
      return (story.texts[field.language]?.pages ?? [])
        .map(({ paragraphs }, at) => `${at + 1}. ${(paragraphs[0] ?? '').slice(0, 40)}`)
        .join('\n')
    case 'picture':
      return fileText(story.pictures[field.name]?.at(-1)?.key)
  }
}

function factText(name: FactName, story: StoryDraft): string {
  switch (name) {
    case 'kind':
      return kindLabel(story.kind)
    case 'values':
      return story.values.map(valueLabel).join(', ')
    case 'isSample':
      return story.isSample ? m.draft_yes() : m.draft_no()
    case 'level':
      return story.level === null ? m.draft_level_computed() : String(story.level)
    case 'scare':
      return String(story.scare)
    case 'author':
    case 'license':
      return story[name]
  }
}

function textFieldText(name: TextName, story: StoryDraft, language: Language): string {
  const text = story.texts[language]
  if (!text) return ''
  switch (name) {
    case 'questions':
      return text.questions.join('\n')
    case 'glossary':
      return text.glossary.map(({ word, meaning }) => `${word}: ${meaning}`).join('\n')
    case 'syllables':
      return Object.values(text.syllables).sort().join('\n')
    case 'prints':
      return text.prints.map(({ fileName }) => fileName).join('\n')
    case 'pdfKey':
      return fileText(text.pdfKey)
    case 'audio':
    case 'film': {
      const file = text[name]
      return file ? `${formatDuration(file.durationMs)} (${fileText(file.key)})` : ''
    }
    default:
      return text[name]
  }
}

function pageText({ picture, alt, paragraphs }: DraftPage): string {
  const pictureText = picture === null ? '' : m.draft_compare_picture({ name: picture, alt })
  return [joinParagraphs(paragraphs), pictureText].filter(Boolean).join('\n\n')
}

/** Identifies a file by part of its key, which is a hash of its content. */
const fileText = (key: string | null | undefined) =>
  key ? m.draft_compare_file({ name: key.slice(3, 11) }) : ''
