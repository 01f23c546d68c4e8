import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { account, rateLimit, verification } from '../../src/server/db/auth-schema.ts'
import { billingOrder, legalDeclaration } from '../../src/server/db/billing-schema.ts'
import { diaryEntry } from '../../src/server/db/child-schema.ts'
import { contactTicket } from '../../src/server/db/community-schema.ts'
import {
  storyDraft,
  storyImport,
  storyRevision,
  upload,
} from '../../src/server/db/editor-schema.ts'
import { accountDeletion, consent } from '../../src/server/db/privacy-schema.ts'
import { playback, profile } from '../../src/server/db/schema.ts'
import { emptyStory } from '../../src/server/draft/rules.ts'
import { monthKey } from '../../src/server/platform/berlin-time.ts'
import { recordChange } from '../../src/server/platform/change-log.ts'
import { Mail } from '../../src/server/platform/mailer.ts'
import { createMailing } from '../../src/server/platform/mailing.ts'
import { createOutboxWorker, queueMail } from '../../src/server/platform/outbox.ts'
import { pseudonym } from '../../src/server/platform/pseudonym.ts'
import { deleteDueAccounts } from '../../src/server/privacy/due-accounts.ts'
import { privacyEffects } from '../../src/server/privacy/effects.ts'
import { createTestApp, type TestApp } from './app.ts'
import { giveContract } from './billing.ts'
import { silentLog } from './log.ts'
import { addPoll, candidateId } from './polls.ts'
import { addStory } from './stories.ts'
import { baseUrl, type TestUser } from './test-user.ts'

/** Secret of the tests' server. */
export const secret = 'a secret of at least thirty-two characters'

/** The server's timed tasks, run by the test. */
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

interface AccountSetup {
  app: TestApp
  parent: TestUser
  tasks: ReturnType<typeof createTasks>
}

/** Sets up the product with a story; before each test sets the clock to `start` and signs up a parent. */
export function setUpAccount(start: string, onReady: (setup: AccountSetup) => void): void {
  let app: TestApp
  let tasks: AccountSetup['tasks']
  beforeAll(async () => {
    app = await createTestApp(start)
    tasks = createTasks(app)
    await addStory(app, 'erste')
  })
  beforeEach(async () => {
    app.clock.set(start)
    await app.db.delete(accountDeletion)
    onReady({ app, tasks, parent: await app.signUp('Familie <b>Sommer</b>') })
  })
  afterAll(() => app.close())
}

/** Adds a row of an account to every table with account data. */
export async function fillAccount(
  { db, clock }: TestApp,
  { uid, email, api }: TestUser,
  storyId: string,
) {
  const marker = `spur-${uid}`
  const now = clock.now()
  const childStory = { uid, childId: 'default', storyId }
  await api.reading.open({ storyId })
  await api.reading.saveProgress({
    ...childStory,
    page: 2,
    sentence: 1,
    isFinished: false,
    savedAt: now.toISOString(),
  })
  await db.update(profile).set({ quotaAudioMinutes: 60 }).where(eq(profile.userId, uid))
  await api.reading.playRecording({ storyId, language: 'de', medium: 'audio' })
  // As written by release 0.6.
  await db.insert(playback).values({
    userId: uid,
    playbackId: randomUUID(),
    storyId,
    medium: 'audio',
    countedSeconds: 1,
    reportedAt: now,
  })
  await api.story.like({ storyId, liked: true })
  await api.roadmap.suggest({ title: 'Eine Idee von uns', body: marker, language: 'de' })
  const month = monthKey(now)
  await addPoll({ db }, month)
  await api.vote.cast({ month, candidateId: candidateId(month, 0) })
  await api.list.mark({ ...childStory, list: 'favorites', marked: true })
  await api.child.create({ uid, name: 'Mia', avatar: 'owl' })
  await api.gate.setPin({ pin: '4711' })
  await api.gate.requestReset()
  await db.insert(diaryEntry).values({
    userId: uid,
    childId: 'default',
    storyId,
    day: '2026-11-20',
    companions: ['Opa'],
    note: `<script>alert("${marker}")</script>`,
  })
  const edited = { storyId: randomUUID(), story: emptyStory('Entwurf'), editorId: uid }
  await db.insert(storyDraft).values(edited)
  await db.insert(storyRevision).values({ ...edited, version: 1, reason: 'saved', savedAt: now })
  await recordChange(db, { editorId: uid, action: 'story-saved', subject: edited.storyId, at: now })
  await db.insert(consent).values({ userId: uid, kind: 'newsletter', grantedAt: now })
  const until = new Date(now.getTime() + 30 * 86_400_000)
  const subscriptionId = await giveContract({ db, clock }, { userId: uid, item: 'audio-60', until })
  await db.insert(billingOrder).values({
    orderNumber: marker,
    userId: uid,
    item: 'audio-60',
    slot: 'audio-60',
    amountCents: 199,
    language: 'de',
    checkoutUrl: `https://geheim-${marker}`,
    subscriptionId,
    orderedAt: now,
  })
  await db.insert(legalDeclaration).values({
    number: marker,
    kind: 'cancellation',
    name: 'Familie',
    email,
    content: {},
    language: 'de',
    receivedAt: now,
    keepUntil: until,
  })
  await db.insert(contactTicket).values({
    number: `N-${marker}`,
    messageId: randomUUID(),
    topic: 'other',
    name: 'Familie',
    email,
    message: marker,
    language: 'de',
    isFromAccount: true,
    receivedAt: now,
    keepUntil: until,
  })
  await db.insert(account).values({
    id: marker,
    accountId: `google-${marker}`,
    providerId: 'google',
    userId: uid,
    accessToken: `geheim-${marker}`,
  })
  await db.insert(verification).values({
    id: marker,
    identifier: `geheim-${marker}`,
    value: uid,
    expiresAt: new Date(now.getTime() + 3_600_000),
  })
  await db.insert(storyImport).values({
    importId: randomUUID(),
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
    fileName: `${marker}.pdf`,
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
export async function dumpDatabase({ db }: Pick<TestApp, 'db'>): Promise<Map<string, string[]>> {
  const names = await tableNames({ db })
  const rows = names.map(async (name): Promise<[string, string[]]> => {
    const found = await db.execute<{ text: string }>(
      // `version` counts changes and identifies nobody.
      sql`select (to_jsonb(t) - 'version')::text as text from ${sql.identifier(name)} t`,
    )
    return [name, found.rows.map(({ text }) => text)]
  })
  return new Map(await Promise.all(rows))
}

/** The tables of the database. */
export async function tableNames({ db }: Pick<TestApp, 'db'>): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  return rows.map(({ name }) => name)
}
