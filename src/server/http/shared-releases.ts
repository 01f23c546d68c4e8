import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { clientRelease } from '../db/release-schema.ts'
import type { FileStore } from '../files/file-store.ts'

/** Files of releases in the file store: a server sends those of a release that it never had. */
export interface SharedReleases {
  /** Stores the files of a release once, and that it is served now. `files` are relative to `folder`. */
  store(release: { id: string; folder: string; files: string[]; now: Date }): Promise<void>
  /** Copies the file at an address, with its compressed variants, into a folder; false for an unknown one. */
  copy(address: string, folder: string): Promise<boolean>
  /** Forgets releases that were last served before a time; `deleteUnnamedFiles` deletes their files. */
  deleteExpired(before: Date): Promise<void>
}

export function createSharedReleases(db: Database, files: FileStore): SharedReleases {
  /** There is no file where `key` is undefined. */
  async function copyFile(key: string | undefined, to: string): Promise<void> {
    const opened = key === undefined ? null : await files.open(key)
    if (opened) await writeWhole(to, opened.body)
  }

  return {
    async store({ id, folder, files: names, now }) {
      const known = eq(clientRelease.releaseId, id)
      const updated = await db
        .update(clientRelease)
        .set({ servedAt: now })
        .where(known)
        .returning({ releaseId: clientRelease.releaseId })
      if (updated.length > 0) return
      const keys: Record<string, string> = {}
      for (const name of names) {
        const { key } = await files.putFile(path.join(folder, name), 'asset')
        keys[`/${name}`] = key
      }
      // Files before the row, as everywhere; another server may have been first.
      const row = { releaseId: id, files: keys, servedAt: now }
      await db.insert(clientRelease).values(row).onConflictDoNothing()
    },

    async copy(address, folder) {
      const [found] = await db
        .select({ files: clientRelease.files })
        .from(clientRelease)
        .where(sql`${clientRelease.files} ? ${address}`)
        .orderBy(desc(clientRelease.servedAt))
        .limit(1)
      if (!found) return false
      const wanted = ['', '.br', '.gz'].map((variant) => `${address}${variant}`)
      for (const name of wanted) await copyFile(found.files[name], path.join(folder, name))
      return true
    },

    async deleteExpired(before) {
      await db.delete(clientRelease).where(lt(clientRelease.servedAt, before))
    },
  }
}

/** Other requests may read the file at the same time. */
async function writeWhole(
  file: string,
  body: Uint8Array | ReadableStream<Uint8Array>,
): Promise<void> {
  const tempFile = path.join(path.dirname(file), `.${randomUUID()}`)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    await writeFile(tempFile, body as Uint8Array | AsyncIterable<Uint8Array>)
    await rename(tempFile, file)
  } finally {
    await rm(tempFile, { force: true })
  }
}
