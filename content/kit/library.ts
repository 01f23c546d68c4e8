// Builds what the server reads: node content/kit/library.ts [dist/library]
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { scenesOf } from './book-pictures.ts'
import type { StoryFilm } from './film/job.ts'
import { filmsOf } from './film/job.ts'
import { libraryStory } from './library-story.ts'
import { recordedMedia } from './media.ts'
import { writePrints } from './prints.ts'
import type { Language, StorySource } from './story-source.ts'
import {
  generatedDirectory,
  languages,
  listStories,
  readStory,
  storiesDirectory,
} from './story-source.ts'

/** Everything that decides what the library holds, beside a story's own files. */
const recipes = [
  'book-pictures.ts',
  'book.ts',
  'film/files.ts',
  'fold-guide.ts',
  'large-print.ts',
  'library-story.ts',
  'library.ts',
  'media.ts',
  'mini-book.ts',
  'mp4.ts',
  'narration.ts',
  'prints.ts',
  'story-source.ts',
  'syllable-exceptions.ts',
  'syllable-pieces.ts',
  'syllables.ts',
  'typst.ts',
  'words.ts',
  '../fonts.ts',
  '../typst/book.typ',
  '../typst/large.typ',
  '../typst/mini.typ',
]

/** Fingerprint of the kit's text side, of the story's own files and of its films. */
const fingerprint = async (
  id: string,
  generated: readonly string[],
  films: readonly StoryFilm[],
) => {
  const hash = createHash('sha256')
  for (const { language, isMade, key } of films) hash.update(`${language} ${isMade ? key : 'none'}`)
  const files = [
    ...recipes.map((name) => fileURLToPath(new URL(name, import.meta.url))),
    ...languages.map((language) => `${storiesDirectory}/${id}/story.${language}.md`),
    ...generated.map((name) => `${generatedDirectory}/stories/${id}/${name}`),
  ]
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex')
}

/** Films that are made go into the folder; one that is not leaves a mark, so that somebody makes it. */
const takeFilm = async ({ language, files, isMade }: StoryFilm, target: string) => {
  const name = `${target}/film.${language}`
  if (!isMade) return writeFile(`${name}.wanted`, '')
  await copyFile(files.video, `${name}.mp4`)
  await copyFile(files.captions, `${name}.vtt`)
}

/** Writes one story's folder if anything changed; returns whether it did. */
export const buildStory = async (id: string, outDirectory: string) => {
  const folder = `${generatedDirectory}/stories/${id}`
  const generated = existsSync(folder) ? (await readdir(folder)).sort() : []
  const films = await filmsOf(id)
  const key = await fingerprint(id, generated, films)
  const target = `${outDirectory}/${id}`
  const stamp = `${target}/.key`
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === key) return false
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const sources = { de: await readStory(id, 'de'), en: await readStory(id, 'en') }
  const scenes = await scenesOf(sources.de, folder)
  const filmIn = (language: Language) => films.find((film) => film.language === language)
  const mediaOf = async (source: StorySource) => ({
    prints: await writePrints(source, scenes, folder, target),
    ...(await recordedMedia(id, source.lang, filmIn(source.lang))),
  })
  const media = { de: await mediaOf(sources.de), en: await mediaOf(sources.en) }
  for (const name of generated) await copyFile(`${folder}/${name}`, `${target}/${name}`)
  for (const film of films) await takeFilm(film, target)
  await writeFile(`${target}/story.json`, JSON.stringify(libraryStory(sources, media)))
  await writeFile(stamp, key)
  return true
}

/** Builds every story that has pictures into `outDirectory`; returns the ids in it. */
export const buildLibrary = async (outDirectory: string) => {
  const ids = await listStories()
  const ready = ids.filter((id) =>
    existsSync(`${generatedDirectory}/stories/${id}/cover.plain.600.avif`),
  )
  const waiting = [...ready]
  const lane = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      await buildStory(id, outDirectory)
  }
  // One story's pictures are unpacked in the background while the other's pages are set.
  await Promise.all([lane(), lane()])
  return ready
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const ready = await buildLibrary(process.argv[2] ?? 'dist/library')
  process.stdout.write(`${ready.length} stories: ${ready.join(', ')}\n`)
}
