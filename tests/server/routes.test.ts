import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../src/contract/index.ts'
import { createMailStore } from '../../src/demo/mail-store.ts'
import { mailboxRoutes } from '../../src/demo/mailbox.ts'
import { authEndpoints } from '../../src/server/auth/endpoints.ts'
import { describeCalls } from '../../src/server/http/calls.ts'
import { staticRoutes } from '../../src/server/http/static.ts'
import { operatorOf, readConfig } from '../../src/server/platform/env.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { baseUrl, createTestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'

/**
 * Every address the server answers besides its calls, with who may use it. A route that is not
 * here fails; calls are listed in access.test.ts.
 */
const routes = {
  /** Whatever comes in, or only some of it: headers, limits, kept answers. */
  middleware: [
    'ALL /*',
    'ALL /api/*',
    'ALL /api/auth/*',
    'ALL /api/news',
    'ALL /api/news/*',
    'ALL /api/polls/current',
    'ALL /api/roadmap',
    'ALL /api/stories',
    'ALL /api/stories/*',
    'ALL /api/stripe/webhook',
    'ALL /api/uploads/*',
    'ALL /news/feed.atom',
    'ALL /rpc/*',
    'ALL /rpc/news/get',
    'ALL /rpc/news/list',
    'ALL /rpc/reading/open',
    'ALL /rpc/roadmap/get',
    'ALL /rpc/roadmap/list',
    'ALL /rpc/story/get',
    'ALL /rpc/story/list',
    'ALL /rpc/story/ranking',
    'ALL /rpc/story/shelves',
    'ALL /rpc/story/similar',
    'ALL /rpc/story/top',
    'ALL /rpc/vote/get',
  ],
  guests: [
    'GET /covers/:storyId',
    'GET /healthz',
    'GET /news-pictures/:slug',
    'GET /news/feed.atom',
    'GET /readyz',
  ],
  /** A signature in the address or the headers is the permission. */
  signed: ['GET /files/*', 'GET /metrics', 'POST /api/stripe/webhook', 'POST /news'],
  /** In a demo for everybody. */
  description: ['GET /api/docs', 'GET /api/openapi.json'],
  editors: [
    'DELETE /api/uploads/:uploadId',
    'GET /api/uploads/:uploadId',
    'PATCH /api/uploads/:uploadId',
    'POST /api/uploads',
  ],
}

/** What the client's folder and, in demo mode, the mailbox add. */
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
  test('of the server are the listed ones', () => {
    expect(listed(app.app.routes)).toEqual(Object.values(routes).flat().sort())
  })

  test('of the client’s folder and the demo are the listed ones', async () => {
    for (const name of ['shell.html', '404.html']) await writeFile(path.join(directory, name), '')
    const operator = operatorOf(readConfig({}))
    const client = await staticRoutes({ clientDir: directory, mode: 'demo', baseUrl, operator })
    expect(listed(client.routes)).toEqual(mounted.client)
    const store = await createMailStore(path.join(directory, 'mail'), app.clock)
    expect(listed(mailboxRoutes(store, { baseUrl, tillUrl: baseUrl }).routes)).toEqual(mounted.demo)
  })

  test('of signing in are the listed ones', () => {
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

test.each(routes.guests)('%s is there for guests', async (route) => {
  const { method, address } = addressOf(route)
  expect([200, 404]).toContain((await app.guest.request(address, { method })).status)
})

test.each(routes.signed)('%s wants a signature, whoever asks', async (route) => {
  const { method, address } = addressOf(route)
  for (const user of [app.guest, parent, editor]) {
    expect([400, 404]).toContain((await user.request(address, { method })).status)
  }
})

test.each(routes.description)('%s is there for editors, in a demo for everybody', async (route) => {
  const { address } = addressOf(route)
  const demo = await createTestApp(undefined, { isDemo: true })
  const statuses = (users: TestUser[]) =>
    Promise.all(users.map(async (user) => (await user.request(address)).status))
  const atHome = await app.signIn(editor)
  await atHome.api.device.setKidsMode({ isKidsMode: true })
  expect(await statuses([app.guest, parent, atHome, editor])).toEqual([404, 404, 404, 200])
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

/** Every call as the client makes it. */
const calls = Object.entries(contract).flatMap(([noun, operations]) =>
  Object.entries(operations).map(([name, operation]) => {
    const { method, path: address, spec } = operation['~orpc'].route
    const described: Record<string, unknown> = typeof spec === 'function' ? spec({}) : {}
    return {
      name: `${noun}.${name}`,
      address: `/rpc/${noun}/${name}`,
      rest: `${method} ${address}`,
      access: described['x-zugriff'],
    }
  }),
)

test('the document holds every call of the contract, each with its rule', async () => {
  const { paths = {} } = await describeCalls(baseUrl)
  const documented = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => [
      `${method.toUpperCase()} ${address}`,
      (operation as { 'x-zugriff'?: string })['x-zugriff'],
    ]),
  )
  expect(Object.fromEntries(documented)).toEqual(
    Object.fromEntries(calls.map(({ rest, access }) => [rest, access])),
  )
})

describe('a call as the client makes it', () => {
  const statusOf = async (user: TestUser, address: string) =>
    (await user.request(address, { method: 'POST', body: { json: {} } })).status

  test.each(calls.filter(({ access }) => access !== 'gast'))(
    '$name is not for guests',
    async ({ address }) => {
      expect(await statusOf(app.guest, address)).toBe(401)
    },
  )

  test.each(calls.filter(({ access }) => access === 'redaktion'))(
    '$name is for editors, and not while a child has their device',
    async ({ address }) => {
      expect(await statusOf(parent, address)).toBe(403)
      const atHome = await app.signIn(editor)
      await atHome.api.device.setKidsMode({ isKidsMode: true })
      expect(await statusOf(atHome, address)).toBe(403)
    },
  )

  test.each(calls.filter(({ access }) => access === 'bestätigt'))(
    '$name waits for the proof of the mailbox',
    async ({ address }) => {
      const unproven = await app.signUpUnproven()
      const answer = await unproven.request(address, { method: 'POST', body: { json: {} } })
      expect([answer.status, (await answer.json()).json.code]).toEqual([403, 'EMAIL_UNPROVEN'])
    },
  )

  test.each(calls.filter(({ access }) => access === 'eltern'))(
    '$name stays shut in Kindermodus',
    async ({ address }) => {
      const atHome = await app.signIn(parent)
      await atHome.api.device.setKidsMode({ isKidsMode: true })
      const answer = await atHome.request(address, { method: 'POST', body: { json: {} } })
      expect([answer.status, (await answer.json()).json.code]).toEqual([403, 'GATE_CLOSED'])
    },
  )
})
