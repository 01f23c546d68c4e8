import type { DraftText } from './story-draft.ts'

/** The text of a new draft. */
export const emptyText: DraftText = {
  title: '',
  subtitle: '',
  teaser: '',
  about: '',
  contentNote: '',
  tags: '',
  source: '',
  fileName: '',
  questions: [],
  glossary: [],
  syllables: {},
  pages: [],
  pdfKey: null,
  prints: [],
  audio: null,
  film: null,
}
