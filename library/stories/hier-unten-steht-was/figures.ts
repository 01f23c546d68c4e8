import { adult } from '../../draw/cast/adult.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { gazeAt, placedAt } from '../../draw/cast/toward.ts'
import type { Point } from '../../draw/paper/geometry.ts'
import { print } from '../../draw/paper/prints.ts'
import { fenja } from '../../draw/places/house-nine/people.ts'

/** Fenja lies on her belly and looks at a point in pixels; she faces left unless she is not flipped. */
interface Lying {
  x: number
  y: number
  scale: number
  looksAt: Point
  isFlipped?: boolean
  options?: ChildOptions
}

export const lyingFenja = ({ x, y, scale, looksAt, isFlipped = true, options = {} }: Lying) => {
  const pose: ChildOptions = { stance: 'lyingBelly', view: 'turned', ...options }
  const at = placedAt(x, y, scale, { flip: isFlipped })
  return fenja({ ...pose, gaze: gazeAt(at, childJoints(pose).eyes, looksAt) })
}

/** The boy in Fenja's old room; he answers only with his shoulders. */
export const otherBoy = (options: ChildOptions = {}) =>
  child({
    skin: '#f2c6a0',
    hair: '#8a4a28',
    hairStyle: 'short',
    headShape: 'long',
    noseShape: 'pointed',
    freckles: true,
    outfit: 'shirt',
    color: print('stripes', '#4f86b0', '#e8eef2', { size: 20 }),
    trousers: '#8a6a4a',
    shoes: '#b5543f',
    ...options,
  })

/** One of the two movers, from behind. */
export const mover = () =>
  adult({
    view: 'turnedAway',
    stance: 'contrapposto',
    skin: '#eec09a',
    hair: '#5a3a2a',
    hat: 'cap',
    hatColor: '#c8553d',
    outfit: 'shirt',
    color: '#c8553d',
    trousers: '#3f4a6a',
    build: 'stout',
    hands: { near: { at: [-52, -318], grip: 'open', elbow: [-1, -0.2], inFront: true } },
  })
