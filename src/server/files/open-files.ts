import { close as closeDescriptor, fstat, open, read, type Stats } from 'node:fs'
import { promisify } from 'node:util'

const openFile = promisify(open)
const statFile = (descriptor: number) =>
  new Promise<Stats>((resolve, reject) => {
    fstat(descriptor, (error, facts) => (error ? reject(error) : resolve(facts)))
  })

/** Narrations and books are read in dozens of ranges, one after the other. */
const maxOpen = 200
/** So that a file that another process replaced is noticed. */
const lifetimeMs = 10_000

interface OpenFile {
  descriptor: number
  sizeBytes: number
  modifiedAt: Date
  users: number
  /** By `performance.now()`. */
  openedMs: number
  isClosing: boolean
}

/** An opened file, which must be released. */
export interface Lease {
  sizeBytes: number
  modifiedAt: Date
  /** Reads bytes from a position on; throws where the file has become shorter. */
  read(position: number, length: number): Promise<Uint8Array<ArrayBuffer>>
  release(): void
}

/** Files that stay open between two readers, so that a range costs one system call instead of four. */
export function createOpenFiles() {
  const files = new Map<string, Promise<OpenFile>>()
  let timer: NodeJS.Timeout | null = null

  function closeUnused(file: OpenFile) {
    if (file.isClosing && file.users === 0) closeDescriptor(file.descriptor, () => {})
  }
  async function close(path: string, opening: Promise<OpenFile>) {
    if (files.get(path) === opening) files.delete(path)
    const file = await opening.catch(() => null)
    if (!file || file.isClosing) return
    file.isClosing = true
    closeUnused(file)
  }
  async function closeOld() {
    const now = performance.now()
    for (const [path, opening] of [...files]) {
      const file = await opening.catch(() => null)
      if (!file || file.openedMs + lifetimeMs <= now) await close(path, opening)
    }
    if (files.size > 0) return
    clearInterval(timer ?? undefined)
    timer = null
  }

  function find(path: string): Promise<OpenFile> {
    const known = files.get(path)
    if (known !== undefined) return known
    const opening = openNew(path)
    files.set(path, opening)
    const [oldest] = files
    if (oldest && files.size > maxOpen) void close(...oldest)
    timer ??= setInterval(() => void closeOld(), lifetimeMs).unref()
    return opening
  }

  async function lease(path: string): Promise<Lease | null> {
    const opening = find(path)
    try {
      const file = await opening
      if (file.isClosing) return lease(path)
      file.users++
      return leaseOf(file)
    } catch (error) {
      void close(path, opening)
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  return {
    /** Leases a file; null where it is missing. */
    lease,
    /** Call when a file was replaced or removed; who reads it already reads it to its end. */
    forget(path: string): void {
      const opening = files.get(path)
      if (opening !== undefined) void close(path, opening)
    },
  }

  function leaseOf(file: OpenFile): Lease {
    let isReleased = false
    return {
      sizeBytes: file.sizeBytes,
      modifiedAt: file.modifiedAt,
      read: (position, length) => readBytes(file.descriptor, position, length),
      release() {
        // A stream that is cancelled while it reads releases twice.
        if (isReleased) return
        isReleased = true
        file.users--
        closeUnused(file)
      },
    }
  }
}

async function openNew(path: string): Promise<OpenFile> {
  const descriptor = await openFile(path, 'r')
  const { size, mtime } = await statFile(descriptor)
  return {
    descriptor,
    sizeBytes: size,
    modifiedAt: mtime,
    users: 0,
    openedMs: performance.now(),
    isClosing: false,
  }
}

function readBytes(descriptor: number, position: number, length: number) {
  // Not filled with zeros first, and of the size that is sent.
  const bytes = Buffer.allocUnsafeSlow(length)
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    read(descriptor, bytes, 0, length, position, (error, bytesRead) => {
      if (error) reject(error)
      else if (bytesRead === length) resolve(bytes)
      else reject(new Error('a file was cut short while it was sent'))
    })
  })
}
