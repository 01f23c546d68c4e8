import sharp from 'sharp'
import { previewCard } from './cover.ts'
import { caveWindow } from './places/burrow.ts'
import { rasterize, rasterizeLayer } from './render.ts'
import { Scene } from './scene.ts'

export const filmSize = { width: 1280, height: 720 }
/** Pictures are drawn twice as large, so that a slow zoom does not tremble. */
const detail = 2
/** Breadth of the window in the frame; a page's picture is as wide, and little of it is cut. */
const windowWidth = 1120
/** Where a page's picture is cut, a share of its height: above heads and below feet. */
const cutTop = 0.085

/** A page's picture for the film, sides dark behind the frame; PNG bytes. */
export const filmPage = async (svg: string, ground: string) => {
  const [width, height] = [windowWidth * detail, filmSize.height * detail]
  const page = await rasterize(svg, width)
  const top = Math.round(width * 0.75 * cutTop)
  const side = ((filmSize.width - windowWidth) / 2) * detail
  return page
    .extract({ left: 0, top, width, height })
    .extend({ left: side, right: side, background: ground })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** The stage: dark paper left and right with a wavy edge, see-through in the middle; PNG bytes. */
export const filmFrame = async (cover: Scene) => {
  const { width, height } = filmSize
  const { palette, mood } = cover
  const scene = new Scene({ width, height, palette, hour: mood.hour })
  for (const [i, share] of [0.87, 0.99].entries()) {
    const hole = caveWindow(scene, width / 2, height / 2, 556 + i * 34, 452 + i * 16, 5 + i * 4)
    scene.add(
      `<g filter="url(#s3)"><path d="${hole}" fill="${mood.tone(share)}" fill-rule="evenodd"/></g>`,
    )
  }
  return (await rasterizeLayer(scene.toString())).png().toBuffer()
}

/** The cover's picture on the left, the title on the right; PNG bytes. */
export const titleCard = async (cover: Scene, title: string, subtitle: string) => {
  const { width, height } = filmSize
  const ground = cover.mood.tone(0.99)
  const picture = await (await rasterize(cover.toString()))
    .extract({ left: 120, top: 370, width: 960, height: 1152 })
    .resize(600, height)
    .png()
    .toBuffer()
  const card = await rasterize(await previewCard(title, subtitle, ground), width)
  const whole = await card.extend({ top: 24, bottom: 24, background: ground }).png().toBuffer()
  const lettered = await sharp(whole)
    .composite([{ input: picture, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return sharp(lettered)
    .resize(width * detail, height * detail)
    .png({ compressionLevel: 1 })
    .toBuffer()
}
