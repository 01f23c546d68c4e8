import { mix } from '../../paper/color.ts'
import { type Point, points } from '../../paper/geometry.ts'
import { flat, piece, strip } from '../../paper/pieces.ts'
import type { HeadView } from './head-shape.ts'
import { type Curves, curves, scissors } from './scissors.ts'

const outer: Record<HeadView, Curves> = {
  front: curves(
    '2,-267 46,-253 68,-214 67,-176 48,-147 0,-138 -50,-149 -68,-176 -68,-214 -46,-252 2,-267',
  ),
  turned: curves(
    '-8,-267 38,-254 60,-222 57,-180 42,-147 0,-138 -50,-148 -70,-180 -70,-216 -52,-250 -8,-267',
  ),
  profile: curves(
    '30,-144 4,-139 -44,-142 -68,-164 -74,-206 -60,-246 -22,-267 18,-260 45,-236 | 45,-236 22,-220 9,-192 13,-162 30,-144',
  ),
  back: curves(
    '-4,-267 46,-252 68,-214 67,-176 48,-147 0,-138 -50,-149 -68,-176 -68,-214 -48,-250 -4,-267',
  ),
  turnedAway: curves(
    '-12,-267 36,-254 56,-226 49,-200 45,-170 50,-149 0,-138 -50,-148 -70,-180 -70,-216 -54,-250 -12,-267',
  ),
}

/** The opening; against the clock, so that it is a hole. */
const openings: Record<HeadView, Curves> = {
  front: curves(
    '0,-238 -34,-230 -47,-204 -46,-176 -30,-156 0,-148 30,-156 46,-176 47,-204 34,-230 0,-238',
  ),
  turned: curves(
    '22,-241 -6,-229 -23,-200 -20,-172 -2,-155 22,-146 40,-155 48,-176 49,-206 41,-230 22,-241',
  ),
  profile: [],
  back: [],
  turnedAway: [],
}

const seams: Record<HeadView, readonly Point[]> = {
  front: points('-60,-196 -52,-240 -10,-256 8,-254'),
  turned: points('-54,-166 -64,-214 -36,-252 4,-254'),
  profile: points('-50,-158 -66,-206 -44,-250 -4,-256'),
  back: points('0,-262 5,-220 -4,-180 1,-144'),
  turnedAway: points('-14,-262 -26,-220 -28,-180 -20,-144'),
}

/** The dark inside of a hood, behind the head. */
export const hoodBehind = (view: HeadView, color: string): string =>
  openings[view].length > 0 ? flat(scissors(outer[view], 2), mix(color, '#1a0512', 0.42)) : ''

/** A hood over hair and head. */
export const hoodOver = (view: HeadView, color: string): string =>
  piece(
    scissors(outer[view], 2) + (openings[view].length > 0 ? scissors(openings[view], 2) : ''),
    color,
  ) + flat(strip(seams[view], [1.5, 4, 1.5]), mix(color, '#1a0512', 0.22))
