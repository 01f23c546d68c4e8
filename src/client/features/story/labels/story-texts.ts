import type { Language } from '../../../../contract/base.ts'
import { displayTitle } from '../../../../contract/rules.ts'
import type { StoryCard, StorySheet } from '../../../../contract/story-card.ts'

/** A text with its language, for the `lang` attribute. */
interface LocalizedText {
  text: string
  lang: Language
}

/** `hyphenated` has soft hyphens in long words and breaks at no other hyphen, for narrow places. */
type LocalizedTitle = LocalizedText & { hyphenated: string }

/** A top story has the title in the language shown only. */
type TitledStory = Pick<StoryCard, 'title' | 'fileName'> &
  Partial<Pick<StoryCard, 'titles' | 'titleSyllables'>>
type TeasedStory = Pick<StoryCard, 'teaser' | 'teasers'>

/** A story's title in the language shown, else in German. */
export function titleIn(language: Language, story: TitledStory): LocalizedTitle {
  const localized = language === 'de' ? undefined : story.titles?.[language]
  if (localized) return { text: localized, hyphenated: unbroken(localized), lang: language }
  const text = displayTitle(story)
  return { text, hyphenated: unbroken(story.titleSyllables ?? text), lang: 'de' }
}

/** "The Three-Day Quarrel" must not break after "Three-". */
const unbroken = (title: string) => title.replaceAll('-', '\u2011')

/** A story's teaser in the language shown, else in German. */
export function teaserIn(language: Language, story: TeasedStory): LocalizedText {
  const localized = language === 'de' ? undefined : story.teasers[language]
  return localized ? { text: localized, lang: language } : { text: story.teaser, lang: 'de' }
}

/** A story's texts in the language shown, else in the first one available; null without texts. */
export function textsIn(language: Language, { texts }: Pick<StorySheet, 'texts'>) {
  for (const lang of [language, 'de', 'en'] as const) {
    const found = texts[lang]
    if (found) return { ...found, lang }
  }
  return null
}
