import { hash } from 'node:crypto'

const lineFeed = 10
const laneCount = 8

/** Counts the rows of COPY's text format and digests them, independent of their order. */
export interface RowDigest {
  /** Reads the next bytes; a row may continue in the following ones. */
  add(bytes: Buffer): void
  rows(): number
  hex(): string
}

/**
 * The digest is the sum of the rows' SHA-256, each as eight numbers of 32 bits: PostgreSQL does not return the
 * rows of two databases in the same order. A line feed in a value is escaped, so a row is a line.
 */
export function createRowDigest(): RowDigest {
  const lanes = new Uint32Array(laneCount)
  let rows = 0
  let beginning: Buffer[] = []

  function addRow(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer')
    for (let lane = 0; lane < laneCount; lane++) {
      // A Uint32Array drops what exceeds 32 bits.
      lanes[lane] = (lanes[lane] ?? 0) + digest.readUInt32LE(lane * 4)
    }
    rows += 1
  }

  return {
    add(bytes) {
      let start = 0
      for (let end = bytes.indexOf(lineFeed); end !== -1; end = bytes.indexOf(lineFeed, start)) {
        const row = bytes.subarray(start, end)
        addRow(beginning.length > 0 ? Buffer.concat([...beginning, row]) : row)
        beginning = []
        start = end + 1
      }
      if (start < bytes.length) beginning.push(bytes.subarray(start))
    },
    rows: () => rows,
    hex: () => [...lanes].map((lane) => lane.toString(16).padStart(8, '0')).join(''),
  }
}
