import { mix } from '../../paper/color.ts'
import { ellipse, type Point, points } from '../../paper/geometry.ts'
import { flat, piece, placed } from '../../paper/pieces.ts'
import { type Curves, scissors } from './scissors.ts'

/** Three-quarter and side views look to the right of the picture. */
export type HeadView = 'front' | 'turned' | 'profile' | 'back' | 'turnedAway'

/** Whether the view shows no face. */
export const isFromBehind = (view: HeadView): view is 'back' | 'turnedAway' =>
  view === 'back' || view === 'turnedAway'

export type HeadShape = 'round' | 'long' | 'square' | 'heart' | 'infant'
export type NoseShape = 'button' | 'snub' | 'broad' | 'long' | 'pointed' | 'hooked'

/** How far the nose of a profile sticks out, how high its tip and how low its lower edge are. */
const noses: Record<NoseShape, { reach: number; tip: number; under: number; width: number }> = {
  button: { reach: 54.5, tip: -179, under: -172, width: 5.6 },
  snub: { reach: 55, tip: -182, under: -172.5, width: 5 },
  broad: { reach: 54, tip: -177, under: -170, width: 8 },
  long: { reach: 60, tip: -174, under: -168, width: 5.4 },
  pointed: { reach: 61, tip: -178, under: -172, width: 4.4 },
  hooked: { reach: 58, tip: -172, under: -169.5, width: 6 },
}

const front: readonly Point[] = points(
  '0,-252 38,-241 50,-212 49,-184 39,-161 18,-149 -1,-147 -20,-150 -40,-162 -50,-186 -50,-213 -37,-242 0,-252',
)

const turned: readonly Point[] = points(
  '-6,-252 32,-243 47,-218 45,-203 48,-188 46,-172 37,-156 20,-147 -4,-147 -34,-155 -52,-182 -55,-214 -40,-243 -6,-252',
)

const turnedAway: readonly Point[] = points(
  '0,-252 34,-242 50,-214 48,-200 52,-182 48,-163 32,-151 4,-148 -32,-155 -52,-184 -52,-214 -38,-242 0,-252',
)

/** The curves of a face in profile: skull, forehead and nose, lips, chin and jaw. */
function profile(shape: NoseShape): Curves {
  const { reach, tip, under } = noses[shape]
  const bridge: Point = shape === 'hooked' ? [47, -193] : [44, -191]
  return [
    [
      ...points('-34,-154 -55,-180 -59,-214 -44,-243 -8,-253 26,-245 42,-224 44,-208 41,-198'),
      bridge,
      [reach - 3, tip - 4],
    ],
    [
      [reach, tip],
      [reach - 3, under + 1],
      [45, under + 1],
    ],
    points('44,-169 47,-165.5 42.5,-162'),
    points('45.5,-159.5 40,-156 40,-150 32,-145 10,-143 -14,-146 -34,-154'),
  ]
}

/** Rises from 0 at `from` to 1 at `to`. */
const rise = (value: number, from: number, to: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Moves a point of the round face to where a face of another shape has it. */
function shaped([x, y]: Point, shape: HeadShape): Point {
  const low = rise(y, -200, -150)
  switch (shape) {
    case 'round':
      return [x, y]
    case 'long':
      return [x * 0.92, y + low * 5]
    case 'square':
      return [x * (0.97 + 0.13 * low), y + low]
    case 'heart':
      return [x * (1.03 - 0.2 * low), y + low * 3]
    case 'infant':
      return [x * (1 + 0.09 * low), y + low * 2]
  }
}

/** The same for a face in profile: only its chin differs. */
function shapedProfile([x, y]: Point, shape: HeadShape): Point {
  const low = rise(y, -172, -150)
  if (shape === 'long') return [x, y + low * 5]
  if (shape === 'infant') return [x > 20 ? x - 5 * low - 2 : x, y]
  return [x, y]
}

/** The outline of the head without hair; a back is that of the front. */
export function headOutline(view: HeadView, shape: HeadShape, noseShape: NoseShape): string {
  if (view === 'profile')
    return scissors(
      profile(noseShape).map((curve) => curve.map((point) => shapedProfile(point, shape))),
      3,
      0.4,
    )
  const outline = view === 'turned' ? turned : view === 'turnedAway' ? turnedAway : front
  return scissors([outline.map((point) => shaped(point, shape))], 3, 0.5)
}

/** Where an ear sits, by view; a back has those of the front. */
const ears: Record<HeadView, readonly Point[]> = {
  front: points('-51,-183 51,-183'),
  turned: points('-36,-182'),
  profile: points('-7,-183'),
  back: points('-51,-183 51,-183'),
  turnedAway: points('26,-184'),
}

/** Ears in `skin`, each with a hearing aid of the colour `aid` behind it. */
export function earsOf(view: HeadView, skin: string, aid?: string): string {
  const isSide = ears[view].length === 1
  const shade = mix(skin, '#a0483a', 0.28)
  return ears[view]
    .map(([x, y]) => {
      const side = x < 0 ? -1 : 1
      const outer =
        piece(
          isSide
            ? 'M-8 -6C-8 -14 8 -15 9 -4C9 4 3 6 1 11C-3 14 -8 8 -8 -6Z'
            : ellipse(0, 0, 8.5, 10.5),
          isSide ? mix(skin, '#a0483a', 0.08) : mix(skin, '#a0483a', 0.12),
        ) +
        flat(
          isSide
            ? 'M-4 -5C-2 -10 5 -9 5 -3C4 1 0 1 -1 6C-4 5 -5 0 -4 -5Z'
            : ellipse(side * 1.6, 0, 4.4, 6),
          shade,
        )
      const device = aid
        ? flat(
            'M-9 -4C-12 -15 2 -18 6 -13C7 -10 3 -10 0 -11C-4 -12 -6 -8 -5 2C-6 6 -9 4 -9 -4Z',
            aid,
          ) + flat(ellipse(0, -1, 2.6, 3), mix(aid, '#ffffff', 0.35))
        : ''
      return placed(outer + device, { x, y, flip: view === 'turnedAway' || (!isSide && side > 0) })
    })
    .join('')
}

/** A nose, a small piece of paper: seen from the front, or, turned, with its tip over the far cheek. */
export function noseOf(view: HeadView, shape: NoseShape, skin: string): string {
  const { reach, tip, under, width } = noses[shape]
  const color = mix(skin, '#a03c30', 0.26)
  const rise = shape === 'long' || shape === 'hooked' || shape === 'pointed' ? 14 : 7
  if (view === 'profile')
    return flat(
      `M${reach - 15} ${under - 1}Q${reach - 15} ${under - 8} ${reach - 9} ${under - 6}Q${reach - 8} ${under - 1} ${reach - 4} ${under + 0.6}Q${reach - 12} ${under + 2} ${reach - 15} ${under - 1}Z`,
      color,
    )
  if (view === 'turned') {
    const out = 27 + (reach - 56) * 0.8
    return flat(
      `M${out - 4} ${under - 8 - rise}Q${out + 2} ${tip - 8} ${out + 6} ${tip + 1}Q${out + 6} ${under + 3} ${out - 1} ${under + 2.4}Q${out - 8} ${under + 2} ${out - 8} ${under - 3}Q${out - 4} ${under - 6} ${out - 4} ${under - 8 - rise}Z`,
      color,
    )
  }
  const top = under - rise
  return flat(
    `M${-width * 0.45} ${top}Q0 ${top - 2.6} ${width * 0.5} ${top}Q${width * 0.6} ${under - 5} ${width} ${under - 3}Q${width + 1} ${under + 2} ${width * 0.3} ${under + 1.6}Q0 ${under + 3.4} ${-width * 0.4} ${under + 1.6}Q${-width - 1} ${under + 2} ${-width} ${under - 3}Q${-width * 0.6} ${under - 5} ${-width * 0.45} ${top}Z`,
    color,
  )
}
