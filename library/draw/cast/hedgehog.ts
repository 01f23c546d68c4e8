import { mix } from '../paper/color.ts'
import { between, type Point } from '../paper/geometry.ts'
import { ink, piece } from '../paper/pieces.ts'
import {
  type AnimalFigure,
  type AnimalJoints,
  type AnimalOptions,
  type AnimalPose,
  type AnimalState,
  animalJoints,
  drawAnimal,
  legacyGaze,
} from './mammal/animal.ts'
import { angleOf, type Joint, moved } from './mammal/cut.ts'
import type { Layer } from './mammal/ears.ts'
import { spikeFan } from './mammal/head-extras.ts'
import { type View, vecs } from './mammal/head-view.ts'
import type { PawReach } from './mammal/paw.ts'
import type { Facing, Species } from './mammal/species.ts'

const skin = '#ecd0b0'
const light = '#c99a78'

/** Three rows of spikes around (x, y); `from` and `to` in degrees, clockwise from the left. */
export function coat(
  color: string,
  y: number,
  from: number,
  to: number,
  size = 1,
  x = 0,
  floor = Number.POSITIVE_INFINITY,
): string {
  const row = (inner: number, outer: number, count: number, share: number, dx: number): string =>
    piece(
      spikeFan([x + dx, y], [inner * size, outer * size], count, [from, to], floor),
      mix(color, light, share),
    )
  return row(66, 84, 17, 0, 0) + row(50, 66, 14, 0.32, 2) + row(35, 48, 11, 0.55, 4)
}

/** The spikes of the back, from the hips to the shoulders. */
const backSpikes =
  (color: string) =>
  (hips: Joint, chest: Joint, facing: Facing): string => {
    const r = (hips[1] + chest[1]) / 2 + 4
    const up = angleOf(hips[0], chest[0])
    if (facing !== 'side') {
      const [x, y] = between(hips[0], chest[0], 0.5)
      return facing === 'back'
        ? coat(color, y - r * 0.1, -90, 270, r / 46, x, 0)
        : coat(color, y - r * 0.1, -52, 232, r / 52, x, 0)
    }
    const [x, y] = moved(between(hips[0], chest[0], 0.4), up - Math.PI / 2, r * 0.2)
    const turn = (up * 180) / Math.PI + 90
    // on its back it is lifted by its spikes
    const floor = chest[0][0] < hips[0][0] ? Number.POSITIVE_INFINITY : 0
    return coat(color, y, -108 + turn, 100 + turn, r / 43, x, floor)
  }

/** Spikes behind the forehead. */
const crown =
  (color: string) =>
  (view: View): Layer[] => {
    const isBack = Math.abs(view.yaw) > 120
    const [x, y] = view.at([0, -4, -20])
    const rows: Layer[] = [
      {
        z: isBack ? 3 : -3,
        svg: piece(spikeFan([x, y], [46, 62], 15, isBack ? [-90, 270] : [-34, 214]), color),
      },
      {
        z: isBack ? 4 : -2.9,
        svg: piece(
          spikeFan([x, y], [36, 50], 13, isBack ? [-90, 270] : [-34, 214]),
          mix(color, light, 0.32),
        ),
      },
    ]
    return isBack
      ? [
          ...rows,
          { z: 5, svg: piece(spikeFan([x, y], [22, 36], 11, [-90, 270]), mix(color, light, 0.55)) },
        ]
      : rows
  }

function hedgehogSpecies(color: string): Species {
  const paw = '#d9b796'
  return {
    coat: {
      fur: skin,
      far: '#c39c7c',
      near: mix(skin, paw, 0.7),
      light: mix(skin, '#ffffff', 0.3),
      paw: '#caa58a',
    },
    head: {
      fur: skin,
      skull: [44, 37, 42],
      cheeks: [vecs('30,-16,10 44,0,0 52,12,-4 42,18,0 34,30,6 0,37,16')],
      snout: [
        {
          color: mix(skin, '#ffffff', 0.2),
          joints: [
            [[0, 14, 30], 18],
            [[0, 12, 64], 8],
          ],
        },
      ],
      nose: { at: [0, 6, 74], rx: 9, ry: 8, color: ink },
      mouth: { at: [0, 20, 60], width: 6.5 },
      eyes: { at: [21, -6, 30], r: 7 },
      blush: { at: [33, 13, 22], r: 9, opacity: 0.42 },
      ears: {
        shape: 'round',
        at: [34, -20, -2],
        length: 26,
        width: 12,
        rest: [0.7, -0.7, 0],
        color: '#d9ad8c',
        inside: '#c98f76',
      },
      extras: crown(color),
    },
    upright: {
      hip: 26,
      torso: 32,
      hips: 40,
      chest: 33,
      neck: 40,
      leg: [17, 13, 10],
      foot: [25, 12],
      arm: { bones: [30, 28], radii: [11, 10, 8.5], sleeve: 1 },
      paw: 9.5,
    },
    fours: {
      axis: 40,
      long: 58,
      rump: 38,
      chest: 33,
      head: [46, 0],
      leg: [14, 10, 8.5],
      paw: 9.5,
      waist: 1,
    },
    shag: 0,
    scarf: 34,
    back: backSpikes(color),
  }
}

type HedgehogArms = 'down' | 'up' | 'wide'

export interface HedgehogOptions extends Omit<AnimalOptions, 'gaze'> {
  pose?: AnimalPose
  color?: string
  /** where the pupils look, -1 to 1; larger numbers, up to 8, turn the face there */
  gaze?: Point
  /** both arms (sitting) */
  arms?: HedgehogArms
}

const armPoints: Record<HedgehogArms, Point | undefined> = {
  down: undefined,
  up: [72, -126],
  wide: [100, -68],
}

function figureOf({
  pose = 'sitting',
  color = '#5b4148',
  onFours = pose === 'walking',
}: HedgehogOptions): AnimalFigure {
  return { species: hedgehogSpecies(color), pose, onFours, scale: 1 }
}

function optionsOf({
  gaze,
  arms = 'down',
  ...options
}: HedgehogOptions): [AnimalOptions, AnimalState] {
  const [look, state] = legacyGaze(
    options.pose === 'walking' ? { headView: 'profile', ...options } : options,
    gaze,
  )
  const at = armPoints[arms]
  if (!at) return [look, state]
  const reach = (side: 1 | -1): PawReach => ({ at: [side * at[0], at[1]], grip: 'open' })
  return [{ ...look, paws: { near: reach(-1), far: reach(1), ...look.paws } }, state]
}

/** A hedgehog: 143 units tall sitting up, 118 walking to the right, 120 curled up asleep. */
export const hedgehog = (options: HedgehogOptions = {}): string =>
  drawAnimal(figureOf(options), ...optionsOf(options))

export const hedgehogJoints = (options: HedgehogOptions = {}): AnimalJoints =>
  animalJoints(figureOf(options), ...optionsOf(options))
