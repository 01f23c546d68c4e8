import { mkdir, readdir, realpath, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'

/** Where the bytes of uploads lie until they are checked; names are ids made by the server. */
export interface UploadFolder {
  dir: string
  pathOf(uploadId: string): string
  /** How much has arrived; null where there is no such file. */
  arrivedBytes(uploadId: string): Promise<number | null>
  remove(uploadId: string): Promise<void>
  /** Ids of everything that lies there. */
  list(): Promise<string[]>
  /** Whether the disk takes so much and keeps some space of its own. */
  hasRoomFor(sizeBytes: number): Promise<boolean>
  /** Does a thing that is known by its key; who asks for it meanwhile gets the answer of the first. */
  once<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer>
}

const spareBytes = 256 * 1024 * 1024
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function createUploadFolder(given: string): Promise<UploadFolder> {
  await mkdir(given, { recursive: true, mode: 0o700 })
  const dir = await realpath(given)
  const underWay = new Map<string, Promise<unknown>>()
  const pathOf = (uploadId: string) => {
    if (!isId.test(uploadId)) throw new Error('this is no id of an upload')
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
      // What tus knows of it.
      await rm(`${file}.json`, { force: true })
    },
    async list() {
      const names = (await readdir(dir)).map((name) => path.basename(name, '.json'))
      return [...new Set(names)].filter((name) => isId.test(name))
    },
    async hasRoomFor(sizeBytes) {
      const { bavail, bsize } = await statfs(dir)
      return bavail * bsize > sizeBytes + spareBytes
    },
    async once<Answer>(key: string, work: () => Promise<Answer>) {
      // A key stands for one kind of work, so that its answers are all alike.
      if (underWay.has(key)) return underWay.get(key) as Promise<Answer>
      const answer = work()
      underWay.set(key, answer)
      try {
        return await answer
      } finally {
        underWay.delete(key)
      }
    },
  }
}
