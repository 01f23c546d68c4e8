import { mix } from '../paper/color.ts'
import { ellipse, leaf, points, smooth } from '../paper/geometry.ts'
import { flat, piece, placed, strip } from '../paper/pieces.ts'
import { stride } from './body/body.ts'
import {
  type DragonActing,
  type DragonLook,
  hasOpenWings,
  headOf,
  scale,
  sideArm,
} from './dragon/dragon-look.ts'
import { backSpikes, batWing, clawedFoot, dragonTail, plates } from './dragon/dragon-parts.ts'
import { sitting } from './dragon/dragon-sitting.ts'

export type DragonOptions = DragonActing

const trunk = ({ color, belly, dark }: DragonLook): string =>
  backSpikes(points('-58,-70 -54,-98 -40,-126 -18,-146'), 208, 30, dark) +
  piece(
    smooth(points('8,-154 40,-132 56,-92 54,-50 30,-28 -30,-28 -58,-50 -58,-88 -36,-136')),
    color,
  ) +
  plates(
    [
      [-52, 20],
      [-74, 22],
      [-96, 21],
      [-118, 17],
    ],
    belly,
    36,
  )

function walking(look: DragonLook): string {
  const { color, dark, options } = look
  const legs = stride({
    hip: 48,
    width: 34,
    foot: 34,
    color: mix(color, dark, 0.2),
    far: mix(color, dark, 0.5),
    spread: 18,
  })
  const isSpread = options.spread === true || hasOpenWings(look)
  const wings = isSpread
    ? placed(batWing(look), { x: -18, y: -124, rotate: 30, scale: 1.15 })
    : placed(batWing(look), { x: -22, y: -118, rotate: -6, scale: 0.86 })
  return (
    (isSpread ? placed(batWing(look), { x: 2, y: -128, rotate: 58, scale: 1.05 }) : '') +
    dragonTail(look, points('-30,-52 -100,-10 -150,-20 -164,-80'), -105) +
    legs.far +
    sideArm(look, 'far', [88, -80], [32, -116]) +
    trunk(look) +
    legs.near +
    wings +
    headOf(look) +
    sideArm(look, 'near', [74, -66], [16, -112])
  )
}

function flying(look: DragonLook): string {
  const { color, dark } = look
  const leg = (x: number, share: number): string =>
    piece(
      strip(
        [
          [x, -46],
          [x - 20, -14],
          [x - 54, -12],
        ],
        [36, 28, 22],
      ),
      mix(color, dark, share),
    )
  return (
    placed(batWing(look), { x: 18, y: -112, rotate: 44, scale: 1.3 }) +
    dragonTail(look, points('-40,-60 -110,-40 -170,-60 -206,-110'), -118) +
    leg(-18, 0.5) +
    sideArm(look, 'far', [128, -44], [64, -78]) +
    placed(trunk(look), { x: -6, y: -84, rotate: 52, pivot: [0, -84] }) +
    leg(0, 0.25) +
    headOf(look) +
    sideArm(look, 'near', [96, -26], [44, -66]) +
    placed(batWing(look), { x: -8, y: -104, rotate: 12, scale: 1.4 })
  )
}

function lying(look: DragonLook): string {
  const { color, dark, belly } = look
  return (
    dragonTail(look, points('-80,-36 -150,-6 -190,-20 -196,-66'), -100, [60, 40, 24, 14]) +
    sideArm(look, 'far', [132, -14], [58, -54], 42) +
    backSpikes(points('-66,-92 -34,-106 0,-110 32,-106'), -100, 30, dark) +
    piece(smooth(points('-112,-2 -114,-44 -78,-86 -10,-106 52,-104 92,-72 96,-24 76,0')), color) +
    flat(ellipse(20, -10, 66, 12), belly) +
    piece(smooth(points('-96,-2 -102,-36 -72,-60 -36,-44 -24,-4')), mix(color, dark, 0.16)) +
    placed(clawedFoot(mix(color, dark, 0.16)), { x: -34 }) +
    placed(batWing(look), { x: 2, y: -86, rotate: -14, scale: 0.86 }) +
    headOf(look) +
    sideArm(look, 'near', [114, -12], [40, -48], 42)
  )
}

function sleeping(look: DragonLook): string {
  const { color, dark } = look
  return (
    piece(smooth(points('-96,0 -108,-44 -68,-96 -2,-116 62,-104 106,-56 104,0')), color) +
    piece(
      [
        leaf(-34, -108, -1.9, 30, 0.36),
        leaf(4, -114, -1.6, 32, 0.36),
        leaf(42, -104, -1.2, 30, 0.36),
      ],
      dark,
    ) +
    placed(batWing(look), { x: -6, y: -48, rotate: 46, scale: 0.72, flip: true }) +
    headOf(look) +
    dragonTail(look, points('-84,-26 -40,4 30,-6 74,-12'), 6, [48, 34, 24, 14])
  )
}

/**
 * A small, friendly dragon: 293 units tall sitting with its horns, 271 walking to the right, 327 flying
 * (410 long), 146 asleep.
 */
export function dragon(options: DragonOptions = {}): string {
  const { pose = 'sitting', color = '#5fae7a', belly = '#f6e2a0', horn = '#fff0d2' } = options
  const { mood = 'happy', gaze, lids, mouth } = options
  const look: DragonLook = {
    options,
    color,
    belly,
    horn,
    dark: mix(color, '#12344a', 0.45),
    expression: { mood, gaze, lids, mouth },
    asleep: pose === 'sleeping',
    view: 'front',
    muffler: options.muffler,
    breath: options.breath,
    open: options.open ?? options.breath !== undefined,
    puffed: options.puffed ?? false,
    tilt: options.tilt ?? 0,
  }
  return placed({ sitting, walking, flying, lying, sleeping }[pose](look), { scale })
}
