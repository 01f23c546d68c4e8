/** A file of this release with its hash. */
export interface Entry {
  url: string
  /** Null where the name has a hash. */
  revision: string | null
  integrity: string
}

/** Data of this release; the build inserts the values (scripts/build-worker.ts). */
interface Release {
  /** The files that are installed: those of the pages that work offline. */
  entries: Entry[]
  /** Hash of the built shell. */
  shellRevision: string
  /** The entry script of the shell, `static/js/…`. */
  entryFile: string
}

declare const RELEASE: Release

export const release = RELEASE
