import type { Pixels } from '../draw/pictures/render.ts'

/** A layer's pixels, and the first and last column of each row that is not transparent. */
export interface Sheet extends Pixels {
  /** The width where a row is empty. */
  firstColumns: Int32Array
  /** -1 where a row is empty. */
  lastColumns: Int32Array
}

/** A sheet and its visible part, in the sheet's pixels. */
export interface Shot {
  sheet: Sheet
  /** Upper left corner. */
  x: number
  y: number
  /** Pixels of the sheet per pixel of the frame. */
  step: number
}

/** A frame of the film: RGB bytes, row by row from the top. */
export interface Frame {
  data: Uint8Array
  width: number
  height: number
}

/** Less light than this does not change a pixel. */
const minVisibleLight = 1 / 512

/** Finds the empty parts of a layer once, to skip them in every frame. */
export const toSheet = (pixels: Pixels): Sheet => {
  const { data, width, height } = pixels
  const firstColumns = new Int32Array(height).fill(width)
  const lastColumns = new Int32Array(height).fill(-1)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3] !== 0) {
        firstColumns[y] = Math.min(firstColumns[y] ?? width, x)
        lastColumns[y] = x
      }
  return { ...pixels, firstColumns, lastColumns }
}

/** One row of a frame in progress: its colours, and the light that each pixel still lets through. */
interface Row {
  colors: Float32Array
  transmittance: Float32Array
  /** Buffer for a row of a layer (RGBA), with an empty pixel before and after it. */
  line: Float32Array
}

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))

/**
 * Interpolates two rows of a layer at `y` into `line`; returns its first and last column that is not
 * empty.
 */
const interpolateRows = (sheet: Sheet, y: number, line: Float32Array) => {
  const { data, width, height, firstColumns, lastColumns } = sheet
  const top = Math.floor(y)
  const low = Math.min(height - 1, top + 1)
  const first = Math.min(firstColumns[top] ?? 0, firstColumns[low] ?? 0)
  const last = Math.max(lastColumns[top] ?? -1, lastColumns[low] ?? -1)
  const [a, b, down] = [top * width * 4, low * width * 4, y - top]
  for (let k = first * 4; k < (last + 1) * 4; k++) {
    const upper = data[a + k] ?? 0
    line[k + 4] = upper + ((data[b + k] ?? 0) - upper) * down
  }
  if (last >= first) line.fill(0, first * 4, first * 4 + 4).fill(0, last * 4 + 8, last * 4 + 12)
  return { first, last }
}

/** Interpolates a channel of two neighbouring pixels; `k` is its index in the left one. */
const interpolate = (line: Float32Array, k: number, share: number) => {
  const before = line[k] ?? 0
  return before + ((line[k + 4] ?? 0) - before) * share
}

/** Adds row `j` of a layer behind the layers that were added before. */
const addBehind = (
  { sheet, x, y, step }: Shot,
  j: number,
  { colors, transmittance, line }: Row,
) => {
  const sy = clamp(y + (j + 0.5) * step - 0.5, sheet.height - 1)
  const { first, last } = interpolateRows(sheet, sy, line)
  if (last < first) return
  const start = Math.max(0, Math.ceil((first - 0.5 - x) / step - 0.5))
  const end = Math.min(transmittance.length - 1, Math.floor((last + 1.5 - x) / step - 0.5))
  for (let i = start; i <= end; i++) {
    const light = transmittance[i] ?? 0
    if (light < minVisibleLight) continue
    const sx = x + (i + 0.5) * step - 0.5
    const left = Math.floor(sx)
    const k = left * 4 + 4
    const alpha = interpolate(line, k + 3, sx - left)
    if (alpha === 0) continue
    for (let c = 0; c < 3; c++)
      colors[i * 3 + c] = (colors[i * 3 + c] ?? 0) + light * interpolate(line, k + c, sx - left)
    transmittance[i] = light * (1 - alpha / 255)
  }
}

/** Composes layers, the farthest first, into `frame` and returns it; uncovered pixels are black. */
export const compose = (shots: readonly Shot[], frame: Frame) => {
  const { data, width, height } = frame
  const widest = Math.max(...shots.map(({ sheet }) => sheet.width))
  const [colors, transmittance] = [new Float32Array(width * 3), new Float32Array(width)]
  const row: Row = { colors, transmittance, line: new Float32Array((widest + 2) * 4) }
  for (let j = 0; j < height; j++) {
    colors.fill(0)
    transmittance.fill(1)
    // From the nearest to the farthest, to skip covered pixels.
    for (const shot of shots.toReversed()) addBehind(shot, j, row)
    const rowStart = j * width * 3
    for (let i = 0; i < width * 3; i++) data[rowStart + i] = (colors[i] ?? 0) + 0.5
  }
  return frame
}

/** Blends `next` into `frame` with an opacity from 0 to 1, and returns `frame`. */
export const blend = (frame: Frame, next: Frame, opacity: number) => {
  const { data } = frame
  for (let i = 0; i < data.length; i++) {
    const before = data[i] ?? 0
    data[i] = before + ((next.data[i] ?? 0) - before) * opacity + 0.5
  }
  return frame
}
