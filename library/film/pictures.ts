import sharp from 'sharp'
import { type Layer, layers, type Scene } from '../draw/paper/scene.ts'
import { type Pixels, rasterize, renderPixels } from '../draw/pictures/render.ts'
import { drawWide, filmSize, findFrame, wings } from '../draw/stage/camera.ts'
import { drawPreviewCard } from '../draw/stage/cover.ts'
import type { SceneArt } from '../draw/stage/story-art.ts'
import { type Sheet, type Shot, toSheet } from './compositor.ts'

/**
 * A picture of the film: the visible part of each layer, the farthest first, at a camera position from
 * -1 to 1.
 */
export type Picture = (position: number) => Shot[]

/** Pixels per unit of the stage: more than a frame has, to stay sharp in the zoom. */
const pixelsPerUnit = 0.84

const shotOf = (layer: Layer, sheet: Sheet, position: number): Shot => {
  const { x, y, height } = findFrame(layer, position)
  const scale = sheet.height / 1200
  const step = (height * scale) / filmSize.height
  return { sheet, x: (x + wings) * scale, y: y * scale, step }
}

/** Draws a page in layers on the wide stage. */
export const drawPage = async (draw: SceneArt): Promise<Picture> => {
  const scene = drawWide(draw)
  const sheets: [Layer, Sheet][] = []
  for (const layer of layers) {
    const svg = scene.layerSvg(layer)
    sheets.push([layer, toSheet(await renderPixels(svg, Math.round(scene.span * pixelsPerUnit)))])
  }
  return (position) => sheets.map(([layer, sheet]) => shotOf(layer, sheet, position))
}

/** Draws the cover's picture on the left and the title on the right. */
const drawTitleCard = async (cover: Scene, title: string, subtitle: string): Promise<Pixels> => {
  const { width, height } = filmSize
  const background = cover.mood.tone(0.99)
  const picture = await (await rasterize(cover.toString()))
    .extract({ left: 120, top: 370, width: 960, height: 1152 })
    .resize(600, height)
    .png()
    .toBuffer()
  const card = await rasterize(await drawPreviewCard(title, subtitle, background), width)
  const whole = await card.extend({ top: 24, bottom: 24, background }).png().toBuffer()
  const { data, info } = await sharp(whole)
    .composite([{ input: picture, left: 0, top: 0 }])
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Draws the title card, into which the camera slowly zooms. */
export const drawTitle = async (
  cover: Scene,
  title: string,
  subtitle: string,
): Promise<Picture> => {
  const sheet = toSheet(await drawTitleCard(cover, title, subtitle))
  return (position) => {
    const step = 1 - 0.02 * ((position + 1) / 2)
    const margin = (1 - step) / 2
    return [{ sheet, x: margin * sheet.width, y: margin * sheet.height, step }]
  }
}
