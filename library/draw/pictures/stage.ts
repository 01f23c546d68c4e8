import type { Box, Font } from './mask.ts'

/** A direction and length, or a point, in pixels. */
export interface Vector {
  x: number
  y: number
}

export const times = ({ x, y }: Vector, factor: number): Vector => ({
  x: x * factor,
  y: y * factor,
})

/** What all papers of a picture have in common: its edges, its light and the colour of shadows. */
export interface Stage extends Box {
  light: Vector
  shadow: string
  /** Pixels of the finished picture per pixel of the drawing. */
  zoom: number
  font: Font
}

const attribute = (svg: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(svg)?.[1]

/** Reads the attributes of a scene's SVG; null where it is none. */
export const stageOf = (svg: string, zoom: number, font: Font): Stage | null => {
  const light = attribute(svg, 'data-light')
  if (light === undefined) return null
  const [left = 0, top = 0, width = 0, height = 0] =
    attribute(svg, 'viewBox')?.split(' ').map(Number) ?? []
  const [x = 0, y = 0] = light.split(' ').map(Number)
  const box = { left, top, right: left + width, bottom: top + height }
  return { ...box, light: { x, y }, shadow: attribute(svg, 'data-shadow') ?? '#000000', zoom, font }
}

/** How much of a shadow falls downwards, wherever the light is: it hangs before the picture, above the middle. */
const downwards = 0.35

/** Where shadows fall at (x, y), as a vector of a length of at most 1; short near the light. */
export const fallAt = ({ light, top, bottom }: Stage, { x, y }: Vector): Vector => {
  const away = { x: x - light.x, y: y - light.y }
  const distance = Math.hypot(away.x, away.y) || 1
  const reach = Math.min(1, distance / ((bottom - top) * 0.5))
  const fall = times(away, reach / distance)
  const length = Math.max(1, Math.hypot(fall.x, fall.y + downwards))
  return { x: fall.x / length, y: (fall.y + downwards) / length }
}
