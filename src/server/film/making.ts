import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '../platform/log.ts'

/** Makes the films of one story after another. */
export interface FilmMaker {
  /** What is not there that it needs; null where it can work. */
  missing(): Promise<string | null>
  /** Makes a story's films and, with them, its folder of the library. */
  make(storyId: string): Promise<void>
  /** Ends what is going on; it begins anew with the next start. */
  stop(): void
}

interface FilmParts {
  libraryDir: string
  /** Held while films are made, so that two servers do not make the same. */
  lockFile: string
  maker: FilmMaker
  log: Log
  /** Until then the library comes first. */
  seeded: Promise<void>
  /** Loads a story's folder of the library. */
  load(storyId: string): Promise<unknown>
}

/**
 * Makes all films that the library wants and does not have, in the background; each can be seen as
 * soon as it is done. What fails is tried again at the next start.
 */
export function makeFilms(parts: FilmParts): { done: Promise<void>; stop(): void } {
  const { maker, log } = parts
  const run = { isStopped: false }
  const done = makeAll(parts, run).catch((error: unknown) =>
    log.warn({ err: error }, 'films are not made'),
  )
  return {
    done,
    stop() {
      run.isStopped = true
      maker.stop()
    },
  }
}

async function makeAll(parts: FilmParts, run: { isStopped: boolean }): Promise<void> {
  const { libraryDir, lockFile, maker, log } = parts
  await parts.seeded
  const wanted = await findWanted(libraryDir)
  if (wanted.length === 0 || run.isStopped) return
  const missing = await maker.missing()
  if (missing) return log.warn({ stories: wanted, missing }, 'films are not made')
  if (!(await takeLock(lockFile))) return log.info('films are made by another server')
  try {
    log.info({ stories: wanted }, 'films are made in the background')
    for (const storyId of wanted) if (!run.isStopped) await makeOne(storyId, parts, run)
  } finally {
    await rm(lockFile, { force: true })
  }
}

async function makeOne(
  storyId: string,
  { maker, log, load }: FilmParts,
  run: { isStopped: boolean },
): Promise<void> {
  const startMs = performance.now()
  try {
    await maker.make(storyId)
    if (run.isStopped) return
    await load(storyId)
    log.info({ storyId, seconds: Math.round((performance.now() - startMs) / 1000) }, 'film made')
  } catch (error) {
    if (!run.isStopped) log.warn({ err: error, storyId }, 'film not made')
  }
}

/** Stories whose folder has the mark that the library's build leaves for a film. */
async function findWanted(libraryDir: string): Promise<string[]> {
  const files = await readdir(libraryDir, { recursive: true }).catch(() => [])
  const marks = files.filter((file) => file.endsWith('.wanted'))
  return [...new Set(marks.map((file) => path.dirname(file)))].sort()
}

/** A lock this old is of somebody who has ended, whatever has the number of that process now. */
const longestMs = 12 * 3_600_000

/** False where another process that lives holds the lock. */
async function takeLock(file: string): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true })
  if (!(await isHeld(file))) await rm(file, { force: true })
  return writeFile(file, `${process.pid}`, { flag: 'wx' }).then(
    () => true,
    () => false,
  )
}

async function isHeld(file: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > longestMs) return false
    return process.kill(Number(await readFile(file, 'utf8')), 0)
  } catch {
    return false
  }
}
