import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Archive,
  openArchive,
  readEntries,
  verifyArchive,
} from '../../src/server/backup/archive-reader.ts'
import { createArchive } from '../../src/server/backup/archive-writer.ts'
import { collect } from '../../src/server/backup/bytes.ts'
import { aboutName, type Manifest } from '../../src/server/backup/format.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import {
  allMigrations,
  backUp,
  createTarget,
  databaseOf,
  hashFiles,
  restoreInto,
  type Target,
} from '../support/backup.ts'
import { addStory } from '../support/stories.ts'

const passphrase = 'drei rote Schirme im Regen'
const { signal } = new AbortController()
const now = new Date('2026-11-21T10:00:00Z')
let app: TestApp
let dir: string
let target: Target
let manifest: Manifest
let encrypted: Archive
const archives = { plain: '', encrypted: '' }

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
  await app.signUp()
  dir = await mkdtemp(path.join(tmpdir(), 'fabelhain-archives-'))
  archives.plain = path.join(dir, 'offen.tar')
  archives.encrypted = path.join(dir, 'verschlüsselt.age')
  const { connect } = await databaseOf(app)
  const source = { connect, files: app.files }
  manifest = await backUp({ ...source, target: archives.plain })
  await backUp({ ...source, target: archives.encrypted, passphrase })
  encrypted = await openArchive(archives.encrypted, passphrase)
})
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})
beforeEach(async () => {
  target = await createTarget()
  return target.drop
})

type Restore = Parameters<typeof restoreInto>[2]

/** A restore is refused with this sentence, for the operator, and changes nothing. */
async function expectRefused(file: string, sentence: RegExp, options?: Restore): Promise<void> {
  const refusal = await restoreInto(target, file, options).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ name: 'ArchiveError', message: expect.stringMatching(sentence) })
  const tables = `select relname from pg_class where relnamespace in
    (select oid from pg_namespace where nspname in ('public', 'drizzle')) and relkind in ('r', 'S')`
  expect(await target.query(tables)).toEqual([])
  expect(await hashFiles(target.filesDir).catch(() => ({}))).toEqual({})
}

/** The check that a restore begins with refuses an encrypted archive; its key takes a second to find. */
async function expectDamaged(file: string): Promise<void> {
  await expect(verifyArchive({ ...encrypted, file }, { signal })).rejects.toThrow(/beschädigt/)
}

async function changedCopy(file: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  const copy = path.join(target.dir, 'kopie')
  await writeFile(copy, change(await readFile(file)))
  return copy
}

const flip = (at: number) => (bytes: Buffer) => {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes
}

describe('a restore refuses', () => {
  test('an encrypted archive without its passphrase', async () => {
    await expectRefused(archives.encrypted, /ist verschlüsselt\. Setze BACKUP_PASSPHRASE/)
    const wrong = { passphrase: 'vier rote Schirme im Regen' }
    await expectRefused(archives.encrypted, /Die Passphrase .* passt nicht/, wrong)
  })

  test('an archive with one other bit, wherever it is', async () => {
    const plain = await readFile(archives.plain)
    const contentOf = (name: string) => plain.indexOf(name) + 512
    const entries = ['tables/story/', 'files/', 'manifest.json', 'manifest.sha256']
    const places = [...entries.map(contentOf), plain.indexOf('files/'), plain.length - 2000]
    for (const at of places) {
      await expectRefused(await changedCopy(archives.plain, flip(at)), /beschädigt/)
    }
    const inAbout = await changedCopy(archives.plain, flip(contentOf(aboutName)))
    await expectRefused(inAbout, /keine Sicherung von Fabelhain oder beschädigt/)

    const { length } = await readFile(archives.encrypted)
    for (const at of [1000, Math.trunc(length / 2), length - 1]) {
      await expectDamaged(await changedCopy(archives.encrypted, flip(at)))
    }
  })

  test('an archive that was cut', async () => {
    const plain = await readFile(archives.plain)
    const starts = [plain.indexOf('files/'), plain.indexOf('manifest.json')]
    for (const at of [2000, ...starts, ...starts.map((start) => start + 700)]) {
      const copy = await changedCopy(archives.plain, (bytes) => bytes.subarray(0, at))
      await expectRefused(copy, /nicht vollständig/)
    }
    const { length } = await readFile(archives.encrypted)
    for (const at of [500, length - 70_000, length - 1]) {
      await expectDamaged(await changedCopy(archives.encrypted, (bytes) => bytes.subarray(0, at)))
    }
  })

  test('an archive of a newer release, a newer format or another program', async () => {
    const migrations = allMigrations.slice(0, -1)
    await expectRefused(archives.plain, /neueren Version von Fabelhain/, { migrations })
    await expectRefused(path.join(target.dir, 'keine'), /keine gibt es nicht\.$/)
    const text = path.join(target.dir, 'text.tar')
    await writeFile(text, 'Es war einmal')
    await expectRefused(text, /nicht vollständig/)
    for (const [name, sentence] of [
      [aboutName, /neueres Format/],
      ['andere.json', /keine Sicherung von Fabelhain/],
    ] as const) {
      const file = path.join(target.dir, `${name}.tar`)
      const { parts, ...content } = manifest
      const archive = await createArchive(file, { now })
      await archive.addBytes(name, Buffer.from(JSON.stringify({ ...content, format: 2 })))
      await archive.finish(content)
      await expectRefused(file, sentence)
    }
  })

  test('an archive whose files would leave their folder', async () => {
    const file = path.join(target.dir, 'ausbruch.tar')
    const archive = await createArchive(file, { now })
    await archive.addBytes(aboutName, Buffer.from(JSON.stringify(manifest)))
    await archive.addBytes('files/../../ausgebrochen.pdf', Buffer.from('%PDF'))
    await archive.finish(manifest)
    await expectRefused(file, /keine Sicherung, die diese Version versteht/)
  })

  test('a database that is not empty', async () => {
    await target.query('create table notiz (text text)')
    const restoring = restoreInto(target, archives.plain)
    await expect(restoring).rejects.toThrow(/nicht leer\. .* Nimm ein neues DATA_DIR, oder lege/)
    await target.query('drop table notiz')
    await restoreInto(target, archives.plain)
    await expect(restoreInto(target, archives.plain)).rejects.toThrow('nicht leer')
  })

  test('a table that comes out of the database differently', async () => {
    const file = path.join(target.dir, 'anders.tar')
    const copy = await createArchive(file, { now })
    for await (const { name, bytes } of readEntries(await openArchive(archives.plain), {
      signal,
    })) {
      // Without files, so that there is nothing to leave behind.
      if (/^(about|tables)/.test(name)) await copy.addBytes(name, await collect(bytes))
    }
    const tables = manifest.tables.map((table) =>
      table.name === 'story' ? { ...table, digest: '0'.repeat(64) } : table,
    )
    await copy.finish({ ...manifest, tables })
    await verifyArchive(await openArchive(file), { signal })
    await expectRefused(file, /Die Tabelle story ist nach dem Laden nicht gleich/)
  })
})
