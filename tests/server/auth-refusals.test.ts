import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeRole } from '../../src/server/auth/users.ts'
import { silentLog } from '../support/log.ts'
import { createTestAuth, goodPassword, register, type TestAuth } from '../support/sign-in.ts'

let app: TestAuth
beforeAll(async () => {
  app = await createTestAuth()
})
afterAll(() => app.drop())

describe('requests that are refused', () => {
  test.each(['https://evil.example', 'null', 'http://fabelhain.test.evil.example'])(
    'include a write from %s',
    async (origin) => {
      const { browser, email } = await register(app)
      const input = { email, password: goodPassword }
      expect(await browser.post('/sign-in/email', input, { origin })).toMatchObject({
        status: 403,
        code: 'INVALID_ORIGIN',
      })
      expect(await browser.post('/sign-out', {}, { origin })).toMatchObject({ status: 403 })
      const guest = await app.newBrowser().post('/sign-in/email', input, { origin })
      expect(guest.status).toBe(403)
    },
  )

  test('include a cookie without an origin, not a program without cookies', async () => {
    const { browser, email } = await register(app)
    const call = (headers: Record<string, string>) =>
      app.auth.handler(
        new Request('http://fabelhain.test/api/auth/sign-in/email', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ email, password: goodPassword }),
        }),
      )
    expect((await call({ cookie: browser.cookie })).status).toBe(403)
    expect((await call({})).status).toBe(200)
  })

  test('include everything but small JSON', async () => {
    const post = (body: string, type: string) =>
      app.auth.handler(
        new Request('http://fabelhain.test/api/auth/sign-in/email', {
          method: 'POST',
          headers: { 'content-type': type },
          body,
        }),
      )
    expect((await post('email=a', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await post('{"email":', 'application/json')).status).toBe(400)
    expect((await post('x'.repeat(9000), 'application/json')).status).toBe(413)
    expect((await post('[1]', 'application/json')).status).toBe(400)
    expect((await post('{"__proto__":{"role":"editor"}}', 'application/json')).status).toBe(400)
  })

  test.each([
    'GET /get-session',
    'GET /list-sessions',
    'POST /update-user',
    'POST /delete-user',
    'POST /admin/set-role',
    'GET /verify-email',
    'GET /sign-out',
    'POST /unlink-account',
    'POST /get-access-token',
    'GET /error',
    'GET /ok',
  ])('include the unknown endpoint %s', async (line) => {
    const [method, path] = line.split(' ')
    const { browser } = await register(app)
    const answer = await browser.send(`/api/auth${path}`, {
      method: method === 'GET' ? 'GET' : 'POST',
    })
    expect(answer.status).toBe(404)
  })

  test('include an editor’s role for an unverified mailbox', async () => {
    const { browser, email } = await register(app)
    const asEditor = { email, role: 'editor' } as const
    expect(await changeRole(app.db, silentLog, asEditor)).toBe('unverified')
    await browser.post('/verify-email', { token: app.tokenFor(email, 'verify') })
    expect(await changeRole(app.db, silentLog, asEditor)).toBe('changed')
    expect((await app.sessionOf(browser))?.user.role).toBe('editor')
  })
})
