import { open } from 'node:fs/promises'

const tagHeadBytes = 10
const windowBytes = 64 * 1024
/** Kilobits per second by index (ISO/IEC 11172-3 section 2.4.2.3 and 13818-3), layer III. */
const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const sampleRates = [44_100, 48_000, 32_000]

/** Counts consecutive frames, up to `max`, from the file's start or after its ID3 tag. */
export async function countMp3Frames(file: string, max: number): Promise<number> {
  const handle = await open(file)
  try {
    const head = await readAt(0, tagHeadBytes)
    const start = head.toString('latin1', 0, 3) === 'ID3' ? tagHeadBytes + tagBytes(head) : 0
    const bytes = await readAt(start, windowBytes)
    let frames = 0
    for (let at = 0; frames < max; frames++) {
      const length = at + 4 <= bytes.length ? frameBytes(bytes.readUInt32BE(at)) : null
      if (length === null) break
      at += length
    }
    return frames
  } finally {
    await handle.close()
  }

  async function readAt(position: number, length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  }
}

/** The tag's length in bytes: four times seven bits (ID3v2.4 section 6.2). */
function tagBytes(head: Buffer): number {
  const digits = [...head.subarray(6, 10)]
  return digits.reduce((total, digit) => total * 128 + (digit & 127), 0)
}

/** Length of a frame in bytes by its header; null where it is no header of layer III. */
function frameBytes(header: number): number | null {
  const version = (header >>> 19) & 3
  const isSynchronous = header >>> 21 === 0x7ff && ((header >>> 17) & 3) === 1 && version !== 1
  if (!isSynchronous) return null
  const isFirst = version === 3
  const kilobits = (isFirst ? bitrates.mpeg1 : bitrates.mpeg2)[(header >>> 12) & 15] ?? 0
  const fullRate = sampleRates[(header >>> 10) & 3] ?? 0
  if (kilobits === 0 || fullRate === 0) return null
  const divisor = isFirst ? 1 : version === 2 ? 2 : 4
  const padding = (header >>> 9) & 1
  return Math.floor(((isFirst ? 144 : 72) * kilobits * 1000) / (fullRate / divisor)) + padding
}
