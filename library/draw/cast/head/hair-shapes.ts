// The outlines of hair, by the view of the head; all lie round `headOutline`. Side views look to the right. Curves
// run clockwise: from the near side over the top to the far side.

import { type Point, points } from '../../paper/geometry.ts'
import type { HeadView } from './head-shape.ts'
import { type Curves, curves } from './scissors.ts'

export type Hairline = 'swept' | 'parted' | 'straight' | 'high' | 'cropped'

type FaceView = 'front' | 'turned' | 'profile'

/** The outer edge of hair that lies close, from beside or behind the near ear to the far end of the hairline. */
export const closeEdge: Record<HeadView, readonly Point[]> = {
  front: points('-53,-184 -58,-212 -47,-242 -17,-258 18,-257 46,-241 58,-210 53,-184'),
  turned: points('-38,-161 -57,-184 -61,-214 -48,-243 -16,-259 20,-255 44,-238 53,-212 50,-201'),
  profile: points('-30,-157 -56,-176 -64,-208 -54,-238 -24,-257 8,-259 34,-248 46,-226'),
  back: points(
    '-36,-156 -54,-178 -59,-212 -46,-243 -14,-258 18,-257 47,-241 58,-210 53,-178 36,-156',
  ),
  turnedAway: points('-36,-153 -58,-180 -60,-214 -46,-243 -14,-258 20,-256 44,-240 54,-212'),
}

/** The outer edge of hair that hangs to the chin, its lower ends included. */
export const wideEdge: Record<HeadView, readonly Point[]> = {
  front: points(
    '-57,-155 -67,-180 -66,-216 -50,-246 -17,-261 18,-260 49,-245 65,-216 68,-182 59,-155',
  ),
  turned: points('-56,-152 -68,-180 -68,-216 -52,-246 -18,-261 20,-258 46,-241 56,-214 52,-196'),
  profile: points('-56,-152 -68,-178 -69,-212 -56,-242 -24,-260 10,-261 36,-249 48,-224'),
  back: points(
    '-58,-153 -68,-182 -66,-216 -50,-246 -16,-261 18,-260 49,-245 66,-216 68,-182 58,-153',
  ),
  turnedAway: points('-56,-150 -68,-180 -67,-216 -50,-246 -16,-261 20,-259 46,-243 58,-214'),
}

/** From the far end of the edge over the forehead to the near temple. */
export const hairlines: Record<FaceView, Record<Hairline, Curves>> = {
  front: {
    cropped: curves(
      '48,-196 44,-216 | 44,-216 22,-225 -2,-223 -22,-226 -44,-216 | -44,-216 -48,-196',
    ),
    swept: curves('48,-190 45,-205 33,-218 17,-232 | 17,-232 4,-216 -20,-206 -47,-196'),
    parted: curves('48,-188 43,-206 24,-218 2,-238 | 2,-238 -20,-218 -42,-206 -48,-188'),
    straight: curves(
      '47,-190 45,-203 | 45,-203 24,-199 21,-203 | 21,-203 0,-200 -18,-202 -21,-205 | -21,-205 -34,-202 -45,-204 | -45,-204 -48,-190',
    ),
    high: curves('48,-192 43,-214 24,-229 0,-233 -24,-229 -43,-214 -48,-192'),
  },
  turned: {
    cropped: curves('48,-212 44,-222 | 44,-222 26,-226 2,-222 -16,-216 | -16,-216 -20,-200'),
    swept: curves('47,-206 41,-222 32,-234 | 32,-234 22,-217 2,-207 -20,-203'),
    parted: curves('47,-203 42,-218 30,-238 | 30,-238 10,-220 -8,-210 -20,-198'),
    straight: curves('48,-203 34,-199 31,-203 | 31,-203 12,-200 9,-204 | 9,-204 -4,-202 -18,-203'),
    high: curves('48,-210 36,-228 12,-233 -8,-222 -20,-204'),
  },
  profile: {
    cropped: curves('44,-228 40,-220 | 40,-220 24,-220 12,-216 | 12,-216 8,-198'),
    swept: curves('44,-221 30,-216 16,-207 8,-198'),
    parted: curves('42,-226 26,-220 14,-210 8,-198'),
    straight: curves('49,-206 36,-202 33,-206 | 33,-206 20,-202 8,-204'),
    high: curves('40,-232 24,-229 12,-216 8,-200'),
  },
}

/** From the near temple round behind the near ear to the beginning of the close edge; ends in a sideburn. */
export const roundEar: Record<FaceView | 'turnedAway', Curves> = {
  front: [],
  turned: curves('-20,-200 -24,-184 | -24,-184 -30,-194 -42,-192 | -42,-192 -44,-176 -38,-161'),
  profile: curves('8,-198 5,-180 | 5,-180 -1,-196 -12,-194 | -12,-194 -17,-178 -14,-166 -30,-157'),
  turnedAway: curves(
    '54,-212 44,-208 38,-198 | 38,-198 36,-184 | 36,-184 30,-196 18,-194 | 18,-194 14,-176 22,-160 | 22,-160 4,-156 -18,-158 -36,-153',
  ),
}

/** From the near temple down before the ear and along the lower edge to the beginning of the wide edge. */
export const curtains: Record<FaceView | 'turnedAway', Curves> = {
  front: [],
  turned: curves('-18,-202 -26,-180 -24,-158 | -24,-158 -40,-152 -56,-152'),
  profile: curves('8,-202 10,-180 16,-158 | 16,-158 -6,-151 -30,-154 -56,-152'),
  turnedAway: curves('58,-214 46,-204 40,-180 42,-156 | 42,-156 14,-149 -20,-152 -56,-150'),
}

/** The middle line of a lighter strand that follows the hair. */
export const strands: Record<HeadView, readonly Point[]> = {
  front: points('12,-247 -20,-242 -42,-222 -49,-198'),
  turned: points('20,-248 -14,-244 -38,-226 -44,-196'),
  profile: points('30,-243 0,-241 -30,-226 -42,-190'),
  back: points('-6,-248 -34,-236 -46,-206 -40,-172'),
  turnedAway: points('12,-249 -22,-242 -44,-216 -44,-184'),
}

/** Long hair that falls over a shoulder, or, from behind, down the back. */
export const fall: Record<HeadView, Curves> = {
  front: curves(
    '-46,-230 -72,-196 -75,-150 -70,-112 -58,-86 | -58,-86 -52,-98 -49,-94 | -49,-94 -40,-116 -42,-150 -44,-190',
  ),
  turned: curves(
    '-48,-236 -72,-196 -78,-150 -72,-112 -58,-88 | -58,-88 -50,-100 -46,-92 | -46,-92 -28,-112 -24,-150 -26,-196',
  ),
  profile: curves(
    '-52,-236 -74,-196 -80,-148 -74,-110 -60,-90 | -60,-90 -48,-100 -40,-90 | -40,-90 -8,-100 4,-124 | 4,-124 14,-150 10,-196',
  ),
  back: curves(
    '-62,-206 -74,-160 -70,-116 -60,-94 | -60,-94 -40,-88 -34,-96 | -34,-96 -8,-82 2,-94 | 2,-94 30,-84 38,-94 | 38,-94 56,-92 72,-120 74,-164 62,-206',
  ),
  turnedAway: curves(
    '-62,-206 -76,-160 -72,-116 -60,-94 | -60,-94 -40,-86 -32,-96 | -32,-96 -4,-84 8,-96 | 8,-96 36,-104 44,-140 44,-186',
  ),
}

/** Hair that is left round a bald head. */
export const ring: Record<HeadView, Curves> = {
  front: curves('-44,-212 -58,-208 -64,-188 -58,-166 -46,-158 | -46,-158 -44,-190 -44,-212'),
  turned: curves(
    '-28,-206 -54,-208 -63,-188 -56,-162 -38,-160 | -38,-160 -44,-178 -42,-192 -30,-196 | -30,-196 -24,-184 | -24,-184 -20,-200 -28,-206',
  ),
  profile: curves(
    '-30,-156 -58,-170 -66,-194 -58,-208 -28,-204 0,-206 | 0,-206 6,-194 4,-180 | 4,-180 -2,-195 -13,-193 | -13,-193 -18,-176 -30,-156',
  ),
  back: curves(
    '-40,-154 -60,-172 -62,-196 -52,-206 -20,-199 18,-199 52,-206 63,-195 60,-172 40,-154 | 40,-154 10,-149 -10,-152 -40,-154',
  ),
  turnedAway: curves(
    '-38,-154 -60,-172 -63,-196 -52,-206 -20,-200 12,-200 38,-204 | 38,-204 38,-186 | 38,-186 30,-196 18,-194 | 18,-194 14,-174 22,-160 | 22,-160 0,-152 -38,-154',
  ),
}

/** The lower edge of hair on a head seen from behind, from the right to the left. */
export const napes = {
  close: curves('36,-156 22,-150 16,-154 | 16,-154 2,-148 -8,-153 | -8,-153 -20,-149 -36,-156'),
  wide: curves('58,-153 36,-147 30,-151 | 30,-151 4,-146 -20,-150 | -20,-150 -40,-147 -58,-153'),
}

/** Where hair that hangs to the chin goes on behind the head, from the far to the near side. */
export const farLocks: Record<'front' | 'turned' | 'profile', readonly Point[]> = {
  front: points('59,-155 30,-149 -30,-149 -57,-155'),
  turned: points('52,-196 59,-176 52,-154 10,-148 -56,-152'),
  profile: points('48,-224 20,-180 14,-158 -56,-152'),
}

/** The hair beside the face from the front: down from its edge, and up again to the other. */
export const frontCurtains = {
  right: points('59,-155 48,-160 49,-188'),
  left: points('-48,-190 -48,-172 -50,-158 -57,-155'),
}
