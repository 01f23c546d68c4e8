import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { onStage } from './film/pictures.ts'
import { printOnPaper } from './render.ts'
import { contactSheet } from './sheet.ts'
import { loadArt, storyJobs } from './story-jobs.ts'
import { languages, readStory } from './story-source.ts'

const directory = fileURLToPath(new URL('../../.cache/preview', import.meta.url))
const widthPx = 600

/** A sheet of all pages on the wider stage of a film. */
const filmSheet = async (id: string) => {
  const { scenes } = await loadArt(id)
  const tiles: Buffer[] = []
  for (const draw of Object.values(scenes))
    tiles.push(await printOnPaper(onStage(draw).toString(), widthPx))
  return contactSheet(tiles, 3)
}

const hasFilm = async (id: string) => {
  const texts = await Promise.all(languages.map((language) => readStory(id, language)))
  return texts.some(({ film }) => film)
}

/**
 * Renders a story's pictures 600 pixels wide and a contact sheet, and another one, `film.png`, where it
 * has a film; returns the sheet's path.
 */
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
  if (await hasFilm(id)) await writeFile(`${folder}/film.png`, await filmSheet(id))
  return sheet
}
