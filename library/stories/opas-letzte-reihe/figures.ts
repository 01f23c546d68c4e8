import { type AdultOptions, adult, adultJoints } from '../../draw/cast/adult.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import type { Point } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { fist, glove, hat } from './things.ts'

export const mustard = '#f0b53a'

export const jellaLook: ChildOptions = {
  skin: '#c98f62',
  hair: '#3a231d',
  hairStyle: 'puffs',
  outfit: 'dungarees',
  color: mustard,
  shirt: print('stripes', '#f7efe2', '#4f8fa0', { size: 14, angle: 90 }),
  shoes: '#b8503f',
}

const opaLook: AdultOptions = {
  skin: '#eebb92',
  hair: '#f2ece2',
  hairStyle: 'ring',
  beard: 'full',
  old: true,
  outfit: 'shirt',
  color: print('checks', '#e6e2d2', '#4f7f9a', { size: 22 }),
  trousers: '#5d5a44',
  shoes: '#4d5f45',
}

const mamaLook: AdultOptions = {
  skin: '#dca678',
  hair: '#4a2c22',
  hairStyle: 'ponytail',
  outfit: 'jumper',
  color: '#5aa39a',
  trousers: '#3f5670',
  shoes: '#7a5240',
}

export const blumLook: AdultOptions = {
  skin: '#f4cdaa',
  hair: '#cfc6c0',
  hairStyle: 'bun',
  build: 'stout',
  outfit: 'dress',
  color: print('flowers', '#8d74a8', '#f3d9e6', { size: 30 }),
  glasses: true,
  shoes: '#4f8a72',
  trousers: '#e8d3c0',
}

/** Where the thumb of a gloved hand ends. */
export const thumbOf = (hand: Point, shoulder: Point, scale = 0.62): Point => {
  const length = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1]) || 1
  const [c, s] = [(hand[0] - shoulder[0]) / length, (hand[1] - shoulder[1]) / length]
  const [u, v] = [92 * scale - 30 * scale, -81 * scale]
  return [hand[0] + u * c - v * s, hand[1] + u * s + v * c]
}

/** Angle of a forearm in degrees; a glove is put over its hand. */
const gloved = (hand: Point, elbow: Point, scale: number, held?: string) => {
  const angle = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI + 90
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]]
  const length = Math.hypot(dx, dy) || 1
  const back = 30 * scale
  const place = {
    x: hand[0] - (dx / length) * back,
    y: hand[1] - (dy / length) * back,
    rotate: angle,
    scale,
  }
  if (held === undefined) return placed(glove(), place)
  return placed(held, { x: hand[0], y: hand[1] }) + placed(fist(), place)
}

export interface Dressed {
  /** Wears Grandpa's hat; scaled to the head. */
  hatted?: boolean
  /** The pencil is out of the hat. */
  isWriting?: boolean
  /** Wears a huge glove on these hands. */
  gloves?: readonly ('near' | 'far')[]
  hatSize?: number
  /** What the far hand's glove is closed round, gripped at (0, 0). */
  held?: string
}

const withThings = (
  svg: string,
  joints: ReturnType<typeof adultJoints>,
  { hatted, isWriting = false, gloves = [], hatSize = 1, held }: Dressed,
  tilt: number,
) => {
  const hands = gloves.map((side) => {
    const hand = side === 'near' ? joints.nearHand : joints.farHand
    const shoulder = side === 'near' ? joints.nearShoulder : joints.farShoulder
    return gloved(hand, shoulder, 0.62, side === 'far' ? held : undefined)
  })
  const top: Point = [
    joints.top[0] * 0.72 + joints.eyes[0] * 0.28,
    joints.top[1] * 0.72 + joints.eyes[1] * 0.28,
  ]
  const worn = hatted
    ? placed(hat({ hasStub: !isWriting }), { x: top[0], y: top[1], rotate: tilt, scale: hatSize })
    : ''
  return svg + hands.join('') + worn
}

export const jella = (act: ChildOptions, dressed: Dressed = {}) => {
  const options = { ...jellaLook, ...act }
  return withThings(
    child(options),
    childJoints(options),
    { hatSize: 0.84, ...dressed },
    act.headTilt ?? 0,
  )
}

export const opa = (act: AdultOptions, dressed: Dressed = {}) => {
  const options = { ...opaLook, ...act }
  return withThings(
    adult(options),
    adultJoints(options),
    { hatSize: 0.76, ...dressed },
    act.headTilt ?? 0,
  )
}

export const mama = (act: AdultOptions) => adult({ ...mamaLook, ...act })
export const blum = (act: AdultOptions) => adult({ ...blumLook, ...act })
