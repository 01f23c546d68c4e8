import type {
  Language,
  LibraryStory,
  LibraryText,
  StorySource,
  StorySurprises,
} from './story-source.ts'

/** PDFs, narration and film of a story in one language. */
export type StoryMedia = Pick<LibraryText, 'prints' | 'narration' | 'film'>

const textOf = (source: StorySource, media: StoryMedia): LibraryText => {
  const { title, subtitle, teaser, about, contentNote, tags, fileName, questions, syllables } =
    source
  return {
    title,
    subtitle,
    teaser,
    about,
    contentNote,
    tags,
    source: source.source,
    fileName,
    questions,
    glossary: Object.entries(source.glossary).map(([word, meaning]) => ({ word, meaning })),
    syllables,
    pages: source.pages,
    ...media,
  }
}

/**
 * Converts a story to the content of `story.json`; facts that both languages share come from the German
 * text.
 */
export const toLibraryStory = (
  sources: Record<Language, StorySource>,
  media: Record<Language, StoryMedia>,
  surprises: StorySurprises,
): LibraryStory => {
  const { id, author, value, kind, age, scare, level, sample, published } = sources.de
  const texts = { de: textOf(sources.de, media.de), en: textOf(sources.en, media.en) }
  return { id, author, value, kind, age, scare, level, sample, published, texts, surprises }
}
