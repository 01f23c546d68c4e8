import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { z } from 'zod'

const refusals = {
  INVALID_EMAIL_OR_PASSWORD: [401, 'E-Mail oder Passwort stimmt nicht.'],
  USER_ALREADY_EXISTS: [422, 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.'],
  INVALID_EMAIL: [400, 'Diese E-Mail-Adresse sieht nicht vollständig aus.'],
  INVALID_NAME: [400, 'Dieser Name enthält Zeichen, die nicht gehen.'],
  PASSWORD_TOO_SHORT: [400, 'Das Passwort braucht mindestens 8 Zeichen.'],
  PASSWORD_TOO_LONG: [400, 'Das Passwort darf höchstens 128 Zeichen haben.'],
  PASSWORD_TOO_COMMON: [400, 'Dieses Passwort ist zu leicht zu erraten. Nimm bitte ein anderes.'],
  INVALID_PASSWORD: [400, 'Das bisherige Passwort stimmt nicht.'],
  CREDENTIAL_ACCOUNT_NOT_FOUND: [400, 'Für dieses Konto gibt es noch kein Passwort.'],
  INVALID_TOKEN: [400, 'Dieser Link gilt nicht mehr. Fordere bitte einen neuen an.'],
  TOKEN_EXPIRED: [400, 'Dieser Link ist abgelaufen. Fordere bitte einen neuen an.'],
  ACCOUNT_LOCKED: [
    403,
    'Das Konto zu dieser E-Mail-Adresse wird bald gelöscht und ist bis dahin gesperrt. Möchtest du es behalten, hilft der Link in unserer Mail dazu.',
  ],
  OTHER_ACCOUNT: [403, 'Dieser Link gehört zu einem anderen Konto.'],
  EMAIL_ALREADY_VERIFIED: [400, 'Deine E-Mail-Adresse ist schon bestätigt.'],
  GATE_CLOSED: [403, 'Das ist der Elternbereich. Bitte schließ ihn erst auf.'],
  FRESH_SIGN_IN_NEEDED: [403, 'Bitte bestätige kurz, dass du es bist.'],
  EMAIL_NOT_VERIFIED: [403, 'Bitte bestätige zuerst deine E-Mail-Adresse.'],
  ALREADY_LINKED: [409, 'Dein Konto ist schon mit Google verbunden.'],
  GOOGLE_UNAVAILABLE: [503, 'Google ist gerade nicht erreichbar. Versuch es gleich noch einmal.'],
  TOO_MANY_REQUESTS: [429, 'Das waren zu viele Versuche. Warte bitte einen Augenblick.'],
  BAD_REQUEST: [400, 'Bitte prüfe deine Angaben.'],
  UNAUTHORIZED: [401, 'Bitte melde dich an.'],
  FORBIDDEN: [403, 'Das ist nicht erlaubt.'],
  INVALID_ORIGIN: [403, 'Diese Anfrage kam nicht von unserer Seite.'],
  NOT_FOUND: [404, 'Das gibt es hier nicht.'],
  METHOD_NOT_SUPPORTED: [405, 'Auf diese Weise geht dieser Aufruf nicht.'],
  PAYLOAD_TOO_LARGE: [413, 'Das ist zu viel auf einmal.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Diese Anfrage können wir nicht lesen.'],
  INTERNAL_SERVER_ERROR: [500, 'Etwas ist schiefgelaufen. Bitte versuche es erneut.'],
} as const satisfies Record<string, readonly [number, string]>

/** Machine-readable reason of a refused sign-in call. */
export type AuthRefusal = keyof typeof refusals

const isAuthRefusal = (code: string): code is AuthRefusal => Object.hasOwn(refusals, code)

// Codes of Better Auth that mean one of ours.
const synonyms: Record<string, AuthRefusal> = {
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'USER_ALREADY_EXISTS',
  MISSING_OR_NULL_ORIGIN: 'INVALID_ORIGIN',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'INVALID_ORIGIN',
  USER_NOT_FOUND: 'INVALID_TOKEN',
  INVALID_USER: 'OTHER_ACCOUNT',
  FAILED_TO_CREATE_USER: 'INTERNAL_SERVER_ERROR',
}

const byStatus: Record<number, AuthRefusal> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  422: 'BAD_REQUEST',
}

/** The refusal for an error of Better Auth. */
export function refusalOf(status: number, givenCode: unknown): AuthRefusal {
  const code = typeof givenCode === 'string' ? givenCode : ''
  if (isAuthRefusal(code)) return code
  return synonyms[code] ?? byStatus[status] ?? 'INTERNAL_SERVER_ERROR'
}

/** Data of a refusal. */
export interface RefusalData {
  retryAfterSeconds?: number
  /** When a locked account is deleted, ISO 8601; only for its verified owner. */
  dueAt?: string
  fields?: { path: string; reason: string }[]
}

/** An error answer `{ code, status, message, data, requestId }`, with Retry-After where `data` has it. */
export function refuse(code: AuthRefusal, data: RefusalData = {}, requestId?: string): Response {
  const [status, sentence] = refusals[code]
  const message = data.dueAt ? lockMessage(data.dueAt) : sentence
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (data.retryAfterSeconds) headers.set('retry-after', String(data.retryAfterSeconds))
  return Response.json({ code, status, message, data, requestId }, { status, headers })
}

function lockMessage(dueAt: string): string {
  const format = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  const day = format.format(Date.parse(dueAt))
  return `Dein Konto wird am ${day} gelöscht und ist bis dahin gesperrt. Möchtest du es behalten, hilft der Link in unserer Mail dazu.`
}

/** The refusal of invalid input; its code is the first reason that is one of our codes. */
export function refuseInput(error: z.ZodError, requestId?: string): Response {
  const fields = error.issues.map((issue) => ({
    path: issue.path.join('.'),
    reason: isAuthRefusal(issue.message) ? issue.message : issue.code,
  }))
  const code = fields.map(({ reason }) => reason).find(isAuthRefusal) ?? 'BAD_REQUEST'
  return refuse(code, { fields }, requestId)
}

// The pop-up may lose its opener at Google, so it posts to a channel of this origin. Where it cannot close
// itself, it navigates to `next`.
const popupScript = `
const { channel, next, ...message } = JSON.parse(document.getElementById('outcome').textContent)
new BroadcastChannel(channel).postMessage(message)
setTimeout(() => window.close(), 50)
setTimeout(() => location.replace(next), 600)
`

const popupStyle = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #fbf5e6;
  color: #26264a; font: 18px/1.5 Andika, system-ui, sans-serif; text-align: center }
`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const popupPolicy = [
  "default-src 'none'",
  `script-src ${hashOf(popupScript)}`,
  `style-src ${hashOf(popupStyle)}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Name of the BroadcastChannel for the result of the Google sign-in. */
const signInChannel = 'fabelhain-sign-in'

/** How a Google sign-in in a pop-up ended; `error` is absent when it went well. */
export interface PopupOutcome {
  nonce: string
  error?: string | undefined
  next: string
}

const BetterAuthOutcome = z.object({
  nonce: z.string(),
  error: z.object({ code: z.string() }).optional(),
  redirectTo: z.string().optional(),
})

/**
 * The outcome in Better Auth's own last page. That page gives the session token to scripts, so it is
 * parsed on the server and never sent.
 */
export function parsePopupOutcome(page: string): PopupOutcome {
  const json = page.match(/<script type="application\/json"[^>]*>(.*?)<\/script>/s)?.[1]
  const { nonce, error, redirectTo } = BetterAuthOutcome.parse(JSON.parse(json ?? ''))
  return { nonce, error: error?.code, next: redirectTo ?? '/login' }
}

/** The last page of the pop-up: posts the outcome to the page that opened it and closes. */
export function popupPage({ nonce, error, next }: PopupOutcome, headers: Headers): Response {
  const outcome = JSON.stringify({ channel: signInChannel, nonce, error, next })
  const sentence = error
    ? 'Die Anmeldung wurde nicht abgeschlossen.'
    : 'Du bist angemeldet. Dieses Fenster schließt sich gleich.'
  const page = html`<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>Anmeldung – Fabelhain</title><style>${raw(popupStyle)}</style></head>
<body><p>${sentence}</p>
<script type="application/json" id="outcome">${raw(outcome.replaceAll('<', '\\u003c'))}</script>
<script>${raw(popupScript)}</script></body>
</html>`
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', popupPolicy)
  // A stricter value would cut the link to the opener.
  headers.set('cross-origin-opener-policy', 'unsafe-none')
  headers.set('cache-control', 'no-store')
  headers.delete('content-length')
  return new Response(String(page), { headers })
}
