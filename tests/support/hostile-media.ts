import { crc32, deflateSync } from 'node:zlib'
import type { UploadProblem } from '../../src/contract/upload.ts'
import { bomb, type HostileFile, html, program, svg } from './hostile-files.ts'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A square grey PNG of `side` pixels; its data may be shorter than its header announces. */
function png(side: number, data: Buffer, moreChunks: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
  const chunks = [chunk('IHDR', head), ...moreChunks, chunk('IDAT', data)]
  return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))])
}

/** Silence of 26 ms a frame. */
export function mp3(frames: number): Buffer {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x64])
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

const picture = (problem: UploadProblem, name: string, make: HostileFile['make']): HostileFile => ({
  name,
  kind: 'picture',
  problem,
  make,
})
const media = (
  kind: 'audio' | 'video',
  problem: UploadProblem,
  name: string,
  make: HostileFile['make'],
): HostileFile => ({ name, kind, problem, make })

/** A GIF of one pixel with two frames. */
const gif = Buffer.from(
  '47494638396101000100800000000000ffffff21f90400000000002c00000000010001000002024401002c00000000010001000002024401003b',
  'hex',
)

export const hostileMedia: HostileFile[] = [
  picture('too-many-pixels', '50,000 by 50,000 pixels', () => png(50_000, bomb(64))),
  picture('not-a-picture', 'an animated GIF', () => gif),
  picture('not-a-picture', 'an animated PNG', () =>
    png(8, deflateSync(Buffer.alloc(72)), [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]),
  ),
  picture('not-a-picture', 'an SVG with a script', () => svg),
  picture('not-a-picture', 'a web page', () => html),
  picture('damaged', 'a picture that ends too early', () =>
    png(2000, deflateSync(Buffer.alloc(9))),
  ),
  media('audio', 'not-audio', 'a web page', () => html),
  media('audio', 'not-audio', 'a program that begins like audio', () =>
    Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), program]),
  ),
  media('audio', 'not-audio', 'empty MP4 boxes', () =>
    Buffer.from('\0\0\0\x10ftypM4A \0\0\0\0', 'latin1'),
  ),
  media('video', 'not-video', 'a web page', () => html),
  media('video', 'not-video', 'audio', () => mp3(50)),
]
