import type { CheckedUpload, UploadProblem } from '../../contract/upload.ts'
import type { Database } from '../db/client.ts'
import type { Examiner } from '../examiner/examiner.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Scratch } from '../files/scratch.ts'
import { deleteUpload, finishUpload, removePieces } from './commands.ts'
import { arrivedBytes, findUpload, keysOf, type OwnUpload } from './queries.ts'
import { storeExaminedFiles } from './storing.ts'

interface CheckDependencies {
  db: Database
  files: FileStore
  scratch: Scratch
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
  return dependencies.scratch.once(`check ${uid} ${uploadId}`, () => check(dependencies, own))
}

/** Without its pieces, an upload was checked by another server, or must be sent again. */
async function checkedElsewhere(db: Database, files: FileStore, own: OwnUpload): Promise<Outcome> {
  const result = (await findUpload(db, own))?.result
  if (result) return { kind: 'checked', result }
  await deleteUpload(db, files, own)
  return { kind: 'unknown' }
}

async function check(dependencies: CheckDependencies, own: OwnUpload): Promise<Outcome> {
  const { db, files, scratch, examiner } = dependencies
  const upload = await findUpload(db, own)
  if (!upload || upload.kind === 'import') return { kind: 'unknown' }
  const { kind, result } = upload
  if (result) return { kind: 'checked', result }
  if (arrivedBytes(upload) !== upload.sizeBytes) return { kind: 'unfinished' }
  const outcome = await scratch.withCopy(files, keysOf(upload), (file) =>
    examiner.examine(kind, file, async (found, outputDir): Promise<Outcome> => {
      const { result, stored } = await storeExaminedFiles(files, found, {
        file,
        outputDir,
        label: upload.fileName,
      })
      const isFinished = await finishUpload(db, { own, result, files: stored })
      return isFinished ? { kind: 'checked', result } : { kind: 'unknown' }
    }),
  )
  if (outcome?.kind === 'refused') await deleteUpload(db, files, own)
  if (outcome?.kind === 'checked') await removePieces(files, upload.pieces)
  return outcome ?? (await checkedElsewhere(db, files, own))
}
