import { actor } from '../../draw/cast/actor.ts'
import type { Joints } from '../../draw/cast/body/figure.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { type Point, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'

export const red = '#d8403a'
export const blue = '#2f74c4'

const mikaLook = {
  skin: '#f2c6a0',
  hair: '#2a2028',
  hairStyle: 'fringe',
  outfit: 'raincoat',
  color: '#f4bd3c',
  trousers: '#5b6a8a',
  shoes: '#5b6a8a',
} as const satisfies ChildOptions

const benLook = {
  skin: '#8d5a3c',
  hair: '#2e1a16',
  hairStyle: 'afro',
  glasses: true,
  outfit: 'raincoat',
  color: '#57a86a',
  trousers: '#5b4a6a',
  shoes: '#5b4a6a',
} as const satisfies ChildOptions

/** On a bench without boots, in wet socks. */
const inSocks = { shoes: '#f7e2b0' } as const

/** A rubber boot, 60 tall; from the side, or the front of a left foot with its tip to the right. */
export const boot = (color: string, isFront = false) => {
  const tip = isFront ? 30 : 42
  return (
    piece(`M-17 -56H15L16 -22C${tip * 0.66} -20 ${tip} -16 ${tip} -4V0H-17Z`, color) +
    flat(`M-17 -7H${tip}V0H-17Z`, darker(color, 0.4)) +
    piece(roundRect(-19, -60, 36, 10, 4), lighter(color, 0.45)) +
    `<g opacity=".5">${line('M-9 -44V-18', '#ffffff', 5)}</g>`
  )
}

/** Boots of a figure: colours of its far and near foot, and whether both are left or right ones. */
interface Boots {
  far: string
  near: string
  /** from the front, left boots point to the right of the picture */
  kind: 'left' | 'right' | 'both'
}

const bootOn = (color: string, knee: Point, foot: Point, isFront: boolean, isFlipped: boolean) => {
  const angle = (Math.atan2(foot[1] - knee[1], foot[0] - knee[0]) * 180) / Math.PI - 90
  const [x, y] = foot
  return placed(boot(color, isFront), {
    x,
    y: y + 15,
    rotate: isFront ? 0 : angle * 0.92,
    flip: isFlipped,
    pivot: [0, -15],
  })
}

const bootsOf = ({ far, near, kind }: Boots, options: ChildOptions, joints: Joints) => {
  const isFront = (options.view ?? 'front') === 'front' || options.view === 'back'
  const pointsLeft = (isNear: boolean) =>
    isFront && (kind === 'both' ? isNear : kind === 'right') !== (options.view === 'back')
  return {
    behind: bootOn(far, joints.farKnee, joints.farFoot, isFront, pointsLeft(false)),
    before: bootOn(near, joints.nearKnee, joints.nearFoot, isFront, pointsLeft(true)),
    isFront,
  }
}

const booted =
  (look: ChildOptions, boots: Boots) =>
  (options: ChildOptions = {}) => {
    const all = { ...look, ...options }
    const { behind, before, isFront } = bootsOf(boots, all, childJoints(all))
    const figure = child(all)
    return isFront ? figure + behind + before : behind + figure + before
  }

/** Mika in two boots; colours as of a figure that faces right, or from the front. */
export const mika = (boots: Boots) => actor(booted(mikaLook, boots), childJoints, mikaLook)

export const ben = (boots: Boots) => actor(booted(benLook, boots), childJoints, benLook)

export const mikaInSocks = actor(child, childJoints, { ...mikaLook, ...inSocks })

export const benInSocks = actor(child, childJoints, { ...benLook, ...inSocks })

/** Mika's two left boots, and Ben's two right ones. */
export const twoLeft: Boots = { far: blue, near: red, kind: 'left' }
export const twoRight: Boots = { far: red, near: blue, kind: 'right' }

const kidLooks = [
  { color: '#e57f9a', hair: '#8a4a2a', hairStyle: 'braids' },
  { color: '#7f6fc0', skin: '#c58a5e', hair: '#3a2420', hairStyle: 'long' },
  { color: '#4f9fd0', hair: '#e3b45a', hairStyle: 'short' },
] as const satisfies readonly ChildOptions[]

/** The other children of the kindergarten; the one in violet has a wheelchair. */
export const others = kidLooks.map((look) =>
  actor(child, childJoints, { outfit: 'raincoat', ...look }),
)
