import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestWord } from '../../src/client/features/story/labels/longest-word.ts'
import { startSeeding } from '../../src/server/seed.ts'
import { fold } from '../../src/server/story/search.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { silentLog } from '../support/log.ts'

const libraryDir = path.join(import.meta.dirname, '../../dist/library')
const logged: unknown[] = []

let app: TestApp
let ids: string[]

const seed = () => {
  const log = { ...silentLog, info: (...line: unknown[]) => logged.push(line) }
  return startSeeding({ db: app.db, files: app.files, clock: app.clock, log, libraryDir })
}

beforeAll(async () => {
  app = await createTestApp()
  const entries = await readdir(libraryDir, { withFileTypes: true })
  ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  await seed().done
}, 120_000)
afterAll(() => app.close())

test('every library story is published with cover, book and narration in two languages', async () => {
  const { items, total } = await app.guest.api.story.list({ limit: 100 })
  expect(total).toBe(ids.length)
  expect(items.map(({ storyId }) => storyId).sort()).toEqual(ids.sort())
  expect(logged).toHaveLength(ids.length)
  for (const { storyId, languages, hasAudio, level } of items) {
    expect({ storyId, languages, hasAudio }).toEqual({
      storyId,
      languages: ['de', 'en'],
      hasAudio: true,
    })
    expect(level).toBeGreaterThan(0)
    for (const language of languages) {
      const cover = await app.guest.request(`/covers/${storyId}?w=600&lang=${language}`)
      expect([storyId, cover.status]).toEqual([storyId, 200])
    }
  }
})

/** Letters of a word in readable type on the narrowest card; longer words break at their syllables. */
const maxWordLetters = 12

test('no title has a word that is too long for a narrow card', async () => {
  const { items } = await app.guest.api.story.list({ limit: 100 })
  for (const { title, titleSyllables, titles } of items) {
    for (const shown of [titleSyllables ?? title, titles.en ?? '']) {
      expect([shown, longestWord(shown) <= maxWordLetters]).toEqual([shown, true])
    }
  }
})

/** Monthly reads of the free plan. */
const monthlyStories = 20

test('every story can be opened; each page has pictures with alternative text', async () => {
  let parent = await app.signUp()
  for (const [index, storyId] of ids.entries()) {
    if (index % monthlyStories === 0) parent = await app.signUp()
    const { texts } = await parent.api.reading.open({ storyId })
    for (const text of [texts.de, texts.en]) {
      expect(text?.pdfUrl).not.toBeNull()
      expect(text?.audio).not.toBeNull()
      for (const { picture, paragraphs } of text?.pages ?? []) {
        expect(paragraphs.length).toBeGreaterThan(0)
        expect(picture.alt).not.toBe('')
        expect(picture.sources.map(({ width }) => width)).toEqual([480, 960, 1600])
      }
    }
  }
})

test('the next start reloads nothing', async () => {
  logged.length = 0
  const seeding = seed()
  await seeding.done
  expect([seeding.isDone(), logged]).toEqual([true, []])
})

const find = async (search: string) => {
  const { items } = await app.guest.api.story.list({ search, limit: 100 })
  return items.map(({ storyId }) => storyId)
}

test.each([
  ['Angst', 'fuchs-laterne frosch-sprung gewitterhoehle'],
  ['Zahn', 'wackelzahn'],
  ['Streit', 'drei-tage-streit zwei-auf-der-bruecke'],
  ['Oma', 'blauer-krug gewitterhoehle platz-am-ofen'],
  ['Mut', 'fuchs-laterne nela-sagt-nein'],
  ['Einschlafen', 'mond-im-eimer gute-nacht-strassenbahn'],
  ['Igel', 'igel-gross frosch-sprung'],
  ['baer', 'bruno-honig wann-ist-herbst'],
  ['Katzen und Wahrheit', 'schloss-wahrheit'],
  ['Wut', 'patsch'],
  ['Baumhaus', 'drei-tage-streit'],
  ['grandma', 'platz-am-ofen'],
  ['fear dark', 'fuchs-laterne'],
  ['bedtime', 'mond-im-eimer'],
])('the search for %s finds %s', async (search, expected) => {
  expect(await find(search)).toEqual(expect.arrayContaining(expected.split(' ')))
})

test('a short word does not find the words that begin with it', async () => {
  // Her mother lives in the lighthouse, too.
  expect(await find('Mut')).not.toContain('leuchtturm-wal')
  expect(await find('und')).toEqual(expect.arrayContaining(['wolf-und-maus']))
})

test.each([
  ['Igell', 'Igel', 'igel-gross'],
  ['Fücks', 'Fuchs', 'fuchs-laterne'],
  ['Eichörnchen', 'Eichhörnchen', 'achtundneunzig-nuesse'],
  ['Leuchturm', 'Leuchtturm', 'leuchtturm-wal'],
  ['hegdehog', 'hedgehog', 'igel-gross'],
  ['Drahe', 'Drache', 'drache-ohne-feuer'],
])('for %s the nearest word is %s', async (search, correction, nearest) => {
  expect(await find(search)).toEqual([])
  const found = await app.guest.api.story.nearest({ search })
  expect(found.correction).toBe(correction)
  expect(found.items.map(({ storyId }) => storyId)).toContain(nearest)
  for (const { foundBy } of found.items)
    expect(foundBy).toEqual({ similar: expect.stringMatching(/./) })
  expect(await find(correction)).toContain(nearest)
})

test('nothing comes near to what is no word', async () => {
  for (const search of ['xqzvw', '%', '  ', '12345']) {
    expect(await app.guest.api.story.nearest({ search })).toEqual({
      correction: null,
      items: [],
      hiddenCount: 0,
    })
  }
})

test('says how many stories a search misses because of the child’s limits', async () => {
  const parent = await app.signUp()
  const { childId } = await parent.api.child.create({ uid: parent.uid, name: 'Mia' })
  await parent.api.child.update({ uid: parent.uid, childId, ageBand: '3-4' })
  await parent.api.device.chooseChild({ childId })
  const search = 'Drache'
  expect((await parent.api.story.list({ search })).items).toEqual([])
  expect((await parent.api.story.nearest({ search })).hiddenCount).toBe(1)
  // „walk“ is near, but „Wal“ is a word of the hidden story.
  const whale = await parent.api.story.nearest({ search: 'Wal' })
  expect(whale).toMatchObject({ hiddenCount: 1, correction: null })
  expect((await parent.api.story.nearest({ search: 'xqzvw' })).hiddenCount).toBe(0)
  expect((await app.guest.api.story.nearest({ search })).hiddenCount).toBe(0)
})

test('words are folded as in the database', async () => {
  const { rows } = await app.db.execute<{ word: string; folded: string }>(sql`
    select distinct word, fold(word) as folded
    from story_text, regexp_split_to_table(title || ' ' || tags || ' ' || teaser || ' ' || about, '\\s+') as word
    union select word, fold(word) from unnest(array['Öäß', 'MÄRE', 'Poesie', 'neue', 'aoe', 'Ue']) as word`)
  expect(rows.length).toBeGreaterThan(500)
  for (const { word, folded } of rows) expect(fold(word)).toBe(folded)
})
