import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore, Source } from '../files/file-store.ts'
import type { Progress } from '../platform/progress.ts'
import { type Archive, readEntries } from './archive-reader.ts'
import { bytesOf, collect, digestOf } from './bytes.ts'
import { ArchiveError, filePrefix, type Manifest, type Part } from './format.ts'

/** A store wants larger files from a disk. */
const inMemoryBytes = 4_000_000
/** A disk syncs and a distant store answers several at a time. */
const maxRunning = 8

interface FileOptions {
  archive: Archive
  files: Pick<FileStore, 'open' | 'write'>
  /** A folder that the restore may empty and remove. */
  scratchDir: string
  progress: Progress
  signal: AbortSignal
}

/** Stores every file under its key and reads it again. A second run stores the same bytes again. */
export async function restoreFiles(
  { parts }: Manifest,
  { archive, files, scratchDir, progress, signal }: FileOptions,
): Promise<void> {
  const byName = new Map(parts.map((part) => [part.name, part]))
  const running = createRunning()
  progress.begin('Dateien', archive.sizeBytes)
  await rm(scratchDir, { recursive: true, force: true })
  await mkdir(scratchDir, { recursive: true, mode: 0o700 })
  try {
    for await (const { name, bytes } of readEntries(archive, { signal, onBytes: progress.add })) {
      const part = byName.get(name)
      if (!part || !name.startsWith(filePrefix)) continue
      const source = await readSource(bytes, part, scratchDir)
      await running.add(async () => {
        await store(files, part, source)
        if ('file' in source) await rm(source.file)
      })
    }
    await running.end()
  } finally {
    await rm(scratchDir, { recursive: true, force: true })
  }
}

async function readSource(bytes: Readable, part: Part, scratchDir: string): Promise<Source> {
  if (part.sizeBytes <= inMemoryBytes) return collect(bytes)
  const file = path.join(scratchDir, part.name.replaceAll('/', '-'))
  await pipeline(bytes, createWriteStream(file))
  return { file, sizeBytes: part.sizeBytes, sha256: part.sha256 }
}

async function store(files: FileOptions['files'], part: Part, source: Source): Promise<void> {
  const key = part.name.slice(filePrefix.length)
  await files.write(key, source)
  const stored = await files.open(key)
  if (stored && (await digestOf(bytesOf(stored))).sha256 === part.sha256) return
  throw new ArchiveError(`Der Speicher gibt ${key} nicht so zurück, wie es ankam.`)
}

/** Runs a few tasks at a time; the next call throws what one of them threw. */
function createRunning() {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0]
  }
  return {
    async add(task: () => Promise<void>): Promise<void> {
      if (running.size >= maxRunning) await Promise.race(running)
      throwFailure()
      const done = task()
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(done))
      running.add(done)
    },
    async end(): Promise<void> {
      await Promise.all(running)
      throwFailure()
    },
  }
}
