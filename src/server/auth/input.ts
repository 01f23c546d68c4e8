import { refuse, refuseInput } from './answers.ts'
import type { AuthEndpoint } from './endpoints.ts'

const maxBytes = 8 * 1024

/** The checked input, or the refusal. */
export type AuthInput = { value: Record<string, unknown> } | { refusal: Response }

/** Whether the request comes from this site (CSRF protection); `origin` is the site's. */
export function isFromOwnSite(request: Request, origin: string): boolean {
  if (request.method === 'GET') return true
  const { headers } = request
  const sender = headers.get('origin')
  if (sender !== null) return sender === origin
  // Other programs send no Origin; they are accepted without cookies.
  return !headers.has('cookie') && (headers.get('sec-fetch-site') ?? 'none') === 'none'
}

/** Reads the query of a GET or the JSON body of a POST against the endpoint's schema. */
export async function readAuthInput(
  request: Request,
  endpoint: AuthEndpoint,
  requestId: string | undefined,
): Promise<AuthInput> {
  const given = request.method === 'GET' ? readQuery(request) : await readJson(request)
  if (given === 'too-large') return { refusal: refuse('PAYLOAD_TOO_LARGE', {}, requestId) }
  if (given === 'not-json') return { refusal: refuse('UNSUPPORTED_MEDIA_TYPE', {}, requestId) }
  if (given === 'malformed') return { refusal: refuse('BAD_REQUEST', {}, requestId) }
  const parsed = endpoint.input.safeParse(given)
  if (!parsed.success) return { refusal: refuseInput(parsed.error, requestId) }
  return { value: parsed.data }
}

function readQuery(request: Request): unknown {
  return Object.fromEntries(new URL(request.url).searchParams)
}

async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request)
  if (text === null) return 'too-large'
  if (text === '') return {}
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return 'not-json'
  try {
    return JSON.parse(text)
  } catch {
    return 'malformed'
  }
}

/** The body as text; null when it is longer than `maxBytes`. */
async function readText(request: Request): Promise<string | null> {
  if (!request.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of request.body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
