import { mix } from '../paper/color.ts'
import { circle, ellipse, type Point, points, star5 } from '../paper/geometry.ts'
import { flat, line, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import { foot, scarf } from './body.ts'
import { childArm, childArms, inChildHand, sideLegColor, withArms } from './child-limbs.ts'
import { type ChildLook, childFace } from './child-look.ts'
import { clothes, hasSkirt, seatColor } from './child-outfits.ts'
import { personHead } from './person.ts'
import { wheelchairBack, wheelchairFront } from './wheelchair.ts'

const neckScarf = ({ scarf: color }: ChildLook): string => (color ? scarf(-146, 36, color) : '')

const headOf = (look: ChildLook): string => personHead(childFace(look)) + neckScarf(look)

/** On a wall or a bench, from the front. */
export function sitting(look: ChildLook): string {
  const { color, outfit, shoes } = look
  const leg = placed(
    piece('M-31 -60H-7V-8H-31Z', sideLegColor(look)) +
      piece('M-38 2C-40 -12 -28 -14 -20 -14C-10 -14 -6 -10 -6 2Z', shoes),
    { rotate: 5, pivot: [-19, -60], x: -19, y: -60 },
  )
  const lap = piece(
    'M-60 -66C-58 -42 -30 -36 -4 -46Q0 -48 4 -46C30 -36 58 -42 60 -66Z',
    outfit === 'jumper' || hasSkirt(look) ? color : seatColor(look),
  )
  const top = clothes(look, 0) + lap + withArms(look, headOf(look))
  return mirrored(leg) + placed(top, { y: -14 })
}

/** On the ground, from the front, the legs apart. */
export function onGround(look: ChildLook): string {
  const { color, shoes } = look
  const spine: Point[] = points('16,-20 46,-26 70,-12')
  const leg =
    piece(strip(spine, [30, 27, 22]), sideLegColor(look)) +
    placed(
      piece('M-13 2C-18 -16 -12 -32 0 -33C12 -32 17 -16 12 2Q0 6 -13 2Z', shoes) +
        flat(ellipse(0, -13, 7, 10), mix(shoes, '#ffffff', 0.16)),
      { x: 82, y: -4, rotate: 12 },
    )
  const skirt = hasSkirt(look)
    ? piece(
        'M-36 -52C-58 -40 -66 -22 -62 -8Q-30 -16 0 -6Q30 -16 62 -8C66 -22 58 -40 36 -52Z',
        color,
      )
    : piece('M-46 -30C-52 -8 -40 2 0 1C40 2 52 -8 46 -30Z', seatColor(look))
  const seat = hasSkirt(look) ? mirrored(leg) + skirt : skirt + mirrored(leg)
  const top = placed(clothes(look, 0, true), { y: 48 })
  const upper = withArms(look, headOf(look))
  return top + seat + placed(upper, { y: 48 })
}

const kneelingShoe = 'M-66 -13C-66 -25 -46 -25 -36 -18V0H-62C-68 0 -68 -8 -66 -13Z'

/** On the knees, turned to the right, one hand stretched out to the ground. */
export function kneeling(look: ChildLook): string {
  const { color, shoes } = look
  const legs = sideLegColor(look)
  const shin = (dx: number, fill: string): string =>
    placed(piece(kneelingShoe, mix(shoes, '#140810', dx ? 0.25 : 0)), { x: dx }) +
    piece(
      strip(
        [
          [44 + dx, -13],
          [10 + dx, -10],
          [-42 + dx, -12],
        ],
        [24, 22, 18],
      ),
      fill,
    )
  const thigh = piece(
    strip(points('-18,-44 16,-44 44,-17'), [40, 36, 28]),
    hasSkirt(look) ? color : look.outfit === 'swimsuit' ? legs : seatColor(look),
  )
  const trunks = look.outfit === 'swimsuit' ? piece(circle(-14, -42, 23), color) : ''
  const skirt = hasSkirt(look)
    ? piece('M-34 -72C-54 -54 -66 -26 -58 -8Q-10 4 56 -8C62 -26 44 -58 26 -70Z', color)
    : ''
  const far: Point[] = points('22,-84 62,-80 86,-34')
  const near: Point[] = points('-18,-84 -50,-62 6,-44')
  const reaches = look.arms === 'down'
  const arms = inChildHand(look) + childArms(look).join('')
  return (
    shin(14, mix(legs, '#2a1020', 0.25)) +
    (reaches ? inChildHand(look, [86, -32]) + childArm(look, far, { share: 0.32 }) : '') +
    shin(0, legs) +
    placed(clothes(look, 12, true), { x: -6, y: 32, rotate: 4 }) +
    thigh +
    trunks +
    skirt +
    (reaches ? childArm(look, near, { share: 0.18 }) : placed(arms, { x: -2, y: 32 })) +
    placed(neckScarf(look), { x: 6, y: 32 }) +
    personHead(childFace(look, 8 + look.turn * 0.3), { x: 8, y: -160, rotate: 5 })
  )
}

function rollingLeg(dx: number, dy: number, fill: string, shoe: string): string {
  const spine: Point[] = points('-8,-68 66,-84 78,-24')
  return placed(
    piece(strip(spine, [30, 28, 20]), fill) +
      placed(piece(foot(24, 14), shoe), { x: 76, y: -11, rotate: -4 }),
    { x: dx, y: dy },
  )
}

/** In a wheelchair that rolls to the right, the hands on its wheels. */
export function rolling(look: ChildLook): string {
  const legs = sideLegColor(look)
  const thigh = strip(points('-14,-70 24,-78 46,-66'), [34, 34, 32])
  const over = hasSkirt(look) ? look.color : seatColor(look)
  const far: Point[] = points('20,-112 58,-100 44,-92')
  const near: Point[] = points('-18,-112 -58,-82 10,-98')
  const turns = look.arms === 'down'
  const [left, right] = childArms(look)
  const both = ['both', 'cheering', 'holding', 'open', 'fists', 'gripping'].includes(look.arms)
  const nearArm = both ? left : childArm(look, near, { share: 0.18 })
  return (
    wheelchairBack(look.chair) +
    rollingLeg(14, -3, mix(legs, '#2a1020', 0.25), mix(look.shoes, '#140810', 0.25)) +
    (turns ? childArm(look, far, { share: 0.32 }) : '') +
    placed(clothes(look, 12, true), { x: -2, y: -4 }) +
    rollingLeg(0, 0, legs, look.shoes) +
    (look.outfit === 'swimsuit' ? '' : piece(thigh, over)) +
    wheelchairFront(look.chair) +
    inChildHand(look) +
    (turns ? '' : right) +
    nearArm +
    placed(neckScarf(look), { x: 2, y: -4 }) +
    personHead(childFace(look, 7 + look.turn * 0.3), { x: 4, y: -196, rotate: 2 })
  )
}

/** Asleep under a blanket, the head on a pillow. */
export function sleeping(look: ChildLook): string {
  const { color, skin } = look
  const light = mix(color, '#ffffff', 0.6)
  const stars = [
    [18, -40, 0.2],
    [52, -62, 0.6],
    [62, -22, 0.1],
    [100, -44, 0.4],
    [132, -20, 0.7],
    [-2, -16, 0.5],
  ] as const
  return (
    piece(
      'M-158 -4C-172 -36 -150 -52 -120 -50C-84 -58 -44 -56 -38 -36C-30 -18 -34 -2 -44 0H-148Z',
      '#fff6e6',
    ) +
    line('M-154 -16Q-148 -28 -140 -30M-142 -8Q-134 -16 -128 -16', '#e3d3c2', 3) +
    personHead(
      { ...childFace(look), hood: undefined },
      { x: -88, y: -72, rotate: -20, scale: 0.96 },
    ) +
    piece(
      'M-58 0C-66 -42 -46 -72 -8 -76C34 -82 70 -84 104 -78C116 -96 142 -94 150 -74C160 -48 162 -18 158 0Z',
      color,
    ) +
    flat(stars.map(([x, y, turn]) => star5(x, y, 9, turn)).join(''), light) +
    flat('M-58 0C-66 -42 -46 -72 -8 -76L8 -77C-28 -66 -42 -36 -36 0Z', light) +
    piece(strip(points('-46,-40 -24,-34 -6,-46'), [22, 20, 17]), mix(color, '#ffffff', 0.32)) +
    flat(circle(0, -49, 9), skin)
  )
}
