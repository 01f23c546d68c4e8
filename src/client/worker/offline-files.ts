import { createPartialResponse } from 'workbox-range-requests'
import { resolveRange } from './byte-range.ts'
import { readStoredUid } from './stored-account.ts'

/**
 * Answers with a story's file from the account's cache, else from the network. Files are cached under
 * their path, because the signature in their address expires.
 */
export async function answerFile(request: Request): Promise<Response> {
  const stored = await findOfflineFile(new URL(request.url).pathname).catch(() => undefined)
  return stored ? answerRange(request, stored) : fetch(request)
}

/** The account's cached file for a path; undefined if there is none. */
export async function findOfflineFile(pathname: string): Promise<Response | undefined> {
  const uid = await readStoredUid()
  if (uid === null) return undefined
  return caches.match(pathname, { cacheName: `kept-${uid}`, ignoreVary: true })
}

/** Answers range requests, which browsers make for audio, video and PDF (RFC 9110, 14.2). */
async function answerRange(request: Request, stored: Response): Promise<Response> {
  const header = request.headers.get('range')
  if (header === null) return stored
  const blob = await stored.blob()
  const whole = new Response(blob, { headers: stored.headers })
  const range = resolveRange(header, blob.size)
  if (range === 'whole') return whole
  if (range === 'none') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } })
  }
  return createPartialResponse(new Request(request.url, { headers: { range } }), whole)
}
