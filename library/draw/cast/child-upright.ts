import { mix } from '../paper/color.ts'
import { circle, type Point, points } from '../paper/geometry.ts'
import { flat, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import { foot, scarf, stride } from './body.ts'
import {
  blade,
  childArm,
  childArms,
  frontLeg,
  inChildHand,
  sideLegColor,
  withArms,
} from './child-limbs.ts'
import { type ChildLook, childFace } from './child-look.ts'
import { clothes, hasSkirt, seatColor } from './child-outfits.ts'
import { lantern } from './lantern.ts'
import { personHead } from './person.ts'

/** The height of a skate's blade, by which the child stands higher. */
const bladeHeight = 8

const onSkates = (look: ChildLook, svg: string): string =>
  look.skates ? placed(svg, { y: -bladeHeight }) : svg

/** Standing and facing us. */
export function standing(look: ChildLook): string {
  const [left] = childArms(look)
  const head = personHead(childFace(look)) + (look.scarf ? scarf(-146, 36, look.scarf) : '')
  const carrying =
    piece(
      'M34 -122C60 -112 78 -104 92 -112C98 -104 94 -96 86 -92C66 -82 44 -88 28 -100Z',
      mix(look.color, '#2a0a20', 0.22),
    ) +
    placed(lantern(), { x: 97, y: 2, scale: 0.92 }) +
    flat(circle(94, -102, 9), look.skin)
  const hips = hasSkirt(look)
    ? ''
    : piece('M-42 -76H42L34 -30H4L0 -42L-4 -30H-34Z', seatColor(look))
  return onSkates(
    look,
    mirrored(frontLeg(look)) +
      hips +
      clothes(look, 0) +
      (look.lantern ? left + carrying + head : withArms(look, head)),
  )
}

const walkingHips = 'M-40 -80H42L36 -40Q4 -30 -32 -40Z'

const flyingScarf = ({ scarf: color }: ChildLook): string =>
  color ? placed(scarf(-148, 36, color, true), { x: 6 }) : ''

/** Walking to the right. */
export function walking(look: ChildLook): string {
  const legs = stride({
    hip: 54,
    width: 23,
    foot: 22,
    color: sideLegColor(look),
    spread: 13,
    shoe: look.shoes,
    beneath: look.skates ? blade(24) : '',
  })
  const hips = hasSkirt(look) ? '' : piece(walkingHips, seatColor(look))
  const body = placed(clothes(look, 14), { y: 0, rotate: 3 })
  const head = flyingScarf(look) + personHead(childFace(look, 8), { x: 8, rotate: 3 })
  if (look.arms !== 'down' && !look.lantern)
    return onSkates(look, legs.far + legs.near + hips + body + withArms(look, head))
  const carried = look.lantern ? placed(lantern(), { x: 74, y: -2, scale: 0.78 }) : ''
  const farArm: Point[] = points('20,-118 52,-112 70,-92')
  const nearArm: Point[] = points('-16,-116 -44,-104 -54,-72')
  return onSkates(
    look,
    legs.far +
      childArm(look, farArm, { share: 0.32, widths: [28, 24, 20], hand: 0 }) +
      carried +
      inChildHand(look, [73, -88]) +
      flat(circle(73, -88, 9), look.skin) +
      legs.near +
      hips +
      body +
      childArm(look, nearArm, { share: 0.18, widths: [30, 26, 21], hand: 0 }) +
      flat(circle(-55, -66, 9.5), look.skin) +
      head,
  )
}

function runningLegs(look: ChildLook): { far: string; near: string } {
  const color = sideLegColor(look)
  const shade = mix(color, '#2a1020', 0.25)
  const widths = [25, 23, 19]
  const shoe = foot(22, 14)
  const far: Point[] = points('-8,-58 -26,-30 -62,-40')
  const near: Point[] = points('10,-58 54,-50 50,-12')
  return {
    far:
      piece(strip(far, widths), shade) +
      placed(piece(shoe, mix(look.shoes, '#140810', 0.25)), { x: -74, y: -46, rotate: 78 }),
    near:
      piece(strip(near, widths), color) +
      placed(piece(shoe, look.shoes), { x: 46, y: -1, rotate: -9 }),
  }
}

/** Running to the right, bent forward. */
export function running(look: ChildLook): string {
  const legs = runningLegs(look)
  const far: Point[] = points('20,-116 64,-92 80,-128')
  const near: Point[] = points('-16,-114 -66,-112 -60,-70')
  const swings = look.arms === 'down'
  const hips = hasSkirt(look) ? '' : piece(walkingHips, seatColor(look))
  const farArm = childArm(look, far, { share: 0.32, widths: [28, 24, 20] })
  const nearArm = childArm(look, near, { share: 0.18, widths: [30, 26, 21] })
  const head = flyingScarf(look) + personHead(childFace(look, 8), { x: 8, rotate: 3 })
  const upper =
    (swings ? inChildHand(look, [80, -128]) + farArm : '') +
    placed(clothes(look, 14), { rotate: 3 }) +
    (swings ? nearArm + head : withArms(look, head))
  const lean = { rotate: 7, pivot: [0, -56], x: 0, y: -58 } as const
  return legs.far + legs.near + placed(hips + upper, lean)
}
