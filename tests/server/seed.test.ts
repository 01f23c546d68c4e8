import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { story, storyPicture } from '../../src/server/db/story-schema.ts'
import { seedLibrary } from '../../src/server/seed.ts'
import type { TestApp } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { silentLog } from '../support/log.ts'

let app: TestApp
let libraryDir: string
const loaded: unknown[] = []

beforeAll(async () => {
  app = await createTestApp()
  libraryDir = await mkdtemp(path.join(tmpdir(), 'fabelhain-library-'))
})
afterAll(async () => {
  await app.close()
  await rm(libraryDir, { recursive: true })
})

async function writeStory(title: string) {
  const folder = path.join(libraryDir, 'kleine-geschichte')
  await mkdir(folder, { recursive: true })
  const text = {
    title,
    subtitle: 'Eine Geschichte vom Mut',
    teaser: 'Kurz.',
    about: null,
    contentNote: null,
    source: null,
    fileName: 'Kleine_Geschichte.pdf',
    questions: ['Was siehst du?'],
    glossary: [{ word: 'Moos', meaning: 'weiche, grüne Pflanze' }],
    words: 130,
    minutes: 1,
    pages: [
      {
        scene: 'p1',
        alt: 'Ein Bild',
        paragraphs: [{ text: 'Es war', syllables: null, sentences: [[0, 6]] }],
      },
    ],
    prints: [],
    narration: null,
    film: null,
  }
  const source = {
    id: 'kleine-geschichte',
    author: 'Fabelhain-Werkstatt',
    value: 'mut',
    kind: 'maerchen',
    age: [3, 5],
    scare: 0,
    sample: false,
    published: '2026-11-01',
    texts: { de: text, en: text },
  }
  await writeFile(path.join(folder, 'story.json'), JSON.stringify(source))
  for (const name of ['cover.de.600.avif', 'cover.en.600.avif', 'p1.480.avif', 'p1.960.avif']) {
    await writeFile(path.join(folder, name), `picture ${name}`)
  }
  for (const language of ['de', 'en']) {
    await writeFile(path.join(folder, `book.${language}.pdf`), `%PDF-1.7 ${language}`)
  }
}

const seed = () =>
  seedLibrary({
    db: app.db,
    files: app.files,
    log: { ...silentLog, info: (...line: unknown[]) => loaded.push(line) },
    libraryDir,
  })

test('a built story is loaded once, and a second start writes nothing', async () => {
  await writeStory('Kleine Geschichte')
  await seed()
  await seed()
  expect(loaded).toHaveLength(1)
  expect(await app.db.select().from(storyPicture)).toHaveLength(4)
  const parent = await app.signUp()
  const opened = await parent.api.reading.open({ storyId: 'kleine-geschichte' })
  const [page] = opened.texts.de?.pages ?? []
  expect(page?.picture.sources.map((source) => source.width)).toEqual([480, 960])
  const picture = await parent.request(page?.pictureUrl ?? '')
  expect(await picture.text()).toBe('picture p1.960.avif')
  const cover = await app.guest.request('/covers/kleine-geschichte?v=1&w=600&lang=en')
  expect([cover.status, await cover.text()]).toEqual([200, 'picture cover.en.600.avif'])
})

test('a changed story is loaded anew and keeps its likes', async () => {
  const parent = await app.signUp()
  await parent.api.story.like({ storyId: 'kleine-geschichte', liked: true })
  await writeStory('Kleine Geschichte, neu erzählt')
  await seed()
  const [row] = await app.db.select().from(story)
  expect(row).toMatchObject({ title: 'Kleine Geschichte, neu erzählt', likes: 1 })
})

test('a cover that does not exist is 404, not a page', async () => {
  for (const query of ['?w=600&lang=fr', '?w=601', '?w=1200']) {
    expect((await app.guest.request(`/covers/kleine-geschichte${query}`)).status).toBe(404)
  }
  expect((await app.guest.request('/covers/..%2fstory')).status).toBe(404)
})
