import type { Language } from '../../../../../contract/base.ts'
import type { Check, StoryDraft } from '../../../../../contract/story-draft.ts'
import { pagePartId, partId } from './desk.ts'

/** Where on the desk something of the checklist is done. */
export interface CheckPlace {
  language: Language | null
  pane: 'form' | 'pages' | 'preview'
  pageId: string | null
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

/** The field of the form, the page, the preview or the language that a check speaks of. */
export function placeOf({ id, language, page }: Check, story: StoryDraft): CheckPlace {
  const pages = story.texts[language ?? 'de']?.pages ?? []
  const pageId = (page === null ? undefined : pages[page - 1]?.pageId) ?? null
  const place = { language, pageId }
  if (id === 'english') return { ...place, pane: 'form', partId: partId('languages') }
  if (id === 'syllables') return { ...place, pane: 'preview', partId: partId('preview') }
  const part = formParts[id]
  if (part) return { ...place, pane: 'form', partId: partId(part) }
  if (pageId === null) return { ...place, pane: 'pages', partId: partId('pages') }
  const inPage = id === 'alt' ? `${pagePartId(pageId)}-picture` : pagePartId(pageId)
  return { ...place, pane: 'pages', partId: inPage }
}
