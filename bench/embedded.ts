import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from '../src/server/db/embedded.ts'

export const log = { debug() {}, info() {}, warn: console.warn, error: console.error }

/** Runs `work` with a new PostgreSQL in a folder, both of which are gone afterwards. */
export async function withEmbedded(
  work: (embedded: EmbeddedDatabase, dir: string) => Promise<void>,
): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'fabelhain-bench-'))
  try {
    const embedded = await startEmbedded({ dataDir: dir, log })
    try {
      await work(embedded, dir)
    } finally {
      await embedded.stop()
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
