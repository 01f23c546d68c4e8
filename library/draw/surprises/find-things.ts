import { type MarkKind, replaceMarks, withoutMarks } from '../paper/marks.ts'
import { type Pixels, renderPixels } from '../pictures/render.ts'
import {
  apply,
  identity,
  type Matrix,
  multiply,
  scaleOf,
  transformOf,
} from '../pictures/transform.ts'

/** A marked thing of a picture, in pixels of the picture. */
export interface Thing {
  kind: MarkKind
  x: number
  y: number
  r: number
  /** Share of it that nothing covers, 0 to 1. */
  visible: number
  /** Colour of its middle, of an eye: around it. */
  color: string
}

/** Filters take most of the time and move nothing. */
const withoutFilters = (svg: string) => svg.replaceAll(/ filter="url\(#[\w-]+\)"/g, '')
const withoutGlow = (svg: string) =>
  svg.replaceAll(/<g style="mix-blend-mode:screen"[^>]*><circle[^>]*\/><\/g>/g, '')

/** The marks of a picture with their places in its pixels, in the order of the drawing. */
export const placeMarks = (svg: string): Omit<Thing, 'visible' | 'color'>[] => {
  const found: Omit<Thing, 'visible' | 'color'>[] = []
  const stack: Matrix[] = [identity]
  for (const [tag, isEnd, , attributes = '', isEmpty] of svg.matchAll(
    /<(\/?)([\w]+)([^>]*?)(\/?)>/g,
  )) {
    const matrix = stack.at(-1) ?? identity
    if (isEnd === '/') stack.pop()
    else if (isEmpty !== '/') stack.push(multiply(matrix, transformOf(attributes)))
    else
      replaceMarks(tag, (kind, x, y, r) => {
        found.push({ kind, ...apply(matrix, x, y), r: r * scaleOf(matrix) })
        return ''
      })
  }
  return found
}

/** Width of the pictures in which places and colours are compared. */
const testWidth = 800

const discs = (svg: string, color: string) =>
  withoutFilters(
    withoutGlow(
      replaceMarks(
        svg,
        (_kind, x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`,
      ),
    ),
  )

const greenAt = ({ data, width }: Pixels, x: number, y: number) =>
  data[(y * width + x) * 4 + 1] ?? 0

/** The pixels between two radii around a point, as far as they are in the picture. */
const ring = ({ width, height }: Pixels, x: number, y: number, from: number, to: number) => {
  const points: [x: number, y: number][] = []
  for (let py = Math.floor(y - to); py <= y + to; py++)
    for (let px = Math.floor(x - to); px <= x + to; px++) {
      const distance = Math.hypot(px + 0.5 - x, py + 0.5 - y)
      const isInside = px >= 0 && py >= 0 && px < width && py < height
      if (isInside && distance >= from && distance <= to) points.push([px, py])
    }
  return points
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const colorOf = (picture: Pixels, points: readonly [x: number, y: number][]) => {
  const channel = (i: number) =>
    median(points.map(([x, y]) => picture.data[(y * picture.width + x) * 4 + i] ?? 0))
  return `#${[0, 1, 2].map((i) => channel(i).toString(16).padStart(2, '0')).join('')}`
}

/**
 * The marked things of a picture. Each mark is drawn as a disc in its place among the papers, once in black and
 * once in white: where both pictures differ, nothing covers it.
 */
export const findThings = async (markedSvg: string, pictureWidth = 1600): Promise<Thing[]> => {
  const marks = placeMarks(markedSvg)
  if (marks.length === 0) return []
  const black = await renderPixels(discs(markedSvg, '#000000'), testWidth)
  const white = await renderPixels(discs(markedSvg, '#ffffff'), testWidth)
  const plain = await renderPixels(withoutFilters(withoutMarks(markedSvg)), testWidth)
  const share = testWidth / pictureWidth
  return marks.map((thing) => {
    const [x, y, r] = [thing.x * share, thing.y * share, thing.r * share]
    const disc = ring(black, x, y, 0, r)
    const open = disc.filter(([px, py]) => greenAt(white, px, py) - greenAt(black, px, py) > 90)
    const isEye = thing.kind === 'eye' || thing.kind === 'owl'
    const seen = isEye ? ring(plain, x, y, r * 1.3, r * 1.75) : ring(plain, x, y, 0, r * 0.8)
    return {
      ...thing,
      visible: open.length / Math.max(1, Math.PI * r * r),
      color: colorOf(plain, seen),
    }
  })
}
