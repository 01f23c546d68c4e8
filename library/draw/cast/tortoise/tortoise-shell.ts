import { mix } from '../../paper/color.ts'
import { type Point, points, smooth } from '../../paper/geometry.ts'
import { flat, piece } from '../../paper/pieces.ts'

const rows: readonly (readonly Point[])[] = [
  points('-38,-64 -26,-140 26,-140 38,-64 0,-57'),
  points('-50,-66 -36,-138 -68,-126 -90,-98 -96,-66'),
  points('50,-66 36,-138 68,-126 90,-98 96,-66'),
]

const inner = (plate: readonly Point[]): readonly Point[] => {
  const [x, y] = plate.reduce<Point>(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0])
  const middle: Point = [x / plate.length, y / plate.length]
  return plate.map(
    ([px, py]): Point => [middle[0] + (px - middle[0]) * 0.56, middle[1] + (py - middle[1]) * 0.56],
  )
}

const cut = (plate: readonly Point[]) => `M${plate.map(([x, y]) => `${x} ${y}`).join('L')}Z`

/** The dome from its side, its rim at y = -38, 256 units wide. */
export function dome(shell: string): string {
  const seam = mix(shell, '#2a1a12', 0.34)
  const light = mix(shell, '#ffe9b8', 0.3)
  const rim = mix(shell, '#ffffff', 0.16)
  const notches = [-92, -58, -22, 16, 52, 88].map((x) => `M${x} -62l7 1l-1 22l-7 0Z`)
  return (
    piece(smooth(points('-117,-40 -112,-94 -72,-146 0,-163 72,-146 112,-94 117,-40')), seam) +
    rows.map((plate) => piece(cut(plate), shell) + flat(cut(inner(plate)), light)).join('') +
    piece(
      smooth(
        points('-128,-50 -112,-66 -60,-60 0,-56 60,-60 112,-66 128,-50 112,-31 0,-29 -112,-31'),
      ),
      rim,
    ) +
    flat(notches.join(''), seam, 0.5)
  )
}

/** The shell from behind or above, round (0, -78), 176 units wide. */
export function backShell(shell: string): string {
  const seam = mix(shell, '#2a1a12', 0.34)
  const light = mix(shell, '#ffe9b8', 0.3)
  const plates: readonly (readonly Point[])[] = [
    points('-24,-146 24,-146 32,-100 0,-90 -32,-100'),
    points('-34,-96 0,-84 34,-96 34,-56 0,-46 -34,-56'),
    points('-32,-50 0,-40 32,-50 24,-14 -24,-14'),
    points('-34,-144 -66,-120 -78,-82 -42,-96'),
    points('34,-144 66,-120 78,-82 42,-96'),
    points('-42,-90 -78,-76 -74,-38 -42,-54'),
    points('42,-90 78,-76 74,-38 42,-54'),
  ]
  return (
    piece(
      smooth(points('0,-160 52,-148 86,-108 88,-56 58,-12 0,-2 -58,-12 -88,-56 -86,-108 -52,-148')),
      seam,
    ) + plates.map((plate) => piece(cut(plate), shell) + flat(cut(inner(plate)), light)).join('')
  )
}
