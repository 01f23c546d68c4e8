import { mkdir, readdir, realpath, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'

/** Folder of uploads that are not yet checked; names are ids created by the server. */
export interface UploadFolder {
  dir: string
  pathOf(uploadId: string): string
  /** Received bytes; null where there is no such file. */
  arrivedBytes(uploadId: string): Promise<number | null>
  remove(uploadId: string): Promise<void>
  /** Ids of all uploads in the folder. */
  list(): Promise<string[]>
  /** Whether the disk has room for so many bytes and a reserve. */
  hasRoomFor(sizeBytes: number): Promise<boolean>
  /** Runs `work`; concurrent callers with the same key get the same result. */
  once<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer>
}

const reserveBytes = 256 * 1024 * 1024
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function createUploadFolder(folder: string): Promise<UploadFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const dir = await realpath(folder)
  const running = new Map<string, Promise<unknown>>()
  const pathOf = (uploadId: string) => {
    if (!idPattern.test(uploadId)) throw new Error('this is no id of an upload')
    return path.join(dir, uploadId)
  }
  return {
    dir,
    pathOf,
    async arrivedBytes(uploadId) {
      const found = await stat(pathOf(uploadId)).catch(() => null)
      return found?.size ?? null
    },
    async remove(uploadId) {
      const file = pathOf(uploadId)
      await rm(file, { force: true })
      // Metadata of tus.
      await rm(`${file}.json`, { force: true })
    },
    async list() {
      const names = (await readdir(dir)).map((name) => path.basename(name, '.json'))
      return [...new Set(names)].filter((name) => idPattern.test(name))
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
  }
}
