import type { DataExport } from '../../contract/privacy.ts'
import { preferredLanguage } from '../http/language.ts'
import { limit } from '../http/rate-limit.ts'
import { anyone, type CallContext, freshParents, parents } from '../platform/context.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { cancelDeletion, requestDeletion } from './deletion.ts'
import { requestExport } from './exports.ts'
import { findExport, listConsents } from './queries.ts'

const cancelLimit = { max: 30, windowSeconds: 600 }

export const privacyProcedures = {
  getExport: parents.privacy.getExport.handler(async ({ context, input, errors }) => {
    if (input.uid !== context.uid) throw errors.NOT_FOUND()
    return signedExport(context, context.uid)
  }),

  requestExport: freshParents.privacy.requestExport.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: ownerId, headers, mail } = context
    const own = { uid: input.uid, ownerId, now: clock.now() }
    const requested = await requestExport(db, { ...own, language: preferredLanguage(headers) })
    if (requested === 'not-found') throw errors.NOT_FOUND()
    if (requested !== 'requested') throw errors.EXPORT_TOO_SOON({ data: requested })
    logSecurityEvent(context.log, 'export-requested', ownerId)
    mail.wake()
    const copy = await signedExport(context, ownerId)
    if (!copy) throw errors.NOT_FOUND()
    return copy
  }),

  listConsents: parents.privacy.listConsents.handler(async ({ context, input, errors }) => {
    if (input.uid !== context.uid) throw errors.NOT_FOUND()
    return listConsents(context.db, { uid: input.uid, ownerId: context.uid })
  }),

  requestDeletion: freshParents.privacy.requestDeletion.handler(
    async ({ context, input, errors }) => {
      const { db, clock, uid: ownerId, headers, mail, files } = context
      const { uid, subscriptionEnd } = input
      const language = preferredLanguage(headers)
      const request = { uid, ownerId, subscriptionEnd, language, mail, files, now: clock.now() }
      const requested = await requestDeletion(db, request)
      if (!requested) throw errors.NOT_FOUND()
      logSecurityEvent(context.log, 'deletion-requested', ownerId)
      return { requestNumber: requested.requestNumber, dueAt: requested.dueAt.toISOString() }
    },
  ),

  cancelDeletion: anyone.privacy.cancelDeletion.handler(async ({ context, input, errors }) => {
    const { db, clock, network } = context
    const now = clock.now()
    const key = `deletion-cancel:${network()}`
    const allowed = await limit(db, key, { ...cancelLimit, now })
    if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
    const isCancelled = await cancelDeletion(db, { token: input.token, now })
    if (!isCancelled) throw errors.LINK_EXPIRED()
    return { isCancelled: true as const }
  }),
}

async function signedExport(
  { db, clock, signer }: CallContext,
  uid: string,
): Promise<DataExport | null> {
  const now = clock.now()
  const found = await findExport(db, { uid, ownerId: uid, now })
  if (!found) return null
  const { fileKey, ...facts } = found
  const url = fileKey && signer.sign(fileKey, { uid, expiresAt: signer.expiryAt(now) })
  return { ...facts, url }
}
