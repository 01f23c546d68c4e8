import { accessSync, constants, statfsSync } from 'node:fs'

const memoryDirectory = '/dev/shm'
/** More than a run has at once; containers often have 64 MB. */
const neededBytes = 4 * 2 ** 30

/**
 * Puts temporary files of this process and its children into memory where the system offers enough of it:
 * creating the files of a database takes a tenth of the time there.
 */
export function preferMemoryDirectory(): void {
  if (process.env.TMPDIR || !hasRoom()) return
  process.env.TMPDIR = memoryDirectory
}

function hasRoom(): boolean {
  try {
    accessSync(memoryDirectory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memoryDirectory)
    return bavail * bsize >= neededBytes
  } catch {
    return false
  }
}
