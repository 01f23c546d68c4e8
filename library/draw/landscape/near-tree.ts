import { darker, lighter, mix } from '../paper/color.ts'
import type { Scene } from '../paper/scene.ts'
import { type LeafTree, leafTree } from './tree-kinds.ts'

interface NearTree {
  kind: LeafTree
  /** Foot and height in pixels. */
  x: number
  y: number
  h: number
  seed: number
  color: string
  /** Paths of the same paper, such as the hill below the tree. */
  ground?: readonly string[]
  /** The y of the upper edge of all. */
  top?: number
}

/** Draws a tree that is near: a crown of paper with cut leaves and its own wood. */
export const nearTree = (
  scene: Scene,
  { kind, x, y, h, seed, color, ground = [], top = 0 }: NearTree,
) => {
  const { path, wood, leaves } = leafTree(kind, x, y, h, seed)
  scene.sheet([...ground, path], color, 3, top)
  scene.flat(wood, mix(darker(color, 0.3), '#5a4038', 0.3), 0.9)
  scene.flat(leaves, lighter(color, 0.16), 0.7)
  scene.mark(kind === 'bare' ? 'snow' : 'leaves', x, y - h * 0.64, h * 0.23)
}
