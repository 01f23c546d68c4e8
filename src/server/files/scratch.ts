import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, realpath, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type FileStore, reserveBytes } from './file-store.ts'

/** A folder of this server for copies of stored files that a program must read from the disk. */
export interface Scratch {
  /**
   * Writes stored files, one after the other, into one file and runs `work` with it; deletes it
   * afterwards. Null, without running it, where one of them is missing.
   */
  withCopy<Answer>(
    files: Pick<FileStore, 'open'>,
    keys: string[],
    work: (file: string) => Promise<Answer>,
  ): Promise<Answer | null>
  /** Whether the disk has room for so many bytes and a reserve. */
  hasRoomFor(sizeBytes: number): Promise<boolean>
  /** Runs `work`; concurrent callers with the same key get the same result. */
  once<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer>
  /** Deletes leftovers of crashes, last changed before a time. */
  removeLeftovers(before: Date): Promise<void>
}

export async function createScratch(folder: string): Promise<Scratch> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const dir = await realpath(folder)
  const running = new Map<string, Promise<unknown>>()
  return {
    async withCopy(files, keys, work) {
      const own = await mkdtemp(path.join(dir, 'copy-'))
      try {
        const file = path.join(own, 'file')
        return (await copy(files, keys, file)) ? await work(file) : null
      } finally {
        await rm(own, { recursive: true, force: true })
      }
    },
    async hasRoomFor(sizeBytes) {
      const { bavail, bsize } = await statfs(dir)
      return bavail * bsize > sizeBytes + reserveBytes
    },
    async once<Answer>(key: string, work: () => Promise<Answer>) {
      // All calls with a key have the same type of result.
      if (running.has(key)) return running.get(key) as Promise<Answer>
      const answer = work()
      running.set(key, answer)
      try {
        return await answer
      } finally {
        running.delete(key)
      }
    },
    async removeLeftovers(before) {
      for (const name of await readdir(dir)) {
        const found = await stat(path.join(dir, name)).catch(() => null)
        if (found && found.mtime < before)
          await rm(path.join(dir, name), { recursive: true, force: true })
      }
    },
  }
}

/** False where one of the files is missing. */
async function copy(files: Pick<FileStore, 'open'>, keys: string[], to: string): Promise<boolean> {
  for (const key of keys) {
    const opened = await files.open(key)
    if (!opened) return false
    const { body } = opened
    const source = body instanceof Uint8Array ? [body] : (body as AsyncIterable<Uint8Array>)
    await pipeline(source, createWriteStream(to, { flags: 'a', mode: 0o600 }))
  }
  return true
}
