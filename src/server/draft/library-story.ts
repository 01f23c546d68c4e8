import type { DraftText, StoryDraft } from '../../contract/story-draft.ts'
import type { LibraryStory, LibraryText } from './library-file.ts'

export interface LoadedFile {
  key: string
  sizeBytes: number
  contentType: string
}

/** A story of the built library whose files are in the file store. */
export interface LoadedStory {
  story: LibraryStory
  /** Hash of everything in its folder. */
  libraryHash: string
  pictures: { name: string; widthPx: number; file: LoadedFile }[]
  /** The other files by their names in the library, e.g. `book.de.pdf`. */
  files: Record<string, LoadedFile>
}

/** Converts a story of the library to a draft. */
export function toDraft({ story, pictures, files }: LoadedStory): StoryDraft {
  const names = [...new Set(pictures.map(({ name }) => name))]
  const texts = Object.entries(story.texts).map(([language, text]) => [
    language,
    textOf(text, (name) => files[name.replace('*', language)]?.key ?? null),
  ])
  return {
    values: [story.value],
    kind: story.kind,
    ageFrom: story.age[0],
    ageTo: story.age[1],
    level: story.level,
    scare: story.scare,
    author: story.author,
    license: story.texts.de.source ? 'Gemeinfrei' : 'Eigene Geschichte',
    isSample: story.sample,
    texts: Object.fromEntries(texts),
    pictures: Object.fromEntries(names.map((name) => [name, widthsOf(pictures, name)])),
    surprises: Object.fromEntries(
      Object.entries(story.surprises).flatMap(([scene, surprises]) => {
        const widest = widthsOf(pictures, scene).at(-1)
        return widest && surprises.length > 0 ? [[widest.key, surprises]] : []
      }),
    ),
  }
}

function widthsOf(pictures: LoadedStory['pictures'], name: string) {
  return pictures
    .filter((picture) => picture.name === name)
    .map(({ widthPx, file }) => ({ widthPx, key: file.key }))
    .sort((one, other) => one.widthPx - other.widthPx)
}

type KeyOf = (name: string) => string | null

function textOf(text: LibraryText, keyOf: KeyOf): DraftText {
  return {
    title: text.title,
    subtitle: text.subtitle,
    teaser: text.teaser,
    about: text.about ?? '',
    contentNote: text.contentNote ?? '',
    tags: text.tags,
    source: text.source ?? '',
    fileName: text.fileName,
    questions: text.questions,
    glossary: text.glossary,
    syllables: text.syllables,
    pages: text.pages.map(({ scene, alt, paragraphs }, index) => ({
      pageId: `p${index + 1}`,
      picture: scene,
      alt,
      paragraphs,
    })),
    ...filesOf(text, keyOf),
  }
}

/** The story's files; omits those that `story.json` names but the folder lacks. */
function filesOf({ prints, narration, film }: LibraryText, keyOf: KeyOf) {
  const audioKey = keyOf('narration.*.m4a')
  const timesKey = keyOf('narration.*.json')
  const filmKey = keyOf('film.*.mp4')
  const captionsKey = keyOf('film.*.vtt')
  return {
    pdfKey: keyOf('book.*.pdf'),
    prints: prints.flatMap(({ kind, file, fileName }) => {
      const key = keyOf(file)
      return key ? [{ kind, key, fileName }] : []
    }),
    audio: narration && audioKey && timesKey ? { ...narration, key: audioKey, timesKey } : null,
    film: film && filmKey && captionsKey ? { ...film, key: filmKey, captionsKey } : null,
  }
}
