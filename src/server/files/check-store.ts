import type { FileStore } from './file-store.ts'

/**
 * Whether a file store can be used: `ok`, or `empty` where the database names files and none of `someKeys`
 * is there, as with a volume that is not mounted. Throws `FileStoreUnavailable`.
 */
export async function checkStore(
  files: Pick<FileStore, 'hasFiles' | 'describe'>,
  someKeys: string[],
): Promise<'ok' | 'empty'> {
  const hasFiles = await files.hasFiles()
  if (someKeys.length === 0) return 'ok'
  for (const key of someKeys) if (hasFiles && (await files.describe(key))) return 'ok'
  return 'empty'
}
