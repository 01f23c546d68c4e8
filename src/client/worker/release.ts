/** A file of this release, with the hash it must have. */
export interface Entry {
  url: string
  /** Null where the name holds a hash already. */
  revision: null
  integrity: string
}

/** What the build knows about this release; it writes the values in (scripts/build-worker.ts). */
interface Release {
  /** What parents' and children's pages and the reader are made of. */
  entries: Entry[]
  /** Changes with the shell as it was built. */
  shellRevision: string
  /** The script that a shell of this release starts, `static/js/…`. */
  entryFile: string
}

declare const RELEASE: Release

export const release = RELEASE
