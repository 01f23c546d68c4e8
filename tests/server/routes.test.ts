import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailStore } from '../../src/demo/mail-store.ts'
import { mailboxRoutes } from '../../src/demo/mailbox.ts'
import { authEndpoints } from '../../src/server/auth/endpoints.ts'
import { staticRoutes } from '../../src/server/http/static.ts'
import { operatorOf, readConfig } from '../../src/server/platform/env.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { baseUrl, type TestUser } from '../support/test-user.ts'

/**
 * Every address of the server besides its calls, by access. A route that is missing here fails the
 * test; access.test.ts lists the calls.
 */
const routes = {
  /** Headers, limits and cached answers, for some or all requests. */
  middleware: [
    'ALL /*',
    'ALL /api/*',
    'ALL /api/auth/*',
    'ALL /api/stripe/webhook',
    'ALL /api/uploads/*',
    'ALL /news/feed.atom',
    'ALL /rpc/*',
  ],
  guests: [
    'GET /covers/:storyId',
    'GET /healthz',
    'GET /news-pictures/:slug',
    'GET /news/feed.atom',
    'GET /readyz',
    'OPTIONS /',
  ],
  /** A signature in the address or the headers is the permission. */
  signed: ['GET /files/*', 'GET /metrics', 'POST /api/stripe/webhook', 'POST /news'],
  /** Public in a demo. */
  description: ['GET /api/docs', 'GET /api/openapi.json'],
  editors: [
    'DELETE /api/uploads/:uploadId',
    'GET /api/uploads/:uploadId',
    'PATCH /api/uploads/:uploadId',
    'POST /api/uploads',
  ],
}

/** Routes of the client's files and of the demo mailbox. */
const mounted = {
  client: ['GET /*'],
  demo: ['ALL /mail/*', 'GET /mail', 'GET /mail/:id'],
}

let app: TestApp
let parent: TestUser
let editor: TestUser
let directory: string

beforeAll(async () => {
  app = await createTestApp()
  parent = await app.signUp()
  editor = await signUpEditor(app)
  directory = await mkdtemp(path.join(tmpdir(), 'fabelhain-routes-'))
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true, force: true })
})

const listed = (known: { method: string; path: string }[]) =>
  [...new Set(known.map(({ method, path }) => `${method} ${path}`))].sort()

describe('the addresses', () => {
  test('of the server are listed here', () => {
    expect(listed(app.app.routes)).toEqual(Object.values(routes).flat().sort())
  })

  test('of the client’s files and the demo are listed here', async () => {
    for (const name of ['shell.html', '404.html']) await writeFile(path.join(directory, name), '')
    const operator = operatorOf(readConfig({}))
    const client = await staticRoutes({ clientDir: directory, mode: 'demo', baseUrl, operator })
    expect(listed(client.routes)).toEqual(mounted.client)
    const store = await createMailStore(path.join(directory, 'mail'), app.clock)
    expect(listed(mailboxRoutes(store, { baseUrl, stripeUrl: baseUrl }).routes)).toEqual(
      mounted.demo,
    )
  })

  test('of signing in are listed here', () => {
    expect(Object.keys(authEndpoints).sort()).toEqual([
      'GET /callback/google',
      'GET /oauth-popup/start',
      'POST /change-email',
      'POST /change-password',
      'POST /link-social',
      'POST /request-password-reset',
      'POST /reset-password',
      'POST /send-verification-email',
      'POST /sign-in/email',
      'POST /sign-in/social',
      'POST /sign-out',
      'POST /sign-up/email',
      'POST /verify-email',
    ])
  })
})

const addressOf = (route: string) => {
  const [method = '', address = ''] = route.split(' ')
  return {
    method,
    address: address.replace(/:uploadId/, crypto.randomUUID()).replace(/:\w+|\*/, 'keine'),
  }
}

test.each(routes.guests)('%s answers guests', async (route) => {
  const { method, address } = addressOf(route)
  expect([200, 404]).toContain((await app.guest.request(address, { method })).status)
})

test.each(routes.signed)('%s needs a signature', async (route) => {
  const { method, address } = addressOf(route)
  for (const user of [app.guest, parent, editor]) {
    expect([400, 404]).toContain((await user.request(address, { method })).status)
  }
})

test.each(routes.description)('%s is for editors, in a demo for everybody', async (route) => {
  const { address } = addressOf(route)
  const demo = await createTestApp(undefined, { isDemo: true })
  const statuses = (users: TestUser[]) =>
    Promise.all(users.map(async (user) => (await user.request(address)).status))
  const device = await app.signIn(editor)
  await device.api.device.setKidsMode({ isKidsMode: true })
  expect(await statuses([app.guest, parent, device, editor])).toEqual([404, 404, 404, 200])
  expect(await statuses([demo.guest])).toEqual([200])
  await demo.close()
})

describe.each(routes.editors)('%s', (route) => {
  const { address } = addressOf(route)

  test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'LOCK'])(
    'is for editors only by %s',
    async (method) => {
      const unknown = method === 'LOCK' || method === 'OPTIONS'
      const headers = { 'content-type': 'application/offset+octet-stream' }
      const statusOf = async (user: TestUser) =>
        (await user.request(address, { method, headers })).status
      expect(await statusOf(app.guest)).toBe(unknown ? 405 : 401)
      expect(await statusOf(parent)).toBe(unknown ? 405 : 403)
      expect([400, 404, 405]).toContain(await statusOf(editor))
    },
  )
})
