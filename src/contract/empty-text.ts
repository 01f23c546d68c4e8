import type { DraftText } from './story-draft.ts'

/** A text in which nothing is written yet. */
export const emptyText: DraftText = {
  title: '',
  subtitle: '',
  teaser: '',
  about: '',
  contentNote: '',
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
