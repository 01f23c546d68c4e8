import { createFileStore, type FileStore } from './files/file-store.ts'
import { createLocalStorage } from './files/local.ts'
import { createS3Storage } from './files/s3.ts'
import type { StorageSettings } from './platform/env.ts'
import type { Log } from './platform/log.ts'

/** Opens the file store that the settings name; a folder is created where it does not exist. */
export async function openFiles({ place, keys }: StorageSettings): Promise<FileStore> {
  return createFileStore(
    'folder' in place
      ? await createLocalStorage(place.folder)
      : createS3Storage(place.bucket, keys),
  )
}

/**
 * Opens the file store of a server. A store that is down, or refuses its keys, does not stop the start:
 * texts can be read without it, and it may come back.
 */
export async function openServerFiles(settings: StorageSettings, log: Log): Promise<FileStore> {
  const files = await openFiles(settings)
  await files.hasFiles().catch((error: unknown) => {
    log.error({ err: error }, 'the file store cannot be used: check STORAGE_URL and its keys')
  })
  return files
}
