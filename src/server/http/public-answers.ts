import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { findEncoding } from './compress.ts'

const maxAgeMs = 60_000
const maxEntries = 500
const cacheControl = 'public, max-age=60, stale-while-revalidate=300'

interface Answer {
  body: ArrayBuffer
  contentType: string
  contentEncoding: string | null
  etag: string
  storedAtMs: number
}

/** Whether the answer is the same for everybody: those for families depend on the limits of the active child. */
export const isForGuests = (c: Context) => !c.req.header('cookie')

/** Public answers cached as bytes, so that the landing page needs no query. */
export interface PublicAnswers {
  middleware: MiddlewareHandler
  clear(): void
}

/** Caches successful GET answers for 60 s; call `clear` after every change that they show. */
export function createPublicAnswers(nowMs: () => number): PublicAnswers {
  const answers = new Map<string, Answer>()
  let generation = 0

  function find(key: string): Answer | undefined {
    const cached = answers.get(key)
    return cached && nowMs() - cached.storedAtMs < maxAgeMs ? cached : undefined
  }

  function store(key: string, answer: Answer) {
    if (answers.size >= maxEntries) answers.delete(answers.keys().next().value ?? '')
    answers.delete(key)
    answers.set(key, answer)
  }

  const middleware: MiddlewareHandler = async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    if (!isForGuests(c)) return next()
    const { pathname, search } = new URL(c.req.url)
    const key = `${pathname}${search} ${findEncoding(c)}`
    const ifNoneMatch = c.req.header('if-none-match')
    const cached = find(key)
    if (cached) return respond(cached, ifNoneMatch)
    const startGeneration = generation
    await next()
    if (c.res.status !== 200) return
    const answer = await readAnswer(c.res, nowMs())
    // An answer from before a change must not be cached after it.
    if (startGeneration === generation) store(key, answer)
    // Otherwise Hono copies the headers of the old answer.
    c.res = undefined
    c.res = respond(answer, ifNoneMatch)
  }

  return {
    middleware,
    clear() {
      generation++
      answers.clear()
    },
  }
}

async function readAnswer(response: Response, storedAtMs: number): Promise<Answer> {
  const body = await response.arrayBuffer()
  const digest = createHash('sha256').update(new Uint8Array(body)).digest('base64url')
  const contentType = response.headers.get('content-type') ?? 'application/json'
  const contentEncoding = response.headers.get('content-encoding')
  return { body, contentType, contentEncoding, etag: `"${digest.slice(0, 22)}"`, storedAtMs }
}

function respond(answer: Answer, ifNoneMatch: string | undefined): Response {
  const headers = {
    'cache-control': cacheControl,
    'content-type': answer.contentType,
    etag: answer.etag,
    vary: 'Cookie, Accept-Encoding',
    ...(answer.contentEncoding && { 'content-encoding': answer.contentEncoding }),
  }
  return matchesEtag(answer.etag, ifNoneMatch)
    ? new Response(null, { status: 304, headers })
    : new Response(answer.body, { headers })
}

/** Whether If-None-Match names the ETag; compressing proxies make it weak (`W/"..."`). */
function matchesEtag(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
