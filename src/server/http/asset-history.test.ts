import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addDays } from 'date-fns'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { operatorOf, readConfig } from '../platform/env.ts'
import { createAssetHistory } from './asset-history.ts'
import { staticRoutes } from './static.ts'

let folder: string
let now: Date
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const operator = operatorOf(readConfig({}))

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fabelhain-history-'))
  now = new Date('2026-11-22T08:00:00Z')
  for (const spy of Object.values(log)) spy.mockReset()
})
afterEach(() => rm(folder, { recursive: true }))

/** A new built client with these files below `static/` and their contents. */
async function release(name: string, files: Record<string, string>) {
  const clientDir = path.join(folder, name)
  await mkdir(path.join(clientDir, 'static/js'), { recursive: true })
  for (const page of ['shell', '404']) await writeFile(`${clientDir}/${page}.html`, page)
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(clientDir, 'static', file), text)
  }
  const clock = { now: () => now }
  const history = createAssetHistory({ clientDir, dataDir: path.join(folder, 'data'), clock, log })
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const routes = await staticRoutes({
      clientDir,
      mode: 'demo',
      baseUrl: 'http://localhost',
      operator,
      findEarlierFolder: history.find,
    })
    return routes.request(address, { headers })
  }
  return { clientDir, history, get }
}

const firstFiles = { 'js/page-1.js': 'first', 'js/page-1.js.br': 'brotli', 'style-1.css': 'a {}' }
const secondFiles = { 'js/page-2.js': 'second' }

test('a release also serves the files of the previous one, with the same headers', async () => {
  const first = await release('first', firstFiles)
  await first.history.store()
  const second = await release('second', secondFiles)
  await second.history.store()
  await rm(first.clientDir, { recursive: true })

  const current = await second.get('/static/js/page-2.js')
  const earlier = await second.get('/static/js/page-1.js')
  expect([current.status, await current.text()]).toEqual([200, 'second'])
  expect([earlier.status, await earlier.text()]).toEqual([200, 'first'])
  for (const name of ['cache-control', 'content-type']) {
    expect(earlier.headers.get(name)).toBe(current.headers.get(name))
  }
  const compressed = await second.get('/static/js/page-1.js', { 'accept-encoding': 'gzip, br' })
  expect([compressed.headers.get('content-encoding'), await compressed.text()]).toEqual([
    'br',
    'brotli',
  ])
  const style = await second.get('/static/style-1.css')
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')

  for (const address of ['/static/js/page-3.js', '/static/js/page-1.js.br', '/static/js']) {
    const missing = await second.get(address)
    expect([address, missing.status]).toEqual([address, 404])
    expect(missing.headers.get('content-type')).toContain('application/json')
  }
})

test.each([
  '/static/../shell.html',
  '/static/%2e%2e/shell.html',
  '/static/js/../../../shell.html',
  '/static/..%2f..%2fshell.html',
  '/static/.hidden',
  '/static//page-1.js',
  '/static/js/a/b.js',
])('%s finds no file', async (address) => {
  const { history } = await release('first', firstFiles)
  await history.store()
  expect(await history.find(address)).toBe(null)
})

test('a release that no server served for 14 days is deleted', async () => {
  const first = await release('first', firstFiles)
  await first.history.store()
  const second = await release('second', secondFiles)
  now = addDays(now, 14)
  await second.history.store()
  expect(await second.history.find('/static/js/page-1.js')).not.toBe(null)
  now = addDays(now, 1)
  await second.history.store()
  expect(await second.history.find('/static/js/page-1.js')).toBe(null)
  expect(await second.history.find('/static/js/page-2.js')).not.toBe(null)
  expect(log.info).toHaveBeenCalledOnce()
  expect(log.warn).not.toHaveBeenCalled()
})

test('a release stays for 14 days after it was last served', async () => {
  const first = await release('first', firstFiles)
  for (let day = 0; day < 20; day++) {
    await first.history.store()
    now = addDays(now, 1)
  }
  const second = await release('second', secondFiles)
  await second.history.store()
  expect(await second.history.find('/static/js/page-1.js')).not.toBe(null)
})

test('servers start and delete old releases in parallel without conflicts', async () => {
  const old = await release('old', { 'js/page-0.js': 'old' })
  await old.history.store()
  now = addDays(now, 15)
  const servers = [
    await release('first', firstFiles),
    await release('first', firstFiles),
    await release('second', secondFiles),
    await release('second', secondFiles),
  ]
  await Promise.all(servers.map(({ history }) => history.store()))
  expect(log.warn).not.toHaveBeenCalled()
  const releases = path.join(folder, 'data/releases')
  const files = await readdir(releases, { recursive: true })
  expect(files.filter((file) => file.endsWith('.js'))).toHaveLength(2)
  expect(files.filter((file) => path.basename(file).startsWith('.'))).toEqual([])
  const [first] = servers
  expect(await (await first?.get('/static/js/page-2.js'))?.text()).toBe('second')
})

test('a file that a killed start did not store is stored at the next start', async () => {
  const { clientDir, history } = await release('first', firstFiles)
  await history.store()
  const found = await history.find('/static/js/page-1.js')
  await rm(path.join(found ?? '', 'static/js/page-1.js'))
  await history.store()
  expect(await readFile(path.join(found ?? '', 'static/js/page-1.js'), 'utf8')).toBe('first')
  expect(await readdir(path.join(clientDir, 'static/js'))).toHaveLength(2)
})

test('a folder that is not writable only leads to a warning', async () => {
  const { history, get } = await release('first', firstFiles)
  // A file where the folder should be: nobody, not even root, can write below it.
  await writeFile(path.join(folder, 'data'), '')
  await history.store()
  expect(log.warn).toHaveBeenCalledOnce()
  expect(await history.find('/static/js/page-0.js')).toBe(null)
  expect((await get('/static/js/page-1.js')).status).toBe(200)
  expect((await get('/static/js/page-0.js')).status).toBe(404)
})
