import { z } from 'zod'
import { freshCall, guestCall, parentCall, Timestamp } from './base.ts'
import { AuthUser } from './profile.ts'

/** A browser that is signed in, without its token and location. */
const SignedInBrowser = z.object({
  sessionId: z.string(),
  /** Names such as "Firefox" and "Windows"; null where the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: Timestamp,
  /** Accurate to a day: a session records its use once a day. */
  lastSeenAt: Timestamp,
  isCurrent: z.boolean(),
})
export type SignedInBrowser = z.infer<typeof SignedInBrowser>

const SessionId = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/)

export const session = {
  /** The signed-in user, or null for a guest. */
  get: guestCall
    .meta({ scope: 'family' })
    .route({ method: 'GET', path: '/session', summary: 'Wer ist angemeldet?', tags: ['session'] })
    .output(AuthUser.nullable()),

  /** The browsers in which this account is signed in, this one first. */
  list: parentCall
    .meta({ scope: 'family' })
    .route({ method: 'GET', path: '/sessions', summary: 'Aktive Sitzungen', tags: ['session'] })
    .output(z.array(SignedInBrowser)),

  /** Signs one browser out; returns the remaining ones. */
  end: parentCall
    .route({
      method: 'DELETE',
      path: '/sessions/{sessionId}',
      summary: 'Sitzung beenden',
      tags: ['session'],
    })
    .input(z.strictObject({ sessionId: SessionId }))
    .output(z.array(SignedInBrowser)),

  /** Signs every browser out, this one too. */
  endAll: parentCall
    .route({ method: 'DELETE', path: '/sessions', summary: 'Überall abmelden', tags: ['session'] })
    .output(z.object({ ended: z.number().int() })),

  /** Unlinks Google; refused where it is the only way to sign in. */
  unlinkGoogle: freshCall
    .route({
      method: 'DELETE',
      path: '/session/google',
      summary: 'Google trennen',
      tags: ['session'],
    })
    .errors({
      LAST_METHOD: {
        status: 409,
        message: 'Das ist dein einziger Weg, dich anzumelden. Leg bitte zuerst ein Passwort fest.',
      },
    })
    .output(AuthUser),
}
