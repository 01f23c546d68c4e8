import { logWarning } from '../../data/core/log.ts'
import { pause } from '../../lib/pause.ts'
import type { PlannedFile } from './offline-plan.ts'
import { isCompleteFile, isExpectedFile } from './valid-file.ts'

/** The service worker reads it, too (`worker/offline-files.ts`). */
export const offlineCacheName = (uid: string) => `kept-${uid}`

/** A file could not be downloaded: no network, or a captive portal answered. */
export class FileMissingError extends Error {}

const triesPerFile = 3

interface FetchOptions {
  cache: Cache
  signal: AbortSignal
  /** Called after each file with the number of stored files and their bytes. */
  onProgress: (done: number, bytes: number) => void
}

/**
 * Downloads missing files into the cache, one after the other, and returns the bytes of all. Rejects
 * with `FileMissingError`, a `QuotaExceededError` or the signal's reason; stored files stay.
 */
export async function fetchFiles(
  files: readonly PlannedFile[],
  { cache, signal, onProgress }: FetchOptions,
): Promise<number> {
  let bytes = 0
  for (const [index, file] of files.entries()) {
    const cached = await cache.match(file.path)
    bytes += cached ? await sizeOf(cached) : await fetchFile(file, cache, signal)
    onProgress(index + 1, bytes)
  }
  return bytes
}

async function sizeOf(answer: Response): Promise<number> {
  const length = Number(answer.headers.get('content-length'))
  return length > 0 ? length : (await answer.blob()).size
}

async function fetchFile(
  { url, path }: PlannedFile,
  cache: Cache,
  signal: AbortSignal,
): Promise<number> {
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted()
    const found = await requestFile(url, path, signal)
    if (found) {
      signal.throwIfAborted()
      await cache.put(path, found.answer)
      return found.bytes
    }
    if (tries === triesPerFile) throw new FileMissingError(path)
    await pause(1000 * tries, signal)
  }
}

/** Null where the answer is not the complete file. */
async function requestFile(url: string, path: string, signal: AbortSignal) {
  try {
    const answer = await fetch(url, { signal, priority: 'low' })
    if (!isExpectedFile(path, answer)) return null
    const file = await answer.blob()
    if (!isCompleteFile(file.size, answer.headers)) return null
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

/** Paths of all stored files of an account; none where the browser has deleted the cache. */
export async function offlinePaths(uid: string): Promise<Set<string>> {
  if (!(await caches.has(offlineCacheName(uid)))) return new Set()
  const cache = await caches.open(offlineCacheName(uid))
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
}

/** Removes files from the cache. */
export async function removeFiles(uid: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  try {
    const cache = await caches.open(offlineCacheName(uid))
    await Promise.all(paths.map((path) => cache.delete(path)))
  } catch (error) {
    logWarning('Files of a story could not be removed', error)
  }
}
