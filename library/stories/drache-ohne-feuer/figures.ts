import { actor } from '../../draw/cast/actor.ts'
import { adult, adultJoints } from '../../draw/cast/adult.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { type DragonOptions, dragon } from '../../draw/cast/dragon.ts'
import { ellipse } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'

const red = '#d0434a'

export const glimm = (options: DragonOptions = {}) => dragon({ color: '#58ad78', ...options })

/** Glimm with the scarf wound three times round his snout. */
export const muffledGlimm = (options: DragonOptions = {}) => glimm({ muffler: red, ...options })

const freckled = '#f0c3a0'
const auburn = '#b8602f'

const runners =
  line('M-176 6H96Q132 4 126 -34', '#8a5a3c', 11) +
  line('M-176 1H94Q122 0 118 -32', '#c98f55', 4) +
  line('M-14 -4V4M72 -4V4', '#5b5266', 9)

/** The same from behind. */
const runnersBehind = line('M-74 -6V18M74 -6V18', '#8a5a3c', 13) + line('M-74 14H74', '#5b5266', 6)

const onRunners = (options: ChildOptions = {}) =>
  child(options) + (options.view === 'back' ? runnersBehind : runners)

/** Tilda in her wheelchair, runners screwed under its wheels; rolls to the right. */
export const tilda = actor(onRunners, childJoints, {
  pose: 'wheelchair',
  skin: freckled,
  freckles: true,
  hair: auburn,
  hairStyle: 'braids',
  hat: 'woollen',
  hatColor: red,
  outfit: 'coat',
  color: '#e3a33a',
  trousers: '#4f5f8f',
  chair: '#3f9fc4',
})

export const bakerMother = actor(adult, adultJoints, {
  skin: freckled,
  hair: auburn,
  hairStyle: 'bun',
  hat: 'baker',
  hatColor: '#fffaf2',
  outfit: 'shirt',
  color: '#7fa3c4',
  apron: '#fff8ec',
})

export const queen = actor(adult, adultJoints, {
  skin: '#c58a5e',
  hair: '#e6dfe6',
  hairStyle: 'curls',
  old: true,
  hat: 'crown',
  hatColor: '#f2c14e',
  outfit: 'robe',
  color: '#a83f6f',
  shoes: '#f2a0b8',
})

export const smith = actor(adult, adultJoints, {
  skin: '#8d5a3c',
  hair: '#2a1c1e',
  beard: 'full',
  outfit: 'shirt',
  color: '#5a6a86',
  apron: '#7a5540',
})

export const miller = actor(adult, adultJoints, {
  hair: '#e9e2da',
  hairStyle: 'ring',
  beard: 'moustache',
  old: true,
  outfit: 'jumper',
  color: '#cfd6e2',
})

export const schoolmistress = actor(adult, adultJoints, {
  skin: '#d9a074',
  hair: '#3f2c2c',
  hairStyle: 'bun',
  glasses: true,
  outfit: 'dress',
  color: '#5f8f7a',
})

/** A crooked roll, 70 units wide; (0, 0) is its middle. */
export const crookedRoll = () =>
  piece(
    'M-36 12C-46 -10 -24 -26 -6 -20C8 -34 40 -24 36 -4C44 12 22 24 8 14C-6 26 -28 24 -36 12Z',
    '#d0914c',
  ) + line('M-20 -6L-8 6M0 -10L10 4M18 -10L26 2', '#f3d3a0', 5)

/** The scarf blown off, 330 units long; (0, 0) is its left end. */
export const flyingScarf =
  piece(
    'M0 0C60 -50 110 30 170 -6C220 -36 260 10 320 -22L330 14C270 44 230 6 176 32C110 66 56 -8 10 40Z',
    red,
  ) + line('M22 6L30 34M46 -6L52 22M276 -4L286 26M298 -14L308 18', '#f3a6a0', 6)

/** A bowl to fetch fire in, held at its middle, 110 units wide. */
export const bowl = (china = '#fff6e6') =>
  piece('M-56 -14H56C52 22 28 36 0 36C-28 36 -52 22 -56 -14Z', china) +
  flat('M-53 2Q0 18 53 2L51 12Q0 28 -51 12Z', '#7fb4c8') +
  flat(ellipse(0, -14, 54, 9), '#e8d9c0')
