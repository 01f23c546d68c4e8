import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticRoutes } from '../../src/server/http/static.ts'
import { operatorOf, readConfig } from '../../src/server/platform/env.ts'

const operator = {
  ...operatorOf(readConfig({})),
  name: `O'Hara & <b>Söhne</b> "KG" {{operator.email}}`,
  phone: '+49 30 $& 1',
}
const escapedName = 'O&#x27;Hara &amp; &lt;b&gt;Söhne&lt;/b&gt; &quot;KG&quot; {{operator.email}}'

let clientDir: string
let site: Hono

const html = (text: string) => `<head><!--mode--></head><body><p>${text}</p></body>`

beforeAll(async () => {
  clientDir = await mkdtemp(path.join(tmpdir(), 'fabelhain-client-'))
  await mkdir(path.join(clientDir, 'agb'))
  await mkdir(path.join(clientDir, 'reader'))
  const files = {
    'shell.html': html('Hülle'),
    '404.html': html('Fehlt'),
    'agb/index.html': html('{{operator.name}}, {{operator.phone}}, {{operator.unknown}}'),
    'agb/fassung-2026-01-31.html': html('Früher: {{operator.email}}'),
    'reader/story-fuchs-laterne.html': html('Kostprobe'),
  }
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(clientDir, file), text)
  }
  site = await staticRoutes({ clientDir, mode: 'demo', baseUrl: 'http://localhost', operator })
})
afterAll(() => rm(clientDir, { recursive: true }))

const bodyOf = async (address: string) =>
  (await (await site.request(address)).text()).split('<body>')[1]

test('the page shows the operator’s data, escaped and literal', async () => {
  expect(await bodyOf('/agb')).toBe(
    `<p>${escapedName}, +49 30 $&amp; 1, {{operator.unknown}}</p></body>`,
  )
})

test('every page carries the operator’s data for the client', async () => {
  for (const address of ['/agb', '/dashboard', '/gibt-es-nicht']) {
    const page = await (await site.request(address)).text()
    const [, content = ''] = /name="fabelhain-operator" content="([^"]*)"/.exec(page) ?? []
    const decoded = content
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    expect([address, JSON.parse(decoded).phone]).toEqual([address, operator.phone])
  }
})

test('an older edition is served by its date, the newest otherwise', async () => {
  expect(await bodyOf('/agb?fassung=2026-01-31')).toContain('Früher: post@fabelhain.invalid')
  for (const other of ['2025-12-31', '', '../../shell', '2026-01-31.html']) {
    expect(await bodyOf(`/agb?fassung=${encodeURIComponent(other)}`)).not.toContain('Früher')
  }
  expect(await bodyOf('/impressum?fassung=2026-01-31')).toContain('Hülle')
})

test('the reader of the sample is served by its story', async () => {
  expect(await bodyOf('/reader?p=2&story=fuchs-laterne')).toContain('Kostprobe')
  for (const search of ['', '?story=igel-gross', '?story=', '?story=../index']) {
    expect(await bodyOf(`/reader${search}`)).toContain('Hülle')
  }
})
