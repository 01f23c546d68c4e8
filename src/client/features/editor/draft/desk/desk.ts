import type { Language } from '../../../../../contract/base.ts'
import type { DraftText, StoryDraft } from '../../../../../contract/story-draft.ts'
import type { PictureSources } from '../core/draft-change.ts'

/** The edited story in one language, with the functions to change it. */
export interface Desk {
  storyId: string
  story: StoryDraft
  /** Reading level (Lesestufe) computed at the last save. */
  computedLevel: number
  /** The displayed language. */
  language: Language
  /** Texts of that language; empty if the language does not exist yet. */
  text: DraftText
  change: (change: (story: StoryDraft) => StoryDraft) => void
  changeText: (changed: Partial<DraftText>) => void
  /** Signed address of a file; null if it is unknown. */
  urlOf: (key: string | null | undefined) => string | null
  /** Adds the addresses of uploaded files. */
  addUrls: (sources: PictureSources) => void
}

/** DOM id of a field group, for the links of the checklist. */
export const partId = (name: string) => `desk-${name}`
export const pagePartId = (pageId: string) => partId(`page-${pageId}`)

/** Scrolls to a field group and focuses its first control. */
export function focusPart(id: string): void {
  const part = document.getElementById(id)
  if (!part) return
  part.scrollIntoView({ block: 'center' })
  const first = part.querySelector<HTMLElement>('textarea, input, select, button')
  const target = first ?? part
  target.focus({ preventScroll: true })
}
