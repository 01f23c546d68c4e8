import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'

/** Makes the films of one story at a time. */
export interface FilmMaker {
  /** The missing program; null where films can be made. */
  missing(): Promise<string | null>
  /** Makes a story's films and updates its folder of the library. */
  make(storyId: string): Promise<void>
  /** Stops the current story, which starts again with the next server. */
  stop(): void
}

interface FilmDependencies {
  libraryDir: string
  /** Prevents two servers from making films at the same time. */
  lockFile: string
  maker: FilmMaker
  clock: Clock
  log: Log
  /** Resolves when the library is loaded; films are made after that. */
  seeded: Promise<void>
  /** Loads a story's folder of the library into the database. */
  load(storyId: string): Promise<unknown>
}

/**
 * Makes all missing films of the library in the background; each is published as soon as it is done. A
 * failed one is tried again at the next start.
 */
export function makeFilms(dependencies: FilmDependencies): { done: Promise<void>; stop(): void } {
  const { maker, log } = dependencies
  const run = { isStopped: false }
  const done = makeAll(dependencies, run).catch((error: unknown) =>
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

async function makeAll(dependencies: FilmDependencies, run: { isStopped: boolean }): Promise<void> {
  const { libraryDir, lockFile, maker, clock, log } = dependencies
  await dependencies.seeded
  const storyIds = await findStoriesWithoutFilms(libraryDir)
  if (storyIds.length === 0 || run.isStopped) return
  const missing = await maker.missing()
  if (missing) return log.warn({ stories: storyIds, missing }, 'films are not made')
  if (!(await createLock(lockFile, clock.now())))
    return log.info('films are made by another server')
  try {
    log.info({ stories: storyIds }, 'films are made in the background')
    for (const storyId of storyIds) if (!run.isStopped) await makeOne(storyId, dependencies, run)
  } finally {
    await rm(lockFile, { force: true })
  }
}

async function makeOne(
  storyId: string,
  { maker, log, load }: FilmDependencies,
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

/** Ids of stories in whose folder the library's build wrote a `.wanted` file for a missing film. */
async function findStoriesWithoutFilms(libraryDir: string): Promise<string[]> {
  const files = await readdir(libraryDir, { recursive: true }).catch(() => [])
  const marks = files.filter((file) => file.endsWith('.wanted'))
  return [...new Set(marks.map((file) => path.dirname(file)))].sort()
}

/** An older lock is stale, even if its process id is in use again. */
const maxLockAgeMs = 12 * 3_600_000

/** Creates the lock file; false where a running process has it. */
async function createLock(file: string, now: Date): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true })
  if (!(await isLocked(file, now))) await rm(file, { force: true })
  return writeFile(file, `${process.pid}`, { flag: 'wx' }).then(
    () => true,
    () => false,
  )
}

async function isLocked(file: string, now: Date): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(file)
    if (now.getTime() - mtimeMs > maxLockAgeMs) return false
    return process.kill(Number(await readFile(file, 'utf8')), 0)
  } catch {
    return false
  }
}
