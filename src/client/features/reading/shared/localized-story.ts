import type { Language } from '../../../../contract/base.ts'
import { languages } from '../../../../contract/languages.ts'
import type { OpenedStory, OpenedText } from '../../../../contract/reading.ts'

/** An opened story with its text in one language. */
export interface LocalizedStory {
  story: OpenedStory
  language: Language
  text: OpenedText
}

/**
 * The text in the chosen language, else in the interface's, else in the first that has pages; null
 * where none has.
 */
export function localizeStory(
  story: OpenedStory,
  chosen: Language | null,
  interfaceLanguage: Language,
): LocalizedStory | null {
  const candidates = [chosen, interfaceLanguage, ...languages]
  for (const language of candidates) {
    const text = language && story.texts[language]
    if (language && text && text.pages.length > 0) return { story, language, text }
  }
  return null
}

/** The title, and with soft hyphens in its long words. */
export function titleOf({ story, language, text: { title } }: LocalizedStory) {
  return { title, hyphenated: (language === 'de' && story.titleSyllables) || title }
}

/** The languages with pages, German first. */
export function readableLanguages({ texts }: Pick<OpenedStory, 'texts'>): Language[] {
  return languages.filter((language) => (texts[language]?.pages.length ?? 0) > 0)
}

/** The story in its other language, for bilingual reading; null where there is none. */
export function inOtherLanguage({ story, language }: LocalizedStory): LocalizedStory | null {
  const other = readableLanguages(story).find((candidate) => candidate !== language)
  const text = other && story.texts[other]
  return other && text ? { story, language: other, text } : null
}
