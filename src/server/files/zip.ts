import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

/** A file in an archive; `name` may have folders, parted by slashes. */
export interface ZipEntry {
  name: string
  text: string
}

const compress = promisify(deflateRaw)
const signature = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 }
const neededVersion = 20
/** Names are UTF-8. */
const flags = 0x0800
const deflated = 8
const [localBytes, centralBytes, endBytes] = [30, 46, 22]
const [maxEntries, maxBytes] = [0xffff, 0xffff_ffff]

/**
 * A ZIP archive (APPNOTE 6.3, without ZIP64: less than 65,536 entries and 4 GB) of texts in UTF-8,
 * all of them written at `at`.
 */
export async function zipOf(entries: ZipEntry[], at: Date): Promise<Buffer> {
  const stamp = dosTime(at)
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const bytes = Buffer.from(entry.text)
    const packed = await compress(bytes)
    // Both headers share these fields, from the version on.
    const shared = Buffer.alloc(localBytes - 4)
    shared.writeUInt16LE(neededVersion, 0)
    shared.writeUInt16LE(flags, 2)
    shared.writeUInt16LE(deflated, 4)
    shared.writeUInt32LE(stamp, 6)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(bytes.length, 18)
    shared.writeUInt16LE(name.length, 22)
    const central = Buffer.alloc(centralBytes)
    central.writeUInt32LE(signature.central, 0)
    central.writeUInt16LE(neededVersion, 4)
    shared.copy(central, 6)
    central.writeUInt32LE(offset, 42)
    const file = [uint32(signature.local), shared, name, packed]
    files.push(...file)
    directory.push(central, name)
    offset += localBytes + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  if (entries.length > maxEntries || offset + list.length > maxBytes) {
    throw new Error('too much for one ZIP archive')
  }
  const end = Buffer.alloc(endBytes)
  end.writeUInt32LE(signature.end, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, list, end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Date and time as DOS kept them, in steps of two seconds, here of UTC. */
function dosTime(at: Date): number {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const years = Math.max(0, at.getUTCFullYear() - 1980)
  const date = (years << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return ((date << 16) | time) >>> 0
}
