import { type Point, smooth } from '../paper/geometry.ts'
import type { Hour } from '../paper/mood.ts'
import type { Scene } from '../paper/scene.ts'

export interface StandOptions {
  /** Mirrors the drawing left to right. */
  flip?: boolean
  /** Page pixels nearer to the viewer (down), or farther when negative. */
  depth?: number
  /** Degrees, clockwise, about the feet. */
  rotate?: number
  /** Half the width of the contact shadow in the drawing's own units; 0 for none. */
  shadow?: number
}

/** Page pixels between the ground's edge and feet, to show ground behind them. */
const sinkPx = 70

/** How long shadows are, in widths of their figures. */
const shadowLengths: Record<Hour, number> = { dawn: 2.3, day: 0.8, dusk: 2.6, night: 1.5 }

/** Draws the shadow of a figure whose feet are at (x, y), `rx` is half its width: cut paper, away from the light. */
const castShadow = (scene: Scene, x: number, y: number, rx: number) => {
  const { light } = scene
  scene.contactShadow(x, y, rx)
  if (!light) return
  const [dx, dy] = [x - light[0], y - light[1]]
  const length = rx * shadowLengths[scene.mood.hour]
  const side = dx / (Math.hypot(dx, dy) || 1)
  const tip: Point = [x + side * length * 1.6, y + length * 0.2 * (1 - Math.abs(side) * 0.6)]
  const back = y - rx * 0.1
  const path = smooth([
    [x - rx * 0.82, y],
    [x - rx * 0.3 + (tip[0] - x) * 0.2, back + (tip[1] - y) * 0.2],
    [x + rx * 0.5 + (tip[0] - x) * 0.5, back + (tip[1] - y) * 0.4],
    [tip[0] + side * rx * 0.5, tip[1]],
    [tip[0] - rx * 0.1, tip[1] + rx * 0.13],
    [x + (tip[0] - x) * 0.4, y + rx * 0.17 + (tip[1] - y) * 0.6],
  ])
  scene.flat(path, scene.mood.shadow, scene.mood.isDark ? 0.22 : 0.13)
}

/** The y of feet that stand at `x`, in pixels; `depth` in page pixels. */
export const footY = (scene: Scene, x: number, depth = 0) =>
  scene.ground(x) + (sinkPx + depth) * scene.unit

/**
 * Stands a drawing on the ground at `x` pixels, with a soft shadow under its feet; `scale` 1 is one page pixel per
 * unit. Returns the point of its feet in pixels. The first call begins the layer of the cast.
 */
export const stand = (
  scene: Scene,
  svg: string,
  x: number,
  scale: number,
  stance: StandOptions = {},
) => {
  const { flip = false, depth = 0, rotate = 0, shadow = 74 } = stance
  const size = scale * scene.unit
  const y = footY(scene, x, depth)
  scene.begin('cast')
  if (shadow > 0) castShadow(scene, x, y - 2, shadow * size)
  scene.place(svg, x, y, size, { flip, rotate })
  return { x, y }
}

/** Like `stand`, with warm light on the ground under it and a glow whose middle is `height` units above its feet. */
export const standLit = (
  scene: Scene,
  svg: string,
  x: number,
  scale: number,
  stance: StandOptions & { height?: number } = {},
) => {
  const size = scale * scene.unit
  const y = footY(scene, x, stance.depth ?? 0)
  scene.begin('cast')
  const up = (stance.height ?? 42) * size
  scene.warm(x, y - up * 0.3, 290 * size, '#e2853a', scene.mood.isDark ? 0.6 : 0.3, 0.6)
  stand(scene, svg, x, scale, { shadow: 34, ...stance })
  scene.glow(x, y - up, 130 * size, '#ffd88a', scene.mood.isDark ? 0.85 : 0.5)
  return { x, y }
}
