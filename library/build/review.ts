// Lays each story's finished pictures on a sheet, to look at them: npm run content:sheet [-- --only <id>]
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { composeSheet } from '../draw/pictures/sheet.ts'
import { generatedDirectory, reviewDirectory } from '../paths.ts'
import { listStories, readStory } from '../text/story-source.ts'

const tileHeightPx = 330

const renderTile = async (file: string) =>
  sharp(await readFile(`${generatedDirectory}/stories/${file}`))
    .resize({ height: tileHeightPx })
    .png()
    .toBuffer()

/** Writes a sheet of both covers and then the pages in order; returns its path. */
const writeSheet = async (id: string) => {
  const { pages } = await readStory(id, 'de')
  const covers = [renderTile(`${id}/cover.de.600.avif`), renderTile(`${id}/cover.en.600.avif`)]
  const scenes = pages.map(({ scene }) => renderTile(`${id}/${scene}.960.avif`))
  const picture = await composeSheet(await Promise.all([...covers, ...scenes]), 4)
  const sheet = `${reviewDirectory}/${id}.jpg`
  await writeFile(sheet, await sharp(picture).jpeg({ quality: 80 }).toBuffer())
  return sheet
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
await mkdir(reviewDirectory, { recursive: true })
for (const id of values.only === undefined ? await listStories() : [values.only])
  process.stdout.write(`${await writeSheet(id)}\n`)
