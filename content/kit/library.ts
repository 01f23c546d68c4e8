// Builds what the server reads: node content/kit/library.ts [dist/library]
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { buildBook } from './book.ts'
import { libraryStory } from './library-story.ts'
import { storyMedia } from './media.ts'
import type { StorySource } from './story-source.ts'
import {
  generatedDirectory,
  languages,
  listStories,
  readStory,
  storiesDirectory,
} from './story-source.ts'

const jpegQuality = 80

const jpegOf = async (file: string) =>
  sharp(await readFile(file))
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toBuffer()

const recipes = [
  'book.ts',
  'library.ts',
  'library-story.ts',
  'media.ts',
  'sentences.ts',
  'story-source.ts',
  'syllables.ts',
  'words.ts',
  '../typst/book.typ',
]

/** Fingerprint of the kit's text side and of the story's own files. */
const fingerprint = async (id: string, pictures: readonly string[]) => {
  const hash = createHash('sha256')
  const files = [
    ...recipes.map((name) => fileURLToPath(new URL(name, import.meta.url))),
    ...languages.map((language) => `${storiesDirectory}/${id}/story.${language}.md`),
    ...pictures.map((name) => `${generatedDirectory}/stories/${id}/${name}`),
  ]
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex')
}

const picturesOf = async (source: StorySource, folder: string) => {
  const scenes = new Map<string, Buffer>()
  for (const { scene } of source.pages)
    scenes.set(scene, await jpegOf(`${folder}/${scene}.1600.avif`))
  return scenes
}

/** Writes one story's folder if anything changed; returns whether it did. */
const buildStory = async (id: string, outDirectory: string) => {
  const folder = `${generatedDirectory}/stories/${id}`
  const pictures = existsSync(folder) ? (await readdir(folder)).sort() : []
  const key = await fingerprint(id, pictures)
  const target = `${outDirectory}/${id}`
  const stamp = `${target}/.key`
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === key) return false
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const sources = { de: await readStory(id, 'de'), en: await readStory(id, 'en') }
  const scenes = await picturesOf(sources.de, folder)
  for (const language of languages) {
    const cover = await jpegOf(`${folder}/cover.${language}.1200.avif`)
    const pdf = await buildBook(sources[language], { cover, scenes }, language)
    await writeFile(`${target}/book.${language}.pdf`, pdf)
  }
  for (const name of pictures) await copyFile(`${folder}/${name}`, `${target}/${name}`)
  const media = { de: await storyMedia(id, 'de'), en: await storyMedia(id, 'en') }
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
  for (const id of ready) await buildStory(id, outDirectory)
  return ready
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const ready = await buildLibrary(process.argv[2] ?? 'dist/library')
  process.stdout.write(`${ready.length} stories: ${ready.join(', ')}\n`)
}
