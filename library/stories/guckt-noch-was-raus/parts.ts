// What looks out from under a blanket: each at the size of a thumb and more, hand-cut.

import { darker, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, leaf, points, polygon, smooth } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'

/** The bear's foot, its sole towards us: 200 units wide and 230 tall, its middle at (0, 0). */
export const bearFoot = () => {
  const fur = '#8a5a3c'
  const pad = '#e3b48c'
  return (
    piece(
      smooth(points('-84,90 -104,0 -96,-80 -40,-116 40,-118 96,-82 104,0 86,92 40,118 -40,118')),
      fur,
    ) +
    piece(smooth(points('-54,66 -60,14 -30,-12 0,-18 30,-12 60,14 54,66 20,88 -20,88')), pad) +
    piece(
      [
        ellipse(-66, -36, 19, 24),
        ellipse(-26, -66, 20, 26),
        ellipse(24, -68, 20, 26),
        ellipse(66, -38, 19, 24),
      ],
      pad,
    ) +
    flat(ellipse(-14, 30, 20, 12), '#f2cfae', 0.8)
  )
}

/** A cat's leg that hangs down from (0, 0), 330 units long. */
export const catLeg = () => {
  const fur = '#8f93a6'
  const dark = '#5f6379'
  const spine = points('0,0 -14,120 8,260')
  const bands = [0.16, 0.38, 0.6].map((t) => strip(spine, [116, 92, 78], t, t + 0.09))
  return (
    piece(strip(spine, [116, 92, 78]), fur) +
    flat(bands.join(''), dark) +
    piece(smooth(points('-46,240 -58,290 -44,330 0,344 48,332 66,292 54,242 0,226')), '#f0ecec') +
    line('M-16 340V306M20 341V308', '#a9a4b2', 6)
  )
}

/** The fox's tail, lying from (0, 0) to the right: 520 units long, its white tip hanging. */
export const foxTail = () => {
  const red = '#d95f34'
  const brush =
    '0,-36 90,-66 190,-112 300,-124 400,-92 470,-20 520,96 470,86 430,110 380,92 340,112 280,84 220,92 150,52 70,38 0,36'
  const tip =
    '330,-122 400,-92 470,-20 520,96 470,86 430,110 380,92 356,100 372,56 336,30 362,-10 322,-40 346,-80 316,-104'
  return (
    piece(smooth(points(brush)), red) +
    flat(polygon(points(tip)), '#fff0dc') +
    line(
      'M40 0Q150 -50 250 -44M90 18Q170 -8 240 4M150 -70Q210 -86 270 -80',
      mix(red, '#7a2416', 0.4),
      8,
    )
  )
}

/** One spine of a hedgehog, standing on (0, 0), 150 units tall. */
export const spine = () =>
  piece('M-15 6L-6 -80L2 -152L12 -80L19 6Z', '#5b4148') +
  flat('M-2 -60L2 -140L8 -60Z', '#c99a78') +
  flat(ellipse(2, 6, 30, 9), '#24182c', 0.4)

/** Spines laid back over the hedgehog's head, in a row round its brow. */
const laidSpines = (r: number, length: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const around = Math.PI * (0.98 + (0.66 * i) / (count - 1))
    const [x, y] = [-20 + Math.cos(around) * r, 30 + Math.sin(around) * r]
    return leaf(x + 20, y + 10, around - 0.5, length, 0.13)
  })

/** The sleeping hedgehog's head from the side, its snout to the right: 420 units wide, (0, 0) its middle. */
export const hedgehogHead = () =>
  piece(laidSpines(130, 120, 17), '#5b4148') +
  piece(
    smooth(
      points(
        '-150,110 -140,10 -90,-70 0,-96 70,-70 120,-14 190,34 236,52 244,84 210,104 120,122 0,140 -100,136',
      ),
    ),
    '#ecd0b0',
  ) +
  piece(smooth(points('112,10 190,40 236,54 242,84 208,102 130,112 96,70')), '#f6e3cb') +
  piece(circle(240, 62, 24), '#2a1d2c') +
  flat(circle(233, 54, 7), '#ffffff', 0.7) +
  flat(ellipse(60, 66, 30, 20), '#e8a08e', 0.6) +
  line('M44 10q24 26 58 12', '#3a2430', 10) +
  line('M206 102q-30 20 -62 8', '#3a2430', 7) +
  piece(laidSpines(112, 110, 15), mix('#5b4148', '#c99a78', 0.32)) +
  piece(laidSpines(92, 96, 13), mix('#5b4148', '#c99a78', 0.6)) +
  piece(ellipse(-34, 10, 26, 32), '#d9b796') +
  flat(ellipse(-30, 14, 15, 20), '#e3a08e')

/** A hare's ear that lies from (0, 0) upwards, 360 units long, bent at its tip. */
export const hareEar = () => {
  const fur = '#c9a58a'
  return (
    piece(
      smooth(
        points(
          '-38,10 -62,-130 -58,-260 -14,-344 56,-352 130,-304 178,-206 112,-236 70,-230 60,-190 52,-110 34,10',
        ),
      ),
      fur,
    ) +
    flat(
      smooth(points('-18,-20 -36,-140 -34,-250 -4,-314 42,-312 34,-228 28,-120 16,-20')),
      '#f0a59a',
    ) +
    flat(smooth(points('130,-304 178,-206 112,-236')), '#5b443f') +
    flat(circle(0, 0, 1), darker(fur, 0.2))
  )
}

export const asleepCarrot = () =>
  piece(
    [
      smooth(points('-10,-180 -60,-260 -30,-290 0,-210')),
      smooth(points('0,-180 -8,-310 30,-316 24,-190')),
      smooth(points('10,-180 66,-268 84,-228 30,-180')),
    ],
    '#5f9a5a',
  ) +
  piece(smooth(points('-62,-170 0,-196 64,-168 74,-80 46,60 0,220 -44,60 -74,-80')), '#e8823a') +
  line('M-62 -104q30 12 46 4M66 -70q-26 10 -40 4M-56 -30q20 10 34 4', '#b9602a', 6) +
  placed(line('M-34 -120q12 12 24 0M14 -120q12 12 24 0', '#6a3418', 6), {}) +
  line('M-8 -88q8 8 18 0', '#6a3418', 5)
