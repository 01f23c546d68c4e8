import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { collect, digestOf } from './bytes.ts'
import { decrypt, findFileKey, headerBytes, isEncrypted } from './encryption.ts'
import {
  About,
  ArchiveError,
  aboutName,
  formatVersion,
  Manifest,
  manifestName,
  type Part,
  sealName,
  sealOf,
} from './format.ts'

/** An archive that can be read several times. */
export interface Archive {
  file: string
  sizeBytes: number
  /** Of an encrypted archive. */
  fileKey?: Uint8Array
}

interface Entry {
  name: string
  bytes: Readable
}

/** Finds an archive file; an encrypted one needs its passphrase. */
export async function openArchive(file: string, passphrase?: string): Promise<Archive> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ArchiveError(`${file} gibt es nicht.`)
    throw new ArchiveError(`${file} lässt sich nicht lesen (${error.code}).`)
  })
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
    const beginning = buffer.subarray(0, bytesRead)
    if (!isEncrypted(beginning)) return { file, sizeBytes: size }
    if (!passphrase) {
      throw new ArchiveError(
        `${file} ist verschlüsselt. Setze BACKUP_PASSPHRASE auf die Passphrase, mit der gesichert wurde.`,
      )
    }
    const fileKey = await findFileKey(beginning, passphrase).catch((cause: unknown) => {
      throw new ArchiveError(
        'Die Passphrase in BACKUP_PASSPHRASE passt nicht zu dieser Sicherung, oder ihr Anfang ist beschädigt.',
        { cause },
      )
    })
    return { file, sizeBytes: size, fileKey }
  } finally {
    await handle.close()
  }
}

interface ReadOptions {
  signal: AbortSignal
  /** Counts the bytes of the file that were read. */
  onBytes?: (count: number) => void
}

/** The entries in their order; one must be read before the next is asked for, or it is skipped. */
export async function* readEntries(
  { file, fileKey }: Archive,
  { signal, onBytes = () => {} }: ReadOptions,
): AsyncGenerator<Entry> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024, signal })
  source.on('data', (chunk) => onBytes(chunk.length))
  const tar = extract()
  const explain = (cause: unknown) =>
    signal.aborted
      ? signal.reason
      : new ArchiveError(`${file} ist beschädigt oder nicht vollständig.`, { cause })
  try {
    const bytes = fileKey
      ? await decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>, fileKey)
      : source
    // Errors also reach the loop below.
    pipeline(bytes, tar as unknown as Writable).catch(() => {})
    for await (const entry of tar) {
      yield { name: entry.header.name, bytes: readableOf(entry as unknown as Readable, explain) }
      entry.resume()
    }
  } catch (error) {
    throw explain(error)
  } finally {
    source.destroy()
    tar.destroy()
  }
}

/** A damaged archive often shows while an entry is read. */
function readableOf(entry: Readable, explain: (cause: unknown) => unknown): Readable {
  async function* read(): AsyncGenerator<Buffer> {
    try {
      yield* entry
    } catch (error) {
      throw explain(error)
    }
  }
  return Readable.from(read(), { objectMode: false })
}

/** What the archive says about itself at its beginning; refuses one of a later format. */
export async function readAbout(archive: Archive, signal: AbortSignal): Promise<About> {
  for await (const { name, bytes } of readEntries(archive, { signal })) {
    if (name !== aboutName) break
    const about = parseAbout((await collect(bytes)).toString())
    if (!about) break
    if (about.format > formatVersion) {
      throw new ArchiveError(
        'Diese Sicherung hat ein neueres Format. Nimm die Version von Fabelhain, die sie geschrieben hat, ' +
          'oder eine neuere.',
      )
    }
    return about
  }
  throw new ArchiveError(`${archive.file} ist keine Sicherung von Fabelhain oder beschädigt.`)
}

function parseAbout(text: string): About | null {
  try {
    return About.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Reads the whole archive and compares the hash of every entry with the manifest, which it returns. */
export async function verifyArchive(archive: Archive, options: ReadOptions): Promise<Manifest> {
  const found: Part[] = []
  let manifest: Buffer | null = null
  let seal = ''
  for await (const { name, bytes } of readEntries(archive, options)) {
    if (name === sealName) seal = (await collect(bytes)).toString()
    else if (name === manifestName) manifest = await collect(bytes)
    else found.push({ name, ...(await digestOf(bytes)) })
  }
  const refuse = (what: string) => new ArchiveError(`${archive.file} ist ${what}.`)
  if (!manifest || seal === '') throw refuse('nicht vollständig: Das Ende fehlt')
  if (seal !== sealOf(manifest)) throw refuse(`beschädigt: ${manifestName} stimmt nicht`)
  const parsed = Manifest.safeParse(JSON.parse(manifest.toString()))
  if (!parsed.success) throw refuse('keine Sicherung, die diese Version versteht')
  const damaged = firstDifference(parsed.data.parts, found)
  if (damaged) throw refuse(`beschädigt: ${damaged} stimmt nicht`)
  return parsed.data
}

function firstDifference(expected: Part[], found: Part[]): string | null {
  for (let index = 0; index < Math.max(expected.length, found.length); index++) {
    const [one, other] = [expected[index], found[index]]
    if (one?.name !== other?.name || one?.sha256 !== other?.sha256) {
      return other?.name ?? one?.name ?? null
    }
  }
  return null
}
