import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { storedFile, story, storyPicture, storyText } from '../db/story-schema.ts'
import type { LibraryStory, LibraryText } from './library-file.ts'

export interface LoadedFile {
  key: string
  sizeBytes: number
  contentType: string
}

/** A story of the built library whose files already lie in the file store. */
export interface LoadedStory {
  story: LibraryStory
  contentHash: string
  pictures: { name: string; widthPx: number; file: LoadedFile }[]
  /** Every other file by its name in the library, such as `book.de.pdf`. */
  files: Record<string, LoadedFile>
}

/** Writes or replaces a story with its texts and pictures in one transaction; likes stay. */
export async function loadStory(db: Database, loaded: LoadedStory): Promise<void> {
  await db.transaction(async (tx) => {
    await insertFiles(tx, loaded)
    await upsertStory(tx, loaded)
    const { id } = loaded.story
    await tx.delete(storyText).where(eq(storyText.storyId, id))
    await tx.insert(storyText).values(textRows(loaded))
    await tx.delete(storyPicture).where(eq(storyPicture.storyId, id))
    await tx.insert(storyPicture).values(
      loaded.pictures.map(({ name, widthPx, file }) => ({
        storyId: id,
        name,
        widthPx,
        fileKey: file.key,
      })),
    )
  })
}

async function insertFiles(tx: Transaction, { pictures, files }: LoadedStory) {
  const all = [...pictures.map((picture) => picture.file), ...Object.values(files)]
  await tx
    .insert(storedFile)
    .values(all.map(({ key, sizeBytes, contentType }) => ({ key, sizeBytes, contentType })))
    .onConflictDoNothing()
}

async function upsertStory(tx: Transaction, { story: source, contentHash }: LoadedStory) {
  const german = source.texts.de
  const values = {
    title: german.title,
    fileName: german.fileName,
    coverImageUrl: `/covers/${source.id}?v=${contentHash.slice(0, 8)}`,
    languages: Object.keys(source.texts),
    storyValues: [source.value],
    kind: source.kind,
    ageFrom: source.age[0],
    ageTo: source.age[1],
    minutes: german.minutes,
    words: german.words,
    scare: source.scare,
    author: source.author,
    source: german.source,
    hasAudio: german.narration !== null,
    hasVideo: german.film !== null,
    isSample: source.sample,
    publishedAt: new Date(`${source.published}T12:00:00+02:00`),
    contentHash,
  }
  await tx
    .insert(story)
    .values({ storyId: source.id, ...values })
    .onConflictDoUpdate({ target: story.storyId, set: values })
}

function textRows({ story: source, files }: LoadedStory) {
  return Object.entries(source.texts).map(([language, text]) => ({
    storyId: source.id,
    language,
    title: text.title,
    subtitle: text.subtitle,
    teaser: text.teaser,
    about: text.about ?? '',
    contentNote: text.contentNote ?? '',
    questions: text.questions,
    glossary: Object.fromEntries(text.glossary.map(({ word, meaning }) => [word, meaning])),
    pages: text.pages.map(({ scene, alt, paragraphs }) => ({ picture: scene, alt, paragraphs })),
    ...fileColumns(text, (name) => files[name.replace('*', language)]?.key ?? null),
  }))
}

/** The columns that name files; what is not there is left out, whatever `story.json` says. */
function fileColumns(text: LibraryText, keyOf: (name: string) => string | null) {
  const audio = { key: keyOf('narration.*.m4a'), timesKey: keyOf('narration.*.json') }
  const film = { key: keyOf('film.*.mp4'), captionsKey: keyOf('film.*.vtt') }
  return {
    pdfKey: keyOf('book.*.pdf'),
    prints: text.prints.flatMap(({ kind, file, fileName }) => {
      const key = keyOf(file)
      return key ? [{ kind, key, fileName }] : []
    }),
    audio: text.narration && isWhole(audio) ? { ...text.narration, ...audio } : null,
    film: text.film && isWhole(film) ? { ...text.film, ...film } : null,
  }
}

function isWhole<Keys extends Record<string, string | null>>(
  keys: Keys,
): keys is Keys & Record<keyof Keys, string> {
  return Object.values(keys).every((key) => key !== null)
}
