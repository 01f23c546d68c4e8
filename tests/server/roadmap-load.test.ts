import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadRoadmap } from '../../src/server/roadmap/load.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { silentLog } from '../support/log.ts'

let app: TestApp
let roadmapDir: string
const loaded: unknown[] = []
const warned: unknown[] = []
const id = 'oma-liest-vor'

beforeAll(async () => {
  app = await createTestApp('2026-11-22T10:00:00Z')
  roadmapDir = await mkdtemp(path.join(tmpdir(), 'fabelhain-roadmap-'))
  await cp('content/roadmap', roadmapDir, { recursive: true })
})
afterAll(async () => {
  await app.close()
  await rm(roadmapDir, { recursive: true })
})

const load = () => {
  loaded.length = 0
  const log = {
    ...silentLog,
    info: (...line: unknown[]) => loaded.push(line),
    warn: (...line: unknown[]) => warned.push(line),
  }
  return loadRoadmap({ db: app.db, log, roadmapDir })
}
const find = async () =>
  (await app.guest.api.roadmap.list()).find(({ titles }) => titles.de?.startsWith('Oma'))

async function change(from: string, to: string) {
  const file = path.join(roadmapDir, `${id}.md`)
  const before = await readFile(file, 'utf8')
  expect(before).toContain(from)
  await writeFile(file, before.replace(from, to))
}

test('content/roadmap is loaded once, in both languages, with its history', async () => {
  await Promise.all(Array.from({ length: 8 }, load))
  const all = await app.guest.api.roadmap.list()
  expect(all.length).toBeGreaterThanOrEqual(14)
  for (const { titles, bodies, votes } of all) {
    for (const language of ['de', 'en'] as const) {
      expect(titles[language]?.length).toBeLessThanOrEqual(80)
      expect(bodies[language]?.length).toBeGreaterThan(40)
      expect(bodies[language]?.length).toBeLessThanOrEqual(150)
    }
    expect(votes).toBe(0)
  }
  for (const state of ['planned', 'started', 'completed', 'declined']) {
    expect(all.map((item) => item.state)).toContain(state)
  }
  const { itemId } = (await find()) ?? { itemId: '' }
  const details = await app.guest.api.roadmap.get({ itemId })
  expect(details.steps).toEqual([{ state: 'planned', at: '2026-11-21T11:00:00.000Z', answer: '' }])
  await load()
  expect(loaded).toEqual([])
})

test('a changed file changes its item and keeps the votes', async () => {
  const before = await find()
  const parent = await app.signUp()
  await parent.api.roadmap.vote({ itemId: before?.itemId ?? '', voted: true })
  await change('state: planned }', 'state: planned }\n  - { on: 2026-11-22, state: started }')
  await load()
  expect(loaded).toHaveLength(1)
  expect(await find()).toMatchObject({ itemId: before?.itemId, state: 'started', votes: 1 })
})

test('an item saved by editors is not overwritten, and cannot be removed', async () => {
  const editor = await signUpEditor(app)
  const item = (await editor.api.roadmap.listAll()).find(({ titles }) =>
    titles.de?.startsWith('Oma'),
  )
  if (!item) throw new Error('the item is not listed')
  const { itemId, bodies, month, version } = item
  const texts = { titles: { de: 'Oma erzählt' }, bodies, month }
  const saved = { itemId, ...texts, state: 'completed' as const, answer: '', duplicateOf: null }
  await editor.api.roadmap.save({ ...saved, version })
  await change('# Oma liest vor', '# Oma liest allen vor')
  await load()
  expect(await find()).toMatchObject({ state: 'completed', titles: texts.titles, votes: 1 })
  const removed = editor.api.roadmap.remove({ itemId })
  await expect(removed).rejects.toMatchObject({ code: 'NOT_POSSIBLE' })
})

test('a missing folder is ignored; an empty file is an error', async () => {
  await loadRoadmap({ db: app.db, log: silentLog, roadmapDir: `${roadmapDir}-not` })
  await writeFile(path.join(roadmapDir, 'kaputt.md'), '---\nid: kaputt\n---\n')
  await expect(load()).rejects.toThrow('kaputt.md is not an item of the roadmap')
  expect(warned).toEqual([])
})
