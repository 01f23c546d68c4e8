import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { createMeter } from './bytes.ts'
import { encrypt } from './encryption.ts'
import { ArchiveError, type Manifest, manifestName, type Part, sealName, sealOf } from './format.ts'

/** Writes an archive; nobody sees it under its name before it is complete. */
export interface ArchiveWriter {
  addBytes(name: string, bytes: Buffer): Promise<void>
  /** Fails where the stream has another length than `sizeBytes`. */
  addStream(name: string, bytes: Readable, sizeBytes: number): Promise<void>
  /** What was added so far. */
  parts: Part[]
  /** Adds the manifest, syncs the file and gives it its name. */
  finish(content: Omit<Manifest, 'parts'>): Promise<Manifest>
  /** Removes what was written. */
  discard(): Promise<void>
}

const unfinishedSuffix = '.unfertig'
/** A running backup writes all the time, so an older unfinished file is left from a killed one. */
const abandonedAfterMs = 3_600_000

/** Begins an archive at `target`, where no file may be; with a passphrase it is encrypted. */
export async function createArchive(
  target: string,
  { passphrase, now }: { passphrase?: string | undefined; now: Date },
): Promise<ArchiveWriter> {
  await assertFree(target)
  await removeAbandoned(target, now)
  const file = `${target}.${process.pid}${unfinishedSuffix}`
  const tar = pack()
  // Its types are those of its own streams, which behave like Node's.
  const tarBytes = tar as unknown as Readable
  const output = createWriteStream(file, { flags: 'w', mode: 0o600, flush: true })
  const written = passphrase
    ? pipeline(await encrypt(toWeb(tarBytes), passphrase), output)
    : pipeline(tarBytes, output)
  // A full disk must end the entry that waits for it.
  const failed = written.then(
    () => new Promise<never>(() => {}),
    (error: unknown) => {
      throw describeWriteError(error, target)
    },
  )
  failed.catch(() => {})
  const parts: Part[] = []

  const addBytes = (name: string, bytes: Buffer) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const header = { name, size: bytes.length, mtime: now }
    tar.entry(header, bytes, (error) => (error ? reject(error) : resolve()))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    parts.push({ name, sizeBytes: bytes.length, sha256 })
    return Promise.race([promise, failed])
  }

  return {
    parts,
    addBytes,
    async addStream(name, bytes, sizeBytes) {
      const { measure, result } = createMeter()
      const entry = tar.entry({ name, size: sizeBytes, mtime: now }) as unknown as Writable
      await Promise.race([pipeline(bytes, measure, entry), failed])
      parts.push({ name, ...result() })
    },
    async finish(content) {
      const manifest = { ...content, parts: [...parts] }
      const bytes = Buffer.from(JSON.stringify(manifest))
      await addBytes(manifestName, bytes)
      await addBytes(sealName, Buffer.from(sealOf(bytes)))
      tar.finalize()
      await Promise.race([written, failed])
      await assertFree(target)
      await rename(file, target)
      await syncFolder(path.dirname(target))
      return manifest
    },
    async discard() {
      tar.destroy()
      output.destroy()
      await written.catch(() => {})
      await rm(file, { force: true })
    },
  }
}

const toWeb = (bytes: Readable) =>
  Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<Uint8Array>

async function assertFree(target: string): Promise<void> {
  const isTaken = await access(target).then(
    () => true,
    () => false,
  )
  if (isTaken) {
    throw new ArchiveError(`${target} gibt es schon. Nenne eine Datei, die es noch nicht gibt.`)
  }
  const folder = path.dirname(path.resolve(target))
  await access(folder).catch(() => {
    throw new ArchiveError(`Den Ordner ${folder} gibt es nicht.`)
  })
}

async function removeAbandoned(target: string, now: Date): Promise<void> {
  const folder = path.dirname(target)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${path.basename(target)}.`) || !name.endsWith(unfinishedSuffix)) continue
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found && found.mtimeMs < now.getTime() - abandonedAfterMs) await rm(file, { force: true })
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function describeWriteError(error: unknown, target: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  const folder = path.dirname(path.resolve(target))
  if (code === 'ENOSPC') return new ArchiveError(`In ${folder} ist kein Platz mehr.`)
  if (code === 'EACCES' || code === 'EROFS') {
    return new ArchiveError(`In ${folder} darf dieser Befehl nicht schreiben.`)
  }
  return error
}
