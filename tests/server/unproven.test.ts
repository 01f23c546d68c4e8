import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeOverUnproven } from '../../src/server/auth/mailbox-proof.ts'
import { user } from '../../src/server/db/auth-schema.ts'
import { contactTicket, poll } from '../../src/server/db/community-schema.ts'
import { accountDeletion } from '../../src/server/db/privacy-schema.ts'
import { parentPin } from '../../src/server/db/schema.ts'
import { story } from '../../src/server/db/story-schema.ts'
import { forgetUnprovenAccounts } from '../../src/server/privacy/unproven.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { addPoll, candidateId } from '../support/polls.ts'
import { createTasks } from '../support/privacy.ts'
import { proveMailbox } from '../support/proof.ts'
import { addStory } from '../support/stories.ts'
import { unzip } from '../support/zip.ts'

const start = '2026-11-21T10:00:00Z'
const library = ['eins', 'zwei', 'drei', 'vier', 'sechs', 'sieben', 'acht', 'neun']
const november = '2026-11'

let app: TestApp
let parent: TestUser
let tasks: ReturnType<typeof createTasks>
let itemId: string

beforeAll(async () => {
  app = await createTestApp(start)
  tasks = createTasks(app)
  for (const storyId of ['erste', ...library]) await addStory(app, storyId)
  await addStory(app, 'probe', { sample: true })
  const texts = { titles: { de: 'Lesen ohne Netz' }, bodies: { de: '' } }
  const editor = await signUpEditor(app)
  const plan = await editor.api.roadmap.create({ ...texts, state: 'planned', month: null })
  itemId = plan.itemId
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(start)
  await app.db.delete(poll)
  await addPoll(app, november)
  parent = await app.signUpUnproven()
})

/** Somebody without an account writes to us from this address. */
async function write(email: string): Promise<void> {
  await app.guest.api.contact.send({
    topic: 'privacy',
    name: '',
    email,
    message: 'Mein Kind heißt Mia.',
    language: 'de',
    messageId: randomUUID(),
  })
}

const leave = () => parent.api.privacy.requestDeletion({ uid: parent.uid, confirmation: 'LÖSCHEN' })

describe('what somebody wrote from an address', () => {
  const messages = () => app.db.$count(contactTicket, eq(contactTicket.email, parent.email))

  test.each([
    [false, 0],
    [true, 1],
  ])('is in the copy of an account that has proven it (%s)', async (isProven, count) => {
    await write(parent.email)
    if (isProven) await proveMailbox(app, parent)
    await parent.api.privacy.requestExport({ uid: parent.uid })
    await tasks.worker.drain()
    const url = (await parent.api.privacy.getExport({ uid: parent.uid }))?.url ?? ''
    const files = unzip(Buffer.from(await (await parent.request(url)).arrayBuffer()))
    const { rows } = JSON.parse(files.get('tabellen/contact_ticket.json') ?? '')
    expect(rows).toHaveLength(count)
  })

  test('outlives an account that only claimed it', async () => {
    await write(parent.email)
    await leave()
    expect(await messages()).toBe(1)
  })
})

describe('before the mailbox is proven', () => {
  const unproven = { code: 'EMAIL_UNPROVEN', status: 403 }

  test('nobody likes, votes or suggests', async () => {
    const { api } = parent
    const vote = { month: november, candidateId: candidateId(november, 0) }
    const idea = { title: 'Lesen im Zelt', body: '', language: 'de' as const }
    const answers = await Promise.allSettled([
      api.story.like({ storyId: 'erste', liked: true }),
      api.vote.cast(vote),
      api.roadmap.vote({ itemId, voted: true }),
      api.roadmap.suggest(idea),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ reason: unproven })
    await proveMailbox(app, parent)
    expect(await api.story.like({ storyId: 'erste', liked: true })).toMatchObject({ likes: 1 })
    expect(await api.story.like({ storyId: 'erste', liked: false })).toMatchObject({ likes: 0 })
  })

  test('the sample and five stories open, however many are asked for at once', async () => {
    const { api } = parent
    const open = (storyId: string) => api.reading.open({ storyId })
    await open('probe')
    const tries = await Promise.allSettled(library.map(open))
    const opened = library.filter((_, at) => tries[at]?.status === 'fulfilled')
    expect(opened).toHaveLength(5)
    for (const refused of tries.filter(({ status }) => status === 'rejected')) {
      expect(refused).toMatchObject({ reason: unproven })
    }
    // The counter is the one of the plan, and the refused openings left nothing.
    expect(await open(opened[0] ?? '')).toMatchObject({ remaining: 14 })
    expect(await open('probe')).toMatchObject({ remaining: 14 })
    await proveMailbox(app, parent)
    await Promise.all(library.map(open))
  })

  test('the sample opens after the five stories, too', async () => {
    const { api } = parent
    for (const storyId of library.slice(0, 5)) await api.reading.open({ storyId })
    await expect(api.reading.open({ storyId: library[5] ?? '' })).rejects.toMatchObject(unproven)
    expect(await api.reading.open({ storyId: 'probe' })).toMatchObject({ remaining: 14 })
    await expect(api.reading.open({ storyId: library[5] ?? '' })).rejects.toMatchObject(unproven)
  })
})

describe('the owner of an address that somebody else signed up with', () => {
  const post = (path: string, body: object) =>
    app.guest.request(`/api/auth${path}`, { method: 'POST', body })
  const signUp = () =>
    post('/sign-up/email', { name: '', email: parent.email, password: 'acht gelbe Enten' })
  const mailsToOwner = async () => {
    await tasks.worker.drain()
    return tasks.mails.filter(({ to }) => to === parent.email).map(({ subject }) => subject)
  }
  const proof = ['Bitte bestätige deine E-Mail-Adresse']

  test('is not locked out by a deletion: the account goes at once, without a mail', async () => {
    expect(await leave()).toEqual({ requestNumber: null, dueAt: new Date(start).toISOString() })
    expect(await app.db.$count(user, eq(user.id, parent.uid))).toBe(0)
    expect(await mailsToOwner()).toEqual(proof)
    expect((await signUp()).status).toBe(200)
  })

  test('gets no mail that the other one asks for', async () => {
    const { api, uid } = parent
    await api.privacy.requestExport({ uid })
    await tasks.worker.drain()
    expect((await api.privacy.getExport({ uid }))?.state).toBe('ready')
    const refused = { code: 'EMAIL_UNPROVEN', status: 403 }
    await expect(api.gate.requestReset()).rejects.toMatchObject(refused)
    const subscribe = api.profile.updatePreferences({ uid, prefEmail: true })
    await expect(subscribe).rejects.toMatchObject(refused)
    expect(await mailsToOwner()).toEqual(proof)
  })

  test('finds no PIN and no lock once the account is theirs', async () => {
    const { api, uid, email } = parent
    await api.gate.setPin({ pin: '4711' })
    const requestedAt = new Date(start)
    const lock = { userId: uid, requestNumber: `FH-${uid}`, requestedAt, dueAt: requestedAt }
    await app.db.insert(accountDeletion).values({ ...lock, subscriptionEnd: 'now' })
    await takeOverUnproven(app.db, { email, subject: uid })
    expect(await app.db.$count(parentPin, eq(parentPin.userId, uid))).toBe(0)
    expect(await app.db.$count(accountDeletion, eq(accountDeletion.userId, uid))).toBe(0)
  })
})

/** Of accounts that liked and voted while that did not take a proven mailbox. */
describe('what an account without a proven mailbox liked and voted for', () => {
  const numbers = async () => {
    const [shown] = await app.db.select().from(story).where(eq(story.storyId, 'erste'))
    const { running, last } = await app.signUp().then((other) => other.api.vote.get())
    const plan = await app.guest.api.roadmap.get({ itemId })
    return {
      likes: shown?.likes,
      keptLikes: shown?.keptLikes,
      votes: running?.totalVotes ?? last?.poll.totalVotes,
      planVotes: plan.votes,
    }
  }

  const takePart = async () => {
    await proveMailbox(app, parent)
    await parent.api.story.like({ storyId: 'erste', liked: true })
    await parent.api.vote.cast({ month: november, candidateId: candidateId(november, 0) })
    await parent.api.roadmap.vote({ itemId, voted: true })
    const { likes } = await numbers()
    expect(likes).toBe(1)
    await app.db.update(user).set({ emailVerified: false }).where(eq(user.id, parent.uid))
  }

  const none = { likes: 0, keptLikes: 0, votes: 0, planVotes: 0 }

  test('goes when the account expires', async () => {
    await takePart()
    const expired = { createdAt: new Date('2026-11-01T10:00:00Z') }
    await app.db.update(user).set(expired).where(eq(user.id, parent.uid))
    const now = new Date('2026-12-06T00:00:00Z')
    await forgetUnprovenAccounts(app.db, { now, files: app.files })
    app.clock.set('2026-12-06T00:00:00Z')
    expect(await numbers()).toEqual(none)
  })

  test('goes when its owner wants it deleted', async () => {
    await takePart()
    await leave()
    app.clock.set('2026-12-06T00:00:00Z')
    expect(await numbers()).toEqual(none)
  })
})
