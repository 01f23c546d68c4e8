import { readingLevel } from '../../../content/kit/reading-level.ts'
import { wordSpans } from '../../../content/kit/words.ts'
import type { StoryDraft } from '../../contract/story-draft.ts'

/** Words of a story's German paragraphs, counted as the library counts them. */
export function countWords(story: StoryDraft): number {
  return germanParagraphs(story).reduce((sum, paragraph) => sum + wordSpans(paragraph).length, 0)
}

/** The Lesestufe that a story's German words and sentences make, 1 to 4. */
export function computedLevel(story: StoryDraft): number {
  return readingLevel(germanParagraphs(story))
}

/** A story's Lesestufe: what an editor says, else what is computed. */
export function levelOf(story: StoryDraft): number {
  return story.level ?? computedLevel(story)
}

const germanParagraphs = ({ texts }: StoryDraft) =>
  texts.de?.pages.flatMap((page) => page.paragraphs) ?? []
