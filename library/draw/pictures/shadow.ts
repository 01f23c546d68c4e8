import { encodeIndexed, paletteOf } from './indexed-png.ts'
import type { Mask } from './mask.ts'

/** One part of a shadow: how far it falls, how soft it is, in pixels of the picture, and its strength. */
export interface ShadowPart {
  offset: number
  blur: number
  opacity: number
}

/** A box blur of one row or column that starts at `start`; values outside repeat the first and last one. */
const blurLine = (
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
) => {
  const at = (i: number) => from[start + Math.min(count - 1, Math.max(0, i)) * stride] ?? 0
  let sum = 0
  for (let i = -radius; i <= radius; i++) sum += at(i)
  const share = 1 / (2 * radius + 1)
  for (let i = 0; i < count; i++) {
    to[start + i * stride] = sum * share
    sum += at(i + radius + 1) - at(i - radius)
  }
}

/** Almost a Gaussian blur: three box blurs in both directions. */
const blur = (values: Float32Array, width: number, height: number, deviation: number) => {
  const radius = Math.max(0, Math.round((Math.sqrt(4 * deviation * deviation + 1) - 1) / 2))
  if (radius === 0) return values
  const buffer = new Float32Array(values.length)
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) blurLine(values, buffer, y * width, 1, width, radius)
    for (let x = 0; x < width; x++) blurLine(buffer, values, x, width, height, radius)
  }
  return values
}

/** The mask moved by whole pixels and blurred, with values from 0 to `opacity`. */
const castPart = (
  { data, width, height }: Mask,
  { offset, blur: deviation, opacity }: ShadowPart,
  direction: { x: number; y: number },
) => {
  const [dx, dy] = [Math.round(direction.x * offset), Math.round(direction.y * offset)]
  const values = new Float32Array(width * height)
  for (let y = Math.max(0, dy); y < Math.min(height, height + dy); y++)
    for (let x = Math.max(0, dx); x < Math.min(width, width + dx); x++)
      values[y * width + x] = ((data[(y - dy) * width + x - dx] ?? 0) / 255) * opacity
  return blur(values, width, height, deviation)
}

/** What the paper itself covers, and so hides of its shadow; its edge is not. */
const isCovered = ({ data, width, height }: Mask, i: number) => {
  const x = i % width
  if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) return data[i] === 255
  return (
    data[i] === 255 &&
    data[i - 1] === 255 &&
    data[i + 1] === 255 &&
    data[i - width] === 255 &&
    data[i + width] === 255
  )
}

/** The part of a picture, in its pixels. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

/** The smallest part that has everything that is visible; null where nothing is. */
const findVisible = (alpha: Uint8Array, width: number, height: number): Crop | null => {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((alpha[y * width + x] ?? 0) > 1) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = y
      }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The visible shadow of a paper as a data URL, and its place on the paper's mask; null where there is none. */
export const castShadow = (
  mask: Mask,
  [near, far]: readonly [ShadowPart, ShadowPart],
  direction: { x: number; y: number },
  color: string,
): { href: string; place: Crop } | null => {
  const { width, height } = mask
  const [tight, soft] = [castPart(mask, near, direction), castPart(mask, far, direction)]
  const alpha = new Uint8Array(width * height)
  for (let i = 0; i < alpha.length; i++)
    if (!isCovered(mask, i)) alpha[i] = 255 * (1 - (1 - (tight[i] ?? 0)) * (1 - (soft[i] ?? 0)))
  const place = findVisible(alpha, width, height)
  if (place === null) return null
  const visible = new Uint8Array(place.width * place.height)
  for (let y = 0; y < place.height; y++) {
    const start = (y + place.top) * width + place.left
    visible.set(alpha.subarray(start, start + place.width), y * place.width)
  }
  return { href: encodeIndexed(visible, place.width, place.height, paletteOf(color)), place }
}
