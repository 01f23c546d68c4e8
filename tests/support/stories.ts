import { computeReadingLevel } from '@fabelhain/library/text/reading-level.ts'
import { eq } from 'drizzle-orm'
import { story } from '../../src/server/db/story-schema.ts'
import { loadLibraryStory } from '../../src/server/draft/library.ts'
import type { LibraryStory } from '../../src/server/draft/library-file.ts'
import type { LoadedStory } from '../../src/server/draft/library-story.ts'
import type { TestApp } from './app.ts'

const page = (picture: string, text: string) => ({
  scene: picture,
  alt: `Bild zu ${picture}`,
  paragraphs: [text],
})

/** Adds a small, complete story as the library's build makes it, with the given length in minutes. */
export async function addStory(
  { db, files, clock }: Pick<TestApp, 'db' | 'files' | 'clock'>,
  storyId: string,
  changes: Partial<LibraryStory> & {
    title?: string
    fileName?: string
    minutes?: number
  } = {},
): Promise<void> {
  const {
    title = `Geschichte ${storyId}`,
    fileName = `${storyId}.pdf`,
    minutes = 5,
    ...facts
  } = changes
  const text = (language: string) => ({
    title: language === 'de' ? title : `${title} (en)`,
    subtitle: 'Eine Geschichte',
    teaser: 'Worum es geht.',
    about: 'Mehr dazu.',
    contentNote: null,
    tags: '',
    source: null,
    fileName,
    questions: ['Was siehst du?'],
    syllables: {},
    glossary: [{ word: 'Lichtung', meaning: 'ein freier Platz im Wald' }],
    words: minutes * 130,
    minutes,
    prints: [{ kind: 'book' as const, file: `book.${language}.pdf`, fileName }],
    narration: { voice: 'computer' as const, durationMs: 60_000 },
    film: null,
    pages: [page('p1', `Anfang von ${storyId}.`), page('p2', `Geheimes Ende von ${storyId}.`)],
  })
  const picture = await files.put(Buffer.from(`picture of ${storyId}`), 'avif')
  const book = await files.put(Buffer.from(`%PDF-1.7 book of ${storyId}`), 'pdf')
  const avif = { ...picture, contentType: 'image/avif' }
  const pdf = { ...book, contentType: 'application/pdf' }
  const audioFile = await files.put(Buffer.from(`voice of ${storyId}`), 'm4a')
  const audio = { ...audioFile, contentType: 'audio/mp4' }
  const timings = {
    ...(await files.put(Buffer.from('{}'), 'json')),
    contentType: 'application/json',
  }
  const loaded: LoadedStory = {
    story: {
      id: storyId,
      author: 'Fabelhain-Werkstatt',
      value: 'mut',
      kind: 'maerchen',
      age: [4, 7],
      level: null,
      scare: 0,
      sample: false,
      published: '2026-10-01',
      texts: { de: text('de'), en: text('en') },
      surprises: {},
      ...facts,
    },
    libraryHash: JSON.stringify(changes),
    pictures: ['cover.de', 'cover.en', 'p1', 'p2'].map((name) => ({
      name,
      widthPx: 600,
      file: avif,
    })),
    files: {
      'book.de.pdf': pdf,
      'book.en.pdf': pdf,
      'narration.de.m4a': audio,
      'narration.de.json': timings,
    },
  }
  await loadLibraryStory(db, loaded, clock.now())
  const words = minutes * 130
  const level = computeReadingLevel(
    Array.from({ length: words / 5 }, () => 'Er geht nach Hause. Gut.'),
  )
  const length = { minutes, words, level }
  await db.update(story).set(length).where(eq(story.storyId, storyId))
}
