import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { printOnPaper } from './render.ts'
import { contactSheet } from './sheet.ts'
import { storyJobs } from './story-jobs.ts'

const directory = fileURLToPath(new URL('../../.cache/preview', import.meta.url))
const widthPx = 600

/** Renders a story's pictures 600 pixels wide and a contact sheet; returns the sheet's path. */
export const preview = async (id: string) => {
  const folder = `${directory}/${id}`
  await mkdir(folder, { recursive: true })
  const tiles: Buffer[] = []
  for (const job of await storyJobs(id)) {
    const name = job.name.split('/').at(-1) ?? job.name
    if (name === 'og' || name === 'cover.plain') continue
    const picture = await printOnPaper(job.svg, widthPx)
    await writeFile(`${folder}/${name}.png`, picture)
    tiles.push(await sharp(picture).resize({ height: 450 }).png().toBuffer())
  }
  const sheet = `${folder}/sheet.png`
  await writeFile(sheet, await contactSheet(tiles, 3))
  return sheet
}
