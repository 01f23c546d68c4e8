import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addDays } from 'date-fns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssetHistory } from '../../src/server/http/asset-history.ts'
import { createSharedReleases } from '../../src/server/http/shared-releases.ts'
import { staticRoutes } from '../../src/server/http/static.ts'
import { operatorOf, readConfig } from '../../src/server/platform/env.ts'
import { deleteUnnamedFiles } from '../../src/server/upload/unnamed-files.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { storeFile } from '../support/drafts.ts'
import { silentLog } from '../support/log.ts'

let app: TestApp
let folder: string

beforeAll(async () => {
  app = await createTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'fabelhain-releases-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** A server with its own disk, which serves a release with these files below `static/`. */
async function startServer(name: string, files: Record<string, string>) {
  const clientDir = path.join(folder, name, 'client')
  await mkdir(path.join(clientDir, 'static/js'), { recursive: true })
  for (const page of ['shell', '404']) await writeFile(`${clientDir}/${page}.html`, page)
  for (const [file, text] of Object.entries(files))
    await writeFile(path.join(clientDir, 'static', file), text)
  const history = createAssetHistory({
    clientDir,
    dataDir: path.join(folder, name, 'data'),
    shared: createSharedReleases(app.db, app.files),
    clock: app.clock,
    log: silentLog,
  })
  await history.store()
  const routes = await staticRoutes({
    clientDir,
    mode: 'demo',
    baseUrl: 'http://localhost',
    operator: operatorOf(readConfig({})),
    findEarlierFolder: history.find,
  })
  const get = (address: string, accepted = '') =>
    routes.request(address, { headers: { 'accept-encoding': accepted } })
  return { history, get }
}

test('a server sends the files of a release that only another server had', async () => {
  const first = { 'js/page-1.js': 'first', 'js/page-1.js.br': 'brotli', 'style-1.css': 'a {}' }
  await startServer('one', first)
  await rm(path.join(folder, 'one'), { recursive: true })
  const { get, history } = await startServer('two', { 'js/page-2.js': 'second' })
  const found = await get('/static/js/page-1.js')
  expect([found.status, await found.text()]).toEqual([200, 'first'])
  expect(found.headers.get('content-type')).toContain('javascript')
  const compressed = await get('/static/js/page-1.js', 'br')
  expect(compressed.headers.get('content-encoding')).toBe('br')
  // From then on, it is on this server's disk.
  const { open } = app.files
  app.files.open = () => Promise.reject(new Error('the store is asked again'))
  expect((await get('/static/js/page-1.js')).status).toBe(200)
  expect((await get('/static/js/page-3.js')).status).toBe(404)
  app.files.open = open
  for (const address of ['/static/../client/shell.html', '/static/js/%2e%2e/page-1.js', '/x.js'])
    expect(await history.find(address)).toBeNull()
})

test('the files of a release stay until it was not served for 14 days', async () => {
  const { history } = await startServer('three', { 'js/page-4.js': 'fourth' })
  const keys: string[] = []
  for await (const { key } of app.files.list()) keys.push(key)
  const age = async () => {
    for (const key of keys)
      await utimes(path.join(app.filesDir, key), new Date('2026-10-01'), new Date('2026-10-01'))
  }
  const deleteFiles = () => deleteUnnamedFiles(app.db, app.files, app.clock.now())
  // The database must be older than its files.
  app.clock.set('2026-11-01T10:00:00Z')
  await storeFile(app, 'older', 'image/avif')
  app.clock.set('2026-11-21T10:00:00Z')
  await age()
  await deleteFiles()
  for (const key of keys) expect(await app.files.describe(key)).not.toBeNull()
  app.clock.set(addDays(app.clock.now(), 15).toISOString())
  await history.store()
  await age()
  await deleteFiles()
  const left: string[] = []
  for (const key of keys) if (await app.files.describe(key)) left.push(key)
  // Only this server still serves its release.
  expect(left).toHaveLength(1)
})
