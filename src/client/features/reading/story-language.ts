import type { Language } from '../../../contract/base.ts'
import type { OpenedStory, OpenedText } from '../../../contract/reading.ts'
import { storyLanguages } from './reader-address.ts'

/** An opened story with the text that is read now. */
export interface ReadStory {
  story: OpenedStory
  language: Language
  text: OpenedText
}

/**
 * The text to read: in the chosen language, else in the interface's, else in the first there is;
 * null where the story has no page in any.
 */
export function textToRead(
  story: OpenedStory,
  chosen: Language | null,
  interfaceLanguage: Language,
): ReadStory | null {
  const wishes = [chosen, interfaceLanguage, ...storyLanguages]
  for (const language of wishes) {
    const text = language && story.texts[language]
    if (language && text && text.pages.length > 0) return { story, language, text }
  }
  return null
}

/** The languages a story can be read in, German first. */
export function languagesOf({ texts }: Pick<OpenedStory, 'texts'>): Language[] {
  return storyLanguages.filter((language) => (texts[language]?.pages.length ?? 0) > 0)
}

/** The same story in the other language, for reading side by side; null where there is none. */
export function otherText({ story, language }: ReadStory): ReadStory | null {
  const other = languagesOf(story).find((wanted) => wanted !== language)
  const text = other && story.texts[other]
  return other && text ? { story, language: other, text } : null
}
