import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const chunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** The opacity of a palette's colours, a byte each, and their channels, three bytes each. */
export interface PngPalette {
  colors: Buffer
  opacity: Buffer
}

/** A palette of one `#rrggbb` colour, as opaque as the index says. */
export const paletteOf = (color: string): PngPalette => {
  const rgb = Buffer.from(color.slice(1), 'hex')
  return {
    colors: Buffer.concat(Array.from({ length: 256 }, () => rgb)),
    opacity: Buffer.from(Array.from({ length: 256 }, (_, i) => i)),
  }
}

/** A PNG as a data URL; `indexes` has a byte per pixel, by rows. */
export const encodeIndexed = (
  indexes: Uint8Array,
  width: number,
  height: number,
  { colors, opacity }: PngPalette,
) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits per pixel, an index into the palette
  header.set([8, 3, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const file = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('tRNS', opacity),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${file.toString('base64')}`
}
