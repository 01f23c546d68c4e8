import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { user } from '../../src/server/db/auth-schema.ts'
import { contactTicket } from '../../src/server/db/community-schema.ts'
import { upload } from '../../src/server/db/editor-schema.ts'
import { detachAccounts } from '../../src/server/privacy/detach-accounts.ts'
import { finishUpload } from '../../src/server/upload/commands.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { waitForLock } from '../support/lock.ts'
import { post } from '../support/news.ts'
import { addPoll, candidateId } from '../support/polls.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let editor: TestUser

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  editor = await signUpEditor(app)
})

const november = '2026-11'

/** Actions of editors on rows that belong to them as parents. */
const actions: Record<string, () => Promise<() => Promise<unknown>>> = {
  'saves a poll they voted in': async () => {
    await addPoll(app, november)
    const month = november
    await editor.api.vote.cast({ month, candidateId: candidateId(month, 0) })
    const [current] = await editor.api.vote.list()
    if (!current) throw new Error('no poll')
    const { kind, question, note, version } = current
    const candidates = current.candidates.map(({ candidateId, title, teaser, storyId }) => ({
      candidateId,
      title,
      teaser,
      storyId,
    }))
    return () => editor.api.vote.save({ month, kind, question, note, candidates, version })
  },
  'removes a poll': async () => {
    await addPoll(app, '2027-01')
    return () => editor.api.vote.remove({ month: '2027-01' })
  },
  'saves an idea they voted for': async () => {
    const { itemId, titles, bodies } = await idea()
    const open = { itemId, titles, bodies, state: 'open', month: null, answer: '' } as const
    await editor.api.roadmap.save({ ...open, duplicateOf: null, version: 1 })
    await editor.api.roadmap.vote({ itemId, voted: true })
    return () => editor.api.roadmap.save({ ...open, duplicateOf: null, version: 2 })
  },
  'removes their own idea': async () => {
    const { itemId } = await idea()
    return () => editor.api.roadmap.remove({ itemId })
  },
  'answers their own message': async () => {
    const number = await message()
    return () => editor.api.contact.answer({ number, text: 'Gern.', answerId: randomUUID() })
  },
  'closes their own message': async () => {
    const number = await message()
    return () => editor.api.contact.setState({ number, state: 'closed' })
  },
  'saves news': async () => () => editor.api.news.save(post(`neu-${randomUUID()}`)),
  'sends a file': async () => {
    const own = { uploadId: randomUUID(), uid: editor.uid, now: app.clock.now() }
    const { uid: userId, uploadId, now: createdAt } = own
    const facts = { kind: 'pdf', fileName: 'a.pdf', sizeBytes: 1 } as const
    await app.db.insert(upload).values({ uploadId, userId, createdAt, ...facts })
    const file = { key: randomUUID(), sizeBytes: 1, contentType: 'application/pdf' }
    const { kind, fileName, sizeBytes } = facts
    const result = { kind, key: file.key, fileName, sizeBytes, pages: [] }
    return () => finishUpload(app.db, { own, result, files: [file] })
  },
}

async function idea() {
  return editor.api.roadmap.suggest({ title: 'Eine Idee', body: randomUUID(), language: 'de' })
}

async function message() {
  const { number } = await editor.api.contact.send({
    topic: 'other',
    name: '',
    email: editor.email,
    message: 'Wie geht das eigentlich?',
    language: 'de',
    messageId: randomUUID(),
  })
  return number
}

test.each(Object.entries(actions))(
  'an editor who %s during the account’s deletion waits and is refused',
  async (_name, prepare) => {
    const runAction = await prepare()
    let outcome: Promise<unknown> = Promise.resolve()
    await app.db.transaction(async (tx) => {
      await tx.select().from(user).where(eq(user.id, editor.uid)).for('update')
      outcome = runAction().catch(({ status }: { status: number }) => status)
      await waitForLock(app)
      await detachAccounts(tx, [editor.uid], app.files)
      await tx.delete(contactTicket).where(eq(contactTicket.email, editor.email))
      await tx.delete(user).where(eq(user.id, editor.uid))
    })
    expect([false, 401, 404]).toContain(await outcome)
  },
)
