import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { StorySource } from '../text/story-source.ts'

/** JPEG bytes of the lettered cover and of each page's picture by its scene key. */
export interface BookPictures {
  cover: Buffer
  scenes: ReadonlyMap<string, Buffer>
}

/** Files within 5 % of the size of mozjpeg's defaults at quality 80, in a fifth of the time. */
const jpegOptions = { quality: 78, progressive: true, quantisationTable: 3 }

/** A picture in the mini book is at most 61 mm wide: 800 pixels print sharply. */
const smallWidthPx = 800

/** Converts a generated picture to JPEG, the only format that Typst embeds unchanged. */
export const toJpeg = async (file: string) =>
  sharp(await readFile(file))
    .jpeg(jpegOptions)
    .toBuffer()

const smallPictures = new WeakMap<Buffer, Promise<Buffer>>()

/** Scales a JPEG to a width of 800 pixels; once per buffer, as both languages share their scenes. */
export const shrinkJpeg = (jpeg: Buffer) => {
  const small =
    smallPictures.get(jpeg) ?? sharp(jpeg).resize(smallWidthPx).jpeg(jpegOptions).toBuffer()
  smallPictures.set(jpeg, small)
  return small
}

/**
 * Reads the pictures of a story's pages from its folder of generated pictures; JPEG bytes by scene key.
 */
export const readScenePictures = async (source: StorySource, folder: string) =>
  new Map(
    await Promise.all(
      source.pages.map(
        async ({ scene }) => [scene, await toJpeg(`${folder}/${scene}.1600.avif`)] as const,
      ),
    ),
  )

/** Returns the picture of a scene; throws without one. */
export const getScenePicture = (source: StorySource, pictures: BookPictures, scene: string) => {
  const picture = pictures.scenes.get(scene)
  if (picture === undefined) throw new Error(`${source.id}: no picture for ${scene}`)
  return picture
}
