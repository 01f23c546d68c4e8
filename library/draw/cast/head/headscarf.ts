import { mix } from '../../paper/color.ts'
import { flat, piece, strip } from '../../paper/pieces.ts'
import type { HeadView } from './head-shape.ts'
import { type Curves, curves, scissors } from './scissors.ts'

/** The cloth behind the head. */
const behind: Record<HeadView, Curves> = {
  front: curves(
    '-62,-160 -66,-206 -48,-248 0,-262 50,-247 66,-204 62,-158 | 62,-158 0,-132 -62,-160',
  ),
  turned: curves(
    '-62,-150 -68,-196 -56,-242 -14,-262 32,-254 54,-222 52,-160 | 52,-160 0,-130 -62,-150',
  ),
  profile: [],
  back: [],
  turnedAway: [],
}

/** The cloth round the face, or over the whole head, down to the shoulders. */
const before: Record<HeadView, Curves> = {
  front: curves(
    '-63,-178 -66,-142 -44,-118 -2,-108 44,-120 66,-142 62,-178 | 62,-178 49,-190 | 49,-190 49,-170 34,-151 0,-145 -34,-151 -49,-170 -49,-190 | -49,-190 -63,-178',
  ),
  turned: curves(
    '-61,-218 -71,-172 -68,-138 -50,-114 -6,-108 38,-124 52,-150 47,-178 | 47,-178 43,-160 22,-145 -4,-150 -24,-172 -24,-204 | -24,-204 -44,-218 -61,-218',
  ),
  profile: curves(
    '50,-222 36,-250 4,-262 -34,-256 -62,-226 -66,-180 -62,-132 -30,-108 10,-112 34,-132 40,-146 | 40,-146 14,-150 -2,-172 6,-204 32,-218 50,-222',
  ),
  back: curves(
    '-60,-120 -68,-166 -66,-214 -46,-248 0,-262 48,-247 66,-212 68,-164 58,-120 | 58,-120 20,-106 -8,-96 -34,-108 -60,-120',
  ),
  turnedAway: curves(
    '-58,-118 -68,-166 -66,-214 -46,-248 0,-262 42,-250 58,-222 46,-200 44,-170 50,-146 44,-122 | 44,-122 10,-104 -20,-104 -58,-118',
  ),
}

/** The lighter band over the forehead. */
const bands: Record<HeadView, Curves> = {
  front: curves(
    '-49,-188 -58,-220 -34,-248 0,-253 34,-248 58,-220 49,-188 | 49,-188 42,-212 22,-225 -2,-228 -24,-224 -43,-210 -49,-188',
  ),
  turned: curves(
    '-30,-186 -58,-212 -46,-246 -12,-255 16,-254 42,-240 53,-212 48,-200 | 48,-200 40,-218 24,-227 4,-222 -14,-210 -22,-190 -30,-186',
  ),
  profile: [],
  back: [],
  turnedAway: [],
}

const folds: Record<HeadView, Curves> = {
  front: curves('-56,-168 -40,-132 -4,-122 | 52,-150 30,-128 4,-118'),
  turned: curves('-58,-168 -44,-130 -10,-120 | 42,-146 24,-130 0,-126'),
  profile: curves(
    '34,-232 -10,-234 -22,-190 -6,-150 | -40,-240 -56,-200 -44,-130 | 30,-138 4,-122 -30,-124',
  ),
  back: curves('-34,-240 -52,-200 -38,-130 | 24,-246 44,-200 18,-116'),
  turnedAway: curves('-30,-244 -52,-200 -38,-128 | 28,-244 26,-190 14,-118'),
}

const cut = (curves: Curves, color: string): string =>
  curves.length === 0 ? '' : piece(scissors(curves, 4), color)

export const scarfBehind = (view: HeadView, color: string): string => cut(behind[view], color)

export const scarfBefore = (view: HeadView, color: string): string =>
  cut(bands[view], mix(color, '#ffffff', 0.14)) +
  cut(before[view], mix(color, '#1a0a14', view === 'front' || view === 'turned' ? 0.08 : 0)) +
  folds[view].map((spine) => flat(strip(spine, [1, 4.5, 1]), mix(color, '#1a0a14', 0.24))).join('')
