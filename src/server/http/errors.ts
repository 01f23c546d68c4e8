import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal outside the calls, in the shape every call uses; never cached. */
export function refuse(c: Context, status: ContentfulStatusCode, code: string, message: string) {
  c.header('Cache-Control', 'no-store')
  return c.json({ code, status, message, requestId: c.get('requestId') }, status)
}

/** Answers 404 for an unknown address, or 405 where the address has the methods `allowed`. */
export function refuseUnknown(c: Context, allowed: string[]) {
  if (allowed.length === 0) return refuse(c, 404, 'NOT_FOUND', 'Diesen Aufruf gibt es nicht.')
  c.header('Allow', allowed.join(', '))
  return refuse(c, 405, 'METHOD_NOT_SUPPORTED', wrongMethodMessage)
}

/** Message for an address that has other methods. */
export const wrongMethodMessage = 'Auf diese Weise geht dieser Aufruf nicht.'

/** Message for unexpected errors. */
export const unexpectedMessage = 'Etwas ist schiefgelaufen. Bitte versuche es erneut.'

/** Message while the database is unreachable or restarting. */
export const unreachableMessage =
  'Fabelhain ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.'

/** Retry-After of a 503, in seconds. */
export const unreachableRetrySeconds = '2'
