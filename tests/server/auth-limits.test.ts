import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authLimits } from '../../src/server/auth/endpoints.ts'
import { forgetPastLimits, limit } from '../../src/server/http/rate-limit.ts'
import type { TestAuth } from '../support/sign-in.ts'
import { createTestAuth, goodPassword, newAddress, register } from '../support/sign-in.ts'

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

  test('five tries a minute per account, from anywhere, then again', async () => {
    const { email } = await register(strict)
    const attempt = (clientIp: string, password = 'ganz-falsches-Wort') => {
      const browser = strict.newBrowser()
      browser.clientIp = clientIp
      return browser.post('/sign-in/email', { email, password })
    }
    const tries = await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map((last) => attempt(`198.51.100.${last}`)),
    )
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5)
    const refused = await attempt('198.51.100.9', goodPassword)
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(refused.headers.get('retry-after')).toBe('60')
    now = new Date(now.getTime() + 60_000)
    expect((await attempt('198.51.100.9', goodPassword)).status).toBe(200)
  })

  test('twenty tries a minute per client, whatever the account', async () => {
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

  test('twenty tries a minute for a whole IPv6 network', async () => {
    const browser = strict.newBrowser()
    const statuses: number[] = []
    for (let index = 0; index < 22; index++) {
      browser.clientIp = `2001:db8:0:7::${index.toString(16)}`
      const input = { email: newAddress(), password: 'ganz-falsches-Wort' }
      statuses.push((await browser.post('/sign-in/email', input)).status)
    }
    expect(statuses.slice(20)).toEqual([429, 429])
  })

  test('a stranger’s mailbox gets three mails in a quarter of an hour, from however many', async () => {
    const newEmail = newAddress()
    const received = () => strict.mails.filter(({ to }) => to === newEmail).length
    const ask = async (last: number) => {
      const { browser } = await registerFrom(`198.51.101.${last}`)
      return (await browser.post('/change-email', { newEmail })).status
    }
    const statuses = [await ask(1), await ask(2), await ask(3), await ask(4)]
    expect([statuses, received()]).toEqual([[200, 200, 200, 429], 3])
  })

  test('a link that asks for a mail to the new address may not be opened for ever', async () => {
    const { browser, email } = await registerFrom('198.51.102.1')
    const token = () => ({ token: strict.tokenFor(email, 'verify') })
    await browser.post('/verify-email', token())
    const newEmail = newAddress()
    await browser.post('/change-email', { newEmail })
    const confirm = async () => (await browser.post('/verify-email', token())).status
    // The request itself has counted once.
    expect([await confirm(), await confirm(), await confirm()]).toEqual([200, 200, 429])
    const proof = { token: strict.tokenFor(newEmail, 'verify') }
    expect((await browser.post('/verify-email', proof)).status).toBe(200)
  })

  test('a limit counts exactly under parallel calls, and forgets', async () => {
    const rule = { max: 20, windowSeconds: 60, now: new Date('2026-01-01T00:00:00Z') }
    const calls = Array.from({ length: 60 }, () => limit(strict.db, 'race', rule))
    const answers = await Promise.all(calls)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, retryAfterSeconds: 60 })
    await forgetPastLimits(strict.db, new Date('2026-01-01T00:02:00Z'))
    expect(await limit(strict.db, 'race', rule)).toEqual({ ok: true })
  })
})
