import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { listStoryJobs, loadArt } from '../draw/jobs/story-jobs.ts'
import { printOnPaper } from '../draw/pictures/render.ts'
import { composeSheet } from '../draw/pictures/sheet.ts'
import { drawWide } from '../draw/stage/camera.ts'
import { cacheDirectory } from '../paths.ts'
import { languages, readStory } from '../text/story-source.ts'

const directory = `${cacheDirectory}/preview`
const widthPx = 600

/** Renders a sheet of all pages on the wider stage of a film. */
const renderFilmSheet = async (id: string) => {
  const { scenes } = await loadArt(id)
  const tiles: Buffer[] = []
  for (const draw of Object.values(scenes))
    tiles.push(await printOnPaper(drawWide(draw).toString(), widthPx))
  return composeSheet(tiles, 3)
}

const hasFilm = async (id: string) => {
  const texts = await Promise.all(languages.map((language) => readStory(id, language)))
  return texts.some(({ film }) => film)
}

/**
 * Renders a story's pictures 600 pixels wide and a contact sheet; where the story has a film, also the
 * sheet `film.png`. Returns the contact sheet's path.
 */
export const renderPreview = async (id: string) => {
  const folder = `${directory}/${id}`
  await mkdir(folder, { recursive: true })
  const tiles: Buffer[] = []
  for (const job of await listStoryJobs(id)) {
    const name = job.name.split('/').at(-1) ?? job.name
    if (name === 'og' || name === 'cover.plain') continue
    const picture = await printOnPaper(job.svg, widthPx)
    await writeFile(`${folder}/${name}.png`, picture)
    tiles.push(await sharp(picture).resize({ height: 450 }).png().toBuffer())
  }
  const sheet = `${folder}/sheet.png`
  await writeFile(sheet, await composeSheet(tiles, 3))
  if (await hasFilm(id)) await writeFile(`${folder}/film.png`, await renderFilmSheet(id))
  return sheet
}
