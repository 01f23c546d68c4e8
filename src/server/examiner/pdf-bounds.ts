import { constants, createInflate } from 'node:zlib'
import { Refusal } from './refusal.ts'

/** A picture of 40 million pixels in three colours. */
const streamMaxBytes = 128 * 1024 * 1024
/** Sixteen of those: a book with a large picture on every page stays well below. */
const totalMaxBytes = 2 * 1024 * 1024 * 1024
const maxStreams = 100_000
export const pdfMaxObjects = 300_000
const tailBytes = 1024
const maxRevisions = 64

/**
 * Checks of a PDF before it is parsed: its first and last bytes, that it is not also a ZIP, the
 * number of its objects and its inflated size.
 */
export async function checkPdfBytes(bytes: Buffer): Promise<void> {
  if (!bytes.subarray(0, 8).toString('latin1').startsWith('%PDF-')) throw new Refusal('not-a-pdf')
  if (isArchive(bytes)) throw new Refusal('not-a-pdf')
  const tail = bytes.subarray(-tailBytes).toString('latin1')
  if (!/%%EOF[\s\0]*$/.test(tail)) throw new Refusal('damaged')
  checkRevisions(bytes)
  checkObjects(bytes)
  await checkStreams(bytes)
}

/** A ZIP is read from its end, so that one file can be both formats (APPNOTE.TXT section 4.3.16). */
function isArchive(bytes: Buffer): boolean {
  const fixedBytes = 22
  for (let at = bytes.indexOf('PK\x05\x06', 'latin1'); at >= 0; ) {
    if (at + fixedBytes <= bytes.length) {
      const commentBytes = bytes.readUInt16LE(at + fixedBytes - 2)
      if (at + fixedBytes + commentBytes === bytes.length) return true
    }
    at = bytes.indexOf('PK\x05\x06', at + 1, 'latin1')
  }
  return false
}

/** Follows the cross-reference sections back to the first one; refuses cycles. */
function checkRevisions(bytes: Buffer): void {
  const from = bytes.lastIndexOf('startxref')
  let offset = numberAfter(/^startxref\s+(\d{1,10})/, bytes, from)
  const seen = new Set<number>()
  while (offset !== null) {
    if (seen.has(offset) || seen.size > maxRevisions) throw new Refusal('damaged')
    seen.add(offset)
    const head = bytes.subarray(offset, offset + 64).toString('latin1')
    if (!/^\s*(xref\b|\d+\s+\d+\s+obj\b)/.test(head)) throw new Refusal('damaged')
    offset = previousOf(bytes, offset)
  }
  if (seen.size === 0) throw new Refusal('damaged')
}

function previousOf(bytes: Buffer, offset: number): number | null {
  const end = bytes.indexOf('startxref', offset)
  const isTable = /^\s*xref/.test(bytes.subarray(offset, offset + 32).toString('latin1'))
  const from = isTable ? bytes.indexOf('trailer', offset) : offset
  const stop = isTable ? end : bytes.indexOf('stream', offset)
  if (from < 0 || stop < from) return null
  const dictionary = bytes.subarray(from, Math.min(stop, from + 64 * 1024)).toString('latin1')
  const found = /\/Prev\s+(\d{1,10})/.exec(dictionary)?.[1]
  return found === undefined ? null : Number(found)
}

function numberAfter(pattern: RegExp, bytes: Buffer, from: number): number | null {
  if (from < 0) return null
  const found = pattern.exec(bytes.subarray(from, from + 64).toString('latin1'))?.[1]
  return found === undefined ? null : Number(found)
}

function checkObjects(bytes: Buffer): void {
  let objects = 0
  for (let at = bytes.indexOf(' obj'); at >= 0; at = bytes.indexOf(' obj', at + 4)) {
    if (++objects > pdfMaxObjects) throw new Refusal('too-complex')
  }
}

/** Inflates every stream and discards the result. Declared lengths are ignored, because they may be wrong. */
async function checkStreams(bytes: Buffer): Promise<void> {
  let total = 0
  let streams = 0
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.subarray(at - 3, at).toString('latin1') === 'end') continue
    const start = startOfData(bytes, at + 6)
    if (start === null || !isDeflated(bytes, start)) continue
    if (++streams > maxStreams) throw new Refusal('too-complex')
    total += await inflatedBytes(bytes.subarray(start), streamMaxBytes)
    if (total > totalMaxBytes) throw new Refusal('too-complex')
  }
}

/** Start of the data after the end of the line (ISO 32000-1 section 7.3.8.1), as lenient as readers. */
function startOfData(bytes: Buffer, at: number): number | null {
  if (bytes[at] === 13) return bytes[at + 1] === 10 ? at + 2 : at + 1
  return bytes[at] === 10 ? at + 1 : null
}

/** RFC 1950 section 2.2. */
function isDeflated(bytes: Buffer, at: number): boolean {
  const [method = 0, flags = 0] = bytes.subarray(at, at + 2)
  return (method & 15) === 8 && ((method << 8) | flags) % 31 === 0
}

/** Inflated size, even of damaged data; refuses more than `maxBytes`. */
async function inflatedBytes(packed: Buffer, maxBytes: number): Promise<number> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH })
  let total = 0
  inflate.end(packed)
  try {
    for await (const chunk of inflate) {
      total += chunk.length
      if (total > maxBytes) throw new Refusal('too-complex')
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
  } finally {
    inflate.destroy()
  }
  return total
}
