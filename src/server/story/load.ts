import { eq } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { Database, Transaction } from '../db/client.ts'
import { storedFile, story, storyPicture, storyText } from '../db/schema.ts'
import type { LibraryStory } from './library-file.ts'

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
  pdfs: Partial<Record<Language, LoadedFile>>
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

async function insertFiles(tx: Transaction, { pictures, pdfs }: LoadedStory) {
  const files = [...pictures.map((picture) => picture.file), ...Object.values(pdfs)]
  await tx
    .insert(storedFile)
    .values(files.map(({ key, sizeBytes, contentType }) => ({ key, sizeBytes, contentType })))
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
    isSample: source.sample,
    publishedAt: new Date(`${source.published}T12:00:00+02:00`),
    contentHash,
  }
  await tx
    .insert(story)
    .values({ storyId: source.id, ...values })
    .onConflictDoUpdate({ target: story.storyId, set: values })
}

function textRows({ story: source, pdfs }: LoadedStory) {
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
    pdfKey: pdfs[language as Language]?.key ?? null,
  }))
}
