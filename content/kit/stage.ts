import type { Scene } from './scene.ts'

export interface Stance {
  flip?: boolean
  /** Pixels nearer to the viewer (down), or farther when negative. */
  depth?: number
  /** Degrees. */
  rotate?: number
  /** Half the breadth of the contact shadow in the drawing's own units; 0 for none. */
  shadow?: number
}

/** How far below the ground's edge things stand, so that the ground shows behind their feet. */
const sinkPx = 70

/** Where something at `x` stands: y in pixels. */
export const footing = (scene: Scene, x: number, depth = 0) =>
  scene.ground(x) + (sinkPx + depth) * scene.unit

/** Puts a drawing on the ground with a soft shadow under its feet; returns where its feet are. The first begins the cast. */
export const stand = (scene: Scene, svg: string, x: number, scale: number, stance: Stance = {}) => {
  const { flip = false, depth = 0, rotate = 0, shadow = 74 } = stance
  const size = scale * scene.unit
  const y = footing(scene, x, depth)
  scene.begin('cast')
  if (shadow > 0) scene.contact(x, y - 2, shadow * size)
  scene.place(svg, x, y, size, { flip, rotate })
  return { x, y }
}

/** Like `stand`, in warm light: a pool on the ground under it and a glow around `height` units up. */
export const standLit = (
  scene: Scene,
  svg: string,
  x: number,
  scale: number,
  stance: Stance & { height?: number } = {},
) => {
  const size = scale * scene.unit
  const y = footing(scene, x, stance.depth ?? 0)
  scene.begin('cast')
  const up = (stance.height ?? 42) * size
  scene.warm(x, y - up * 0.3, 290 * size, '#e2853a', scene.mood.isDark ? 0.6 : 0.3, 0.6)
  stand(scene, svg, x, scale, { shadow: 34, ...stance })
  scene.glow(x, y - up, 130 * size, '#ffd88a', scene.mood.isDark ? 0.85 : 0.5)
  return { x, y }
}
