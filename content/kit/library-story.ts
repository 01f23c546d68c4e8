import type { Language, LibraryStory, LibraryText, StorySource } from './story-source.ts'

/** What a story has in one language beside its text: to print, to hear and to see. */
export type StoryMedia = Pick<LibraryText, 'prints' | 'narration' | 'film'>

const textOf = (source: StorySource, media: StoryMedia): LibraryText => {
  const { title, subtitle, teaser, about, contentNote, fileName, questions, syllables } = source
  return {
    title,
    subtitle,
    teaser,
    about,
    contentNote,
    source: source.source,
    fileName,
    questions,
    glossary: Object.entries(source.glossary).map(([word, meaning]) => ({ word, meaning })),
    syllables,
    pages: source.pages,
    ...media,
  }
}

/** The content of `story.json`; facts both languages share come from the German text. */
export const libraryStory = (
  sources: Record<Language, StorySource>,
  media: Record<Language, StoryMedia>,
): LibraryStory => {
  const { id, author, value, kind, age, scare, level, sample, published } = sources.de
  const texts = { de: textOf(sources.de, media.de), en: textOf(sources.en, media.en) }
  return { id, author, value, kind, age, scare, level, sample, published, texts }
}
