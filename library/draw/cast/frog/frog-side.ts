import { mix } from '../../paper/color.ts'
import { type Point, points, smooth } from '../../paper/geometry.ts'
import { flat, piece, placed, strip } from '../../paper/pieces.ts'
import { type FrogLook, gripArm, headOf, spots, targetOf, webbed } from './frog-look.ts'

function sideArm(look: FrogLook, hand: 'near' | 'far', shoulder: Point, rest: Point): string {
  const tone = hand === 'far' ? look.dark : mix(look.color, look.dark, 0.2)
  return gripArm(shoulder, targetOf(look, hand) ?? { at: rest }, tone, 1, 44)
}

const foldedLeg = (fill: string): string =>
  piece(
    [
      smooth(points('-78,-14 -74,-56 -44,-74 -6,-60 4,-28 -20,-6')),
      strip(points('-20,-24 -60,-4 -24,-4'), [30, 22, 16]),
    ],
    fill,
  ) + placed(piece(webbed, fill), { x: -22, y: 1 })

const sideTrunk = (look: FrogLook, outline: readonly Point[], belly: readonly Point[]): string =>
  piece(smooth(outline), look.color) +
  flat(smooth(belly), look.light) +
  flat(spots, look.dark, look.warts ? 0.7 : 0.45)

/** Sitting, from its side. */
export function sittingSide(look: FrogLook): string {
  return (
    sideArm(look, 'far', [44, -92], [62, -16]) +
    sideTrunk(
      look,
      points('-70,-10 -66,-54 -30,-104 20,-128 56,-112 64,-74 48,-34 20,-8'),
      points('60,-100 64,-72 48,-34 20,-9 -10,-10 24,-50'),
    ) +
    foldedLeg(mix(look.color, look.dark, 0.5)) +
    headOf(look) +
    sideArm(look, 'near', [28, -84], [42, -14])
  )
}

/** Pressed to the ground, about to leap. */
export function crouching(look: FrogLook): string {
  return (
    sideArm(look, 'far', [46, -46], [92, -16]) +
    sideTrunk(
      look,
      points('-88,-20 -78,-66 -30,-88 26,-84 62,-64 66,-36 40,-10 -40,-4'),
      points('66,-44 62,-28 38,-9 -20,-6 20,-30'),
    ) +
    foldedLeg(mix(look.color, look.dark, 0.5)) +
    headOf(look) +
    sideArm(look, 'near', [30, -44], [64, -14])
  )
}

const stretched = (fill: string): string =>
  piece(strip(points('-48,-66 -70,-20 -112,-36 -150,-22'), [54, 42, 22, 15]), fill) +
  placed(piece(webbed, fill), { x: -152, y: -18, rotate: 172, scale: 0.95 })

/** In the air. */
export function jumping(look: FrogLook): string {
  const { color, dark } = look
  const svg =
    placed(stretched(dark), { x: 14, y: -12 }) +
    sideArm(look, 'far', [52, -76], [120, -66]) +
    sideTrunk(
      look,
      points('-80,-68 -66,-104 -14,-122 36,-122 72,-102 70,-66 40,-46 -20,-42 -64,-50'),
      points('70,-78 62,-58 36,-46 -30,-44 30,-62'),
    ) +
    stretched(mix(color, dark, 0.4)) +
    headOf(look) +
    sideArm(look, 'near', [36, -66], [100, -38])
  return placed(svg, { y: -128, rotate: -22, pivot: [0, -70] })
}

/** Coming down, arms first, the legs drawn in behind. */
export function landing(look: FrogLook): string {
  const { color, dark } = look
  const bent = (fill: string) =>
    piece(strip(points('-44,-96 -130,-120 -60,-40 -104,-30'), [50, 42, 24, 16]), fill) +
    placed(piece(webbed, fill), { x: -104, y: -26, rotate: 150, scale: 0.9 })
  return (
    bent(dark) +
    sideArm(look, 'far', [56, -76], [98, -16]) +
    placed(
      sideTrunk(
        look,
        points('-80,-68 -66,-104 -14,-122 36,-122 72,-102 70,-66 40,-46 -20,-42 -64,-50'),
        points('70,-78 62,-58 36,-46 -30,-44 30,-62'),
      ),
      { rotate: 24, pivot: [0, -80], y: -84 },
    ) +
    placed(bent(mix(color, dark, 0.4)), { x: 12, y: 8 }) +
    headOf(look) +
    sideArm(look, 'near', [36, -66], [72, -13])
  )
}
