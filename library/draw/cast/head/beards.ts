import { mix } from '../../paper/color.ts'
import { ellipse } from '../../paper/geometry.ts'
import { flat, mirrored, piece, strip } from '../../paper/pieces.ts'
import type { HeadView } from './head-shape.ts'
import { type Curves, curves, scissors } from './scissors.ts'

export type Beard = 'short' | 'full' | 'moustache'

const short: Record<HeadView, Curves> = {
  front: curves(
    '50,-194 54,-164 32,-142 0,-137 -32,-142 -54,-164 -50,-194 | -50,-194 -43,-175 -24,-172 0,-176 24,-172 43,-175 50,-194',
  ),
  turned: curves(
    '48,-186 48,-164 38,-146 14,-138 -14,-146 -28,-168 -22,-196 | -22,-196 -16,-178 4,-172 22,-175 38,-172 48,-186',
  ),
  profile: curves(
    '46,-158 47,-146 34,-137 8,-139 -16,-152 -8,-168 4,-194 | 4,-194 12,-178 28,-168 46,-158',
  ),
  back: [],
  turnedAway: [],
}

const full: Record<HeadView, Curves> = {
  front: curves(
    '51,-194 58,-150 40,-118 16,-104 | 16,-104 8,-112 0,-101 | 0,-101 -8,-111 -15,-105 | -15,-105 -41,-119 -58,-152 -51,-194 | -51,-194 -42,-172 -24,-171 0,-175 24,-171 42,-172 51,-194',
  ),
  turned: curves(
    '49,-188 55,-150 46,-122 28,-104 | 28,-104 22,-112 12,-102 | 12,-102 -22,-118 -36,-154 -22,-198 | -22,-198 -15,-176 4,-170 22,-174 38,-171 49,-188',
  ),
  profile: curves(
    '46,-160 58,-136 52,-112 42,-100 | 42,-100 36,-110 24,-99 | 24,-99 -2,-114 -22,-146 -10,-166 4,-196 | 4,-196 12,-177 28,-168 46,-160',
  ),
  back: [],
  turnedAway: curves('47,-176 56,-150 50,-124 36,-112 | 36,-112 34,-150 47,-176'),
}

const foldsOf: Record<'front' | 'turned' | 'profile', Curves> = {
  front: curves('-22,-142 -22,-126 -10,-114 | 24,-144 23,-126 12,-115'),
  turned: curves('-6,-144 -4,-126 8,-114 | 38,-142 36,-126 28,-114'),
  profile: curves('8,-146 14,-126 28,-112 | 36,-146 42,-130 40,-114'),
}

const faceView = (view: HeadView) => (view === 'back' || view === 'turnedAway' ? undefined : view)

/** What of a beard lies below the mouth. */
export function beardBelow(kind: Beard, color: string, skin: string, view: HeadView): string {
  if (kind === 'moustache') return ''
  const curves = (kind === 'short' ? short : full)[view]
  if (curves.length === 0) return ''
  const hair = (kind === 'short' ? flat : piece)(scissors(curves, 5), color)
  const side = faceView(view)
  if (!side) return hair
  const folds =
    kind === 'full' ? foldsOf[side].map((spine) => strip(spine, [1, 4, 1])).join('') : ''
  const lips = { front: [0, 15], turned: [19, 12], profile: [41, 6] } as const
  const [x, width] = lips[side]
  return hair + flat(folds, mix(color, '#8a86a0', 0.4)) + flat(ellipse(x, -160.5, width, 7), skin)
}

const half = 'M2 -172C-10 -178 -26 -172 -33 -157C-22 -157 -8 -158 2 -166Z'

/** What of a beard lies over the mouth. */
export function moustacheOver(kind: Beard, color: string, view: HeadView): string {
  const side = faceView(view)
  if (kind === 'short' || !side) return ''
  const own = kind === 'full' ? mix(color, '#ffffff', 0.16) : color
  if (side === 'front') return mirrored(piece(half, own))
  if (side === 'profile')
    return piece('M49 -171C38 -176 24 -168 17 -154C30 -154 44 -158 50 -164Z', own)
  return (
    piece('M24 -172C38 -177 45 -170 47 -158C40 -158 30 -160 24 -166Z', own) +
    piece('M27 -172C14 -178 -4 -171 -11 -156C2 -156 17 -158 27 -166Z', own)
  )
}
