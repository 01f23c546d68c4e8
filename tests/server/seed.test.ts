import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storyDraft } from '../../src/server/db/editor-schema.ts'
import { story, storyPicture } from '../../src/server/db/story-schema.ts'
import { startSeeding } from '../../src/server/seed.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { silentLog } from '../support/log.ts'
import { waitFor } from '../support/wait-for.ts'

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

/** Writes the mark by which the server recognizes a folder's content, as the library's build does. */
const writeHash = (folder: string, hash: string) => writeFile(path.join(folder, '.hash'), hash)

async function writeStory(title: string) {
  const folder = path.join(libraryDir, 'kleine-geschichte')
  await mkdir(folder, { recursive: true })
  const text = {
    title,
    subtitle: 'Eine Geschichte vom Mut',
    teaser: 'Kurz.',
    about: null,
    contentNote: null,
    tags: '',
    source: null,
    fileName: 'Kleine_Geschichte.pdf',
    questions: ['Was siehst du?'],
    glossary: [{ word: 'Moos', meaning: 'weiche, grüne Pflanze' }],
    syllables: {},
    pages: [
      {
        scene: 'p1',
        alt: 'Ein Bild',
        paragraphs: ['Es war'],
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
    level: null,
    scare: 0,
    sample: false,
    surprises: {},
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
  await writeHash(folder, title)
}

const seeding = () =>
  startSeeding({
    db: app.db,
    files: app.files,
    clock: app.clock,
    log: { ...silentLog, info: (...line: unknown[]) => loaded.push(line) },
    libraryDir,
    retryMs: 500,
  })
const seed = () => seeding().done

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
  // All pictures of the library have the shape that the reader takes an unknown one for.
  expect(page?.picture.aspectRatio).toBeNull()
  const picture = await parent.request(page?.pictureUrl ?? '')
  expect(await picture.text()).toBe('picture p1.960.avif')
  const cover = await app.guest.request('/covers/kleine-geschichte?v=1&w=600&lang=en')
  expect([cover.status, await cover.text()]).toEqual([200, 'picture cover.en.600.avif'])
  expect(cover.headers.get('cache-control')).toContain('immutable')
  const newest = await app.guest.request('/covers/kleine-geschichte')
  expect(newest.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('a changed story is reloaded and keeps its likes', async () => {
  const parent = await app.signUp()
  await parent.api.story.like({ storyId: 'kleine-geschichte', liked: true })
  await writeStory('Kleine Geschichte, neu erzählt')
  await seed()
  const [row] = await app.db.select().from(story)
  expect(row).toMatchObject({ title: 'Kleine Geschichte, neu erzählt', likes: 1 })
})

test('a stop leaves the rest to the next start', async () => {
  await writeStory('Kleine Geschichte, später')
  const loading = seeding()
  await loading.stop()
  expect(loading.isDone()).toBe(false)
  await seed()
  expect(await app.db.select().from(story)).toMatchObject([{ title: 'Kleine Geschichte, später' }])
  await writeStory('Kleine Geschichte, neu erzählt')
  await seed()
})

test('an unknown cover is 404, not a page', async () => {
  for (const query of ['?w=600&lang=fr', '?w=601']) {
    expect((await app.guest.request(`/covers/kleine-geschichte${query}`)).status).toBe(404)
  }
  expect((await app.guest.request('/covers/..%2fstory')).status).toBe(404)
})

describe('a story of the library', () => {
  const storyId = 'kleine-geschichte'
  const titleOf = async () => (await app.db.select().from(story))[0]?.title

  test('gets a draft in a database without drafts, and keeps its likes', async () => {
    await app.db.delete(storyDraft)
    await seed()
    const [row] = await app.db.select().from(story)
    expect(row).toMatchObject({ title: 'Kleine Geschichte, neu erzählt', likes: 1 })
    expect(await app.db.select().from(storyDraft)).toMatchObject([
      { storyId, state: 'published', version: 1, publishedVersion: 1, words: 2 },
    ])
  })

  test('is loaded once by parallel servers', async () => {
    await writeStory('Kleine Geschichte, gleichzeitig')
    loaded.length = 0
    await Promise.all([seed(), seed(), seed()])
    expect(loaded).toHaveLength(1)
    const [draft] = await app.db.select().from(storyDraft)
    expect(draft?.publishedVersion).toBe(draft?.version)
    expect(await titleOf()).toBe('Kleine Geschichte, gleichzeitig')
    expect(await app.db.$count(storyPicture)).toBe(4)
  })

  test('stays withdrawn, and gets its new content', async () => {
    const editor = await signUpEditor(app)
    await editor.api.draft.withdraw({ storyId })
    await writeStory('Kleine Geschichte, zurückgezogen')
    await seed()
    const draft = await editor.api.draft.get({ storyId })
    expect(draft).toMatchObject({ state: 'withdrawn', publishedVersion: null })
    expect(draft.story.texts.de?.title).toBe('Kleine Geschichte, zurückgezogen')
    expect(await app.db.select().from(story)).toMatchObject([{ isPublished: false }])
    await editor.api.draft.publish({ storyId, version: draft.version, at: null })
    expect(await titleOf()).toBe('Kleine Geschichte, zurückgezogen')
    expect((await app.db.select().from(story))[0]?.likes).toBe(1)
  })

  test('is not overwritten after an editor saved it', async () => {
    const editor = await signUpEditor(app)
    const { version, story: before } = await editor.api.draft.get({ storyId })
    await editor.api.draft.save({ storyId, version, story: { ...before, author: 'Wir' } })
    await writeStory('Kleine Geschichte, wieder anders')
    loaded.length = 0
    await seed()
    expect(loaded).toEqual([[{ storyId, progress: '1 of 1' }, 'story left as the editors have it']])
    const draft = await editor.api.draft.get({ storyId })
    expect(draft.story).toMatchObject({ author: 'Wir' })
    expect(await titleOf()).toBe('Kleine Geschichte, zurückgezogen')
  })
})

test('a broken story does not stop the others, and is retried', async () => {
  const folder = path.join(libraryDir, 'anfang-geschichte')
  const file = path.join(folder, 'story.json')
  await mkdir(folder)
  await writeHash(folder, 'the beginning')
  await writeFile(file, '{')
  await writeFile(path.join(folder, 'cover.de.600.avif'), 'picture of the beginning')
  const loading = seeding()
  await loading.first
  await waitFor(() => expect(loading.isDone()).toBe(true))
  const other = await readFile(path.join(libraryDir, 'kleine-geschichte/story.json'), 'utf8')
  await writeFile(file, other.replace('"kleine-geschichte"', '"anfang-geschichte"'))
  await loading.done
  const stories = await app.db.select().from(story)
  expect(stories.map(({ storyId }) => storyId).sort()).toEqual([
    'anfang-geschichte',
    'kleine-geschichte',
  ])
})
