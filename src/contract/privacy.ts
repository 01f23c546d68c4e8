import { z } from 'zod'
import { freshCall, guestCall, MailedToken, parentCall, Timestamp, UserId } from './base.ts'
import { confirmationWord } from './family.ts'

const OwnUser = z.strictObject({ uid: UserId })

/** A copy of everything an account has: being made, or ready to fetch. */
export const DataExport = z.object({
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  doneSteps: z.number().int().nonnegative(),
  /** 0 until the work has begun. */
  totalSteps: z.number().int().nonnegative(),
  sizeBytes: z.number().int().nonnegative().nullable(),
  requestedAt: Timestamp,
  readyAt: Timestamp.nullable(),
  /** When the file is deleted; null until it is ready. */
  expiresAt: Timestamp.nullable(),
  /** Signed for six hours; asking again signs it anew. Null until it is ready. */
  url: z.string().nullable(),
  /** From when on another one can be made; null where that is now. */
  nextRequestAt: Timestamp.nullable(),
})
export type DataExport = z.infer<typeof DataExport>

/** Something a parent agreed to. */
const Consent = z.object({
  kind: z.string(),
  grantedAt: Timestamp,
  withdrawnAt: Timestamp.nullable(),
})
export type Consent = z.infer<typeof Consent>

/** What the owner is told of a wanted deletion. */
export const Deletion = z.object({
  /** „FH-2026-7KQ4-MX2P“; null where the account went at once, as its mailbox was never proven. */
  requestNumber: z.string().nullable(),
  dueAt: Timestamp,
})
export type Deletion = z.infer<typeof Deletion>

export const privacy = {
  /** The newest copy of the account's data; null where there is none (any more). */
  getExport: parentCall
    .route({
      method: 'GET',
      path: '/users/{uid}/export',
      summary: 'Stand der Datenkopie',
      tags: ['privacy'],
    })
    .input(OwnUser)
    .output(DataExport.nullable()),

  /** Has a copy of all data made, once a day (Art. 15 and 20 DSGVO); one in the making stays the one. */
  requestExport: freshCall
    .route({
      method: 'POST',
      path: '/users/{uid}/export',
      summary: 'Datenkopie anfordern',
      tags: ['privacy'],
    })
    .errors({
      EXPORT_TOO_SOON: {
        status: 429,
        message: 'Das geht einmal am Tag. Deine letzte Kopie liegt noch bereit.',
        data: z.object({ nextRequestAt: Timestamp }),
      },
    })
    .input(OwnUser)
    .output(DataExport),

  /** What the account agreed to, the newest first. */
  listConsents: parentCall
    .route({
      method: 'GET',
      path: '/users/{uid}/consents',
      summary: 'Einwilligungen',
      tags: ['privacy'],
    })
    .input(OwnUser)
    .output(z.array(Consent)),

  /**
   * Locks the account at once, ends all its sessions and deletes it after 14 days, or with the
   * period that is paid for. A link in the mail about it takes that back.
   */
  requestDeletion: freshCall
    .route({
      method: 'POST',
      path: '/users/{uid}/deletion',
      summary: 'Konto löschen',
      tags: ['privacy'],
    })
    .input(
      OwnUser.extend({
        confirmation: z.literal(confirmationWord),
        /** Counts only where a subscription runs. */
        subscriptionEnd: z.enum(['now', 'period-end']).default('now'),
      }),
    )
    .output(Deletion),

  /** Takes a deletion back by the mailed link; as often as somebody opens it, until the day itself. */
  cancelDeletion: guestCall
    .route({
      method: 'POST',
      path: '/deletion/cancel',
      summary: 'Löschung abbrechen',
      tags: ['privacy'],
    })
    .errors({
      LINK_EXPIRED: {
        status: 410,
        message: 'Das geht mit diesem Link nicht mehr. Er ist abgelaufen oder wurde ersetzt.',
      },
    })
    .input(z.strictObject({ token: MailedToken }))
    .output(z.object({ isCancelled: z.literal(true) })),
}
