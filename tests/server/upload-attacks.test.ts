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
import { startStoryImport } from '../../src/server/story-import/commands.ts'
import { checkUpload } from '../../src/server/upload/check.ts'
import { finishUpload } from '../../src/server/upload/commands.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { endlessPdf, hostilePdfs, pdf } from '../support/hostile-files.ts'
import { hostileMedia } from '../support/hostile-media.ts'
import type { TestUser } from '../support/test-user.ts'
import { arrivedBytes, check, upload } from '../support/uploads.ts'

let app: TestApp
let editor: TestUser

beforeAll(async () => {
  app = await createTestApp()
  editor = await signUpEditor(app)
})
afterAll(() => app.close())

/** Everything that an upload can leave behind. */
async function storedTraces() {
  return {
    rows: await app.db.$count(uploadTable),
    storedRows: await app.db.$count(storedFile),
    files: (await readdir(app.filesDir, { recursive: true })).filter((name) => name.includes('.')),
    scratch: await readdir(app.scratchDir),
  }
}

async function findProblem(kind: 'pdf' | 'picture' | 'audio' | 'video', bytes: Buffer) {
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

describe('the server refuses and stores nothing of', () => {
  const atServer = hostilePdfs.filter(({ name }) => /gigabyte|script when|password/.test(name))
  test.each([...atServer, ...hostileMedia])('$kind: $name', async ({ kind, problem, make }) => {
    const before = await storedTraces()
    expect(await findProblem(kind, Buffer.from(await make()))).toBe(problem)
    expect(await storedTraces()).toEqual(before)
  })
})

test('a decompression bomb does not block the server or its memory', async () => {
  const bomb = hostilePdfs.find(({ name }) => name.includes('gigabyte'))
  const bytes = Buffer.from((await bomb?.make()) ?? '')
  const uploadId = await upload(editor, 'pdf', bytes)
  const rssBefore = process.memoryUsage.rss()
  const checking = check(editor, uploadId)
  for (let requests = 0; requests < 5; requests++) {
    const startedMs = performance.now()
    expect((await app.guest.request('/healthz')).status).toBe(200)
    expect(performance.now() - startedMs).toBeLessThan(500)
  }
  expect((await checking).problem).toBe('too-complex')
  expect(process.memoryUsage.rss() - rssBefore).toBeLessThan(128 * 1024 * 1024)
})

test('an examination that takes too long is ended', async () => {
  const workDir = `${app.scratchDir}/short`
  const file = `${app.scratchDir}/endless`
  const examiner = await createExaminer(workDir, { maxSeconds: 2 })
  await writeFile(file, endlessPdf())
  const startedMs = performance.now()
  const found = await examiner.examine('pdf', file, async () => 'taken' as const)
  expect(found).toEqual({ kind: 'refused', problem: 'too-complex' })
  expect(performance.now() - startedMs).toBeLessThan(30_000)
  expect(await readdir(workDir)).toEqual([])
})

test('a running check is shared with its editor only, and only for its kind', async () => {
  const other = await signUpEditor(app)
  const uploadId = await upload(editor, 'pdf', pdf())
  const answers = await Promise.all([editor, editor, other].map((who) => check(who, uploadId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
  const story = Buffer.from('---\ntitle: Hase\n---\nText.')
  const importId = await upload(editor, 'import', story, 'hase.md')
  const [found, unknown] = await Promise.all([
    editor.api.storyImport.check({ uploadId: importId }),
    check(editor, importId),
  ])
  expect([found.totalRows, unknown.status]).toEqual([1, 404])
})

test('a check that a stop interrupts leaves its upload for the next start', async () => {
  const examiner = await createExaminer(`${app.scratchDir}/stopped`)
  const uploadId = await upload(editor, 'pdf', endlessPdf())
  const { db, files, scratch } = app
  const parts = { db, files, scratch, examiner }
  const own = { uploadId, uid: editor.uid, now: app.clock.now() }
  const checking = checkUpload(parts, own).catch((error: unknown) => error)
  await delay(800)
  examiner.stop()
  expect(await checking).toBeInstanceOf(Error)
  await expect(checkUpload(parts, own)).rejects.toThrow('stopped')
  expect((await arrivedBytes(app, uploadId))?.length).toBe(endlessPdf().length)
  expect(await app.db.$count(uploadTable, eq(uploadTable.uploadId, uploadId))).toBe(1)
})

test('an editor’s work ends with the account, without a deadlock', async () => {
  const former = await signUpEditor(app)
  const own = { uid: former.uid, now: app.clock.now() }
  const file = await upload(former, 'picture', Buffer.from('x'))
  const story = Buffer.from('---\ntitle: Hase\n---\nText.')
  const imported = await upload(former, 'import', story, 'hase.md')
  const { importId } = await former.api.storyImport.check({ uploadId: imported })
  const result = { kind: 'audio' as const, key: 'a', sizeBytes: 1, durationMs: 1 }
  const finish = { own: { ...own, uploadId: file }, result, files: [] }
  const work = await app.db.transaction(async (tx) => {
    await tx.select().from(user).where(eq(user.id, former.uid)).for('update')
    const begun = [
      finishUpload(app.db, finish),
      startStoryImport(app.db, { importId, userId: former.uid, now: own.now }),
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
  const operation = fc.constantFrom('set', 'cut', 'double')
  const change = fc.tuple(operation, place, fc.integer({ min: 1, max: 40 }))
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

test('a damaged PDF is refused or rewritten as a valid one', async () => {
  await fc.assert(
    fc.asyncProperty(mutants(), async (bytes) => {
      const rewritten = await rewritePdf(bytes).catch(() => null)
      if (rewritten) await rewritePdf(Buffer.from(rewritten.bytes))
    }),
    { numRuns: 300 },
  )
})

test('the server answers damaged PDFs, too', async () => {
  const files = fc.sample(mutants(), { numRuns: 10, seed: 7 })
  const statuses = await Promise.all(
    files.map(async (bytes) => (await check(editor, await upload(editor, 'pdf', bytes))).status),
  )
  for (const status of statuses) expect([200, 422]).toContain(status)
})
