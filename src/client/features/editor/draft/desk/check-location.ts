import type { Language } from '../../../../../contract/base.ts'
import type { Check, StoryDraft } from '../../../../../contract/story-draft.ts'
import { pagePartId, partId } from './desk.ts'

/** Where on the desk the fields of a check are. */
export interface CheckLocation {
  /** Null if the check is not about one language. */
  language: Language | null
  pane: 'form' | 'pages' | 'preview'
  /** Null if the check is not about one page. */
  pageId: string | null
  /** DOM id of the field group. */
  partId: string
}

const formParts: Partial<Record<Check['id'], string>> = {
  title: 'title',
  teaser: 'teaser',
  author: 'author',
  source: 'source',
  value: 'values',
  age: 'age',
  cover: 'cover',
  'cover-alt': 'cover',
  pdf: 'pdf',
  questions: 'questions',
  glossary: 'glossary',
  'content-note': 'content-note',
  'audio-outdated': 'audio',
}

export function findCheckLocation({ id, language, page }: Check, story: StoryDraft): CheckLocation {
  const pages = story.texts[language ?? 'de']?.pages ?? []
  const pageId = (page === null ? undefined : pages[page - 1]?.pageId) ?? null
  const location = { language, pageId }
  if (id === 'english') return { ...location, pane: 'form', partId: partId('languages') }
  if (id === 'syllables') return { ...location, pane: 'preview', partId: partId('preview') }
  const part = formParts[id]
  if (part) return { ...location, pane: 'form', partId: partId(part) }
  if (pageId === null) return { ...location, pane: 'pages', partId: partId('pages') }
  const pagePart = id === 'alt' ? `${pagePartId(pageId)}-picture` : pagePartId(pageId)
  return { ...location, pane: 'pages', partId: pagePart }
}
