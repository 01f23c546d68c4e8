import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { authLimits } from '../../src/server/auth/endpoints.ts'
import { user } from '../../src/server/db/auth-schema.ts'
import type { Browser } from '../support/browser.ts'
import { quickHashing } from '../support/quick-hashing.ts'
import {
  createTestAuth,
  goodPassword,
  newAddress,
  register,
  type TestAuth,
} from '../support/sign-in.ts'

let app: TestAuth
const hash = vi.fn(quickHashing.hash)

beforeAll(async () => {
  app = await createTestAuth({ passwords: { ...quickHashing, hash } })
})
afterAll(() => app.drop())

const subjectsTo = (address: string) =>
  app.mails.filter(({ to }) => to === address).map(({ subject }) => subject)
const existingAccount = 'Du hast schon ein Konto'

test('a sign-up with a known address costs the same work, and its owner gets a mail', async () => {
  const { email } = await register(app)
  hash.mockClear()
  const input = { name: '', email, password: goodPassword }
  const answers = []
  for (let tries = 0; tries < 5; tries++) {
    answers.push((await app.newBrowser().post('/sign-up/email', input)).status)
  }
  expect(answers).toEqual([422, 422, 422, 422, 422])
  expect(hash).toHaveBeenCalledTimes(5)
  // The mails are limited.
  expect(subjectsTo(email).filter((subject) => subject === existingAccount)).toHaveLength(3)
})

test('spaces and capitals make no other address, for limits and mails', async () => {
  const limited = await createTestAuth({
    limits: { ...authLimits, signUpPerAddress: { max: 3, windowSeconds: 3600 } },
  })
  const { email } = await register(limited)
  const forms = [`  ${email} `, email.toUpperCase(), `\t${email.replace('example', 'Example')}\n`]
  const answers = []
  for (const form of forms) {
    const input = { name: '', email: form, password: goodPassword }
    answers.push(await limited.newBrowser().post('/sign-up/email', input))
  }
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 429])
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(
    limited.mails.filter(({ subject }) => subject === existingAccount).map(({ to }) => to),
  ).toEqual([email, email])
  const signedIn = await limited
    .newBrowser()
    .post('/sign-in/email', { email: ` ${email.toUpperCase()} `, password: goodPassword })
  expect(signedIn.status).toBe(200)
  await limited.drop()
})

type Answer = Awaited<ReturnType<Browser['post']>>

/** Everything in an answer, except its date. */
const comparable = ({ status, body, headers }: Answer) => [
  status,
  body,
  [...headers].filter(([name]) => name !== 'date'),
]

/** An answer, and whether it took the fixed minimum time of 200 ms, less a tolerance of 1 ms. */
async function timed(call: Promise<Answer>) {
  const start = performance.now()
  return { comparable: comparable(await call), isSlow: performance.now() - start >= 199 }
}

test('a reset request reveals nothing by its answer or its duration', async () => {
  const { email } = await register(app)
  const ask = (address: string) =>
    timed(app.newBrowser().post('/request-password-reset', { email: address }))
  const unknown = await ask(newAddress())
  expect(unknown.isSlow).toBe(true)
  expect(await ask(email)).toEqual(unknown)
})

test.each([true, false])(
  'a change of address reveals nothing, verified (%s) or not',
  async (emailVerified) => {
    const taken = await register(app)
    const { browser, email } = await register(app)
    await app.db.update(user).set({ emailVerified }).where(eq(user.email, email))
    const ask = (newEmail: string) => timed(browser.post('/change-email', { newEmail }))
    const free = await ask(newAddress())
    expect(free.isSlow).toBe(true)
    expect(await ask(taken.email)).toEqual(free)
    expect(await ask(` ${taken.email.toUpperCase()}`)).toEqual(free)
  },
)

test('entering an address as a new one uses up none of its owner’s mails', async () => {
  const limited = await createTestAuth({ limits: authLimits })
  const { email } = await register(limited)
  const { browser } = await register(limited)
  for (let tries = 0; tries < 3; tries++) await browser.post('/change-email', { newEmail: email })
  const owner = limited.newBrowser()
  expect((await owner.post('/request-password-reset', { email })).status).toBe(200)
  expect(limited.tokenFor(email, 'token')).toBeTruthy()
  await limited.drop()
})

describe.each(['/sign-up/email', '/request-password-reset', '/change-email'])('%s', (path) => {
  const field = path === '/change-email' ? 'newEmail' : 'email'
  const bodies = [
    '',
    '{',
    '[]',
    '"fuchs@example.org"',
    'null',
    '1',
    ...[
      1,
      true,
      null,
      [],
      ['fuchs@example.org'],
      { address: 'fuchs@example.org' },
      '\u0000@b.de',
    ].map((address) => JSON.stringify({ [field]: address, password: goodPassword })),
    ...['fuchs', '🦊@example.org', 'fuchs@example.org\u202e', `${'a'.repeat(260)}@example.org`].map(
      (address) => JSON.stringify({ [field]: address, password: goodPassword }),
    ),
    `${'['.repeat(4000)}${']'.repeat(4000)}`,
    JSON.stringify({ [field]: 'fuchs@example.org', password: 'x'.repeat(9000) }),
  ]

  test('refuses invalid addresses with a sentence', async () => {
    const { browser } = await register(app)
    const queued = app.mails.length
    for (const body of bodies) {
      const answer = await app.auth.handler(
        new Request(`${app.baseUrl}/api/auth${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            cookie: browser.cookie,
            origin: app.baseUrl,
          },
          body,
        }),
      )
      expect([body.slice(0, 60), [400, 413].includes(answer.status)]).toEqual([
        body.slice(0, 60),
        true,
      ])
      expect((await answer.json()).message).toMatch(/\.$/)
    }
    expect(app.mails).toHaveLength(queued)
  })
})

test('a change to a known address looks like one to a free address, in the mail, too', async () => {
  const taken = await register(app)
  for (const newEmail of [newAddress(), taken.email]) {
    const { browser, email } = await register(app)
    await app.db.update(user).set({ emailVerified: true }).where(eq(user.email, email))
    const requested = await browser.post('/change-email', { newEmail })
    expect([requested.status, requested.body]).toEqual([200, { status: true }])
    expect(subjectsTo(email).at(-1)).toBe('Soll deine E-Mail-Adresse geändert werden?')
    const token = app.tokenFor(email, 'verify')
    const confirmed = await browser.post('/verify-email', { token })
    expect([confirmed.status, confirmed.body]).toEqual([200, { status: true }])
  }
  expect(subjectsTo(taken.email).at(-1)).toBe(existingAccount)
})

test('sign-ups with one address have a limit', async () => {
  const limited = await createTestAuth({ limits: authLimits })
  const input = { name: '', email: newAddress(), password: goodPassword }
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    statuses.push((await limited.newBrowser().post('/sign-up/email', input)).status)
  }
  expect(statuses).toEqual([200, ...Array(9).fill(422), 429, 429])
  await limited.drop()
})
