import { computeReadingLevel } from '@fabelhain/library/text/reading-level.ts'
import { findWords } from '@fabelhain/library/text/words.ts'
import type { StoryDraft } from '../../contract/story-draft.ts'

/** The number of words in a story's German paragraphs. */
export function countWords(story: StoryDraft): number {
  return germanParagraphs(story).reduce((sum, paragraph) => sum + findWords(paragraph).length, 0)
}

/** The reading level of a story's German text, 1 to 4. */
export function computedLevel(story: StoryDraft): number {
  return computeReadingLevel(germanParagraphs(story))
}

/** A story's reading level: the editor's choice, else the computed one. */
export function levelOf(story: StoryDraft): number {
  return story.level ?? computedLevel(story)
}

const germanParagraphs = ({ texts }: StoryDraft) =>
  texts.de?.pages.flatMap((page) => page.paragraphs) ?? []
