/**
 * Finds the content of the first box named `name` in a sequence of MP4 boxes; null where there is none.
 */
const findBox = (bytes: Buffer, name: string): Buffer | null => {
  for (let offset = 0; offset + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(offset)
    if (bytes.toString('latin1', offset + 4, offset + 8) === name)
      return bytes.subarray(offset + 8, offset + size)
    if (size < 8) return null
    offset += size
  }
  return null
}

/** Whether the last box of a file ends where the file ends; in a file that was cut off it does not. */
const isWhole = (file: Buffer) => {
  let offset = 0
  while (offset + 8 <= file.length) {
    const size = file.readUInt32BE(offset)
    if (size < 8) return false
    offset += size
  }
  return offset === file.length
}

/** Duration of a complete MP4 or M4A file in milliseconds; throws for anything else. */
export const parseMp4DurationMs = (file: Buffer) => {
  const header = findBox(findBox(file, 'moov') ?? Buffer.alloc(0), 'mvhd')
  if (!header) throw new Error('no MP4 file: it has no movie header')
  if (!isWhole(file)) throw new Error('the MP4 file is cut off')
  const has64BitTimes = header.readUInt8(0) === 1
  const timescale = header.readUInt32BE(has64BitTimes ? 20 : 12)
  const duration = has64BitTimes ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  return Math.floor((duration / timescale) * 1000)
}
