import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unverifiedReadsLeft } from '../../src/contract/rules.ts'
import { takeOverUnverified } from '../../src/server/auth/mailbox-verification.ts'
import { user } from '../../src/server/db/auth-schema.ts'
import { contactTicket, poll } from '../../src/server/db/community-schema.ts'
import { accountDeletion } from '../../src/server/db/privacy-schema.ts'
import { parentPin } from '../../src/server/db/schema.ts'
import { story } from '../../src/server/db/story-schema.ts'
import { deleteUnverifiedAccounts } from '../../src/server/privacy/unverified.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { addPoll, candidateId } from '../support/polls.ts'
import { createTasks } from '../support/privacy.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'
import { verifyMailbox } from '../support/verification.ts'
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
  parent = await app.signUpUnverified()
})

/** Sends a contact message from this address as a guest. */
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

const requestDeletion = () =>
  parent.api.privacy.requestDeletion({ uid: parent.uid, confirmation: 'LÖSCHEN' })

describe('a message from an address', () => {
  const messages = () => app.db.$count(contactTicket, eq(contactTicket.email, parent.email))

  test.each([
    [false, 0],
    [true, 1],
  ])('is in the data export of a verified account (%s)', async (isVerified, count) => {
    await write(parent.email)
    if (isVerified) await verifyMailbox(app, parent)
    await parent.api.privacy.requestExport({ uid: parent.uid })
    await tasks.worker.drain()
    const url = (await parent.api.privacy.getExport({ uid: parent.uid }))?.url ?? ''
    const files = unzip(Buffer.from(await (await parent.request(url)).arrayBuffer()))
    const { rows } = JSON.parse(files.get('tabellen/contact_ticket.json') ?? '')
    expect(rows).toHaveLength(count)
  })

  test('outlives an unverified account with that address', async () => {
    await write(parent.email)
    await requestDeletion()
    expect(await messages()).toBe(1)
  })
})

describe('before the mailbox is verified', () => {
  const unverified = { code: 'EMAIL_UNVERIFIED', status: 403 }

  test('nobody can like, vote or suggest', async () => {
    const { api } = parent
    const vote = { month: november, candidateId: candidateId(november, 0) }
    const idea = { title: 'Lesen im Zelt', body: '', language: 'de' as const }
    const answers = await Promise.allSettled([
      api.story.like({ storyId: 'erste', liked: true }),
      api.vote.cast(vote),
      api.roadmap.vote({ itemId, voted: true }),
      api.roadmap.suggest(idea),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ reason: unverified })
    await verifyMailbox(app, parent)
    expect(await api.story.like({ storyId: 'erste', liked: true })).toMatchObject({ likes: 1 })
    expect(await api.story.like({ storyId: 'erste', liked: false })).toMatchObject({ likes: 0 })
  })

  test('the sample and five stories can be opened, even in parallel', async () => {
    const { api } = parent
    const open = (storyId: string) => api.reading.open({ storyId })
    await open('probe')
    const tries = await Promise.allSettled(library.map(open))
    const opened = library.filter((_, at) => tries[at]?.status === 'fulfilled')
    expect(opened).toHaveLength(5)
    for (const refused of tries.filter(({ status }) => status === 'rejected')) {
      expect(refused).toMatchObject({ reason: unverified })
    }
    // The counter is the plan's; refused openings spend nothing.
    expect(await open(opened[0] ?? '')).toMatchObject({ remaining: 15 })
    expect(await open('probe')).toMatchObject({ remaining: 15 })
    await verifyMailbox(app, parent)
    await Promise.all(library.map(open))
  })

  test('the rule of the client says how many stories still open', async () => {
    const { api, uid } = parent
    const left = async () => {
      const { usage } = await api.profile.get({ uid })
      return unverifiedReadsLeft(usage.pdfReadsThisMonth)
    }
    expect(await left()).toBe(5)
    for (const [at, storyId] of ['probe', ...library].entries()) {
      const before = await left()
      const opening = api.reading.open({ storyId })
      if (before > 0) await opening
      else await expect(opening).rejects.toMatchObject(unverified)
      expect(await left()).toBe(Math.max(0, 5 - at))
    }
  })

  test('the sample can be opened after the five stories', async () => {
    const { api } = parent
    for (const storyId of library.slice(0, 5)) await api.reading.open({ storyId })
    await expect(api.reading.open({ storyId: library[5] ?? '' })).rejects.toMatchObject(unverified)
    expect(await api.reading.open({ storyId: 'probe' })).toMatchObject({ remaining: 15 })
    await expect(api.reading.open({ storyId: library[5] ?? '' })).rejects.toMatchObject(unverified)
  })
})

describe('the owner of an address that a stranger signed up with', () => {
  const post = (path: string, body: object) =>
    app.guest.request(`/api/auth${path}`, { method: 'POST', body })
  const signUp = () =>
    post('/sign-up/email', { name: '', email: parent.email, password: 'acht gelbe Enten' })
  const mailsToOwner = async () => {
    await tasks.worker.drain()
    return tasks.mails.filter(({ to }) => to === parent.email).map(({ subject }) => subject)
  }
  const verificationMail = ['Bitte bestätige deine E-Mail-Adresse']

  test('can sign up after a deletion: the account ends immediately, without a mail', async () => {
    expect(await requestDeletion()).toEqual({
      requestNumber: null,
      dueAt: new Date(start).toISOString(),
    })
    expect(await app.db.$count(user, eq(user.id, parent.uid))).toBe(0)
    expect(await mailsToOwner()).toEqual(verificationMail)
    expect((await signUp()).status).toBe(200)
  })

  test('gets no mail that the stranger requests', async () => {
    const { api, uid } = parent
    await api.privacy.requestExport({ uid })
    await tasks.worker.drain()
    expect((await api.privacy.getExport({ uid }))?.state).toBe('ready')
    const refused = { code: 'EMAIL_UNVERIFIED', status: 403 }
    await expect(api.gate.requestReset()).rejects.toMatchObject(refused)
    const subscribe = api.profile.updatePreferences({ uid, prefEmail: true })
    await expect(subscribe).rejects.toMatchObject(refused)
    expect(await mailsToOwner()).toEqual(verificationMail)
  })

  test('finds no PIN and no lock after taking over the account', async () => {
    const { api, uid, email } = parent
    await api.gate.setPin({ pin: '4711' })
    const requestedAt = new Date(start)
    const lock = { userId: uid, requestNumber: `FH-${uid}`, requestedAt, dueAt: requestedAt }
    await app.db.insert(accountDeletion).values({ ...lock, subscriptionEnd: 'now' })
    await takeOverUnverified(app.db, { email, subject: uid })
    expect(await app.db.$count(parentPin, eq(parentPin.userId, uid))).toBe(0)
    expect(await app.db.$count(accountDeletion, eq(accountDeletion.userId, uid))).toBe(0)
  })
})

/** Of accounts from before likes and votes needed a verified mailbox. */
describe('likes and votes of an unverified account', () => {
  const numbers = async () => {
    const [shown] = await app.db.select().from(story).where(eq(story.storyId, 'erste'))
    const { running, last } = await app.signUp().then((other) => other.api.vote.get())
    const plan = await app.guest.api.roadmap.get({ itemId })
    return {
      likes: shown?.likes,
      retainedLikes: shown?.retainedLikes,
      votes: running?.totalVotes ?? last?.poll.totalVotes,
      planVotes: plan.votes,
    }
  }

  const likeAndVote = async () => {
    await verifyMailbox(app, parent)
    await parent.api.story.like({ storyId: 'erste', liked: true })
    await parent.api.vote.cast({ month: november, candidateId: candidateId(november, 0) })
    await parent.api.roadmap.vote({ itemId, voted: true })
    const { likes } = await numbers()
    expect(likes).toBe(1)
    await app.db.update(user).set({ emailVerified: false }).where(eq(user.id, parent.uid))
  }

  const none = { likes: 0, retainedLikes: 0, votes: 0, planVotes: 0 }

  test('are removed when the account expires', async () => {
    await likeAndVote()
    const expired = { createdAt: new Date('2026-11-01T10:00:00Z') }
    await app.db.update(user).set(expired).where(eq(user.id, parent.uid))
    const now = new Date('2026-12-06T00:00:00Z')
    await deleteUnverifiedAccounts(app.db, { now, files: app.files })
    app.clock.set('2026-12-06T00:00:00Z')
    expect(await numbers()).toEqual(none)
  })

  test('are removed when the account is deleted', async () => {
    await likeAndVote()
    await requestDeletion()
    app.clock.set('2026-12-06T00:00:00Z')
    expect(await numbers()).toEqual(none)
  })
})
