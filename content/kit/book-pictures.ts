import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { StorySource } from './story-source.ts'

/** JPEG bytes of the lettered cover and of each page's picture by its scene key. */
export interface BookPictures {
  cover: Buffer
  scenes: ReadonlyMap<string, Buffer>
}

/** As small as mozjpeg's own settings within 2 %, in half the time: its scan search is left out. */
const jpegOptions = {
  quality: 80,
  progressive: true,
  trellisQuantisation: true,
  quantisationTable: 3,
}

/** A panel of the fold-up book is 62 mm wide: 800 pixels print sharply. */
const smallWidth = 800

/** A generated picture as JPEG, the only picture format that Typst passes on as it is. */
export const jpegOf = async (file: string) =>
  sharp(await readFile(file))
    .jpeg(jpegOptions)
    .toBuffer()

const smallPictures = new WeakMap<Buffer, Promise<Buffer>>()

/** The JPEG, 800 pixels wide; made once for both languages. */
export const smaller = (jpeg: Buffer) => {
  const made =
    smallPictures.get(jpeg) ?? sharp(jpeg).resize(smallWidth).jpeg(jpegOptions).toBuffer()
  smallPictures.set(jpeg, made)
  return made
}

/** All scenes of a story from its folder of generated pictures. */
export const scenesOf = async (source: StorySource, folder: string) =>
  new Map(
    await Promise.all(
      source.pages.map(
        async ({ scene }) => [scene, await jpegOf(`${folder}/${scene}.1600.avif`)] as const,
      ),
    ),
  )

/** The picture of a scene; throws where there is none. */
export const sceneOf = (source: StorySource, pictures: BookPictures, scene: string) => {
  const picture = pictures.scenes.get(scene)
  if (picture === undefined) throw new Error(`${source.id}: no picture for ${scene}`)
  return picture
}
