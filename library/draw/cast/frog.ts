import { mix } from '../paper/color.ts'
import { type Point, points, smooth } from '../paper/geometry.ts'
import { flat, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import type { Gaze } from './face/face.ts'
import {
  type FrogActing,
  type FrogLook,
  flipped,
  frontArm,
  gripArm,
  headOf,
  scale,
  spots,
  webbed,
} from './frog/frog-look.ts'
import { crouching, jumping, landing, sittingSide } from './frog/frog-side.ts'

export type FrogOptions = FrogActing

/** Bolt upright on straight legs. */
function standing(look: FrogLook): string {
  const { color, dark, light } = look
  const leg = strip(points('-24,-70 -30,-36 -26,-8'), [34, 26, 20])
  const arm =
    piece(strip(points('-34,-136 -62,-104 -48,-66'), [24, 20, 15]), color) +
    placed(piece(webbed, color), { x: -48, y: -62, rotate: 100, scale: 0.46 })
  return (
    mirrored(piece(leg, dark) + placed(piece(webbed, dark), { x: -22, scale: 0.9, flip: true })) +
    piece(
      smooth(points('0,-184 34,-164 52,-110 50,-74 24,-56 -24,-56 -50,-74 -52,-110 -34,-164')),
      color,
    ) +
    flat(smooth(points('0,-162 24,-140 32,-100 24,-76 -24,-76 -32,-100 -24,-140')), light) +
    frontArm(look, -1, [34, -138], arm) +
    frontArm(look, 1, [34, -138], arm) +
    headOf(look)
  )
}

const rested = (elbow: Point, hand: Point, color: string): string =>
  gripArm([-34, -84], { at: hand }, color, 1, Math.hypot(elbow[0] + 34, elbow[1] + 84))

/** In mid-air, seen from the front, arms and legs flung wide. */
function spread(look: FrogLook): string {
  const { color, dark, light } = look
  const leg = strip(points('-30,-76 -128,-112 -92,-20 -142,-14'), [48, 42, 22, 16])
  const arm = placed(rested([-94, -70], [-152, -142], color), { y: -52 })
  return (
    mirrored(
      piece(leg, dark) +
        placed(piece(webbed, dark), { x: -136, y: -16, rotate: -28, flip: true, scale: 1.05 }),
    ) +
    frontArm(look, -1, [34, -136], arm) +
    frontArm(look, 1, [34, -136], arm) +
    piece(
      smooth(points('0,-178 38,-160 60,-112 54,-74 28,-54 -28,-54 -54,-74 -60,-112 -38,-160')),
      color,
    ) +
    flat(smooth(points('0,-156 28,-140 40,-104 30,-74 -30,-74 -40,-104 -28,-140')), light) +
    headOf(look)
  )
}

const haunch = (dark: string) =>
  piece(
    [
      strip(points('-46,-22 -82,-74 -64,-12'), [30, 40, 30]),
      smooth(points('-92,-32 -84,-58 -58,-64 -34,-44 -36,-12 -62,-1 -86,-10')),
    ],
    dark,
  )

function sitting(look: FrogLook): string {
  const { color, dark, light, options, asleep } = look
  if (options.view === 'side') return sittingSide(look)
  const isBack = options.view === 'back'
  const rest =
    piece(strip(points('-30,-78 -40,-44 -26,-8'), [24, 20, 15]), color) +
    placed(piece(webbed, color), { x: -24, scale: 0.5, flip: true })
  const waving = flipped(rested([-96, -104], [-112, -194], color))
  const near = options.wave && !asleep ? waving : frontArm(look, 1, [34, -86], rest)
  const trunk = smooth(points('0,-126 36,-112 56,-58 56,-14 30,-2 -30,-2 -56,-14 -56,-58 -36,-112'))
  const front = isBack
    ? flat(spots, dark, 0.6)
    : flat(smooth(points('0,-104 26,-90 36,-52 26,-20 -26,-20 -36,-52 -26,-90')), light)
  const arms = frontArm(look, -1, [34, -86], rest) + near
  return (
    mirrored(haunch(dark)) +
    (isBack ? arms : '') +
    piece(trunk, color) +
    front +
    mirrored(placed(piece(webbed, dark), { x: -50, flip: true })) +
    placed(options.hugged ?? '', { scale: 1 / scale }) +
    (isBack ? '' : arms) +
    headOf(look)
  )
}

/** Hanging by both hands, the legs dangling. */
function hanging(look: FrogLook): string {
  const { color, dark, light } = look
  const leg =
    piece(strip(points('-24,206 -58,246 -30,288'), [42, 34, 18]), dark) +
    placed(piece(webbed, dark), { x: -30, y: 282, rotate: 76, scale: 0.8 })
  const arm = (side: 1 | -1) =>
    gripArm([side * 38, 120], { at: [side * 4, 6 - side * 12] }, color, side === 1 ? 1 : -1, 68)
  return (
    mirrored(leg) +
    piece(
      smooth(points('0,92 34,110 50,156 46,202 22,218 -22,218 -46,202 -50,156 -34,110')),
      color,
    ) +
    flat(smooth(points('0,118 24,134 32,168 24,198 -24,198 -32,168 -24,134')), light) +
    arm(-1) +
    arm(1) +
    headOf(look)
  )
}

const gazeOf = ([x, y]: Gaze): Gaze =>
  Math.max(Math.abs(x), Math.abs(y)) > 1 ? [x / 6, y / 6] : [x, y]

/**
 * A frog, 120 units tall sitting, 161 standing bolt upright; jumping to the right it fills 180 by
 * 160 units, spread in mid-air from the front 230 by 159.
 */
export function frog(options: FrogOptions = {}): string {
  const { pose = 'sitting', mood = 'happy', color = '#76b04c', lids, mouth, gaze } = options
  const look: FrogLook = {
    options,
    color,
    dark: mix(color, '#1d4a2c', 0.32),
    light: mix(color, '#fff9d6', 0.7),
    expression: { mood, lids, mouth, gaze: gaze && gazeOf(gaze) },
    asleep: pose === 'sleeping',
    puffed: options.puffed ?? false,
    warts: options.warts ?? false,
    view: 'front',
  }
  const draw = {
    sitting,
    sleeping: sitting,
    crouching,
    jumping,
    landing,
    standing,
    spread,
    hanging,
  }
  return placed(draw[pose](look), { scale })
}
