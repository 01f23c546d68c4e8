// Papa, Mama, Kuno with his leaf, and Trine in her bundle.

import { type BadgerOptions, badger, badgerJoints } from '../../draw/cast/badger.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, leaf, points, smooth } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'

export type Tie = 'fresh' | 'smeared' | 'limp' | 'new'

const fresh = '#6fae45'

/** The leaf round Kuno's neck; its knot at (0, 0). */
export const tie = (kind: Tie) => {
  const knot = (color: string) => piece(ellipse(0, 0, 15, 12), darker(color, 0.16))
  if (kind === 'limp') {
    const withered = '#a39a4a'
    const hanging = piece(strip(points('0,0 -8,40 14,66 -4,104'), [14, 34, 26, 3]), withered)
    return hanging + line('M0 6Q-8 40 8 66T-2 98', darker(withered, 0.24), 3) + knot(withered)
  }
  const isNew = kind === 'new'
  const color = isNew ? '#94bf4a' : fresh
  const long = isNew ? 104 : 118
  const hanging =
    piece(leaf(0, 0, Math.PI / 2, long, isNew ? 0.24 : 0.19), color) +
    line(
      `M0 6V${long - 12}M0 34l-10 -8M0 34l10 -8M0 58l-10 -9M0 58l10 -9M0 80l-7 -7M0 80l7 -7`,
      darker(color, 0.22),
      2.6,
    )
  const smear =
    kind === 'smeared'
      ? flat(smooth(points('-14,84 0,76 15,86 12,104 2,120 -9,106')), '#fbf7ec')
      : ''
  return placed(hanging + smear, { rotate: isNew ? 17 : 0 }) + knot(color)
}

const kunoLook: BadgerOptions = { color: '#8b8794' }

export interface KunoOptions extends BadgerOptions {
  leaf?: Tie | null
  /** Where the knot is, from the middle of the head. */
  knot?: readonly [number, number]
}

/** Kuno with his tie. */
export const kuno = ({ leaf: kind = 'fresh', knot, ...act }: KunoOptions) => {
  const options = { ...kunoLook, ...act }
  const svg = badger(options)
  if (!kind) return svg
  const { head } = badgerJoints(options)
  const isFront = act.pose === 'sitting' || act.pose === 'facing'
  const [dx, dy] = knot ?? (isFront ? [0, 66] : [2, 64])
  return svg + placed(tie(kind), { x: head[0] + dx, y: head[1] + dy })
}

/** Papa; at night without his jumper. */
export const papa = ({ isAtNight = false, ...act }: BadgerOptions & { isAtNight?: boolean }) =>
  badger({ color: '#77798a', ...(isAtNight ? {} : { jumper: '#5d8069' }), ...act })
export const mama = (act: BadgerOptions) => badger({ color: '#94806f', scarf: '#c95f48', ...act })

export interface TrineOptions extends Omit<BadgerOptions, 'pose' | 'paws'> {
  /** Degrees the whole bundle is turned. */
  turn?: number
  /** Screams with eyes shut. */
  isScreaming?: boolean
}

const cloth = '#c4e3df'
const dots = points(
  '-58,10 -62,42 -40,28 -18,38 -36,58 -14,66 -24,84 6,52 8,84 28,34 32,66 52,20 54,50 46,78 -4,96 -50,66',
).map(([x, y]) => circle(x, y, 5.4))

/** Wide eyes, over those of the head; `x` and `y` are where they look. */
const wideEyes = ([x, y]: readonly [number, number]) =>
  [-35, 35]
    .map(
      (eye) =>
        flat(circle(eye, -76, 19), '#ffffff') +
        flat(circle(eye + x * 6, -76 + y * 6, 12.5), '#2a1a1f') +
        flat(circle(eye + x * 6 + 4, -81 + y * 6, 4), '#ffffff'),
    )
    .join('')

const scream =
  [-35, 35]
    .map(
      (eye) =>
        flat(circle(eye, -76, 17), '#4a4658') +
        line(
          `M${eye - 13} -82L${eye + (eye > 0 ? -8 : 8)} -74M${eye - 13} -68Q${eye} -80 ${eye + 13} -68`,
          '#fbf6ee',
          5,
        ),
    )
    .join('') +
  piece(ellipse(0, 0, 27, 30), '#6d2430') +
  flat(ellipse(0, 14, 17, 12), '#e8808a')

/** The face seen from the front is a baby's: with larger eyes. */
const babyHead = ({ isScreaming, ...act }: TrineOptions) => {
  const { asleep, headView, gaze = [0, 0] } = act
  const face = badger({ color: '#a5a1ab', ...act, gaze, pose: 'peeping' })
  if (isScreaming) return face + scream
  return asleep || headView ? face : face + wideEyes(gaze)
}

/** Trine in her bundle, 150 wide and 200 tall; (0, 0) is its middle. */
export const trine = ({ turn = 0, ...act }: TrineOptions = {}) => {
  const head = placed(babyHead(act), { y: 14, scale: 0.66 })
  const hood = piece(
    smooth(points('-64,20 -70,-34 -50,-86 0,-104 50,-86 70,-34 64,20')),
    darker(cloth, 0.16),
  )
  const wrap =
    piece(smooth(points('-78,-26 -54,6 0,24 54,6 78,-26 76,40 40,92 0,104 -40,92 -76,40')), cloth) +
    flat(dots.join(''), '#f7fbf6') +
    line('M-72 8Q-20 60 44 88', lighter(cloth, 0.5), 4)
  // the snout of a profile is before the cloth
  return placed(act.headView ? hood + wrap + head : hood + head + wrap, { rotate: turn })
}

/** A beechnut, 26 wide. */
export const beechnut = () =>
  piece('M0 -18Q18 -4 13 14Q0 20 -13 14Q-18 -4 0 -18Z', '#b8652f') +
  flat('M0 -18Q6 0 0 16Q-6 0 0 -18Z', '#e0a866')
