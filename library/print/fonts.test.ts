import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { unpackFonts } from './fonts.ts'

/**
 * Sum of big-endian 32-bit words modulo 2^32, the last one padded with zeros (OpenType, table
 * directory).
 */
const checksum = (bytes: Buffer) => {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  let sum = 0
  for (let i = 0; i < padded.length; i += 4) sum = (sum + padded.readUInt32BE(i)) >>> 0
  return sum
}

/** Tags of the tables whose length or checksum differs from the font's table directory. */
const damagedTables = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i)
    .map((at) => ({
      tag: font.toString('latin1', at, at + 4),
      sum: font.readUInt32BE(at + 4),
      start: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    }))
    .filter(({ tag, sum, start, length }) => {
      const table = Buffer.from(font.subarray(start, start + length))
      // The head table carries the sum of the whole file, which counts as zero in its own.
      if (tag === 'head') table.writeUInt32BE(0, 8)
      return table.length !== length || checksum(table) !== sum
    })
    .map(({ tag }) => tag)

test('every typeface is unpacked whole', async () => {
  const files = await unpackFonts()
  expect(files).toHaveLength(5)
  for (const file of files)
    expect([basename(file), damagedTables(await readFile(file))]).toEqual([basename(file), []])
})
