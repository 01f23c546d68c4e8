import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

const freshMs = 60_000
const maxEntries = 500
const cacheControl = 'public, max-age=60, stale-while-revalidate=300'

interface Answer {
  body: ArrayBuffer
  contentType: string
  etag: string
  storedAtMs: number
}

/** Public answers kept as bytes, so that the landing page costs no query. */
export interface PublicAnswers {
  middleware: MiddlewareHandler
  clear(): void
}

/** Keeps successful GET answers for 60 s; `clear` after every change that shows in them. */
export function createPublicAnswers(nowMs: () => number): PublicAnswers {
  const answers = new Map<string, Answer>()
  let generation = 0

  function find(key: string): Answer | undefined {
    const known = answers.get(key)
    return known && nowMs() - known.storedAtMs < freshMs ? known : undefined
  }

  function keep(key: string, answer: Answer) {
    if (answers.size >= maxEntries) answers.delete(answers.keys().next().value ?? '')
    answers.delete(key)
    answers.set(key, answer)
  }

  const middleware: MiddlewareHandler = async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    // Whoever is signed in sees what the child may see that reads there.
    if (c.req.header('cookie')) return next()
    const { pathname, search } = new URL(c.req.url)
    const key = pathname + search
    const ifNoneMatch = c.req.header('if-none-match')
    const known = find(key)
    if (known) return respond(known, ifNoneMatch)
    const startedIn = generation
    await next()
    if (c.res.status !== 200) return
    const answer = await readAnswer(c.res, nowMs())
    // An answer made before a change must not outlive it.
    if (startedIn === generation) keep(key, answer)
    // Hono would carry the old answer's headers over.
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
  return { body, contentType, etag: `"${digest.slice(0, 22)}"`, storedAtMs }
}

function respond(answer: Answer, ifNoneMatch: string | undefined): Response {
  const headers = {
    'cache-control': cacheControl,
    'content-type': answer.contentType,
    etag: answer.etag,
    vary: 'Cookie',
  }
  return isNamed(answer.etag, ifNoneMatch)
    ? new Response(null, { status: 304, headers })
    : new Response(answer.body, { headers })
}

/** Whether If-None-Match names the tag; proxies that compress weaken it (`W/"..."`). */
function isNamed(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
