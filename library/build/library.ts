// Builds the folders that the server reads, one per story: node library/build/library.ts [dist/library]
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { readSurprises, surprisesName } from '../draw/surprises/surprises.ts'
import { listFilms, type StoryFilm } from '../film/job.ts'
import { generatedDirectory, libraryDirectory, storiesDirectory } from '../paths.ts'
import { readScenePictures } from '../print/book-pictures.ts'
import { unpackFonts } from '../print/fonts.ts'
import { writePrints } from '../print/prints.ts'
import { toLibraryStory } from '../text/library-story.ts'
import {
  type Language,
  languages,
  listStories,
  readStory,
  type StorySource,
} from '../text/story-source.ts'
import { readMedia } from './media.ts'

/** Code that decides the content of the library: files and folders. */
const codeInputs = [
  'text',
  'print',
  'print/templates',
  'build/library.ts',
  'build/media.ts',
  'build/mp4.ts',
  'film/files.ts',
  'sound/narration.ts',
]

const listCodeFiles = async (name: string) => {
  const path = `${libraryDirectory}/${name}`
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
  return files.map((entry) => `${path}/${entry.name}`).sort()
}

/** Hash of the code, of the story's own files and of its films. */
const fingerprint = async (
  id: string,
  generated: readonly string[],
  films: readonly StoryFilm[],
) => {
  const hash = createHash('sha256')
  for (const { language, isMade, key } of films) hash.update(`${language} ${isMade ? key : 'none'}`)
  const files = [
    ...(await Promise.all(codeInputs.map(listCodeFiles))).flat(),
    ...languages.map((language) => `${storiesDirectory}/${id}/story.${language}.md`),
    ...generated.map((name) => `${generatedDirectory}/stories/${id}/${name}`),
  ]
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex')
}

/** Hash of the built files, by which the server knows without reading them that it has loaded them. */
const hashFolder = async (folder: string) => {
  const hash = createHash('sha256')
  for (const name of (await readdir(folder)).sort())
    hash.update(`${name}\n`).update(await readFile(`${folder}/${name}`))
  return hash.digest('hex')
}

/** Copies a finished film; marks a missing one as wanted, so that the server has it made. */
const copyFilm = async ({ language, files, isMade }: StoryFilm, target: string) => {
  const name = `${target}/film.${language}`
  if (!isMade) return writeFile(`${name}.wanted`, '')
  await copyFile(files.video, `${name}.mp4`)
  await copyFile(files.captions, `${name}.vtt`)
}

/** Writes one story's folder unless it is up to date; returns whether it wrote. */
export const buildStory = async ({ id, outDirectory }: { id: string; outDirectory: string }) => {
  const folder = `${generatedDirectory}/stories/${id}`
  const generated = existsSync(folder) ? (await readdir(folder)).sort() : []
  const films = await listFilms(id)
  const key = await fingerprint(id, generated, films)
  const target = `${outDirectory}/${id}`
  const stamp = `${target}/.key`
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === key) return false
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const sources = { de: await readStory(id, 'de'), en: await readStory(id, 'en') }
  const scenes = await readScenePictures(sources.de, folder)
  const filmIn = (language: Language) => films.find((film) => film.language === language)
  const mediaOf = async (source: StorySource) => ({
    prints: await writePrints(source, scenes, folder, target),
    ...(await readMedia(id, source.lang, filmIn(source.lang))),
  })
  const media = { de: await mediaOf(sources.de), en: await mediaOf(sources.en) }
  // The surprises are in story.json.
  for (const name of generated.filter((each) => each !== surprisesName))
    await copyFile(`${folder}/${name}`, `${target}/${name}`)
  for (const film of films) await copyFilm(film, target)
  const story = toLibraryStory(sources, media, await readSurprises(id))
  await writeFile(`${target}/story.json`, JSON.stringify(story))
  await writeFile(`${target}/.hash`, await hashFolder(target))
  await writeFile(stamp, key)
  return true
}

/** Builds every story that has pictures into `outDirectory`, on all processors; returns their ids. */
export const buildLibrary = async (outDirectory: string) => {
  const ids = await listStories()
  const ready = ids.filter((id) =>
    existsSync(`${generatedDirectory}/stories/${id}/cover.plain.600.avif`),
  )
  // Once, before threads would all do it.
  await unpackFonts()
  const maxThreads = availableParallelism()
  const pool = new Piscina({ filename: import.meta.url, name: 'buildStory', maxThreads })
  await Promise.all(ready.map((id) => pool.run({ id, outDirectory })))
  await pool.destroy()
  return ready
}

if (isMainThread && process.argv[1] === fileURLToPath(import.meta.url)) {
  const ready = await buildLibrary(process.argv[2] ?? 'dist/library')
  process.stdout.write(`${ready.length} stories: ${ready.join(', ')}\n`)
}
