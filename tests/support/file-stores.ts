import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FileStore } from '../../src/server/files/file-store.ts'
import { openFiles } from '../../src/server/open-files.ts'
import { readStorage } from '../../src/server/platform/env.ts'
import { startS3Server } from './s3-server.ts'

interface TestStore {
  files: FileStore
  /** Longer than the resolution of the store's times. */
  tickMs: number
  close(): Promise<void>
}

/**
 * The file stores that every test of a store runs against: a folder and a small S3 server, and a real S3
 * store where TEST_S3_URL names one, with the keys of S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.
 */
export const fileStores: Record<string, () => Promise<TestStore>> = {
  async 'a folder'() {
    const folder = await mkdtemp(path.join(tmpdir(), 'fabelhain-store-'))
    const files = await openFiles(readStorage(folder))
    return { files, tickMs: 20, close: () => rm(folder, { recursive: true }) }
  },
  async S3() {
    const { files, server, folder } = await openS3Files()
    const close = async () => {
      await server.stop()
      await rm(folder, { recursive: true })
    }
    return { files, tickMs: 20, close }
  },
  ...(process.env.TEST_S3_URL !== undefined && {
    'the store of TEST_S3_URL': () => openRealStore(process.env.TEST_S3_URL ?? ''),
  }),
}

/** The S3 server of the tests, and a file store in it. */
export async function openS3Files() {
  const folder = await mkdtemp(path.join(tmpdir(), 'fabelhain-s3-'))
  const server = await startS3Server(folder)
  const files = await openFiles(readStorage(server.storageUrl, server.settings))
  return { files, server, folder }
}

/** A new prefix of a real store, which is emptied at the end. */
async function openRealStore(text: string): Promise<TestStore> {
  const url = new URL(text)
  url.pathname = path.posix.join(url.pathname, `test-${randomUUID()}`)
  const files = await openFiles(readStorage(url.href))
  const close = async () => {
    for await (const { key } of files.list()) await files.remove(key)
  }
  return { files, tickMs: 1100, close }
}
