/** Contents of the first box named `name` in a run of MP4 boxes. */
const box = (bytes: Buffer, name: string): Buffer | null => {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === name) return bytes.subarray(at + 8, at + size)
    if (size < 8) return null
    at += size
  }
  return null
}

/** Whether the boxes of a file end where it ends; a file that was cut off does not. */
const isWhole = (file: Buffer) => {
  let at = 0
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at)
    if (size < 8) return false
    at += size
  }
  return at === file.length
}

/** How long a whole MP4 or M4A file plays, in milliseconds; throws for anything else. */
export const mp4DurationMs = (file: Buffer) => {
  const header = box(box(file, 'moov') ?? Buffer.alloc(0), 'mvhd')
  if (!header) throw new Error('no MP4 file: it has no movie header')
  if (!isWhole(file)) throw new Error('the MP4 file is cut off')
  const isLong = header.readUInt8(0) === 1
  const timescale = header.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  return Math.floor((duration / timescale) * 1000)
}
