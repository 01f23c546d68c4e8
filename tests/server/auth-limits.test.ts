import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authLimits } from '../../src/server/auth/endpoints.ts'
import { rateLimit } from '../../src/server/db/auth-schema.ts'
import { deleteExpiredLimits, limit } from '../../src/server/http/rate-limit.ts'
import { pseudonym } from '../../src/server/platform/pseudonym.ts'
import {
  createTestAuth,
  goodPassword,
  newAddress,
  register,
  type TestAuth,
} from '../support/sign-in.ts'

describe('limits', () => {
  let strict: TestAuth
  let now = new Date('2026-11-21T10:00:00Z')
  beforeAll(async () => {
    strict = await createTestAuth({ limits: authLimits, clock: { now: () => now } })
  })
  afterAll(() => strict.drop())

  async function registerFrom(clientIp: string) {
    const browser = strict.newBrowser()
    browser.clientIp = clientIp
    const email = newAddress()
    await browser.post('/sign-up/email', { email, password: goodPassword })
    return { browser, email }
  }

  const tryFrom = async (
    server: TestAuth,
    [email, clientIp, password = 'ganz-falsches-Wort']: [string, string, string?],
  ) => {
    const browser = server.newBrowser()
    browser.clientIp = clientIp
    return browser.post('/sign-in/email', { email, password })
  }
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }

  test('allow one network five tries a minute for an account', async () => {
    const { email } = await register(strict)
    const stranger = Array.from({ length: 6 }, () => tryFrom(strict, [email, '198.51.100.1']))
    const tries = await Promise.all(stranger)
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5)
    const refused = await tryFrom(strict, [email, '198.51.100.1', goodPassword])
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(refused.headers.get('retry-after')).toBe('60')
    later(60)
    expect((await tryFrom(strict, [email, '198.51.100.1', goodPassword])).status).toBe(200)
  })

  test('lock out the stranger who guesses, not the owner, on every server', async () => {
    const { email } = await register(strict)
    for (let tries = 0; tries < 6; tries++) await tryFrom(strict, [email, '2001:db8:0:9::1'])
    const second = await createTestAuth({
      limits: authLimits,
      clock: { now: () => now },
      database: strict,
    })
    expect((await tryFrom(second, [email, '2001:db8:0:9::2', goodPassword])).status).toBe(429)
    expect((await tryFrom(second, [email, '198.51.100.2', goodPassword])).status).toBe(200)
  })

  test('reset after the right password', async () => {
    const { email } = await register(strict)
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 4; tries++) await tryFrom(strict, [email, '198.51.100.3'])
      expect((await tryFrom(strict, [email, '198.51.100.3', goodPassword])).status).toBe(200)
    }
  })

  test('allow one network thirty tries an hour for an account', async () => {
    const { email } = await register(strict)
    const statuses: number[] = []
    for (let minute = 0; minute < 7; minute++) {
      for (let tries = 0; tries < 5; tries++) {
        statuses.push((await tryFrom(strict, [email, '198.51.100.4'])).status)
      }
      later(60)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect((await tryFrom(strict, [email, '198.51.100.5', goodPassword])).status).toBe(200)
  })

  test('stop guesses from many networks; the mailed link ends the lock immediately', async () => {
    const few = await createTestAuth({
      limits: { ...authLimits, signInPerAccount: { max: 8, windowSeconds: 3600 } },
      clock: { now: () => now },
      database: strict,
    })
    const { email } = await register(few)
    for (let last = 0; last < 9; last++) await tryFrom(few, [email, `198.18.0.${last}`])
    expect((await tryFrom(few, [email, '198.51.100.6', goodPassword])).status).toBe(429)
    const browser = few.newBrowser()
    await browser.post('/request-password-reset', { email })
    const newPassword = 'Dachs-am-Waldrand'
    const reset = { token: few.tokenFor(email, 'token'), newPassword }
    expect((await browser.post('/reset-password', reset)).status).toBe(200)
    expect((await tryFrom(few, [email, '198.51.100.6', newPassword])).status).toBe(200)
  })

  test('store neither addresses nor networks', async () => {
    const { email } = await register(strict)
    await tryFrom(strict, [email, '198.51.100.8'])
    const keys = (await strict.db.select({ key: rateLimit.key }).from(rateLimit)).map(({ key }) =>
      key.split(':').slice(1),
    )
    // A hash without a secret is found in minutes: there are only 4,294,967,296 IPv4 addresses.
    const plain = ['198.51.100.8', pseudonym('198.51.100.8'), email]
    expect(keys.flat().filter((part) => plain.includes(part))).toEqual([])
  })

  test('allow one client twenty tries a minute over all accounts', async () => {
    const browser = strict.newBrowser()
    browser.clientIp = '203.0.113.7'
    const statuses: number[] = []
    for (let index = 0; index < 22; index++) {
      const input = { email: newAddress(), password: 'ganz-falsches-Wort' }
      statuses.push((await browser.post('/sign-in/email', input)).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429])
  })

  test('count an IPv6 network as one client', async () => {
    const browser = strict.newBrowser()
    const statuses: number[] = []
    for (let index = 0; index < 22; index++) {
      browser.clientIp = `2001:db8:0:7::${index.toString(16)}`
      const input = { email: newAddress(), password: 'ganz-falsches-Wort' }
      statuses.push((await browser.post('/sign-in/email', input)).status)
    }
    expect(statuses.slice(20)).toEqual([429, 429])
  })

  test('allow three mails to a stranger’s mailbox in 15 minutes, over all senders', async () => {
    const newEmail = newAddress()
    const received = () => strict.mails.filter(({ to }) => to === newEmail).length
    const requestChange = async (last: number) => {
      const { browser } = await registerFrom(`198.51.101.${last}`)
      return (await browser.post('/change-email', { newEmail })).status
    }
    const statuses = [
      await requestChange(1),
      await requestChange(2),
      await requestChange(3),
      await requestChange(4),
    ]
    expect([statuses, received()]).toEqual([[200, 200, 200, 429], 3])
  })

  test('limit how often one link can send a mail to the new address', async () => {
    const { browser, email } = await registerFrom('198.51.102.1')
    const token = () => ({ token: strict.tokenFor(email, 'verify') })
    await browser.post('/verify-email', token())
    const newEmail = newAddress()
    await browser.post('/change-email', { newEmail })
    const confirm = async () => (await browser.post('/verify-email', token())).status
    // The request has counted once.
    expect([await confirm(), await confirm(), await confirm()]).toEqual([200, 200, 429])
    const verification = { token: strict.tokenFor(newEmail, 'verify') }
    expect((await browser.post('/verify-email', verification)).status).toBe(200)
  })

  test('count parallel calls exactly, and expire', async () => {
    const rule = { max: 20, windowSeconds: 60, now: new Date('2026-01-01T00:00:00Z') }
    const calls = Array.from({ length: 60 }, () => limit(strict.db, 'race', rule))
    const answers = await Promise.all(calls)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, retryAfterSeconds: 60 })
    await deleteExpiredLimits(strict.db, new Date('2026-01-01T00:02:00Z'))
    expect(await limit(strict.db, 'race', rule)).toEqual({ ok: true })
  })
})
