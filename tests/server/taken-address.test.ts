import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { authLimits } from '../../src/server/auth/endpoints.ts'
import { user } from '../../src/server/db/auth-schema.ts'
import { quickHashing } from '../support/quick-hashing.ts'
import type { TestAuth } from '../support/sign-in.ts'
import { createTestAuth, goodPassword, newAddress, register } from '../support/sign-in.ts'

let app: TestAuth
const hash = vi.fn(quickHashing.hash)

beforeAll(async () => {
  app = await createTestAuth({ passwords: { ...quickHashing, hash } })
})
afterAll(() => app.drop())

const subjectsTo = (address: string) =>
  app.mails.filter(({ to }) => to === address).map(({ subject }) => subject)
const known = 'Du hast schon ein Konto'

test('a sign-up with a known address takes the same work, and its owner hears of it', async () => {
  const { email } = await register(app)
  hash.mockClear()
  const input = { name: '', email, password: goodPassword }
  const answers = []
  for (let tries = 0; tries < 5; tries++) {
    answers.push((await app.newBrowser().post('/sign-up/email', input)).status)
  }
  expect(answers).toEqual([422, 422, 422, 422, 422])
  expect(hash).toHaveBeenCalledTimes(5)
  // Nobody fills the mailbox.
  expect(subjectsTo(email).filter((subject) => subject === known)).toHaveLength(3)
})

test('a change to a known address reads the same as to a free one, in the mail, too', async () => {
  const taken = await register(app)
  for (const newEmail of [newAddress(), taken.email]) {
    const { browser, email } = await register(app)
    await app.db.update(user).set({ emailVerified: true }).where(eq(user.email, email))
    const asked = await browser.post('/change-email', { newEmail })
    expect([asked.status, asked.body]).toEqual([200, { status: true }])
    expect(subjectsTo(email).at(-1)).toBe('Soll deine E-Mail-Adresse geändert werden?')
    const token = app.tokenFor(email, 'verify')
    const confirmed = await browser.post('/verify-email', { token })
    expect([confirmed.status, confirmed.body]).toEqual([200, { status: true }])
  }
  expect(subjectsTo(taken.email).at(-1)).toBe(known)
})

test('one address cannot be asked for without end', async () => {
  const limited = await createTestAuth({ limits: authLimits })
  const input = { name: '', email: newAddress(), password: goodPassword }
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    statuses.push((await limited.newBrowser().post('/sign-up/email', input)).status)
  }
  expect(statuses).toEqual([200, ...Array(9).fill(422), 429, 429])
  await limited.drop()
})
