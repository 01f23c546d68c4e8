import { mix } from '../../paper/color.ts'
import { type Point, points, smooth } from '../../paper/geometry.ts'
import { mirrored, type Placement, piece, placed } from '../../paper/pieces.ts'
import {
  type DragonActing,
  type DragonLook,
  hasOpenWings,
  headOf,
  inBody,
  scale,
  sideArm,
} from './dragon-look.ts'
import {
  backSpikes,
  batWing,
  type ClawTarget,
  clawArm,
  clawedFoot,
  dragonTail,
  plates,
} from './dragon-parts.ts'

const hands: Record<NonNullable<DragonActing['arms']>, Point> = {
  down: [46, -46],
  snout: [30, -142],
  belly: [16, -62],
  hugging: [16, -62],
}

/** Both arms of the dragon from the front. */
function frontArms({ options, color, dark }: DragonLook): string {
  const tone = mix(color, dark, 0.3)
  const { arms = 'down', claws } = options
  const arm = (target: ClawTarget, side: 1 | -1) => {
    const { at, holding = '' } = inBody(target)
    const svg = clawArm([44, -112], { at: [at[0] * side, at[1]] }, tone, { side: -1 })
    return placed(holding, { x: at[0], y: at[1] }) + (side === 1 ? svg : mirrorOnly(svg))
  }
  const [x, y] = hands[arms]
  const rest = (side: 1 | -1): ClawTarget => ({ at: [x * side * scale, y * scale] })
  return arm(claws?.far ?? rest(-1), -1) + arm(claws?.near ?? rest(1), 1)
}

const mirrorOnly = (svg: string) => `<g transform="scale(-1 1)">${svg}</g>`

const tails: Record<NonNullable<DragonActing['tail']>, readonly [readonly Point[], number]> = {
  rest: [points('30,-32 120,-6 160,-30 150,-92'), -70],
  up: [points('30,-32 120,-20 150,-90 120,-150'), -110],
  curled: [points('30,-26 130,10 60,14 -70,-10'), 186],
}

const trunkPoints = points(
  '0,-150 34,-140 58,-96 68,-44 58,-10 20,0 -20,0 -58,-10 -68,-44 -58,-96 -34,-140',
)

function sittingFront(look: DragonLook): string {
  const { color, dark, belly, options } = look
  const foot = mix(color, dark, 0.35)
  const [spine, tip] = tails[options.tail ?? 'rest']
  const tail = dragonTail(look, spine, tip)
  const isBefore = options.tail === 'curled'
  const lift = options.wings === 'raised' ? 26 : options.wings === 'spread' ? 8 : 0
  const size = hasOpenWings(look) ? 1.2 : 0.9
  const paws = frontArms(look)
  return (
    mirrored(placed(batWing(look), { x: -34, y: -112, scale: size, rotate: lift })) +
    (isBefore ? '' : tail) +
    piece(smooth(trunkPoints), color) +
    plates(
      [
        [-30, 40],
        [-54, 44],
        [-78, 42],
        [-102, 36],
        [-124, 26],
      ],
      belly,
    ) +
    mirrored(placed(clawedFoot(foot), { x: -46, flip: true, scale: 1.1 })) +
    (isBefore ? tail : '') +
    placed(options.hugged ?? '', { scale: 1 / scale }) +
    (options.arms === 'snout' ? headOf(look) + paws : paws + headOf(look))
  )
}

function sittingBack(look: DragonLook): string {
  const { color, dark, options } = look
  const [spine, tip] = tails[options.tail ?? 'rest']
  return (
    piece(smooth(trunkPoints), color) +
    headOf(look) +
    dragonTail(look, spine, tip) +
    backSpikes(points('0,-132 0,-104 0,-76 0,-48'), -90, 30, dark) +
    mirrored(placed(batWing(look), { x: -30, y: -104, scale: 0.92 }))
  )
}

const sideWing = (look: DragonLook, place: Placement, far: Placement): string =>
  hasOpenWings(look)
    ? placed(batWing(look), { ...place, rotate: 40, scale: 1.15 })
    : placed(batWing(look), far)

function sittingSide(look: DragonLook): string {
  const { color, dark, belly } = look
  const haunch = mix(color, dark, 0.16)
  return (
    dragonTail(look, points('-40,-26 -110,4 -150,-18 -160,-74'), -105) +
    placed(clawedFoot(mix(color, dark, 0.5)), { x: 44, y: 0 }) +
    sideArm(look, 'far', [78, -74], [40, -122]) +
    backSpikes(points('-56,-92 -50,-118 -38,-142'), 206, 30, dark) +
    piece(
      smooth(points('14,-172 48,-150 60,-96 54,-40 30,-6 -40,0 -74,-24 -70,-74 -50,-122 -22,-160')),
      color,
    ) +
    plates(
      [
        [-34, 22],
        [-58, 24],
        [-82, 23],
        [-106, 20],
      ],
      belly,
      38,
    ) +
    piece(smooth(points('-60,-14 -66,-50 -40,-76 -2,-66 18,-34 10,-4')), haunch) +
    placed(clawedFoot(haunch), { x: 4, scale: 1.15 }) +
    sideWing(look, { x: -20, y: -124 }, { x: -20, y: -116, rotate: -8, scale: 0.9 }) +
    headOf(look) +
    sideArm(look, 'near', [66, -60], [20, -112])
  )
}

/** The dragon's trunk from the side with its belly, walking or in the air. */

/** Sitting, from each side. */
export const sitting = (look: DragonLook): string =>
  ({ front: sittingFront, side: sittingSide, back: sittingBack })[look.options.view ?? 'front'](
    look,
  )
