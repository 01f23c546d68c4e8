import type { Language } from '../../../../../contract/base.ts'
import type { DraftText, StoryDraft } from '../../../../../contract/story-draft.ts'
import type { PictureSources } from '../draft-change.ts'

/** What the parts of the desk work with: the story as it is typed, and how it is changed. */
export interface Desk {
  storyId: string
  story: StoryDraft
  /** The Lesestufe of the last save, as computed. */
  computedLevel: number
  /** The language whose texts are shown. */
  language: Language
  /** Its texts; empty ones where the language does not exist yet. */
  text: DraftText
  change: (change: (story: StoryDraft) => StoryDraft) => void
  changeText: (changed: Partial<DraftText>) => void
  /** Signed address of a file; null where it is not known. */
  urlOf: (key: string | null | undefined) => string | null
  /** Remembers the addresses of files that have just arrived. */
  learnUrls: (sources: PictureSources) => void
}

/** Id of the part of the desk in which something is written, for links that lead to it. */
export const partId = (name: string) => `desk-${name}`
export const pagePartId = (pageId: string) => partId(`page-${pageId}`)

/** Scrolls to a part of the desk and puts the cursor into it. */
export function focusPart(id: string): void {
  const part = document.getElementById(id)
  if (!part) return
  part.scrollIntoView({ block: 'center' })
  const first = part.querySelector<HTMLElement>('textarea, input, select, button')
  const target = first ?? part
  target.focus({ preventScroll: true })
}
