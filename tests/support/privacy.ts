import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { pseudonym } from '../../src/server/auth/users.ts'
import { account, rateLimit, verification } from '../../src/server/db/auth-schema.ts'
import { billingOrder, legalDeclaration } from '../../src/server/db/billing-schema.ts'
import { diaryEntry } from '../../src/server/db/child-schema.ts'
import { contactTicket } from '../../src/server/db/community-schema.ts'
import { intake, storyDraft, storyRevision, upload } from '../../src/server/db/editor-schema.ts'
import { accountDeletion, consent } from '../../src/server/db/privacy-schema.ts'
import { playback, profile } from '../../src/server/db/schema.ts'
import { emptyStory } from '../../src/server/draft/rules.ts'
import { noteChange } from '../../src/server/platform/change-log.ts'
import { Mail } from '../../src/server/platform/mailer.ts'
import { createMailing } from '../../src/server/platform/mailing.ts'
import { createOutboxWorker, queueMail } from '../../src/server/platform/outbox.ts'
import { deleteDueAccounts } from '../../src/server/privacy/due-accounts.ts'
import { privacyEffects } from '../../src/server/privacy/effects.ts'
import { monthKey } from '../../src/server/profile/rules.ts'
import type { TestApp, TestUser } from './app.ts'
import { baseUrl, createTestApp } from './app.ts'
import { giveContract } from './billing.ts'
import { silentLog } from './log.ts'
import { addPoll, candidateId } from './polls.ts'
import { addStory } from './stories.ts'

/** Of the tests' server. */
export const secret = 'a secret of at least thirty-two characters'

/** What the server's timed tasks do, to be done when a test says so. */
export function createTasks(app: TestApp) {
  const { db, files, clock } = app
  const mail = createMailing({ baseUrl, queueMail, onMailQueued: () => {} })
  const mails: Mail[] = []
  const newWorker = () =>
    createOutboxWorker({
      db,
      effects: {
        mail: async (sent) => void mails.push(Mail.parse(sent)),
        ...privacyEffects({ db, files, clock, mail }),
      },
      clock,
      log: silentLog,
    })
  return {
    mails,
    newWorker,
    worker: newWorker(),
    deleteDue: () =>
      deleteDueAccounts(db, { now: clock.now(), files, mail, secret, log: silentLog }),
  }
}

interface Account {
  app: TestApp
  parent: TestUser
  tasks: ReturnType<typeof createTasks>
}

/** The product with one story, and for each test of a file the clock at `start` and an account of its own. */
export function accountForEachTest(start: string, take: (opened: Account) => void): void {
  let app: TestApp
  let tasks: Account['tasks']
  beforeAll(async () => {
    app = await createTestApp(start)
    tasks = createTasks(app)
    await addStory(app, 'erste')
  })
  beforeEach(async () => {
    app.clock.set(start)
    await app.db.delete(accountDeletion)
    take({ app, tasks, parent: await app.signUp('Familie <b>Sommer</b>') })
  })
  afterAll(() => app.close())
}

/** Leaves something of an account in every table that knows accounts. */
export async function liveWith(
  { db, clock }: TestApp,
  { uid, email, api }: TestUser,
  storyId: string,
) {
  const mark = `spur-${uid}`
  const now = clock.now()
  const own = { uid, childId: 'default', storyId }
  await api.reading.open({ storyId })
  await api.reading.saveProgress({
    ...own,
    page: 2,
    sentence: 1,
    isFinished: false,
    savedAt: now.toISOString(),
  })
  await db.update(profile).set({ quotaAudioMinutes: 60 }).where(eq(profile.userId, uid))
  await api.reading.playRecording({ storyId, language: 'de', medium: 'audio' })
  // As a server of release 0.6 leaves it.
  await db.insert(playback).values({
    ...{ userId: uid, playbackId: randomUUID(), storyId, medium: 'audio', countedSeconds: 1 },
    reportedAt: now,
  })
  await api.story.like({ storyId, liked: true })
  await api.roadmap.suggest({ title: 'Eine Idee von uns', body: mark, language: 'de' })
  const month = monthKey(now)
  await addPoll({ db }, month)
  await api.vote.cast({ month, candidateId: candidateId(month, 0) })
  await api.shelf.mark({ ...own, shelf: 'favorites', marked: true })
  await api.child.create({ uid, name: 'Mia', avatar: 'owl' })
  await api.gate.setPin({ pin: '4711' })
  await api.gate.requestReset()
  await db.insert(diaryEntry).values({
    userId: uid,
    childId: 'default',
    storyId,
    day: '2026-11-20',
    companions: ['Opa'],
    note: `<script>alert("${mark}")</script>`,
  })
  const edited = { storyId: randomUUID(), story: emptyStory('Entwurf'), editorId: uid }
  await db.insert(storyDraft).values(edited)
  await db.insert(storyRevision).values({ ...edited, version: 1, reason: 'saved', savedAt: now })
  await noteChange(db, { editorId: uid, action: 'story-saved', subject: edited.storyId, at: now })
  await db.insert(consent).values({ userId: uid, kind: 'newsletter', grantedAt: now })
  const until = new Date(now.getTime() + 30 * 86_400_000)
  const subscriptionId = await giveContract({ db, clock }, { userId: uid, item: 'audio-60', until })
  await db.insert(billingOrder).values({
    orderNumber: mark,
    userId: uid,
    item: 'audio-60',
    slot: 'audio-60',
    amountCents: 199,
    language: 'de',
    checkoutUrl: `https://geheim-${mark}`,
    subscriptionId,
    orderedAt: now,
  })
  await db.insert(legalDeclaration).values({
    number: mark,
    kind: 'cancellation',
    name: 'Familie',
    email,
    content: {},
    language: 'de',
    receivedAt: now,
    keepUntil: until,
  })
  await db.insert(contactTicket).values({
    number: `N-${mark}`,
    messageId: randomUUID(),
    topic: 'other',
    name: 'Familie',
    email,
    message: mark,
    language: 'de',
    isFromAccount: true,
    receivedAt: now,
    keepUntil: until,
  })
  await db.insert(account).values({
    id: mark,
    accountId: `google-${mark}`,
    providerId: 'google',
    userId: uid,
    accessToken: `geheim-${mark}`,
  })
  await db.insert(verification).values({
    id: mark,
    identifier: `geheim-${mark}`,
    value: uid,
    expiresAt: new Date(now.getTime() + 3_600_000),
  })
  await db.insert(intake).values({
    intakeId: randomUUID(),
    userId: uid,
    uploadId: randomUUID(),
    fileName: `geschichten von ${uid}.csv`,
    rows: [],
    given: { stories: [], files: {} },
    progressedAt: new Date(0),
  })
  await db.insert(upload).values({
    uploadId: randomUUID(),
    userId: uid,
    kind: 'pdf',
    fileName: `${mark}.pdf`,
    sizeBytes: 1,
    createdAt: now,
  })
  await db.insert(rateLimit).values({
    key: `mailPerAccount:${pseudonym(email)}`,
    count: 1,
    windowEndsAt: now,
  })
}

/** Every row of every table as text, by the table's name. */
export async function dump({ db }: Pick<TestApp, 'db'>): Promise<Map<string, string[]>> {
  const names = await tableNames({ db })
  const rows = names.map(async (name): Promise<[string, string[]]> => {
    const found = await db.execute<{ text: string }>(
      // How often an account was told news, a moment after each change, is no trace of anybody.
      sql`select (to_jsonb(t) - 'version')::text as text from ${sql.identifier(name)} t`,
    )
    return [name, found.rows.map(({ text }) => text)]
  })
  return new Map(await Promise.all(rows))
}

/** The tables there really are. */
export async function tableNames({ db }: Pick<TestApp, 'db'>): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  return rows.map(({ name }) => name)
}
