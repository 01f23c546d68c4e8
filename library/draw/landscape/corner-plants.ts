// The plants in front of the figures, in one or both lower corners of the picture.

import { darker, mix } from '../paper/color.ts'
import { cycle } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { type Side, upperCorner } from './foliage.ts'
import { drawPlant, type PlantKind } from './plant-kinds.ts'
import type { Season } from './season.ts'

/** Plants that grow in a season; null leaves the corner free. */
const seasonal: Record<Season, readonly [PlantKind | null, ...(PlantKind | null)[]]> = {
  spring: ['dandelion', 'grasses', null, 'hartsTongue', 'giantLeaf'],
  summer: ['grasses', 'dock', 'ivy', 'thistle', null, 'hartsTongue', 'dandelion', 'ferns'],
  autumn: ['fallen', 'mushrooms', null, 'thistle', 'fallen', 'grasses'],
  winter: ['snowberries', null, 'snowberries', null],
}

export interface CornerPlants {
  /** The same plant in both corners; otherwise each corner has one of the season, or none. */
  kind?: PlantKind | undefined
  season: Season
  seed: number
  /** 1 is about 360 page pixels. */
  size?: number
  /** Leaves hang from the upper corners; none in winter. */
  upper?: boolean
}

const place = (scene: Scene, side: Side, kind: PlantKind, seed: number, size: number) => {
  const { mood } = scene
  const green = (share: number) =>
    darker(mix(mood.land(1), mood.tone(share), 0.34), mood.isDark ? 0.36 : 0.2)
  const colors = [mix(green(0.6), mood.land(0.7), 0.42), green(0.9)] as const
  const isLeft = side === 'left'
  scene.place(
    drawPlant(kind, colors, seed),
    isLeft ? scene.left - 8 : scene.right + 8,
    scene.height - 4,
    size * scene.unit,
    { flip: !isLeft },
  )
}

/** The plants of both corners, the nearer and larger first; null for none. */
const choosePlants = ({ kind, season, seed }: CornerPlants) => {
  if (kind) return [kind, kind]
  const step = seed % 2 === 0 ? 1 : 2
  return [0, step].map((i) => cycle(seasonal[season], Math.floor(seed) + i))
}

/** Adds the plants; `seed` chooses them where `kind` does not. */
export const addCorners = (scene: Scene, options: CornerPlants) => {
  const { kind, season, seed, size = 1, upper = false } = options
  const isFlipped = kind === undefined && Math.floor(seed) % 3 === 1
  const sides: [Side, Side] = isFlipped ? ['right', 'left'] : ['left', 'right']
  scene.inFront(() => {
    for (const [i, plant] of choosePlants(options).entries())
      if (plant) place(scene, sides[i] ?? 'left', plant, seed + i * 4, size * (1 - i * 0.16))
    if (!upper || season === 'winter') return
    const side = Math.floor(seed) % 2 === 0 ? 'left' : 'right'
    upperCorner(scene, side, 0, size, seed + 5, mix(scene.mood.tone(0.8), scene.mood.land(1), 0.3))
  })
}
