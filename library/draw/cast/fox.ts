import { mix } from '../paper/color.ts'
import type { Point } from '../paper/geometry.ts'
import { placed } from '../paper/pieces.ts'
import {
  type AnimalFigure,
  type AnimalJoints,
  type AnimalOptions,
  type AnimalPose,
  animalJoints,
  drawAnimal,
} from './mammal/animal.ts'
import { vecs } from './mammal/head-view.ts'
import type { Species } from './mammal/species.ts'

const cream = '#fff0dc'
const sock = '#4a2530'

/** The fox's papers and measures. */
function foxSpecies(color: string): Species {
  const dark = mix(color, '#7a2416', 0.35)
  return {
    coat: {
      fur: color,
      far: mix(color, dark, 0.8),
      near: mix(color, dark, 0.25),
      light: cream,
      paw: sock,
      sock: true,
    },
    head: {
      fur: color,
      skull: [66, 43, 56],
      cheeks: [
        vecs('30,-34,20 64,-24,0 78,-6,-4 97,10,-10 78,20,-4 80,32,-6 58,34,6 30,52,30 0,56,40'),
      ],
      patches: [
        {
          color: cream,
          points: vecs(
            '94,11,-9 68,2,20 40,6,46 20,22,58 0,34,60 0,55,44 30,51,34 57,33,8 78,31,-4 75,19,-2',
          ),
        },
      ],
      snout: [
        {
          color: cream,
          joints: [
            [[0, 34, 40], 19],
            [[0, 42, 82], 11],
          ],
        },
        {
          color,
          joints: [
            [[0, 6, 40], 17],
            [[0, 28, 88], 10],
          ],
        },
      ],
      hasJaw: true,
      nose: { at: [0, 31, 97], rx: 11, ry: 10, color: sock },
      mouth: { at: [0, 44, 90], width: 7 },
      eyes: { at: [36, -4, 34], r: 8 },
      blush: { at: [55, 20, 30], r: 10, opacity: 0.35 },
      ears: {
        shape: 'pointed',
        at: [42, -26, -6],
        length: 74,
        width: 27,
        rest: [0.34, -1, -0.05],
        color: dark,
        inside: sock,
      },
    },
    tail: { length: 124, widths: [14, 44, 88, 3], color: dark, tip: [cream, 0.68], shaggy: true },
    upright: {
      hip: 66,
      torso: 74,
      hips: 45,
      chest: 38,
      neck: 66,
      leg: [27, 18, 13],
      foot: [30, 17],
      arm: { bones: [48, 46], radii: [15, 12, 10], sleeve: 0.45 },
      paw: 12,
    },
    fours: {
      axis: 82,
      long: 104,
      rump: 38,
      chest: 40,
      head: [30, -64],
      leg: [19, 12, 10],
      paw: 11,
      sit: 90,
    },
    shag: 12,
    scarf: 42,
  }
}

/** Where the raised paw of the upright fox is, in its own units. */
const foxPaw: Point = [96, -142]

export interface FoxOptions extends AnimalOptions {
  pose?: AnimalPose | 'upright'
  color?: string
  /** Eyes shut and cheeks full of air. */
  blowing?: boolean
  /** Degrees the head leans, clockwise. */
  tilt?: number
  /** Upright: hangs from the raised paw; a drawing whose ring is at (0, 0). */
  holding?: string
  /** Upright: both arms are stretched forward. */
  reaching?: boolean
}

function figureOf({
  pose = 'sitting',
  color = '#e8743b',
  onFours = true,
}: FoxOptions): AnimalFigure {
  return {
    species: foxSpecies(color),
    pose: pose === 'upright' ? 'striding' : pose,
    onFours,
    scale: 1,
  }
}

function optionsOf(options: FoxOptions): AnimalOptions {
  const { pose, tilt = 0, headTilt = 0, holding = '', reaching = false, paws } = options
  if (pose !== 'upright') return { ...options, headTilt: headTilt + tilt }
  const held = holding && placed(holding, { y: -4, scale: 0.78 })
  const near = reaching ? ({ at: [88, -122], grip: 'open' } as const) : undefined
  return {
    ...options,
    headTilt: headTilt + tilt,
    paws: { ...(near ? { near } : {}), far: { at: foxPaw, grip: 'hold', holding: held }, ...paws },
  }
}

/** A fox: 252 units tall sitting, 240 walking to the right, 150 asleep, 299 upright. */
export const fox = (options: FoxOptions = {}): string =>
  drawAnimal(figureOf(options), optionsOf(options), { isBlowing: options.blowing ?? false })

export const foxJoints = (options: FoxOptions = {}): AnimalJoints =>
  animalJoints(figureOf(options), optionsOf(options))
