import { crc32, inflateRawSync } from 'node:zlib'

/** The texts in a ZIP archive by their names, read by its list at the end; sizes and sums are checked. */
export function unzip(archive: Buffer): Map<string, string> {
  const endAt = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const count = archive.readUInt16LE(endAt + 10)
  const texts = new Map<string, string>()
  let at = archive.readUInt32LE(endAt + 16)
  for (let entry = 0; entry < count; entry++) {
    const [sum, packed, size, nameLength, extra, comment] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
    ]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const fileAt = archive.readUInt32LE(at + 42)
    const start =
      fileAt + 30 + archive.readUInt16LE(fileAt + 26) + archive.readUInt16LE(fileAt + 28)
    const bytes = inflateRawSync(archive.subarray(start, start + packed))
    if (bytes.length !== size || crc32(bytes) !== sum) throw new Error(`${name} is broken`)
    texts.set(name, bytes.toString())
    at += 46 + nameLength + extra + comment
  }
  return texts
}
