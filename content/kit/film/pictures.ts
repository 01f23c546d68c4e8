import sharp from 'sharp'
import { previewCard } from '../cover.ts'
import { withWings } from '../place-options.ts'
import type { Pixels } from '../render.ts'
import { pixelsOf, rasterize } from '../render.ts'
import type { Layer, Scene } from '../scene.ts'
import { layers } from '../scene.ts'
import type { SceneArt } from '../story-art.ts'
import { filmSize, frameOf, wings } from './camera.ts'
import type { Sheet, Shot } from './compositor.ts'
import { sheetOf } from './compositor.ts'

/** A picture of the film as layers of paper, and what is seen of them with the camera at `at`. */
export type Picture = (at: number) => Shot[]

/** Pixels a unit of the stage: a little more than the film has, so that it stays crisp. */
const detail = 0.84

/** A page on a stage that reaches beyond it to both sides. */
export const onStage = (draw: SceneArt) => withWings(wings, draw)

const shotOf = (layer: Layer, sheet: Sheet, at: number): Shot => {
  const { x, y, height } = frameOf(layer, at)
  const scale = sheet.height / 1200
  const step = (height * scale) / filmSize.height
  return { sheet, x: (x + wings) * scale, y: y * scale, step }
}

/** A page's layers. */
export const pagePicture = async (draw: SceneArt): Promise<Picture> => {
  const scene = onStage(draw)
  const sheets: [Layer, Sheet][] = []
  for (const layer of layers) {
    const svg = scene.layerSvg(layer)
    sheets.push([layer, sheetOf(await pixelsOf(svg, Math.round(scene.span * detail)))])
  }
  return (at) => sheets.map(([layer, sheet]) => shotOf(layer, sheet, at))
}

/** The cover's picture on the left, the title on the right. */
const titleCard = async (cover: Scene, title: string, subtitle: string): Promise<Pixels> => {
  const { width, height } = filmSize
  const ground = cover.mood.tone(0.99)
  const picture = await (await rasterize(cover.toString()))
    .extract({ left: 120, top: 370, width: 960, height: 1152 })
    .resize(600, height)
    .png()
    .toBuffer()
  const card = await rasterize(await previewCard(title, subtitle, ground), width)
  const whole = await card.extend({ top: 24, bottom: 24, background: ground }).png().toBuffer()
  const { data, info } = await sharp(whole)
    .composite([{ input: picture, left: 0, top: 0 }])
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The title, slowly growing. */
export const titlePicture = async (
  cover: Scene,
  title: string,
  subtitle: string,
): Promise<Picture> => {
  const sheet = sheetOf(await titleCard(cover, title, subtitle))
  return (at) => {
    const step = 1 - 0.02 * ((at + 1) / 2)
    const margin = (1 - step) / 2
    return [{ sheet, x: margin * sheet.width, y: margin * sheet.height, step }]
  }
}
