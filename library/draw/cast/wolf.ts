import { mix } from '../paper/color.ts'
import type { Point } from '../paper/geometry.ts'
import { ink, placed } from '../paper/pieces.ts'
import {
  type AnimalFigure,
  type AnimalJoints,
  type AnimalOptions,
  type AnimalPose,
  animalJoints,
  drawAnimal,
} from './mammal/animal.ts'
import { vecs } from './mammal/head-view.ts'
import type { PawReach } from './mammal/paw.ts'
import type { Species } from './mammal/species.ts'

/** The wolf's papers and measures. */
export function wolfSpecies(color: string): Species {
  const dark = mix(color, '#242a40', 0.42)
  const light = mix(color, '#fdf6ea', 0.82)
  return {
    coat: {
      fur: color,
      far: mix(color, dark, 0.75),
      near: mix(color, dark, 0.26),
      light,
      paw: mix(color, light, 0.7),
    },
    head: {
      fur: color,
      skull: [78, 60, 64],
      cheeks: [
        vecs(
          '50,-44,20 76,-22,0 84,-2,-2 110,22,-14 86,28,-4 96,50,-10 68,48,6 58,66,4 34,60,30 0,66,40',
        ),
      ],
      patches: [
        {
          color: light,
          points: vecs(
            '106,22,-12 74,8,20 46,10,50 24,26,64 0,44,66 0,65,44 33,59,34 56,63,8 66,46,10 91,47,-8 82,27,0',
          ),
        },
        {
          color: light,
          points: vecs('24,-20,56 36,-32,46 52,-30,34 60,-20,28 44,-22,44 32,-16,54'),
        },
      ],
      snout: [
        {
          color: light,
          joints: [
            [[0, 46, 48], 25],
            [[0, 60, 102], 18],
          ],
        },
        {
          color: mix(color, dark, 0.55),
          joints: [
            [[0, 8, 48], 20],
            [[0, 44, 110], 14],
          ],
        },
      ],
      hasJaw: true,
      nose: { at: [0, 44, 122], rx: 17, ry: 14, color: ink },
      mouth: { at: [0, 61, 112], width: 10 },
      eyes: { at: [40, -3, 42], r: 9 },
      blush: { at: [64, 26, 34], r: 11, opacity: 0.35 },
      ears: {
        shape: 'pointed',
        at: [50, -38, -8],
        length: 77,
        width: 29,
        rest: [0.34, -1, -0.05],
        color: dark,
        inside: '#d9a3a0',
      },
    },
    tail: { length: 132, widths: [26, 54, 70, 3], color, tip: [dark, 0.68], shaggy: true },
    upright: {
      hip: 82,
      torso: 96,
      hips: 64,
      chest: 54,
      neck: 70,
      leg: [36, 26, 19],
      foot: [42, 23],
      arm: { bones: [66, 60], radii: [22, 19, 16], sleeve: 0.86 },
      paw: 17,
    },
    fours: {
      axis: 116,
      long: 146,
      rump: 48,
      chest: 56,
      head: [42, -84],
      leg: [26, 17, 14],
      paw: 16,
      waist: 0.8,
      sit: 127,
    },
    shag: 21,
    scarf: 56,
  }
}

export interface WolfOptions extends AnimalOptions {
  pose?: AnimalPose | 'upright'
  /** Red cheeks, eyes turned aside, ears down; overrides the mood. */
  embarrassed?: boolean
  /** fur; dark `#5d6375`, brown `#94816f` */
  color?: string
  /** Awake: degrees the head leans, clockwise. */
  tilt?: number
  /** Upright: what both paws hold in front of the breast: SVG, its middle at (0, 0). */
  holding?: string
  /** Upright: holds `holding` under one arm instead. */
  underArm?: boolean
}

const figureOf = ({
  pose = 'sitting',
  color = '#828b9e',
  onFours = true,
}: WolfOptions): AnimalFigure => ({
  species: wolfSpecies(color),
  pose: pose === 'upright' ? 'facing' : pose,
  onFours: pose !== 'upright' && onFours,
  scale: 1,
})

const middle: Point = [0, -112]

function pawsOf({
  pose,
  holding = '',
  underArm = false,
  paws,
}: WolfOptions): AnimalOptions['paws'] {
  if (pose !== 'upright') return paws
  const near: PawReach = underArm
    ? { at: [76, -74], grip: 'hold' }
    : { at: [26, middle[1] + 8], grip: 'hold' }
  const far: PawReach = {
    at: [-26, middle[1] + 8],
    grip: 'hold',
    holding: holding && placed(holding, underArm ? { x: 96, y: -14 } : { x: 26, y: -8 }),
  }
  return { near: far, far: near, ...paws }
}

function optionsOf(options: WolfOptions): AnimalOptions {
  const { embarrassed = false, tilt = 0, headTilt = 0 } = options
  const paws = pawsOf(options)
  const look: AnimalOptions = { ...options, headTilt: headTilt + tilt, ...(paws ? { paws } : {}) }
  if (!embarrassed) return look
  return {
    ears: 'drooping',
    gaze: [-0.8, 0.4],
    lids: 0.4,
    ...look,
    headTilt: headTilt + tilt + 7,
    mood: 'sad',
    mouth: 'wobble',
  }
}

/**
 * A wolf, larger than the fox: 322 units tall sitting, 299 walking (435 long), 192 asleep, 354
 * upright and facing us (sitting with a stool behind him).
 */
export const wolf = (options: WolfOptions = {}): string =>
  drawAnimal(figureOf(options), optionsOf(options), { blushes: options.embarrassed ?? false })

export const wolfJoints = (options: WolfOptions = {}): AnimalJoints =>
  animalJoints(figureOf(options), optionsOf(options))
