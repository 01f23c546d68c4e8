// Lays each story's finished pictures on a sheet, to look at them: npm run content:sheet [-- --only <id>]
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { contactSheet } from './sheet.ts'
import { generatedDirectory, listStories, readStory } from './story-source.ts'

const directory = fileURLToPath(new URL('../review', import.meta.url))
const tileHeightPx = 330

const tile = async (file: string) =>
  sharp(await readFile(`${generatedDirectory}/stories/${file}`))
    .resize({ height: tileHeightPx })
    .png()
    .toBuffer()

/** Both covers, then the pages in their order; returns the sheet's path. */
const sheetOf = async (id: string) => {
  const { pages } = await readStory(id, 'de')
  const covers = [tile(`${id}/cover.de.600.avif`), tile(`${id}/cover.en.600.avif`)]
  const scenes = pages.map(({ scene }) => tile(`${id}/${scene}.960.avif`))
  const board = await contactSheet(await Promise.all([...covers, ...scenes]), 4)
  const sheet = `${directory}/${id}.jpg`
  await writeFile(sheet, await sharp(board).jpeg({ quality: 80 }).toBuffer())
  return sheet
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
await mkdir(directory, { recursive: true })
for (const id of values.only === undefined ? await listStories() : [values.only])
  process.stdout.write(`${await sheetOf(id)}\n`)
