import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Sharp } from 'sharp'
import type { PictureJob, PictureOutput } from './picture-job.ts'
import { printPixels, rasterize } from './render.ts'

/** Puts the window of the cover on the left part of the link preview's card */
const onCard = async (picture: Sharp, card: string) => {
  const window = await picture
    .extract({ left: 100, top: 370, width: 1000, height: 1125 })
    .resize(560, 630)
    .png()
    .toBuffer()
  return (await rasterize(card)).composite([{ input: window, left: 0, top: 0 }])
}

const encode = (picture: Sharp, { codec, width, quality }: PictureOutput) => {
  const image = picture.clone().resize({ width, withoutEnlargement: true })
  return codec === 'avif'
    ? image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    : image.jpeg({ quality, mozjpeg: true }).toBuffer()
}

/** Renders a job and writes its files below `directory`; returns a complaint for each that is too large. */
export const paint = async (job: PictureJob, directory: string) => {
  const printed = await printPixels(job.svg)
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
