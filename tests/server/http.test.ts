import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPolicy } from '../../src/server/http/client-policy.ts'
import { securityHeaders } from '../../src/server/http/headers.ts'
import { listen } from '../../src/server/http/listen.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import { baseUrl, type TestUser } from '../support/test-user.ts'
import { waitFor } from '../support/wait-for.ts'

let app: TestApp
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
  parent = await app.signUp()
})
afterAll(() => app.close())

const variableHeaders = new Set(['x-request-id', 'content-length', 'transfer-encoding'])
const comparable = (answer: Response) => [
  answer.status,
  [...answer.headers].filter(([name]) => !variableHeaders.has(name)),
]

describe('HEAD', () => {
  const addresses = [
    '/api/session',
    '/api/stories',
    '/api/stories/top?limit=3',
    '/api/stories/erste',
    '/api/stories/gibt-es-nicht',
    '/api/users/{uid}',
    '/api/users/{uid}/children',
    '/api/users/{uid}/children/default',
    '/api/users/{uid}/live',
    '/api/openapi.json',
    '/api/docs',
    '/api/gibt-es-nicht',
    '/rpc/story/top?data=%7B%22json%22%3A%7B%22limit%22%3A3%7D%7D',
    '/rpc/session/get',
    '/rpc/gibt/es/nicht',
    '/healthz',
  ]

  test.each(addresses)('of %s answers like GET, without a body', async (template) => {
    const address = template.replace('{uid}', parent.uid)
    // Before and after a GET, as that may fill the cache.
    const first = await parent.request(address, { method: 'HEAD' })
    const get = await parent.request(address)
    const second = await parent.request(address, { method: 'HEAD' })
    expect(comparable(first)).toEqual(comparable(get))
    expect(comparable(second)).toEqual(comparable(get))
    expect(await first.text()).toBe('')
    await get.body?.cancel()
  })

  test('of a stream opens no stream', async () => {
    const watcher = await app.signUp()
    const stream = await watcher.api.profile.live({ uid: watcher.uid })
    await stream.next()
    const before = app.live.openStreams()
    await watcher.request(`/api/users/${watcher.uid}/live`, { method: 'HEAD' })
    await watcher.api.profile.update({ uid: watcher.uid, displayName: 'Familie Winter' })
    await stream.next()
    expect(app.live.openStreams()).toBe(before)
  })
})

describe('an unsupported method', () => {
  test.each([
    ['HEAD', '/api/reading/open', 'POST'],
    ['GET', '/api/reading/open', 'POST'],
    ['GET', '/api/stories/erste/like', 'PUT'],
    ['POST', '/api/stories/erste', 'GET, HEAD'],
    ['DELETE', '/api/users/u1', 'GET, HEAD, PUT, PATCH'],
    ['PUT', '/api/stories/top', 'GET, HEAD'],
    ['GET', '/rpc/reading/open', 'POST'],
    ['HEAD', '/rpc/story/like', 'POST'],
    ['HEAD', '/api/auth/sign-in/email', 'POST'],
    ['HEAD', '/api/auth/callback/google', 'GET'],
  ])('%s %s answers 405 and allows %s', async (method, address, allowed) => {
    const init = method === 'GET' || method === 'HEAD' ? { method } : { method, body: {} }
    const answer = await parent.request(address, init)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('headers', () => {
  test.each(['/healthz', '/api/stories', '/api/gibt-es-nicht', '/covers/gibt-es-nicht'])(
    'of %s protect against foreign pages',
    async (address) => {
      const { headers } = await app.guest.request(address)
      const policy = headers.get('content-security-policy')?.split('; ')
      const expected = ["default-src 'self'", "object-src 'none'", "base-uri 'none'"]
      expect(policy).toEqual(expect.arrayContaining([...expected, "frame-ancestors 'none'"]))
      expect(policy?.join()).not.toContain('unsafe-eval')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.has('access-control-allow-origin')).toBe(false)
      const permissions = headers.get('permissions-policy')?.split(', ') ?? []
      const used = ['autoplay', 'fullscreen', 'picture-in-picture', 'screen-wake-lock']
      for (const name of used) expect(permissions).toContain(`${name}=(self)`)
      for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
        expect(permissions).toContain(`${name}=()`)
      }
    },
  )

  test.each([
    ['https://fabelhain.test', 'max-age=31536000; includeSubDomains'],
    ['http://fabelhain.test', null],
  ])('of %s have HSTS: %s', async (baseUrl, expected) => {
    const site = new Hono().use(securityHeaders({ baseUrl, scriptHashes: ['sha256-abc='] }))
    const { headers } = await site.get('/', (c) => c.text('')).request('/')
    expect(headers.get('strict-transport-security')).toBe(expected)
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-abc=';")
  })
})

test('a body with a too large content-length is refused unread', async () => {
  const like = (length: number) =>
    parent.request('/rpc/story/like', {
      method: 'POST',
      body: { json: { storyId: 'erste', liked: true } },
      headers: { 'content-length': String(length) },
    })
  expect((await like(256 * 1024 + 1)).status).toBe(413)
  expect((await like(256 * 1024)).status).toBe(200)
})

test('a missing client build is explained to the operator', async () => {
  const clientDir = await mkdtemp(path.join(tmpdir(), 'fabelhain-client-'))
  await expect(readPolicy(clientDir)).rejects.toMatchObject({
    name: 'ClientMissingError',
    message: `Kein gebauter Client in ${clientDir}: npm run build`,
  })
  await rm(clientDir, { recursive: true })
})

test('streams beyond the process’s limit are refused until one ends', async () => {
  const small = await createTestApp(undefined, { maxStreams: 2 })
  const families = await Promise.all([small.signUp(), small.signUp(), small.signUp()])
  const [first, second, third] = families.map(
    ({ uid, api }) =>
      () =>
        api.profile.live({ uid }),
  )
  const streams = await Promise.all([first?.(), second?.()])
  for (const stream of streams) await stream?.next()
  await expect(third?.()).rejects.toMatchObject({ code: 'TOO_MANY_STREAMS', status: 503 })
  const last = families[2]
  const refused = await last?.request(`/api/users/${last.uid}/live`)
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '2'])
  await families[0]?.request('/api/auth/sign-out', { method: 'POST', body: {} })
  await waitFor(() => expect(small.live.openStreams()).toBe(1))
  const stream = await third?.()
  expect((await stream?.next())?.value).toMatchObject({ displayName: 'Familie Sommer' })
  await small.close()
})

test('a stream ends with its reader, even after a chunked request and garbage collection', async () => {
  const small = await createTestApp()
  const { uid, email } = await small.signUp()
  const signedIn = await small.guest.request('/api/auth/sign-in/email', {
    method: 'POST',
    body: { email, password: 'sieben lila Löwen' },
  })
  const [cookie = ''] = signedIn.headers.getSetCookie()
  const listening = await listen({ host: '127.0.0.1', port: 0 })
  listening.serve(small.app)
  const reader = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${listening.port}/rpc/profile/live`, {
    method: 'POST',
    headers: { cookie, origin: baseUrl, 'content-type': 'application/json' },
    body: new Blob([JSON.stringify({ json: { uid } })]).stream(),
    ...{ duplex: 'half' },
    signal: reader.signal,
  })
  await answer.body?.getReader().read()
  expect(small.live.openStreams()).toBe(1)
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  reader.abort()
  await waitFor(() => expect(small.live.openStreams()).toBe(0))
  await listening.stop()
  await small.close()
})
