import { mix } from '../../paper/color.ts'
import { points, smooth } from '../../paper/geometry.ts'
import { flat, line, mirrored, piece, placed, strip } from '../../paper/pieces.ts'
import { featherRow, layered } from '../bird/feather.ts'
import { eyes } from '../face/face.ts'
import type { HorseLook } from './horse-look.ts'

/** Straight legs seen from the front or behind, the middle of a hoof at x. */
const pillar = (x: number, color: string, sock: string): string =>
  piece(
    strip(
      [
        [x * 0.9, -200],
        [x, -100],
        [x, -20],
      ],
      [58, 34, 30],
    ),
    color,
  ) +
  piece(
    strip(
      [
        [x, -64],
        [x, -22],
      ],
      [31, 32],
    ),
    sock,
  ) +
  piece(`M${x - 18} -24H${x + 18}L${x + 23} 0H${x - 23}Z`, '#4a3d3f')

/** A horse from behind. */
export function back(look: HorseLook): string {
  const { color, dark, light, saddle } = look
  const ears = piece('M10 -388L18 -424L32 -440L38 -408L34 -384Z', color)
  const straight = featherRow({
    from: [-10, -292],
    to: [10, -292],
    count: 6,
    angles: [100, 80],
    lengths: [170, 170],
    width: 0.1,
  })
  return (
    mirrored(ears) +
    piece(strip(points('0,-280 0,-340 0,-392'), [90, 84, 76]), mix(color, dark, 0.3)) +
    layered(
      featherRow({
        from: [-8, -404],
        to: [8, -404],
        count: 4,
        angles: [112, 68],
        lengths: [56, 56],
      }),
      [look.mane, mix(look.mane, color, 0.3)],
    ) +
    mirrored(pillar(48, color, light)) +
    piece(
      smooth(
        points(
          '0,-318 60,-310 92,-270 96,-216 74,-168 30,-156 0,-160 -30,-156 -74,-168 -96,-216 -92,-270 -60,-310',
        ),
      ),
      color,
    ) +
    mirrored(
      flat('M10 -290Q60 -286 78 -240Q66 -196 20 -176Q44 -230 10 -290Z', mix(color, '#ffffff', 0.1)),
    ) +
    (saddle ? piece('M-58 -304Q-60 -338 0 -340Q60 -338 58 -304Q0 -290 -58 -304Z', saddle) : '') +
    layered(straight, [look.mane, mix(look.mane, color, 0.3)])
  )
}

/** A horse from the front. */
export function front(look: HorseLook): string {
  const { color, dark, light, mood, gaze, bridle } = look
  const ear = placed(piece('M-12 6L-14 -22L-2 -46L12 -20L12 6Z', color), {
    x: -30,
    y: -416,
    rotate: look.ears === 'back' ? -50 : -10,
  })
  const face = points(
    '0,-430 38,-420 48,-380 40,-330 34,-290 44,-258 30,-232 0,-226 -30,-232 -44,-258 -34,-290 -40,-330 -48,-380 -38,-420',
  )
  return (
    mirrored(pillar(50, color, light)) +
    piece(
      smooth(
        points('0,-320 56,-306 88,-262 90,-214 66,-166 0,-156 -66,-166 -90,-214 -88,-262 -56,-306'),
      ),
      color,
    ) +
    piece(strip(points('0,-230 0,-300 0,-390'), [120, 104, 80]), mix(color, dark, 0.25)) +
    mirrored(ear) +
    piece(smooth(face), color) +
    (look.blaze ? flat('M-9 -400L9 -402L13 -330L8 -270L-8 -270L-13 -330Z', '#f7efe2') : '') +
    piece(
      smooth(points('0,-274 36,-270 42,-252 28,-230 0,-224 -28,-230 -42,-252 -36,-270')),
      light,
    ) +
    mirrored(flat('M-18 -254a5 7 0 1 1 .1 0Z', dark)) +
    line('M-16 -236Q0 -230 16 -236', dark, 3.6) +
    (bridle
      ? line(
          'M-40 -290Q0 -280 40 -290M-46 -376L-36 -290M46 -376L36 -290M-44 -400Q0 -388 44 -400',
          bridle,
          6,
        )
      : '') +
    layered(
      featherRow({
        from: [-14, -432],
        to: [14, -432],
        count: 4,
        angles: [112, 76],
        lengths: [60, 52],
      }),
      [look.mane, mix(look.mane, color, 0.3)],
    ) +
    placed(eyes(36, 0, 9.5, { mood, gaze }), { y: -372 })
  )
}
