import { actor } from '../../draw/cast/actor.ts'
import { adultJoints } from '../../draw/cast/adult.ts'
import { type CatOptions, cat } from '../../draw/cast/cat.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { type KeeperOptions, keeper } from '../../draw/cast/keeper.ts'
import { circle } from '../../draw/paper/geometry.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'
import { ribbonBow } from '../../draw/props/keepsakes.ts'

/** Mila in her red coat, with brown braids. */
const mila = (options: ChildOptions = {}) =>
  child({ color: '#d1403f', hair: '#5a2f22', hairStyle: 'braids', ...options })

/** Jonte in his teal coat, with fair curls. */
const jonte = (options: ChildOptions = {}) =>
  child({
    color: '#2a8288',
    hair: '#c98d3c',
    hairStyle: 'short',
    trousers: '#5a4a3e',
    ...options,
  })

/** Pepper, the grey cat. */
export const pepper = (options: CatOptions = {}) => cat({ color: '#7f8496', ...options })

/** The cat with the kite's ribbon between her teeth. */
export const pepperWithBow = (options: CatOptions = {}) =>
  pepper({ ...options, mouthHolds: placed(ribbonBow(), { y: 6, scale: 0.62 }) })

/** The same figures as actors. */
export const asMila = actor(mila, childJoints, {})
export const asJonte = actor(jonte, childJoints, {})

/** Joints of the keeper: he is almost as tall as other grown-ups. */
const keeperJoints = ({ pose: _pose, arms: _arms, beard: _beard, ...act }: KeeperOptions = {}) =>
  adultJoints(act)

/** More keys than one counts, fanned out on a ring that hangs from (0, 0). */
const bunchOfKeys = () =>
  Array.from({ length: 13 }, (_, i) =>
    placed(line(`M0 8V${34 + (i % 3) * 6}m0 -8h8m-8 6h7`, i % 2 ? '#c9952f' : '#a8792a', 4.5), {
      rotate: (i - 6) * 11,
    }),
  ).join('') + line(circle(0, 4, 12), '#f2c14e', 4.5)

/** The lower half of his beard, from the chin at (0, 0) to the belt. */
const longBeard = (isWindy: boolean) =>
  isWindy
    ? piece(
        'M-20 -20C-60 6 -90 -2 -128 -20C-118 -2 -122 4 -134 10C-100 34 -50 44 16 22Z',
        '#f1eef2',
      )
    : piece('M-30 -14C-40 30 -28 70 -4 92C4 82 8 88 14 80C34 58 40 26 32 -14Z', '#f1eef2') +
      line('M-16 20Q-14 54 -2 74M14 18Q16 44 8 64', '#d9d3de', 3)

/** How far the chin and the belt are above the feet, and in front of the figure's middle. */
interface Chin {
  chin: readonly [number, number]
  belt: readonly [number, number]
}

/** The keeper with a beard to the belt and at least a dozen keys. */
const warden =
  ({ chin, belt }: Chin) =>
  (options: KeeperOptions = {}) =>
    keeper({
      ...options,
      load: {
        svg:
          placed(longBeard(options.windy ?? false), { x: chin[0], y: chin[1] }) +
          placed(bunchOfKeys(), { x: belt[0], y: belt[1] }),
        at: [0, 0],
        inFront: false,
      },
    })

/** The keeper upright, seen half from the side unless `where` says otherwise. */
export const asKeeper = (where: Partial<Chin> = {}) =>
  actor(warden({ chin: [6, -176], belt: [34, -100], ...where }), keeperJoints, {})
