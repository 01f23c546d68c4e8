import { readdir, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { user } from '../../src/server/db/auth-schema.ts'
import { upload as uploadTable } from '../../src/server/db/editor-schema.ts'
import { storedFile } from '../../src/server/db/story-schema.ts'
import { createExaminer } from '../../src/server/examiner/examiner.ts'
import { rewritePdf } from '../../src/server/examiner/pdf.ts'
import { Refusal } from '../../src/server/examiner/refusal.ts'
import { startIntake } from '../../src/server/intake/commands.ts'
import { checkUpload } from '../../src/server/upload/check.ts'
import { finishUpload } from '../../src/server/upload/commands.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { endlessPdf, hostileMedia, hostilePdfs, pdf } from '../support/hostile-files.ts'
import { check, upload } from '../support/uploads.ts'

let app: TestApp
let editor: TestUser

beforeAll(async () => {
  app = await createTestApp()
  editor = await signUpEditor(app)
})
afterAll(() => app.close())

/** Everything that a file could leave behind. */
async function traces() {
  const folder = app.uploadFolder.dir
  return {
    rows: await app.db.$count(uploadTable),
    storedRows: await app.db.$count(storedFile),
    files: (await readdir(app.files.root, { recursive: true })).filter((name) =>
      /\.\w+$/.test(name),
    ),
    uploads: await readdir(folder),
  }
}

async function expectRefusal(kind: 'pdf' | 'picture' | 'audio' | 'video', bytes: Buffer) {
  const uploadId = await upload(editor, kind, bytes)
  const answer = await check(editor, uploadId)
  expect(answer).toMatchObject({ status: 422, code: 'REFUSED' })
  expect((await check(editor, uploadId)).status).toBe(404)
  return answer.problem
}

describe('the examiner refuses', () => {
  test.each(hostilePdfs)('a PDF: $name', async ({ make, problem }) => {
    const outcome = await rewritePdf(Buffer.from(await make())).catch((error: unknown) => error)
    const found = outcome instanceof Refusal ? outcome.problem : 'damaged'
    expect(outcome).toBeInstanceOf(Error)
    expect(found).toBe(problem)
  })
})

describe('the server refuses and keeps nothing of', () => {
  const atServer = [...hostilePdfs.filter(({ name }) => /gigabyte|script when|password/.test(name))]
  test.each([...atServer, ...hostileMedia])('$kind: $name', async ({ kind, problem, make }) => {
    const before = await traces()
    expect(await expectRefusal(kind, Buffer.from(await make()))).toBe(problem)
    expect(await traces()).toEqual(before)
  })
})

test('a bomb does not reach the server, which answers meanwhile', async () => {
  const bomb = hostilePdfs.find(({ name }) => name.includes('gigabyte'))
  const bytes = Buffer.from((await bomb?.make()) ?? '')
  const uploadId = await upload(editor, 'pdf', bytes)
  const rssBefore = process.memoryUsage.rss()
  const checking = check(editor, uploadId)
  for (let asked = 0; asked < 5; asked++) {
    const startedMs = performance.now()
    expect((await app.guest.request('/healthz')).status).toBe(200)
    expect(performance.now() - startedMs).toBeLessThan(500)
  }
  expect((await checking).problem).toBe('too-complex')
  expect(process.memoryUsage.rss() - rssBefore).toBeLessThan(128 * 1024 * 1024)
})

test('what takes too long is ended', async () => {
  const workDir = `${app.files.root}/short`
  const file = `${app.files.root}/endless`
  const examiner = await createExaminer(workDir, { maxSeconds: 2 })
  await writeFile(file, endlessPdf())
  const startedMs = performance.now()
  const found = await examiner.examine('pdf', file, async () => 'taken' as const)
  expect(found).toEqual({ kind: 'refused', problem: 'too-complex' })
  expect(performance.now() - startedMs).toBeLessThan(30_000)
  expect(await readdir(workDir)).toEqual([])
})

test('an answer that is being found is nobody else’s, and none to another question', async () => {
  const other = await signUpEditor(app)
  const uploadId = await upload(editor, 'pdf', pdf())
  const answers = await Promise.all([editor, editor, other].map((who) => check(who, uploadId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
  const story = Buffer.from('---\ntitle: Hase\n---\nText.')
  const importId = await upload(editor, 'import', story, 'hase.md')
  const [found, unknown] = await Promise.all([
    editor.api.intake.check({ uploadId: importId }),
    check(editor, importId),
  ])
  expect([found.totalRows, unknown.status]).toEqual([1, 404])
})

test('a check that a stop of the server cuts off is made after the next start', async () => {
  const examiner = await createExaminer(`${app.files.root}/stopped`)
  const uploadId = await upload(editor, 'pdf', endlessPdf())
  const parts = { db: app.db, files: app.files, folder: app.uploadFolder, examiner }
  const own = { uploadId, uid: editor.uid, now: app.clock.now() }
  const checking = checkUpload(parts, own).catch((error: unknown) => error)
  await delay(800)
  examiner.stop()
  expect(await checking).toBeInstanceOf(Error)
  await expect(checkUpload(parts, own)).rejects.toThrow('stopped')
  expect(await app.uploadFolder.arrivedBytes(uploadId)).toBe(endlessPdf().length)
  expect(await app.db.$count(uploadTable, eq(uploadTable.uploadId, uploadId))).toBe(1)
})

test('what an editor began ends with the account, and neither waits for the other for ever', async () => {
  const former = await signUpEditor(app)
  const own = { uid: former.uid, now: app.clock.now() }
  const file = await upload(former, 'picture', Buffer.from('x'))
  const story = Buffer.from('---\ntitle: Hase\n---\nText.')
  const imported = await upload(former, 'import', story, 'hase.md')
  const { intakeId } = await former.api.intake.check({ uploadId: imported })
  const result = { kind: 'audio' as const, key: 'a', sizeBytes: 1, durationMs: 1 }
  const finish = { own: { ...own, uploadId: file }, result, files: [] }
  const work = await app.db.transaction(async (tx) => {
    await tx.select().from(user).where(eq(user.id, former.uid)).for('update')
    const begun = [
      finishUpload(app.db, finish),
      startIntake(app.db, { intakeId, userId: former.uid, now: own.now }),
    ]
    await delay(200)
    await tx.delete(user).where(eq(user.id, former.uid))
    return { begun: Promise.allSettled(begun) }
  })
  expect((await work.begun).map((one) => 'value' in one && one.value)).toEqual([false, null])
})

/** Bytes of a good PDF with some of them changed, cut out or doubled. */
const mutants = () => {
  const good = pdf()
  const place = fc.nat(good.length - 1)
  const what = fc.constantFrom('set', 'cut', 'double')
  const change = fc.tuple(what, place, fc.integer({ min: 1, max: 40 }))
  return fc.array(change, { minLength: 1, maxLength: 6 }).map((changes) => {
    let bytes = Buffer.from(good)
    for (const [how, at, size] of changes) {
      const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + size)]
      const middle = { set: [size], cut: [], double: [...bytes.subarray(at, at + size), 32] }[how]
      bytes = Buffer.concat([before, Buffer.from(middle ?? []), after])
    }
    return bytes
  })
}

test('a damaged PDF is refused, or what is stored of it is sound', async () => {
  await fc.assert(
    fc.asyncProperty(mutants(), async (bytes) => {
      const made = await rewritePdf(bytes).catch(() => null)
      if (made) await rewritePdf(Buffer.from(made.bytes))
    }),
    { numRuns: 300 },
  )
})

test('damaged PDFs get an answer from the server, too', async () => {
  const files = fc.sample(mutants(), { numRuns: 10, seed: 7 })
  const statuses = await Promise.all(
    files.map(async (bytes) => (await check(editor, await upload(editor, 'pdf', bytes))).status),
  )
  for (const status of statuses) expect([200, 422]).toContain(status)
})
