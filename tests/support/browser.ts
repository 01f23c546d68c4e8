import type { RequestDetails } from '../../src/server/auth/handler.ts'

/** Handles requests to the app; all others go over the network. */
type Handler = (request: Request, caller: RequestDetails) => Promise<Response>

interface RequestOptions {
  method?: 'GET' | 'POST'
  json?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
}

/** A minimal browser: keeps cookies per host and follows redirects step by step. */
export class Browser {
  readonly #origin: string
  readonly #handler: Handler
  readonly #jar = new Map<string, Map<string, string>>()
  /** Client address that the server sees. */
  clientIp = '192.0.2.1'

  constructor(origin: string, handler: Handler) {
    this.#origin = origin
    this.#handler = handler
  }

  /** The Cookie header for the app. */
  get cookie(): string {
    return this.#cookieFor(new URL(this.#origin).host)
  }

  /** Sends one request without following redirects. */
  async send(address: string, { method = 'GET', json, form, headers = {} }: RequestOptions = {}) {
    const url = new URL(address, this.#origin)
    const requestHeaders = new Headers(headers)
    const cookie = this.#cookieFor(url.host)
    if (cookie) requestHeaders.set('cookie', cookie)
    if (method === 'POST' && !requestHeaders.has('origin')) {
      requestHeaders.set('origin', url.origin)
    }
    if (json !== undefined) requestHeaders.set('content-type', 'application/json')
    const body = form ? new URLSearchParams(form) : JSON.stringify(json)
    const request = new Request(url, {
      method,
      headers: requestHeaders,
      redirect: 'manual',
      ...(method === 'POST' && body !== undefined && { body }),
    })
    const isOurs = url.origin === this.#origin
    const response = isOurs
      ? await this.#handler(request, { clientIp: this.clientIp })
      : await fetch(request)
    this.#storeCookies(url.host, response.headers)
    return response
  }

  /** Calls the sign-in API. */
  async post(path: string, json: unknown = {}, headers: Record<string, string> = {}) {
    const response = await this.send(`/api/auth${path}`, { method: 'POST', json, headers })
    const text = await response.text()
    const body: Record<string, unknown> = text ? JSON.parse(text) : {}
    return { status: response.status, code: body.code, body, headers: response.headers }
  }

  /** Visits an address and follows its redirects; returns the last page. */
  async visit(
    address: string,
    options: RequestOptions = {},
  ): Promise<{ url: string; response: Response }> {
    let url = new URL(address, this.#origin)
    let response = await this.send(url.href, options)
    for (let hops = 0; hops < 10; hops++) {
      const location = response.headers.get('location')
      if (location === null) break
      url = new URL(location, url)
      // Pages of the client are not served here.
      if (url.origin === this.#origin && !url.pathname.startsWith('/api/')) break
      response = await this.send(url.href)
    }
    return { url: url.href, response }
  }

  #storeCookies(host: string, headers: Headers): void {
    const cookies = this.#jar.get(host) ?? new Map<string, string>()
    this.#jar.set(host, cookies)
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      const isRemoved = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))
      const isPast = attributes.some((attribute) => /expires=thu, 01 jan 1970/i.test(attribute))
      if (isRemoved || isPast) cookies.delete(name)
      else cookies.set(name, value.join('='))
    }
  }

  #cookieFor(host: string): string {
    return [...(this.#jar.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
