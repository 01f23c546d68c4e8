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

/** A built client of its own, with the files below `static/` and their contents. */
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
      findFormer: history.find,
    })
    return routes.request(address, { headers })
  }
  return { clientDir, history, get }
}

const firstFiles = { 'js/page-1.js': 'first', 'js/page-1.js.br': 'brotli', 'style-1.css': 'a {}' }
const secondFiles = { 'js/page-2.js': 'second' }

test('a release serves what the one before it was made of, in the same way', async () => {
  const first = await release('first', firstFiles)
  await first.history.keep()
  const second = await release('second', secondFiles)
  await second.history.keep()
  await rm(first.clientDir, { recursive: true })

  const own = await second.get('/static/js/page-2.js')
  const former = await second.get('/static/js/page-1.js')
  expect([own.status, await own.text()]).toEqual([200, 'second'])
  expect([former.status, await former.text()]).toEqual([200, 'first'])
  for (const name of ['cache-control', 'content-type']) {
    expect(former.headers.get(name)).toBe(own.headers.get(name))
  }
  const packed = await second.get('/static/js/page-1.js', { 'accept-encoding': 'gzip, br' })
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', 'brotli'])
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
])('%s leads nowhere', async (address) => {
  const { history } = await release('first', firstFiles)
  await history.keep()
  expect(await history.find(address)).toBe(null)
})

test('after 14 days in which nobody served it, a release is gone', async () => {
  const first = await release('first', firstFiles)
  await first.history.keep()
  const second = await release('second', secondFiles)
  now = addDays(now, 14)
  await second.history.keep()
  expect(await second.history.find('/static/js/page-1.js')).not.toBe(null)
  now = addDays(now, 1)
  await second.history.keep()
  expect(await second.history.find('/static/js/page-1.js')).toBe(null)
  expect(await second.history.find('/static/js/page-2.js')).not.toBe(null)
  expect(log.info).toHaveBeenCalledOnce()
  expect(log.warn).not.toHaveBeenCalled()
})

test('a release that is served for long is kept for 14 days more when it is no longer', async () => {
  const first = await release('first', firstFiles)
  for (let day = 0; day < 20; day++) {
    await first.history.keep()
    now = addDays(now, 1)
  }
  const second = await release('second', secondFiles)
  await second.history.keep()
  expect(await second.history.find('/static/js/page-1.js')).not.toBe(null)
})

test('servers that start and sweep at once do not disturb each other', async () => {
  const old = await release('old', { 'js/page-0.js': 'old' })
  await old.history.keep()
  now = addDays(now, 15)
  const servers = [
    await release('first', firstFiles),
    await release('first', firstFiles),
    await release('second', secondFiles),
    await release('second', secondFiles),
  ]
  await Promise.all(servers.map(({ history }) => history.keep()))
  expect(log.warn).not.toHaveBeenCalled()
  const releases = path.join(folder, 'data/releases')
  const files = await readdir(releases, { recursive: true })
  expect(files.filter((file) => file.endsWith('.js'))).toHaveLength(2)
  expect(files.filter((file) => path.basename(file).startsWith('.'))).toEqual([])
  const [first] = servers
  expect(await (await first?.get('/static/js/page-2.js'))?.text()).toBe('second')
})

test('what a killed start left behind is made whole', async () => {
  const { clientDir, history } = await release('first', firstFiles)
  await history.keep()
  const found = await history.find('/static/js/page-1.js')
  await rm(path.join(found ?? '', 'static/js/page-1.js'))
  await history.keep()
  expect(await readFile(path.join(found ?? '', 'static/js/page-1.js'), 'utf8')).toBe('first')
  expect(await readdir(path.join(clientDir, 'static/js'))).toHaveLength(2)
})

test('where nothing can be kept, a warning is all', async () => {
  const { history, get } = await release('first', firstFiles)
  // A file where the folder should be: nobody, not even root, can write below it.
  await writeFile(path.join(folder, 'data'), '')
  await history.keep()
  expect(log.warn).toHaveBeenCalledOnce()
  expect(await history.find('/static/js/page-0.js')).toBe(null)
  expect((await get('/static/js/page-1.js')).status).toBe(200)
  expect((await get('/static/js/page-0.js')).status).toBe(404)
})
