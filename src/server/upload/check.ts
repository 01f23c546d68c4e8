import type { CheckedUpload, UploadProblem } from '../../contract/upload.ts'
import type { Database } from '../db/client.ts'
import type { Examiner } from '../examiner/examiner.ts'
import type { FileStore } from '../files/local.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import { deleteUpload, finishUpload } from './commands.ts'
import { findUpload, type OwnUpload } from './queries.ts'
import { storeExaminedFiles } from './storing.ts'

interface CheckDependencies {
  db: Database
  files: FileStore
  folder: UploadFolder
  examiner: Examiner
}

type Outcome =
  | { kind: 'unknown' }
  | { kind: 'unfinished' }
  | { kind: 'refused'; problem: UploadProblem }
  /** The addresses of pictures are '' until they are signed. */
  | { kind: 'checked'; result: CheckedUpload }

/** Examines a complete upload and stores its files; concurrent calls share one check. */
export function checkUpload(dependencies: CheckDependencies, own: OwnUpload): Promise<Outcome> {
  const { uid, uploadId } = own
  return dependencies.folder.once(`check ${uid} ${uploadId}`, () => check(dependencies, own))
}

async function check(dependencies: CheckDependencies, own: OwnUpload): Promise<Outcome> {
  const { db, folder, examiner } = dependencies
  const upload = await findUpload(db, own)
  if (!upload || upload.kind === 'import') return { kind: 'unknown' }
  const { uploadId, kind, result } = upload
  if (result) return { kind: 'checked', result }
  if ((await folder.arrivedBytes(uploadId)) !== upload.sizeBytes) return { kind: 'unfinished' }
  const file = folder.pathOf(uploadId)
  const outcome = await examiner.examine(kind, file, async (found, outputDir): Promise<Outcome> => {
    const { result, stored } = await storeExaminedFiles(dependencies.files, found, {
      file,
      outputDir,
      label: upload.fileName,
    })
    const isFinished = await finishUpload(db, { own, result, files: stored })
    return isFinished ? { kind: 'checked', result } : { kind: 'unknown' }
  })
  if (outcome.kind === 'refused') await deleteUpload(db, folder, own)
  if (outcome.kind === 'checked') await folder.remove(uploadId)
  return outcome
}
