import type { CheckedUpload } from '../../contract/upload.ts'
import { type CallContext, editors } from '../platform/context.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import { checkUpload } from './check.ts'

export const uploadProcedures = {
  check: editors.upload.check.handler(async ({ context, input, errors }) => {
    const { db, files, scratch, examiner, uid, clock, log, requestId } = context
    const own = { uploadId: input.uploadId, uid, now: clock.now() }
    const outcome = await checkUpload({ db, files, scratch, examiner }, own)
    switch (outcome.kind) {
      case 'unknown':
        throw errors.NOT_FOUND()
      case 'unfinished':
        throw errors.UNFINISHED()
      case 'refused': {
        const { problem } = outcome
        log.warn(
          { event: 'upload-refused', problem, editor: pseudonym(uid), requestId },
          'an upload was refused',
        )
        throw errors.REFUSED({ data: { problem } })
      }
      case 'checked':
        return withAddresses(outcome.result, context, uid)
    }
  }),
}

/** Signs the addresses of a picture; they expire, so only keys are stored. */
function withAddresses(
  result: CheckedUpload,
  { signer, clock }: Pick<CallContext, 'signer' | 'clock'>,
  uid: string,
): CheckedUpload {
  if (result.kind !== 'picture') return result
  const expiresAt = signer.expiryAt(clock.now())
  const sources = result.sources.map((source) => ({
    ...source,
    url: signer.sign(source.key, { uid, expiresAt }),
  }))
  return { ...result, sources }
}
