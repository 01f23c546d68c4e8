// Painted paper: broad strokes of a dry brush over a whole sheet, a little lighter and darker.

import { encodeIndexed, type PngPalette } from './indexed-png.ts'
import { createRandom, noise, normalized, smoothed } from './random-tile.ts'

/** Width and height of the painted tile in pixels of the drawing. */
const tileSize = 512
/** Pixels of its image: strokes are soft. */
const imageSize = 256
/**
 * Opacity of the lightest and darkest strokes, of 255. Above 4 the lightness of a light wall or a night sky
 * changes by more than 1.5 of 100, and strokes look like stains or clouds.
 */
const strength = 4

/** From dark strokes at 0 to light ones at 255; the middle is clear. */
const palette: PngPalette = {
  colors: Buffer.from(
    Array.from({ length: 768 }, (_, i) => (i < 384 ? (i % 3 === 2 ? 60 : 30) : 255)),
  ),
  opacity: Buffer.from(
    Array.from({ length: 256 }, (_, i) => Math.round((Math.abs(i - 127.5) / 127.5) * strength)),
  ),
}

const paint = () => {
  const random = createRandom(11)
  const strokes = normalized(smoothed(noise(random, imageSize), 260, 1))
  const layers = normalized(smoothed(noise(random, imageSize), 400, 14))
  const indexes = Uint8Array.from(strokes.data, (value, i) => {
    const tone = 0.6 * value + 0.8 * (layers.data[i] ?? 0)
    return Math.min(255, Math.max(0, 127.5 + tone * 58))
  })
  return encodeIndexed(indexes, imageSize, imageSize, palette)
}

let href: string | undefined

/** Directions of strokes in degrees. */
const directions = [-7, 9, -16, 3, 14, -3]

/** The SVG pattern of the strokes on a sheet; `index` turns and moves them. */
export const brushPattern = (id: string, index: number) => {
  href ??= paint()
  const turn = directions[index % directions.length] ?? 0
  return `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${tileSize}" height="${tileSize}" patternTransform="translate(${index * 211} ${index * 137}) rotate(${turn})"><image width="${tileSize}" height="${tileSize}" href="${href}"/></pattern>`
}
