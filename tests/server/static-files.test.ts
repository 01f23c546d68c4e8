import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { staticRoutes } from '../../src/server/http/static.ts'
import { operatorOf, readConfig } from '../../src/server/platform/env.ts'
import { baseUrl } from '../support/test-user.ts'

describe('the client’s static files', () => {
  const secrets = ['csp.json', 'shell.html', 'app.js.map', 'app.js.br', 'app.js.gz']
  let folder: string
  let clientDir: string
  let site: Hono

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'fabelhain-client-'))
    clientDir = path.join(folder, 'client')
    await mkdir(clientDir)
    for (const name of [...secrets, '404.html', 'app.js'])
      await writeFile(path.join(clientDir, name), 'x')
    await writeFile(path.join(folder, 'fabelhain-outside.js'), 'x')
    site = await staticRoutes({
      clientDir,
      mode: 'demo',
      baseUrl,
      operator: operatorOf(readConfig({})),
    })
  })
  afterAll(async () => {
    await rm(folder, { recursive: true })
  })

  test.each([
    ...secrets.flatMap((name) => [`/${name}`, `/${name.replace('.', '%2e')}`, `/./${name}`]),
    '/CSP.JSON',
    '//etc/passwd',
    '/..%2ffabelhain-outside.js',
    '/%2e%2e/fabelhain-outside.js',
    '/static/..%2f..%2ffabelhain-outside.js',
    '/..%5cfabelhain-outside.js',
    '/%ff.js',
    '/%00.js',
  ])('refuse %s', async (address) => {
    expect((await site.request(address)).status).toBe(404)
  })

  test('include the public ones', async () => {
    expect((await site.request('/app.js')).status).toBe(200)
  })
})
