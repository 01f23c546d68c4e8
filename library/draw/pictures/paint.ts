import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { PictureJob, PictureOutput } from './picture-job.ts'
import { printOnPaper, rasterize } from './render.ts'

/** Puts the window of the cover on the left part of the link preview's card; returns a PNG. */
const onCard = async (picture: Buffer, card: string) => {
  const window = await sharp(picture)
    .extract({ left: 100, top: 370, width: 1000, height: 1125 })
    .resize(560, 630)
    .png()
    .toBuffer()
  const board = await (await rasterize(card)).png().toBuffer()
  return sharp(board)
    .composite([{ input: window, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

const encode = async (picture: Buffer, { codec, width, quality }: PictureOutput) => {
  const image = sharp(picture).resize({ width, withoutEnlargement: true })
  return codec === 'avif'
    ? image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    : image.jpeg({ quality, mozjpeg: true }).toBuffer()
}

/** Renders a job and writes its files below `directory`; returns a complaint for each that is too large. */
export const paint = async (job: PictureJob, directory: string) => {
  const printed = await printOnPaper(job.svg)
  const picture = job.card === undefined ? printed : await onCard(printed, job.card)
  const complaints: string[] = []
  for (const output of job.outputs) {
    const bytes = await encode(picture, output)
    const target = `${directory}/${output.file}`
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, bytes)
    if (bytes.length > output.maxBytes) {
      complaints.push(`${output.file}: ${bytes.length} bytes, allowed ${output.maxBytes}`)
    }
  }
  return complaints
}
