import type { Pixels } from '../render.ts'

/** A layer's pixels, and in each row the columns from which and up to which it is not empty. */
export interface Sheet extends Pixels {
  from: Int32Array
  to: Int32Array
}

/** A sheet and the piece of it that is seen, in its pixels: upper left corner, pixels a pixel. */
export interface Shot {
  sheet: Sheet
  x: number
  y: number
  step: number
}

/** A picture of the film: RGB, row by row. */
export interface Frame {
  data: Uint8Array
  width: number
  height: number
}

/** Less light than this does not change a pixel. */
const nothing = 1 / 512

/** Looks through a layer's pixels once, so that its empty parts cost nothing later. */
export const sheetOf = (pixels: Pixels): Sheet => {
  const { data, width, height } = pixels
  const [from, to] = [new Int32Array(height).fill(width), new Int32Array(height).fill(-1)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3] !== 0) {
        from[y] = Math.min(from[y] ?? width, x)
        to[y] = x
      }
  return { ...pixels, from, to }
}

/** One row of a frame under work: its colours, and how much light each pixel still lets through. */
interface Row {
  colors: Float32Array
  through: Float32Array
  /** Room for a row of a layer, with an empty pixel before and behind it. */
  line: Float32Array
}

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))

/** Mixes two rows of a layer into `line`; returns the columns in which there is something. */
const mixRows = ({ data, width, height, from, to }: Sheet, y: number, line: Float32Array) => {
  const top = Math.floor(y)
  const low = Math.min(height - 1, top + 1)
  const first = Math.min(from[top] ?? 0, from[low] ?? 0)
  const last = Math.max(to[top] ?? -1, to[low] ?? -1)
  const [a, b, down] = [top * width * 4, low * width * 4, y - top]
  for (let k = first * 4; k < (last + 1) * 4; k++) {
    const upper = data[a + k] ?? 0
    line[k + 4] = upper + ((data[b + k] ?? 0) - upper) * down
  }
  if (last >= first) line.fill(0, first * 4, first * 4 + 4).fill(0, last * 4 + 8, last * 4 + 12)
  return { first, last }
}

/** The value between those of two pixels side by side. */
const between = (line: Float32Array, k: number, share: number) => {
  const before = line[k] ?? 0
  return before + ((line[k + 4] ?? 0) - before) * share
}

/** Adds what a layer shows in row `j` behind what is there already. */
const addBehind = ({ sheet, x, y, step }: Shot, j: number, { colors, through, line }: Row) => {
  const sy = clamp(y + (j + 0.5) * step - 0.5, sheet.height - 1)
  const { first, last } = mixRows(sheet, sy, line)
  if (last < first) return
  const start = Math.max(0, Math.ceil((first - 0.5 - x) / step - 0.5))
  const end = Math.min(through.length - 1, Math.floor((last + 1.5 - x) / step - 0.5))
  for (let i = start; i <= end; i++) {
    const light = through[i] ?? 0
    if (light < nothing) continue
    const sx = x + (i + 0.5) * step - 0.5
    const left = Math.floor(sx)
    const k = left * 4 + 4
    const alpha = between(line, k + 3, sx - left)
    if (alpha === 0) continue
    for (let c = 0; c < 3; c++)
      colors[i * 3 + c] = (colors[i * 3 + c] ?? 0) + light * between(line, k + c, sx - left)
    through[i] = light * (1 - alpha / 255)
  }
}

/** Lays layers over each other, the farthest first in the list; what none covers is black. */
export const compose = (shots: readonly Shot[], frame: Frame) => {
  const { data, width, height } = frame
  const widest = Math.max(...shots.map(({ sheet }) => sheet.width))
  const [colors, through] = [new Float32Array(width * 3), new Float32Array(width)]
  const row: Row = { colors, through, line: new Float32Array((widest + 2) * 4) }
  for (let j = 0; j < height; j++) {
    colors.fill(0)
    through.fill(1)
    // From the nearest to the farthest: what is covered is never looked at.
    for (const shot of shots.toReversed()) addBehind(shot, j, row)
    const at = j * width * 3
    for (let i = 0; i < width * 3; i++) data[at + i] = (colors[i] ?? 0) + 0.5
  }
  return frame
}

/** Lays `next` over `frame`, see-through but for `share`. */
export const blend = (frame: Frame, next: Frame, share: number) => {
  const { data } = frame
  for (let i = 0; i < data.length; i++) {
    const before = data[i] ?? 0
    data[i] = before + ((next.data[i] ?? 0) - before) * share + 0.5
  }
  return frame
}
