import { mix } from '../paper/color.ts'
import { ellipse } from '../paper/geometry.ts'
import { flat, ink, piece, placed } from '../paper/pieces.ts'
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

function bearSpecies(color: string): Species {
  const dark = mix(color, '#3a1a14', 0.32)
  const light = mix(color, '#ffe3bd', 0.62)
  return {
    coat: {
      fur: color,
      far: dark,
      near: mix(color, dark, 0.4),
      light,
      paw: mix(color, dark, 0.7),
      claws: mix(dark, '#1c0f12', 0.4),
    },
    head: {
      fur: color,
      skull: [78, 64, 66],
      cheeks: [vecs('60,-30,10 78,2,0 93,20,-8 78,26,-2 82,44,-6 60,48,8 30,64,20 0,66,20')],
      snout: [
        {
          color: light,
          joints: [
            [[0, 28, 46], 36],
            [[0, 36, 78], 26],
          ],
        },
        {
          color: mix(light, color, 0.14),
          joints: [
            [[0, 14, 46], 26],
            [[0, 20, 84], 18],
          ],
        },
      ],
      hasJaw: true,
      nose: { at: [0, 12, 102], rx: 17, ry: 12, color: ink },
      mouth: { at: [0, 38, 98], width: 11 },
      eyes: { at: [36, -6, 42], r: 8 },
      blush: { at: [58, 22, 30], r: 12, opacity: 0.4 },
      ears: {
        shape: 'round',
        at: [52, -42, -6],
        length: 48,
        width: 26,
        rest: [0.5, -0.86, 0],
        color: dark,
        inside: light,
      },
    },
    tail: { length: 24, widths: [20], color: dark, isStub: true },
    upright: {
      hip: 66,
      torso: 70,
      hips: 74,
      chest: 56,
      neck: 84,
      leg: [38, 30, 24],
      foot: [44, 25],
      arm: { bones: [62, 56], radii: [24, 22, 19], sleeve: 1 },
      paw: 20,
    },
    fours: {
      axis: 104,
      long: 136,
      rump: 60,
      chest: 62,
      head: [62, -52],
      leg: [34, 26, 21],
      paw: 19,
      waist: 0.96,
    },
    shag: 14,
    scarf: 58,
  }
}

const honeyPot = placed(
  piece('M-34 -30L-43 -6L-42 16L-34 34L-24 40L24 40L36 32L43 14L42 -8L34 -30Z', '#d98b2b') +
    piece('M-38 -44L38 -45L39 -27Q0 -14 -38 -26Z', '#f7c948') +
    flat('M-20 -24C-20 -4 -10 -6 -10 -20C-8 4 6 8 6 -20Z', '#f7c948') +
    flat(ellipse(18, 6, 8, 4), '#ffffff', 0.3),
  {},
)

export interface BearOptions extends AnimalOptions {
  pose?: AnimalPose | 'resting'
  color?: string
  honey?: boolean
  /** Walking: a drawing held out with both arms; sitting: held in its lap. Its foot is at (0, 0). */
  holding?: string
  /** Sitting: degrees the head leans, clockwise. */
  tilt?: number
}

function figureOf({
  pose = 'sitting',
  color = '#8a5a3c',
  onFours = false,
}: BearOptions): AnimalFigure {
  return {
    species: bearSpecies(color),
    pose: pose === 'resting' ? 'onBack' : pose,
    onFours,
    scale: 1,
  }
}

/** Both arms round a thing whose middle is at (x, y), `w` half its width. */
const both = (
  x: number,
  y: number,
  w: number,
  holding: string,
): { near: PawReach; far: PawReach } => ({
  far: { at: [x + w, y], grip: 'hold', holding: placed(holding, { x: -w }) },
  near: { at: [x - w, y + 4], grip: 'hold' },
})

function optionsOf(options: BearOptions): AnimalOptions {
  const { pose = 'sitting', holding = '', honey = false, tilt = 0, headTilt = 0, paws } = options
  const lean = { ...options, headTilt: headTilt + tilt }
  if (paws || (holding === '' && !honey)) return lean
  if (pose === 'walking') {
    const grip: { near: PawReach; far: PawReach } = honey
      ? both(104, -112, 34, placed(honeyPot, {}))
      : {
          far: { at: [146, -106], grip: 'hold', holding: placed(holding, { y: 2 }) },
          near: { at: [128, -96], grip: 'hold' },
        }
    return { ...lean, paws: grip }
  }
  if (pose === 'sitting')
    return { ...lean, paws: both(0, -62, 40, honey ? honeyPot : placed(holding, { y: 46 })) }
  return lean
}

/** A bear, 298 units tall sitting, 302 walking upright, 152 asleep on its belly, 167 on its back. */
export function bear(options: BearOptions = {}): string {
  const { pose } = options
  const svg = drawAnimal(figureOf(options), optionsOf(options), { isAsleep: pose === 'resting' })
  const pot = options.honey && pose === 'sleeping' ? placed(honeyPot, { x: -10, y: -40 }) : ''
  return (pose === 'resting' ? placed(svg, { flip: true }) : svg) + pot
}

export const bearJoints = (options: BearOptions = {}): AnimalJoints =>
  animalJoints(figureOf(options), optionsOf(options))
