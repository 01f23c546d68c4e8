import { open } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { pictureMaxPixels } from '../../contract/upload-limits.ts'
import { Refusal } from './refusal.ts'

/** Widths of covers (400, 600, 1200) and page pictures (480, 960, 1600). */
const widthsPx = [400, 480, 600, 960, 1200, 1600]
const quality = 56
const effort = 2
const headBytes = 64 * 1024

sharp.cache(false)
sharp.concurrency(1)

/** A picture in its widths, as files of a folder. */
export interface ReencodedPicture {
  width: number
  height: number
  sources: { widthPx: number; heightPx: number; fileName: string }[]
}

/** Decodes a picture and encodes it as AVIF, so that no EXIF, location or hidden picture remains. */
export async function reencodePicture(file: string, folder: string): Promise<ReencodedPicture> {
  const format = await formatOf(file)
  if (format === null) throw new Refusal('not-a-picture')
  const options = { limitInputPixels: pictureMaxPixels, failOn: 'error', unlimited: false } as const
  // Checked before sharp's own limit, whose error does not tell the reason.
  const head = await sharp(file, { ...options, limitInputPixels: false }).metadata()
  if (!format.includes(head.format) || (head.pages ?? 1) > 1 || head.compression === 'hevc') {
    throw new Refusal('not-a-picture')
  }
  if (head.width * head.height > pictureMaxPixels) throw new Refusal('too-many-pixels')
  const { width, height } = head.autoOrient
  const narrower = widthsPx.filter((widthPx) => widthPx < width)
  const widest = Math.min(width, widthsPx.at(-1) ?? width)
  const sources: ReencodedPicture['sources'] = []
  for (const widthPx of [...narrower.filter((one) => one < widest), widest]) {
    const fileName = `${widthPx}.avif`
    const { height: heightPx } = await sharp(file, options)
      .autoOrient()
      .resize({ width: widthPx })
      .toColourspace('srgb')
      .avif({ quality, effort })
      .toFile(path.join(folder, fileName))
    sources.push({ widthPx, heightPx, fileName })
  }
  return { width, height, sources }
}

/** sharp's names of the format by the first bytes; null for a format that is not accepted. */
async function formatOf(file: string): Promise<string[] | null> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const head = buffer.subarray(0, bytesRead)
    const text = head.toString('latin1')
    if (text.startsWith('\xFF\xD8\xFF')) return ['jpeg']
    // `acTL` marks an animated PNG (PNG, third edition, section 11.3.4).
    if (text.startsWith('\x89PNG\r\n\x1A\n')) return text.includes('acTL') ? null : ['png']
    if (/^RIFF[\s\S]{4}WEBP/.test(text)) return ['webp']
    return /^\0\0[\s\S]{2}ftyp(avif|mif1)/.test(text) ? ['heif', 'avif'] : null
  } finally {
    await handle.close()
  }
}
