import { preferredLanguage } from '../http/language.ts'
import type { Log } from '../platform/log.ts'
import { parsePopupOutcome, popupPage, type RefusalData, refusalOf, refuse } from './answers.ts'

type Fields = Record<string, unknown>

export const basePath = '/api/auth'
const popupStart = '/oauth-popup/start'

interface BetterAuthDependencies {
  baseUrl: string
  log: Log
  handleByBetterAuth: (request: Request) => Promise<Response>
}

/** Translates between our addresses and Better Auth's, and converts its answers to our format. */
export function createBetterAuthCalls({
  baseUrl,
  log,
  handleByBetterAuth,
}: BetterAuthDependencies) {
  const { origin } = new URL(baseUrl)

  async function convert(response: Response, requestId: string | undefined): Promise<Response> {
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    headers.delete('content-length')
    if (headers.has('location') && response.status >= 300 && response.status < 400) {
      return new Response(null, { status: response.status, headers })
    }
    const text = await response.text()
    if (headers.get('content-type')?.startsWith('text/html')) {
      return popupPage(parsePopupOutcome(text), headers)
    }
    const body = parseFields(text)
    if (!response.ok) {
      const { status } = response
      if (status >= 500) log.error({ requestId, status }, 'sign-in failed')
      return refuse(refusalOf(status, body.code), lockDetails(body), requestId)
    }
    // The session is in a cookie that scripts cannot read; its token must not reach them either.
    return Response.json({ ...body, token: undefined }, { headers })
  }

  return {
    /** Sends a checked call to Better Auth: only what was checked, from the one public origin. */
    forward(request: Request, path: string, input: Fields): Promise<Response> {
      const headers = new Headers({ origin, 'content-type': 'application/json' })
      const cookie = request.headers.get('cookie')
      if (cookie) headers.set('cookie', cookie)
      headers.set('user-agent', (request.headers.get('user-agent') ?? '').slice(0, 300))
      headers.set('accept-language', preferredLanguage(request.headers))
      const url = new URL(basePath + path, baseUrl)
      // Better Auth verifies by GET. Here it is a POST, because mail scanners open links.
      if (request.method === 'POST' && path !== '/verify-email') {
        const body = JSON.stringify(input)
        return handleByBetterAuth(new Request(url, { method: 'POST', headers, body }))
      }
      for (const [name, value] of Object.entries(input)) {
        if (value !== undefined) url.searchParams.set(name, String(value))
      }
      return handleByBetterAuth(new Request(url, { headers }))
    },

    /** Better Auth's answer in our format. A pop-up never shows JSON where Google fails. */
    async toAnswer(
      { path, input }: { path: string; input: Fields },
      response: Response,
      requestId: string | undefined,
    ): Promise<Response> {
      const answer = await convert(response, requestId)
      if (path !== popupStart || answer.status < 500) return answer
      const nonce = String(input.popupNonce)
      return popupPage({ nonce, error: 'GOOGLE_UNAVAILABLE', next: '/login' }, new Headers())
    },
  }
}

function lockDetails({ dueAt }: Fields): RefusalData {
  return typeof dueAt === 'string' ? { dueAt } : {}
}

function parseFields(text: string): Fields {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}
