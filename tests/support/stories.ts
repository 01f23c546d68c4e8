import type { LibraryStory } from '../../src/server/story/library-file.ts'
import { loadStory } from '../../src/server/story/load.ts'
import type { TestApp } from './app.ts'

const page = (picture: string, text: string) => ({
  scene: picture,
  alt: `Bild zu ${picture}`,
  paragraphs: [{ text, syllables: null, sentences: [[0, text.length] as [number, number]] }],
})

/** A small but complete story, as the library's build would hand it over. */
export async function addStory(
  { db, files }: Pick<TestApp, 'db' | 'files'>,
  storyId: string,
  changes: Partial<LibraryStory> & {
    title?: string
    fileName?: string
    minutes?: number
    contentHash?: string
  } = {},
): Promise<void> {
  const {
    title = `Geschichte ${storyId}`,
    fileName = `${storyId}.pdf`,
    minutes = 5,
    contentHash = `hash-${storyId}`,
    ...facts
  } = changes
  const text = (language: string) => ({
    title: language === 'de' ? title : `${title} (en)`,
    subtitle: 'Eine Geschichte',
    teaser: 'Worum es geht.',
    about: 'Mehr dazu.',
    contentNote: null,
    source: null,
    fileName,
    questions: ['Was siehst du?'],
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
  const spoken = await files.put(Buffer.from(`voice of ${storyId}`), 'm4a')
  const sound = { ...spoken, contentType: 'audio/mp4' }
  const times = { ...(await files.put(Buffer.from('{}'), 'json')), contentType: 'application/json' }
  await loadStory(db, {
    story: {
      id: storyId,
      author: 'Fabelhain-Werkstatt',
      value: 'mut',
      kind: 'maerchen',
      age: [4, 7],
      scare: 0,
      sample: false,
      published: '2026-10-01',
      texts: { de: text('de'), en: text('en') },
      ...facts,
    },
    contentHash,
    pictures: ['cover.de', 'cover.en', 'p1', 'p2'].map((name) => ({
      name,
      widthPx: 600,
      file: avif,
    })),
    files: {
      'book.de.pdf': pdf,
      'book.en.pdf': pdf,
      'narration.de.m4a': sound,
      'narration.de.json': times,
    },
  })
}
