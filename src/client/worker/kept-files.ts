import { createPartialResponse } from 'workbox-range-requests'
import { readUid } from './account.ts'
import { satisfy } from './byte-range.ts'

/**
 * A story's file as this account keeps it, else from the network. Kept files lie under their path:
 * what signs an address runs out.
 */
export async function answerFile(request: Request): Promise<Response> {
  const kept = await findKept(new URL(request.url).pathname).catch(() => undefined)
  return kept ? answerPart(request, kept) : fetch(request)
}

/** What the account keeps under a path; undefined for nothing. */
export async function findKept(pathname: string): Promise<Response | undefined> {
  const uid = await readUid()
  if (uid === null) return undefined
  return caches.match(pathname, { cacheName: `kept-${uid}`, ignoreVary: true })
}

/** Sound, film and books are asked for in parts, as the server gives them (RFC 9110, 14.2). */
async function answerPart(request: Request, kept: Response): Promise<Response> {
  const wanted = request.headers.get('range')
  if (wanted === null) return kept
  const blob = await kept.blob()
  const whole = new Response(blob, { headers: kept.headers })
  const range = satisfy(wanted, blob.size)
  if (range === 'whole') return whole
  if (range === 'none') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } })
  }
  return createPartialResponse(new Request(request.url, { headers: { range } }), whole)
}
