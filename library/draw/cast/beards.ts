import { mix } from '../paper/color.ts'
import { ellipse } from '../paper/geometry.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'
import { type Feeling, mouth } from './face.ts'

export type Beard = 'short' | 'full' | 'moustache'

const moustache = (color: string): string =>
  mirrored(piece('M1 -171C-10 -176 -24 -172 -30 -160C-20 -159 -8 -160 1 -165Z', color))

/** A beard for the face of `personHead`, drawn over its mouth. */
export function beard(kind: Beard, color: string, skin: string, mood: Feeling): string {
  const nose = flat(ellipse(0, -175, 4.5, 3.4), mix(skin, '#a03c30', 0.35))
  if (kind === 'moustache') return moustache(color) + nose
  const lips = mouth(-159, 7, mood, mix(skin, '#6a161c', 0.75))
  if (kind === 'short')
    return (
      flat(
        'M-49 -192C-54 -150 -34 -139 0 -138C34 -139 54 -150 49 -192C44 -172 34 -170 20 -172Q0 -176 -20 -172C-34 -170 -44 -172 -49 -192Z',
        color,
      ) +
      flat(ellipse(0, -157, 15, 8), skin) +
      lips +
      nose
    )
  return (
    piece(
      'M-50 -190C-56 -144 -34 -112 0 -106C34 -112 56 -144 50 -190C42 -168 26 -171 0 -171C-26 -171 -42 -168 -50 -190Z',
      color,
    ) +
    line('M-18 -138Q-16 -126 -8 -118M18 -138Q16 -126 8 -118', mix(color, '#8a86a0', 0.4), 2.6) +
    lips +
    moustache(mix(color, '#ffffff', 0.16)) +
    nose
  )
}
