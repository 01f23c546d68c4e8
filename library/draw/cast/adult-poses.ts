import { mix } from '../paper/color.ts'
import { type Point, points } from '../paper/geometry.ts'
import { flat, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { adultArm, adultArms, adultLeg, inHand } from './adult-limbs.ts'
import { type AdultLook, adultFace } from './adult-look.ts'
import { adultClothes, adultSkirt, furCollar, shoulderBag } from './adult-outfits.ts'
import { foot, scarf, stride } from './body.ts'
import { personHead } from './person.ts'

const shadeColor = '#2a1020'

const neck = ({ skin }: AdultLook): string =>
  piece('M-14 -262H14L18 -238Q0 -226 -18 -238Z', mix(skin, '#a0483a', 0.16))

function head(look: AdultLook, turn: number, placement: Placement = {}): string {
  const fur = placed(furCollar(look, turn), { x: (placement.x ?? 0) * 0.5 })
  const wrap = look.scarf ? placed(scarf(-242, 32, look.scarf), { x: placement.x ?? 0 }) : ''
  return fur + wrap + personHead(adultFace(look, turn), { y: -288, scale: 0.88, ...placement })
}

const hipsOf = (look: AdultLook): string =>
  adultSkirt(look) ? '' : piece('M-46 -136H46L38 -92H4L0 -104L-4 -92H-38Z', look.trousers)

const bagOf = ({ bag }: AdultLook): string => (bag ? shoulderBag(bag) : '')

/** Standing and facing us. */
export const adultStanding = (look: AdultLook): string =>
  mirrored(adultLeg(look)) +
  hipsOf(look) +
  neck(look) +
  adultClothes(look, 0) +
  bagOf(look) +
  (look.arms === 'whistling'
    ? head(look, look.turn) + adultArms(look)
    : adultArms(look) + head(look, look.turn))

/** Walking to the right. */
export function adultWalking(look: AdultLook): string {
  const { outfit, trousers, shoes } = look
  const isLong = outfit === 'dress' || outfit === 'robe'
  const legs = stride({
    hip: isLong ? 62 : 122,
    width: 27,
    foot: 28,
    color: trousers,
    spread: isLong ? 18 : 11,
    shoe: shoes,
  })
  const far: Point[] = points('22,-226 58,-188 72,-148')
  const near: Point[] = points('-18,-226 -60,-190 -52,-132')
  const swings = look.arms === 'down'
  return (
    (swings ? inHand(look, [72, -148]) + adultArm(look, far, 0.32) : '') +
    legs.far +
    legs.near +
    placed(hipsOf(look), { x: 2 }) +
    placed(neck(look), { x: 6 }) +
    placed(adultClothes(look, 13), { rotate: 2 }) +
    bagOf(look) +
    (swings ? adultArm(look, near, 0.18) : adultArms(look)) +
    head(look, 8, { x: 10, rotate: 3 })
  )
}

/** On a chair or bench, from the front; asleep the head nods. */
export function adultSitting(look: AdultLook): string {
  const { color, trousers, apron } = look
  const hasSkirt = adultSkirt(look)
  const fill = hasSkirt ? color : trousers
  const thigh = piece(
    'M-50 -108C-55 -88 -48 -66 -27 -65C-9 -66 -3 -78 0 -92V-110Z',
    mix(fill, '#ffffff', 0.07),
  )
  const skirt = hasSkirt
    ? piece(
        'M-52 -104C-60 -84 -62 -50 -58 -34Q0 -18 58 -34C62 -50 60 -84 52 -104Q0 -116 -52 -104Z',
        fill,
      )
    : ''
  const cloth = apron
    ? piece('M-38 -108C-42 -84 -42 -64 -40 -48Q0 -36 40 -48C42 -64 42 -84 38 -108Z', apron)
    : ''
  const nod = look.pose === 'sleeping' ? { x: 8, y: -282, rotate: 10 } : {}
  const lap: Point[] = points('38,-226 86,-168 30,-124')
  const arms =
    look.arms === 'down'
      ? inHand(look, [30, -124]) + mirrored(adultArm(look, lap))
      : adultArms(look)
  const top = arms + head(look, look.turn, nod)
  return (
    mirrored(placed(adultLeg(look, -90), { x: -8 })) +
    placed(neck(look) + adultClothes(look, 0, true), { y: 34 }) +
    mirrored(thigh) +
    skirt +
    cloth +
    placed(top, { y: 34 })
  )
}

function kneelingLegs(look: AdultLook): { far: string; near: string } {
  const { trousers, shoes } = look
  const dark = mix(trousers, shadeColor, 0.25)
  const back: Point[] = points('4,-60 26,-14 -54,-14')
  const thigh: Point[] = points('-14,-62 22,-74 54,-62')
  const shin: Point[] = points('54,-62 66,-40 56,-14')
  return {
    far:
      placed(piece(foot(24, 15), mix(shoes, '#140810', 0.25)), { x: -72, y: -24, rotate: 74 }) +
      piece(strip(back, [36, 32, 24]), dark),
    near:
      piece(strip(shin, [33, 29, 25]), trousers) +
      piece(strip(thigh, [42, 38, 33]), trousers) +
      placed(piece(foot(30, 17), shoes), { x: 50, y: 0 }),
  }
}

/** The arms of one who stoops to the right: one on the knee, one stretched out. */
function stoopingArms(look: AdultLook, far: readonly Point[], near: readonly Point[]) {
  const hand = far.at(-1) ?? [0, 0]
  const hasOwnArms = look.arms === 'down'
  return {
    behind: hasOwnArms ? inHand(look, hand) + adultArm(look, far, 0.32) : '',
    before: hasOwnArms ? adultArm(look, near, 0.18) : '',
  }
}

/** On one knee, turned to the right. */
export function adultKneeling(look: AdultLook): string {
  const legs = kneelingLegs(look)
  const skirt = adultSkirt(look)
    ? piece(
        'M-42 -88C-62 -56 -82 -24 -76 -6Q0 10 70 -12C84 -40 76 -76 54 -84Q0 -104 -42 -88Z',
        look.color,
      ) +
      (look.apron
        ? flat('M-14 -93C-20 -60 -22 -30 -18 -4Q20 2 52 -6C66 -30 62 -66 44 -86Z', look.apron)
        : '')
    : ''
  const arms = stoopingArms(
    look,
    points('24,-168 76,-152 98,-108'),
    points('-16,-168 -52,-116 34,-84'),
  )
  const rest = look.arms === 'down' ? '' : placed(adultArms(look), { x: 2, y: 58 })
  return (
    legs.far +
    arms.behind +
    placed(neck(look) + adultClothes(look, 12, true), { y: 58, x: -8, rotate: 3 }) +
    legs.near +
    skirt +
    arms.before +
    rest +
    head(look, 8, { x: 14, y: -228, rotate: 8 })
  )
}

/** Bending down to the right, to somebody small. */
export function adultBending(look: AdultLook): string {
  const { trousers, shoes } = look
  const hip: Point = [0, -128]
  const leg = (dx: number, fill: string, shoe: string): string =>
    piece(
      strip(
        [
          [dx - 4, -122],
          [dx + 6, -70],
          [dx, -12],
        ],
        [38, 32, 26],
      ),
      fill,
    ) + placed(piece(foot(30, 17), shoe), { x: dx - 6 })
  const arms = stoopingArms(
    look,
    points('26,-220 86,-190 112,-152'),
    points('-14,-220 36,-160 72,-172'),
  )
  const skirt = adultSkirt(look)
    ? piece('M-44 -168C-66 -134 -72 -90 -68 -58Q-4 -38 54 -58C56 -92 50 -112 34 -126Z', look.color)
    : piece('M-53 -171C-65 -138 -46 -96 -8 -94C24 -94 40 -108 40 -124Z', trousers)
  const lean = (svg: string): string => placed(svg, { rotate: 30, pivot: hip, x: -14, y: -124 })
  const upper =
    arms.before +
    (look.arms === 'down' ? '' : adultArms(look)) +
    head(look, 8, { x: 6, y: -284, rotate: -14 })
  return (
    leg(12, mix(trousers, shadeColor, 0.25), mix(shoes, '#140810', 0.25)) +
    leg(-16, trousers, shoes) +
    lean(arms.behind + neck(look) + adultClothes(look, 12, true)) +
    skirt +
    lean(upper)
  )
}
