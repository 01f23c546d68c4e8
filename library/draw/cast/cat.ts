import { mix } from '../paper/color.ts'
import { between, distance, num, polygon } from '../paper/geometry.ts'
import { flat } from '../paper/pieces.ts'
import {
  type AnimalFigure,
  type AnimalJoints,
  type AnimalOptions,
  type AnimalPose,
  animalJoints,
  drawAnimal,
} from './mammal/animal.ts'
import { angleOf, type Joint, moved } from './mammal/cut.ts'
import { whiskers } from './mammal/head-extras.ts'
import { vecs } from './mammal/head-view.ts'
import type { Facing, Species } from './mammal/species.ts'

const pink = '#f0a59a'

/** Stripes across the back. */
const stripes =
  (color: string) =>
  (hips: Joint, chest: Joint, facing: Facing): string => {
    const up = angleOf(hips[0], chest[0])
    const shares = [0.02, 0.32, 0.62, 0.9]
    const d = shares.map((share, i) => {
      const middle = moved(hips[0], up, distance(hips[0], chest[0]) * share)
      const r = hips[1] + (chest[1] - hips[1]) * share
      const wedge = (side: number): string => {
        const back = up + (side * Math.PI) / 2
        const rim = moved(middle, back, r * 0.94)
        return polygon([
          moved(rim, up, 7),
          moved(middle, back - side * 0.12, r * (i % 2 ? 0.2 : 0.32)),
          moved(rim, up, -7),
        ])
      }
      if (facing === 'front') return ''
      if (facing === 'side') return wedge(-1)
      const [x, y] = between(hips[0], chest[0], share)
      return `M${num(x - r * 0.56)} ${num(y - 8)}Q${num(x)} ${num(y + 10)} ${num(x + r * 0.56)} ${num(y - 8)}Q${num(x)} ${num(y + 24)} ${num(x - r * 0.56)} ${num(y - 8)}Z`
    })
    return flat(d.join(''), color)
  }

function catSpecies(color: string): Species {
  const dark = mix(color, '#2a2438', 0.38)
  const light = mix(color, '#fff8ee', 0.8)
  return {
    coat: {
      fur: color,
      far: mix(color, dark, 0.6),
      near: mix(color, dark, 0.24),
      light,
      paw: light,
    },
    head: {
      fur: color,
      skull: [64, 48, 54],
      cheeks: [vecs('40,-28,10 63,-4,0 80,14,-8 66,18,-2 72,31,-4 48,42,10 0,50,20')],
      patches: [
        {
          color: dark,
          central: true,
          normal: [0, -0.4, 0.9],
          points: vecs('-5,-48,10 0,-22,50 5,-48,10'),
        },
        { color: dark, points: vecs('13,-47,12 13,-24,46 21,-45,10') },
        { color: dark, points: vecs('65,-2,0 44,6,34 68,7,-2') },
        {
          color: dark,
          behind: true,
          central: true,
          normal: [0, 0, 1],
          points: vecs('-6,-48,-10 0,-8,-50 6,-48,-10'),
        },
        { color: dark, behind: true, points: vecs('16,-46,-10 14,-12,-46 26,-42,-10') },
        { color: dark, behind: true, points: vecs('66,4,-4 40,12,-40 68,14,-4') },
      ],
      snout: [
        {
          color: light,
          joints: [
            [[-10, 25, 50], 16],
            [[10, 25, 50], 16],
          ],
        },
      ],
      nose: { at: [0, 15, 66], rx: 8.5, ry: 6.5, color: '#d9737a' },
      mouth: { at: [0, 26, 66], width: 8 },
      eyes: { at: [31, -5, 38], r: 9 },
      blush: { at: [48, 19, 28], r: 10, opacity: 0.38 },
      ears: {
        shape: 'pointed',
        at: [40, -30, -6],
        length: 58,
        width: 26,
        rest: [0.42, -1, -0.05],
        color,
        inside: pink,
      },
      extras: whiskers([32, 25, 46], 40, mix(dark, '#ffffff', 0.3)),
    },
    tail: { length: 122, widths: [20, 20, 18, 16], color, bands: dark, tip: [dark, 0.88] },
    upright: {
      hip: 62,
      torso: 68,
      hips: 40,
      chest: 32,
      neck: 62,
      leg: [25, 16, 11],
      foot: [28, 15],
      arm: { bones: [46, 42], radii: [13, 11, 9], sleeve: 0.84 },
      paw: 10.5,
    },
    fours: {
      axis: 80,
      long: 112,
      rump: 34,
      chest: 34,
      head: [32, -58],
      leg: [18, 11, 9],
      paw: 10.5,
      waist: 0.9,
    },
    shag: 8,
    scarf: 38,
    markings: stripes(dark),
  }
}

export interface CatOptions extends AnimalOptions {
  pose?: AnimalPose | 'upright'
  color?: string
}

const figureOf = ({
  pose = 'sitting',
  color = '#8f93a6',
  onFours = true,
}: CatOptions): AnimalFigure => ({
  species: catSpecies(color),
  pose: pose === 'upright' ? 'striding' : pose,
  onFours,
  scale: 0.92,
})

/** A tabby cat, 208 units tall sitting, 200 walking, 125 asleep, 500 long stretched; ginger `#e2954a`. */
export const cat = (options: CatOptions = {}): string => drawAnimal(figureOf(options), options)

export const catJoints = (options: CatOptions = {}): AnimalJoints =>
  animalJoints(figureOf(options), options)
