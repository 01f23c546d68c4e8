import type { CheckedUpload, UploadProblem } from '../../contract/upload.ts'
import type { Database } from '../db/client.ts'
import type { Examiner } from '../examiner/examiner.ts'
import type { FileStore } from '../files/local.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import { finishUpload, forgetUpload } from './commands.ts'
import type { OwnUpload } from './queries.ts'
import { findUpload } from './queries.ts'
import { storeFindings } from './storing.ts'

interface CheckParts {
  db: Database
  files: FileStore
  folder: UploadFolder
  examiner: Examiner
}

type Outcome =
  | { kind: 'unknown' }
  | { kind: 'unfinished' }
  | { kind: 'refused'; problem: UploadProblem }
  /** Pictures are still without their addresses. */
  | { kind: 'checked'; result: CheckedUpload }

/** Examines an upload that has arrived whole, and stores what was made of it; once. */
export function checkUpload(parts: CheckParts, own: OwnUpload): Promise<Outcome> {
  const { uid, uploadId } = own
  return parts.folder.once(`check ${uid} ${uploadId}`, () => check(parts, own))
}

async function check(parts: CheckParts, own: OwnUpload): Promise<Outcome> {
  const { db, folder, examiner } = parts
  const upload = await findUpload(db, own)
  if (!upload || upload.kind === 'import') return { kind: 'unknown' }
  const { uploadId, kind, result } = upload
  if (result) return { kind: 'checked', result }
  if ((await folder.arrivedBytes(uploadId)) !== upload.sizeBytes) return { kind: 'unfinished' }
  const file = folder.pathOf(uploadId)
  const outcome = await examiner.examine(kind, file, async (found, made): Promise<Outcome> => {
    const { result, stored } = await storeFindings(parts.files, found, {
      file,
      made,
      label: upload.fileName,
    })
    const isKept = await finishUpload(db, { own, result, files: stored })
    return isKept ? { kind: 'checked', result } : { kind: 'unknown' }
  })
  if (outcome.kind === 'refused') await forgetUpload(db, folder, own)
  if (outcome.kind === 'checked') await folder.remove(uploadId)
  return outcome
}
