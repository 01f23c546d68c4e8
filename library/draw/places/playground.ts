import { bush, hills } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { num, type Point, smooth } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'
import { bench, fence } from '../props/outdoors.ts'
import { climbingFrame, sandpit, slide, springRider, swingSet } from '../props/playground-things.ts'
import { puddle } from '../props/street-things.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'
import { eveningOf } from './evening.ts'
import { townRow } from './town-row.ts'

type PlayThing = 'slide' | 'swing' | 'sandpit' | 'climber' | 'rider' | 'bench'

export interface PlaygroundOptions extends PlaceOptions {
  /** What stands there and where, shares of the width; it faces the middle. */
  things?: Partial<Record<PlayThing, number>>
  /** Positions of puddles, shares of the width. */
  puddles?: readonly number[]
  /** Town houses behind the hedge. */
  houses?: boolean
}

interface Stand {
  draw: (dim: (color: string) => string) => string
  scale: number
  /** Pixels nearer or farther than the edge of the ground. */
  depth: number
  /** Half the width of its shadow, in its own units. */
  shadow: number
}

/** Far things first. */
const stands: Record<PlayThing, Stand> = {
  swing: {
    draw: (dim) => swingSet(dim('#b5814f'), dim('#d8584f')),
    scale: 1.2,
    depth: 12,
    shadow: 240,
  },
  slide: {
    draw: (dim) => slide(dim('#e8a13c'), dim('#4f9d96'), dim('#b5814f')),
    scale: 1.5,
    depth: 46,
    shadow: 230,
  },
  climber: {
    draw: (dim) => climbingFrame(dim('#d8584f'), dim('#5f8fc0')),
    scale: 1.35,
    depth: 40,
    shadow: 210,
  },
  bench: { draw: (dim) => bench(dim('#b98256')), scale: 1.3, depth: 30, shadow: 130 },
  rider: { draw: (dim) => springRider(dim('#e8a13c')), scale: 1.5, depth: 110, shadow: 50 },
  sandpit: {
    draw: (dim) => sandpit(dim('#c0905c'), dim('#f0d8a0')),
    scale: 1.3,
    depth: 190,
    shadow: 0,
  },
}

const order: PlayThing[] = ['swing', 'slide', 'climber', 'bench', 'rider', 'sandpit']

const path = (scene: Scene, y: number) => {
  const { width, height, unit, mood } = scene
  const sand = mix(eveningOf(mood).dim('#ecd2a2'), mood.land(0.7), 0.2)
  const [far, near] = [width * 0.6, width * 0.46]
  const shape: Point[] = [
    [far - 34 * unit, y - 4],
    [far + 40 * unit, y - 4],
    [far - 10 * unit, y + (height - y) * 0.3],
    [near + 380 * unit, height * 0.99],
    [near + 360 * unit, height + 80],
    [near - 420 * unit, height + 80],
    [near - 400 * unit, height * 0.98],
    [far - 190 * unit, y + (height - y) * 0.34],
  ]
  scene.piece(smooth(shape), scene.linear(lighter(sand, 0.12), darker(sand, 0.1), y, height), 1)
}

const hedge = (scene: Scene, y: number, seed: number) => {
  const { left, right, unit, mood } = scene
  const balls = Array.from({ length: 13 }, (_, i) =>
    bush(scene.across(i / 12), y, (190 + ((i * 5 + seed) % 3) * 40) * unit, i + seed),
  )
  const leaves = mood.land(0.46)
  scene.sheet(
    [...balls, `M${left - 60} ${num(y - 10)}H${right + 60}V${num(y + 60)}H${left - 60}Z`],
    scene.linear(lighter(leaves, 0.1), darker(leaves, 0.14), y - 110 * unit, y + 60 * unit),
    2,
    y - 140 * unit,
  )
}

/** A playground between hedge and houses: slide and swing, sandpit and spring rider. */
export const playground = (options: PlaygroundOptions = {}) => {
  const light = { x: 0.42, y: 0.16, r: 80 }
  const { scene, settings } = createPlaceScene(options, { palette: 'emerald', light })
  const { width, height, unit, mood } = scene
  const { dim } = eveningOf(mood)
  const yOf = (share: number) => height * (share + settings.landOffset)
  const { things = { slide: 0.17, swing: 0.77, rider: 0.94 } } = options
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  if (options.houses ?? true)
    townRow(scene, {
      y: yOf(0.58),
      scale: 0.5,
      from: -50 * unit,
      seed: settings.seed + 4,
      far: 0.4,
      floors: 2,
    })
  ridge(scene, settings, {
    y: 0.56,
    nearness: 0.16,
    amplitude: 10,
    trees: { kind: 'round', height: [150, 260], step: 180 },
  })
  hedge(scene, yOf(0.63), settings.seed)
  const lawn = hills(scene, { base: yOf(0.655), amplitude: 8 * unit, seed: settings.seed + 2 })
  scene.sheet(
    lawn.path,
    scene.linear(mood.land(0.44), mood.land(0.6), lawn.top, yOf(0.78)),
    2,
    lawn.top,
  )
  scene.place(
    fence(Math.ceil(scene.span / (44 * unit * 0.62)) + 1, dim('#fff2de')),
    scene.left - 8,
    yOf(0.672),
    0.62 * unit,
  )
  const ground = nearGround(scene, settings, 0.735, 26)
  path(scene, ground.yAt(width * 0.6))
  for (const kind of order) {
    const share = things[kind]
    if (share === undefined) continue
    const { draw, scale, depth, shadow } = stands[kind]
    const [x, y] = [share * width, ground.yAt(share * width) + depth * unit]
    if (shadow > 0) scene.contactShadow(x, y, shadow * scale * unit)
    scene.place(draw(dim), x, y, scale * unit, { flip: share > 0.5 })
  }
  for (const [i, share] of (options.puddles ?? []).entries())
    puddle(scene, share * width, yOf(0.93 - (i % 2) * 0.07), (260 + (i % 3) * 60) * unit)
  cornerPlants(scene, settings, { upper: false, size: 0.55 })
  return scene
}
