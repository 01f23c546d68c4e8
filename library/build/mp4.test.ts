import { expect, test } from 'vitest'
import { parseMp4DurationMs } from './mp4.ts'

const box = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

const header = Buffer.alloc(100)
header.writeUInt32BE(48_000, 12)
header.writeUInt32BE(72_000, 16)
const file = Buffer.concat([
  box('ftyp', Buffer.from('M4A ')),
  box('moov', Buffer.concat([box('free', Buffer.alloc(4)), box('mvhd', header)])),
  box('mdat', Buffer.alloc(20)),
])

test('reads how long a file plays', () => {
  expect(parseMp4DurationMs(file)).toBe(1500)
})

test('refuses a file that was cut off', () => {
  expect(() => parseMp4DurationMs(file.subarray(0, -1))).toThrow('cut off')
})

test('refuses anything else', () => {
  expect(() => parseMp4DurationMs(Buffer.from('RIFF....WAVEfmt '))).toThrow('no MP4')
})
