import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal outside the calls, in the shape every call uses; never cached. */
export function refuse(c: Context, status: ContentfulStatusCode, code: string, message: string) {
  c.header('Cache-Control', 'no-store')
  return c.json({ code, status, message, requestId: c.get('requestId') }, status)
}

/** No call has this address; or one has, by the methods `allowed`. */
export function refuseUnknown(c: Context, allowed: string[]) {
  if (allowed.length === 0) return refuse(c, 404, 'NOT_FOUND', 'Diesen Aufruf gibt es nicht.')
  c.header('Allow', allowed.join(', '))
  return refuse(c, 405, 'METHOD_NOT_SUPPORTED', wrongMethodMessage)
}

/** Sentence for an address that has other methods. */
export const wrongMethodMessage = 'Auf diese Weise geht dieser Aufruf nicht.'

/** Sentence for whatever nobody expected. */
export const unexpectedMessage = 'Etwas ist schiefgelaufen. Bitte versuche es erneut.'

/** Sentence for a database that is away or restarting. */
export const unreachableMessage =
  'Fabelhain ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.'

/** When to come back after a 503, in seconds. */
export const unreachableRetrySeconds = '2'
