import { z } from 'zod'
import { freshCall, guestCall, MailedToken, parentCall, Timestamp, UserId } from './base.ts'
import { confirmationWords } from './family.ts'

const OwnUser = z.strictObject({ uid: UserId })

/** A copy of all data of an account, which is made in the background. */
export const DataExport = z.object({
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  doneSteps: z.number().int().nonnegative(),
  /** 0 until the work begins. */
  totalSteps: z.number().int().nonnegative(),
  sizeBytes: z.number().int().nonnegative().nullable(),
  requestedAt: Timestamp,
  readyAt: Timestamp.nullable(),
  /** When the file is deleted; null until it is ready. */
  expiresAt: Timestamp.nullable(),
  /** Signed address, valid for at least six hours from this call. Null until it is ready. */
  url: z.string().nullable(),
  /** When another copy can be requested; null where it can be now. */
  nextRequestAt: Timestamp.nullable(),
})
export type DataExport = z.infer<typeof DataExport>

/** A consent given by a parent. */
const Consent = z.object({
  kind: z.string(),
  grantedAt: Timestamp,
  withdrawnAt: Timestamp.nullable(),
})
export type Consent = z.infer<typeof Consent>

/** A requested deletion, as its owner sees it. */
export const Deletion = z.object({
  /** „FH-2026-7KQ4-MX2P“; null where the mailbox was never verified and the account was deleted immediately. */
  requestNumber: z.string().nullable(),
  dueAt: Timestamp,
})
export type Deletion = z.infer<typeof Deletion>

export const privacy = {
  /** The newest copy of the account's data; null where there is none. */
  getExport: parentCall
    .route({
      method: 'GET',
      path: '/users/{uid}/export',
      summary: 'Stand der Datenkopie',
      tags: ['privacy'],
    })
    .input(OwnUser)
    .output(DataExport.nullable()),

  /** Requests a copy of all data, once a day (Art. 15 and 20 GDPR); returns one that is in progress. */
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

  /** Consents of the account, newest first. */
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
   * Locks the account immediately, ends all its sessions and deletes it after 14 days, or at the end of
   * the paid period. A link in the mail cancels that.
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
        confirmation: z.enum(confirmationWords),
        /** Has effect only where a subscription runs. */
        subscriptionEnd: z.enum(['now', 'period-end']).default('now'),
      }),
    )
    .output(Deletion),

  /** Cancels a deletion by the mailed link, which works until the day of the deletion. */
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
