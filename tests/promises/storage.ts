import type { ProductPromise } from './promise.ts'

/** Promises about the file store, on a folder and on S3. */
export const storage: ProductPromise[] = [
  {
    id: 'storage-whole',
    says: 'A file is stored and sent whole, or the request fails.',
    source: 'rule 16, rule 17',
    heldBy: ['tests/server/s3-store.test.ts', 'tests/server/file-store.test.ts'],
    mutations: [
      {
        breaks: 'An answer that S3 cuts ends as a complete shorter file.',
        file: 'src/server/files/s3.ts',
        find: "controller.error(new FileStoreUnavailable('S3 store: the answer was cut', { cause }))",
        replace: 'controller.close()',
      },
      {
        breaks: 'A file that changes while it is copied is stored.',
        file: 'src/server/files/local.ts',
        find: "if (hash.digest('hex') !== sha256) throw",
        replace: "if (sha256 === '') throw",
        caughtBy: 'tests/server/file-store.test.ts',
      },
    ],
  },
  {
    id: 'storage-down',
    says: 'A store that is down is unavailable; its files do not count as missing.',
    source: 'rule 17, rule 36',
    heldBy: ['tests/server/s3-store.test.ts', 'tests/server/s3-files.test.ts'],
    mutations: [
      {
        breaks: 'A file of a missing bucket is missing.',
        file: 'src/server/files/s3.ts',
        find: "if (code === 'NoSuchBucket') throw",
        replace: "if (code === '') throw",
      },
      {
        breaks: 'A store that is down is an unexpected error.',
        file: 'src/server/app.ts',
        find: 'error instanceof FileStoreUnavailable',
        replace: 'false',
        caughtBy: 'tests/server/s3-files.test.ts',
      },
    ],
  },
  {
    id: 'storage-again',
    says: 'A file that is stored again while it is deleted is not lost.',
    source: 'rule 16',
    heldBy: ['tests/server/s3-store.test.ts', 'tests/server/file-store.test.ts'],
    mutations: [
      {
        breaks: 'A file in S3 is deleted without a copy.',
        file: 'src/server/files/s3.ts',
        find: 'if (!(await copy(name, asideOf(key)))) continue',
        replace: '',
      },
      {
        breaks: 'A file in a folder is deleted although it is new.',
        file: 'src/server/files/local.ts',
        find: 'const isOld = (await stat(movedFile)).mtime < before',
        replace: 'const isOld = true',
        caughtBy: 'tests/server/file-store.test.ts',
      },
    ],
  },
  {
    id: 'storage-any-server',
    says: 'Any server continues an upload and an import of another one.',
    source: 'rule 16',
    heldBy: ['tests/server/upload.test.ts', 'tests/server/story-import.test.ts'],
    mutations: [
      {
        breaks: 'Bytes that two servers receive count twice.',
        file: 'src/server/upload/commands.ts',
        find: ', eq(arrived, offset)',
        replace: ', isNull(upload.result)',
      },
      {
        breaks: 'The files of an import are deleted when it is stored.',
        file: 'src/server/story-import/commands.ts',
        find: 'if (created?.importId !== importId) await removeFiles',
        replace: 'await removeFiles',
        caughtBy: 'tests/server/story-import.test.ts',
      },
    ],
  },
  {
    id: 'storage-moved',
    says: 'A killed move leaves whole files, and its repetition moves the rest; damaged files are named.',
    source: 'rule 16',
    heldBy: ['tests/faults/files-command.test.ts'],
    mutations: [
      {
        breaks: 'A damaged file is moved.',
        file: 'src/server/files/transfer.ts',
        find: "if (!canHaveHash(key, source.sha256)) return 'damaged'",
        replace: '',
      },
      {
        breaks: 'Everything is moved again.',
        file: 'src/server/files/transfer.ts',
        find: "if (present.get(key) === sizeBytes && (await hasSameHash(key, from, to))) return 'unchanged'",
        replace: '',
      },
    ],
  },
]
