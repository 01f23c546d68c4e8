import type { StoryImportGiven } from '../db/editor-schema.ts'
import type { FileStore } from '../files/file-store.ts'

/** The key of a file of an import, under which any server finds it; `fileName` is the examiner's. */
export const fileKeyOf = (files: Pick<FileStore, 'keyOf'>, importId: string, fileName: string) =>
  files.keyOf(nameOf(importId, fileName), extension)

/** Stores a file of an import until its end. */
export const storeFile = (files: FileStore, importId: string, fileName: string, path: string) =>
  files.putFileAs(nameOf(importId, fileName), path, extension)

/** Deletes the files of an import; a crash before this leaves files that `deleteUnnamedFiles` deletes. */
export async function removeFiles(
  files: Pick<FileStore, 'keyOf' | 'remove'>,
  importId: string,
  given: StoryImportGiven['files'],
): Promise<void> {
  for (const fileName of Object.values(given))
    await files.remove(fileKeyOf(files, importId, fileName))
}

const nameOf = (importId: string, fileName: string) => `import:${importId}:${fileName}`
/** No type that is sent to browsers. */
const extension = 'part'
