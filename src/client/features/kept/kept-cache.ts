import { logWarning } from '../../data/log.ts'
import { pause } from '../../lib/pause.ts'
import type { PlannedFile } from './kept-plan.ts'
import { isOwnFile, isWholeFile } from './own-file.ts'

/** The worker answers from it (`worker/kept-files.ts`). */
export const keptCacheName = (uid: string) => `kept-${uid}`

/** No file of ours came: a lost network, or a page of somebody else's. */
export class FileMissing extends Error {}

const triesPerFile = 3

interface FetchOptions {
  cache: Cache
  signal: AbortSignal
  /** How many files are there, and their bytes. */
  onProgress: (done: number, bytes: number) => void
}

/**
 * Puts files into the cache that are not there yet, one after the other. Gives their bytes; rejects
 * with `FileMissing`, a `QuotaExceededError` or the signal's reason, and what came stays.
 */
export async function fetchFiles(
  files: readonly PlannedFile[],
  { cache, signal, onProgress }: FetchOptions,
): Promise<number> {
  let bytes = 0
  for (const [at, file] of files.entries()) {
    const known = await cache.match(file.path)
    bytes += known ? await sizeOf(known) : await fetchFile(file, cache, signal)
    onProgress(at + 1, bytes)
  }
  return bytes
}

async function sizeOf(answer: Response): Promise<number> {
  const said = Number(answer.headers.get('content-length'))
  return said > 0 ? said : (await answer.blob()).size
}

async function fetchFile(
  { url, path }: PlannedFile,
  cache: Cache,
  signal: AbortSignal,
): Promise<number> {
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted()
    const found = await askFor(url, path, signal)
    if (found) {
      signal.throwIfAborted()
      await cache.put(path, found.answer)
      return found.bytes
    }
    if (tries === triesPerFile) throw new FileMissing(path)
    await pause(1000 * tries, signal)
  }
}

async function askFor(url: string, path: string, signal: AbortSignal) {
  try {
    const answer = await fetch(url, { signal, priority: 'low' })
    if (!isOwnFile(path, answer)) return null
    const file = await answer.blob()
    if (!isWholeFile(file.size, answer.headers)) return null
    const headers = {
      'content-type': answer.headers.get('content-type') ?? '',
      'content-length': String(file.size),
      'accept-ranges': 'bytes',
    }
    return { answer: new Response(file, { headers }), bytes: file.size }
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

/** Paths of everything that is kept for an account; none where the cache is gone. */
export async function keptPaths(uid: string): Promise<Set<string>> {
  if (!(await caches.has(keptCacheName(uid)))) return new Set()
  const cache = await caches.open(keptCacheName(uid))
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
}

/** Takes files out of the cache. */
export async function dropFiles(uid: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  try {
    const cache = await caches.open(keptCacheName(uid))
    await Promise.all(paths.map((path) => cache.delete(path)))
  } catch (error) {
    logWarning('Files of a story could not be removed', error)
  }
}
