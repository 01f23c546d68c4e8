import { type AdultOptions, adult, adultJoints } from '../../draw/cast/adult.ts'
import type { Joints } from '../../draw/cast/body/figure.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { type HeadView, personHead } from '../../draw/cast/head/person.ts'
import { ellipse } from '../../draw/paper/geometry.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import {
  bandana,
  catEars,
  eyePatch,
  feelers,
  goggles,
  onHead,
  pirateHat,
  plaster,
  snailHouse,
  tigerHead,
} from './costumes.ts'

const blue = '#3f74b8'
export const ennoSkin = '#f2c6a0'

const viewOf = ({ headView, view }: ChildOptions | AdultOptions): HeadView =>
  headView ?? view ?? 'front'

/** A child with a costume's pieces on its head. */
const wearing = (options: ChildOptions, svgs: (view: HeadView) => string, behind = '') =>
  behind + child(options) + onHead(childJoints(options), viewOf(options), svgs(viewOf(options)))

/** How Enno looks; goggles and plaster are put on by `enno`. */
const ennoLook: ChildOptions = {
  skin: ennoSkin,
  hair: '#b97a3c',
  hairStyle: 'cropped',
  headShape: 'round',
  noseShape: 'snub',
  outfit: 'jumper',
  color: '#8fb6dc',
  trousers: blue,
  shoes: blue,
}

interface Wednesday {
  /** The plaster is stuck on from the bus ride on. */
  isPlastered?: boolean
}

export const enno = (options: ChildOptions = {}, { isPlastered = true }: Wednesday = {}) => {
  const look = { ...ennoLook, ...options }
  return wearing(look, (view) =>
    isPlastered && view !== 'back' && view !== 'turnedAway'
      ? goggles(view) + plaster(view)
      : goggles(view),
  )
}

export const ennoJoints = (options: ChildOptions) => childJoints({ ...ennoLook, ...options })

/** Enno's head asleep on the pillow; its middle at (0, 0). */
export const ennoAsleep = () =>
  personHead(
    {
      skin: ennoSkin,
      hair: '#b97a3c',
      hairStyle: 'cropped',
      mood: 'happy',
      asleep: true,
      glasses: false,
      view: 'turned',
      noseShape: 'snub',
    },
    { y: 0, rotate: -72, scale: 0.83 },
  )

const tigerOrange = '#ee9434'

export const fatou = (options: ChildOptions = {}) => {
  const look: ChildOptions = {
    skin: '#7a4a34',
    hair: '#241818',
    hairStyle: 'cropped',
    noseShape: 'broad',
    outfit: 'pyjamas',
    color: print('stripes', tigerOrange, '#4a2a24', { size: 30, angle: 90 }),
    hood: true,
    shoes: tigerOrange,
    ...options,
  }
  return wearing(look, (view) => tigerHead(tigerOrange, view))
}

export const bigPirate = (options: ChildOptions = {}) =>
  wearing(
    {
      skin: '#d9a27a',
      hair: '#3a2620',
      hairStyle: 'short',
      headShape: 'square',
      noseShape: 'long',
      outfit: 'shirt',
      color: print('stripes', '#fff3e0', '#cf4436', { size: 22, angle: 90 }),
      trousers: '#4a3a4a',
      build: 'stout',
      ...options,
    },
    (view) => eyePatch(view) + pirateHat(),
  )

export const smallPirate = (options: ChildOptions = {}) =>
  wearing(
    {
      skin: '#f4cfae',
      hair: '#d9a648',
      hairStyle: 'short',
      headShape: 'heart',
      noseShape: 'button',
      freckles: true,
      outfit: 'jumper',
      color: '#4f8a6a',
      trousers: '#7a5a44',
      ...options,
    },
    (view) => eyePatch(view) + bandana(),
  )

export const princess = (options: ChildOptions = {}) =>
  child({
    skin: '#c58a5e',
    hair: '#2f1d1c',
    hairStyle: 'long',
    headShape: 'long',
    noseShape: 'pointed',
    hat: 'crown',
    outfit: 'dress',
    color: '#d9709a',
    shoes: '#f2c14e',
    ...options,
  })

const cat = (color: string, look: ChildOptions, options: ChildOptions) =>
  wearing({ outfit: 'jumper', color, trousers: color, ...look, ...options }, (view) =>
    catEars(color, view),
  )

export const greyCat = (options: ChildOptions = {}) =>
  cat(
    '#8a8794',
    { skin: '#e8b48a', hair: '#6a3f2a', hairStyle: 'braids', headShape: 'heart', glasses: true },
    options,
  )

export const blackCat = (options: ChildOptions = {}) =>
  cat('#4a4250', { skin: '#8d5a3c', hair: '#2a1a1c', hairStyle: 'afro' }, options)

export const snailChild = (options: ChildOptions = {}) => {
  const look: ChildOptions = {
    skin: '#f0c8a8',
    hair: '#c9643a',
    hairStyle: 'bob',
    noseShape: 'snub',
    freckles: true,
    outfit: 'jumper',
    color: '#a9b85c',
    trousers: '#8a9a4a',
    ...options,
  }
  const isBack = look.view === 'back' || look.view === 'turnedAway'
  const { back } = childJoints(look)
  const house = placed(snailHouse(), {
    x: back[0] - (look.view === 'front' || look.view === 'back' ? 0 : 26),
    y: back[1] + 14,
  })
  const svg = wearing(look, () => feelers('#a9b85c', '#f2d98a'))
  return isBack ? svg + house : house + svg
}

export const mama = (options: AdultOptions = {}) => adult({ ...mamaLook, ...options })

export const mamaLook: AdultOptions = {
  skin: ennoSkin,
  hair: '#8a4f2c',
  hairStyle: 'ponytail',
  headShape: 'long',
  noseShape: 'pointed',
  outfit: 'jumper',
  color: '#c9694f',
  trousers: '#4f4a66',
}

export const teacher = (options: AdultOptions = {}) =>
  adult({
    skin: '#eec09a',
    hair: '#b9b0ac',
    hairStyle: 'curls',
    headShape: 'round',
    noseShape: 'broad',
    glasses: true,
    outfit: 'dress',
    color: '#4f9a94',
    apron: '#fff3dc',
    build: 'stout',
    ...options,
  })

const grownJoints = (options: AdultOptions): Joints => adultJoints(options)

/** The woman in the bus, a bee from her feelers to her wings. */
export const bee = (options: AdultOptions = {}) => {
  const look: AdultOptions = {
    skin: '#d9a27a',
    hair: '#2f2024',
    hairStyle: 'bun',
    noseShape: 'hooked',
    headShape: 'long',
    outfit: 'dress',
    color: print('stripes', '#f4bf3c', '#3a2a30', { size: 46, angle: 90 }),
    trousers: '#3a2a30',
    shoes: '#3a2a30',
    ...options,
  }
  const joints = grownJoints(look)
  const [x, y] = joints.back
  const wing = (rotate: number, scale: number) =>
    placed(piece(ellipse(-56, 0, 62, 30), '#fdf3dc'), { x, y, rotate, scale })
  return `${wing(26, 1.1)}${wing(-16, 0.9)}${adult(look)}${onHead(joints, viewOf(look), feelers('#3a2a30', '#f4bf3c'))}`
}

/** The bus driver. */
export const driver = (options: AdultOptions = {}) => {
  const look: AdultOptions = {
    skin: '#c58a5e',
    hair: '#2f2024',
    beard: 'full',
    noseShape: 'broad',
    outfit: 'shirt',
    color: '#5f86b0',
    trousers: '#3f4a6a',
    build: 'stout',
    ...options,
  }
  const view = viewOf(look)
  return `${adult(look)}${onHead(grownJoints(look), view, eyePatch(view) + pirateHat('#7a3a34'))}`
}

/** A tiger's tail from (0, 0) to the lower left. */
export const tigerTail = () =>
  `${line('M0 0C-40 10 -60 -10 -84 -40', tigerOrange, 15)}${line('M-26 4l6 -14M-50 -6l10 -11M-68 -22l13 -6', '#4a2a24', 6)}`
