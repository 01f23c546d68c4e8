import { fir, grass, stone } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { type Point, polygon, smooth } from '../paper/geometry.ts'
import { peaks } from '../props/peaks.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { ridge } from './backdrop.ts'
import { cracks, grassyFoot, type Range, rockPaint, wallView } from './rock-wall.ts'

export interface MountainOptions extends PlaceOptions {
  /** `ledge`: high over the valley; `path`: up towards the peaks; `wall`: before a rock face. */
  view?: 'ledge' | 'path' | 'wall'
  /** Ledge: on which side the rock rises. */
  side?: 'left' | 'right'
  /** How far snow reaches down the peaks, 0 to 0.6. */
  snow?: number
}

const farRange = ({ scene, settings, rock, snow, yOf }: Range, foot: number, rise: number) => {
  const { width, mood } = scene
  const peak = (x: number, w: number, h: number, i: number) => ({
    x: x * width,
    y: yOf(foot) + 30,
    w: w * width,
    h: h * rise * width,
    seed: settings.seed * 5 + i,
  })
  const haze = (share: number) => mix(rock, mood.sky[2], share)
  peaks(scene, [peak(0.14, 0.6, 0.22, 1), peak(0.9, 0.56, 0.25, 2)], haze(0.66), snow)
  peaks(scene, [peak(0.42, 0.52, 0.32, 3), peak(0.68, 0.46, 0.2, 4)], haze(0.44), snow)
}

const ledgeView = (range: Range, isLeft: boolean) => {
  const { scene, settings, rock, yOf } = range
  const { width, height, unit, mood } = scene
  farRange(range, 0.68, 1)
  const x = (share: number) => {
    const reached = share < 0 ? share + scene.left / width : share
    return (isLeft ? reached : 1 - reached) * width
  }
  for (const [i, share] of [0.66, 0.74, 0.85].entries())
    ridge(scene, settings, {
      y: share,
      nearness: 0.1 + i * 0.22,
      amplitude: 26,
      trees: { kind: 'fir', height: [34 + i * 26, 70 + i * 36], step: 30 + i * 14 },
    })
  const wall: Point[] = [
    [x(-0.05), -40],
    [x(0.16), -40],
    [x(0.125), yOf(0.12)],
    [x(0.19), yOf(0.24)],
    [x(0.15), yOf(0.36)],
    [x(0.24), yOf(0.47)],
    [x(0.2), yOf(0.58)],
    [x(0.27), yOf(0.68)],
    [x(0.3), yOf(0.8)],
    [x(-0.05), yOf(0.84)],
  ]
  scene.sheet(polygon(wall), rockPaint(scene, rock, 0, yOf(0.8)), 3)
  cracks(
    scene,
    [
      [x(0.05), yOf(0.1)],
      [x(0.1), yOf(0.3)],
      [x(0.04), yOf(0.48)],
      [x(0.15), yOf(0.6)],
    ],
    rock,
    settings.seed,
  )
  scene.piece(
    [fir(x(0.172), yOf(0.25), 150 * unit, 4), fir(x(0.214), yOf(0.475), 190 * unit, 7)],
    darker(mood.land(0.62), 0.1),
    2,
  )
  const floor: Point[] = [
    [x(-0.06), yOf(0.745)],
    [x(0.2), yOf(0.742)],
    [x(0.46), yOf(0.75)],
    [x(0.7), yOf(0.745)],
    [x(0.83), yOf(0.76)],
    [x(0.86), yOf(0.8)],
    [x(0.8), yOf(0.86)],
    [x(0.84), yOf(0.93)],
    [x(0.78), height + 80],
    [x(-0.06), height + 80],
  ]
  scene.sheet(
    polygon(floor),
    rockPaint(scene, mix(rock, mood.land(0.7), 0.3), yOf(0.74), height),
    3,
    yOf(0.73),
  )
  scene.flat(
    polygon([
      [x(-0.06), yOf(0.75)],
      [x(0.2), yOf(0.747)],
      [x(0.7), yOf(0.75)],
      [x(0.83), yOf(0.765)],
      [x(0.8), yOf(0.83)],
      [x(0.4), yOf(0.86)],
      [x(-0.06), yOf(0.85)],
    ]),
    lighter(rock, 0.3),
    0.3,
  )
  cracks(
    scene,
    [
      [x(0.2), yOf(0.9)],
      [x(0.5), yOf(0.89)],
      [x(0.7), yOf(0.88)],
      [x(0.36), yOf(0.94)],
    ],
    rock,
    settings.seed + 4,
  )
  const tufts = grass(
    { yAt: () => yOf(0.748) },
    Math.min(x(0.3), x(0.8)),
    Math.max(x(0.3), x(0.8)),
    60 * unit,
    44 * unit,
    settings.seed,
  )
  scene.piece(tufts, mood.land(0.72), 1)
  scene.ground = () => yOf(0.75)
}

const pathView = (range: Range) => {
  const { scene, settings, rock, yOf } = range
  const { width, unit } = scene
  farRange(range, 0.58, 1.15)
  ridge(scene, settings, {
    y: 0.57,
    nearness: 0.2,
    amplitude: 30,
    tilt: -60,
    trees: { kind: 'fir', height: [60, 110], step: 44 },
  })
  const slope = ridge(scene, settings, { y: 0.64, nearness: 0.45, amplitude: 26, tilt: 90 })
  const boulders = [0.06, 0.17, 0.83, 0.95].map((share, i) =>
    stone(
      share * width,
      slope.yAt(share * width) + 90 * unit,
      (150 + (i % 2) * 90) * unit,
      i + settings.seed,
    ),
  )
  scene.piece(boulders, rockPaint(scene, rock, yOf(0.56), yOf(0.76)), 3)
  const near = grassyFoot(range, 24, 26)
  const pathColor = mix(lighter(rock, 0.45), '#ecd9b4', 0.4)
  /** A path along points: shares of the picture, and half the path's width in page pixels. */
  const bend = (points: readonly (readonly [x: number, y: number, halfWidth: number])[]) => {
    const left = points.map(([px, y, w]): Point => [px * width - w * unit, yOf(y)])
    const right = points.map(([px, y, w]): Point => [px * width + w * unit, yOf(y)])
    return smooth([...left, ...right.reverse()])
  }
  scene.flat(
    bend([
      [0.5, 0.6, 5],
      [0.56, 0.625, 9],
      [0.46, 0.66, 16],
      [0.47, 0.7, 24],
      [0.5, 0.745, 30],
    ]),
    pathColor,
  )
  scene.piece(
    bend([
      [0.5, 0.735, 40],
      [0.53, 0.79, 80],
      [0.47, 0.88, 170],
      [0.42, 1.06, 330],
    ]),
    pathColor,
    1,
  )
  scene.ground = near.yAt
}

/** High mountains: a ledge over the valley, a path up to the peaks, or before a wall of rock. */
export const mountain = (options: MountainOptions = {}) => {
  const light = { x: 0.74, y: 0.18, r: 90 }
  const { scene, settings } = createPlaceScene(options, { palette: 'autumn', hour: 'dawn', light })
  const { height, mood } = scene
  const { view = 'ledge', side = 'left', snow = 0.36 } = options
  const yOf = (share: number) => height * (share + settings.landOffset)
  const stoneGrey = mix('#8f8a9c', mood.tone(0.62), mood.isDark ? 0.6 : 0.34)
  const range: Range = { scene, settings, rock: stoneGrey, snow, yOf }
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  if (view === 'ledge') ledgeView(range, side === 'left')
  else if (view === 'path') pathView(range)
  else wallView(range)
  return scene
}
