// People seen from straight above, as at the edges of a table: heads, shoulders and arms that reach in.

import { type Grip, handAt, holdOf } from '../cast/body/hand.ts'
import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, type Point, smooth } from '../paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../paper/pieces.ts'

export interface ArmFromAbove {
  sleeve: string
  skin: string
  /** of the sleeve at the wrist; the hand grows with it */
  width?: number
  grip?: Grip
  /** direction of the hand in degrees, otherwise that of the forearm */
  angle?: number
  /** the thumb is on the other side */
  flip?: boolean
  /** how far the elbow lies beside the straight line, to the right of the direction */
  bend?: number
  /** SVG between palm and fingers, gripped at (0, 0) */
  holding?: string
  tilt?: number
}

/** An arm from a shoulder to a wrist, its hand and what it holds; in pixels. */
export const armFromAbove = (shoulder: Point, wrist: Point, options: ArmFromAbove) => {
  const { sleeve, skin, width = 70, grip = 'open', bend = 0, flip = false, tilt = 0 } = options
  const [dx, dy] = [wrist[0] - shoulder[0], wrist[1] - shoulder[1]]
  const length = Math.hypot(dx, dy) || 1
  const elbow: Point = [
    shoulder[0] + dx * 0.5 - (dy / length) * bend,
    shoulder[1] + dy * 0.5 + (dx / length) * bend,
  ]
  const angle =
    options.angle ?? (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI
  const size = width / 21
  const side = flip ? -1 : 1
  const { behind, before } = handAt(grip, { skin, size }, { wrist, angle, side })
  const [hx, hy] = holdOf(grip, size, side)
  const turn = (angle * Math.PI) / 180
  const held: Point = [
    wrist[0] + hx * Math.cos(turn) - hy * Math.sin(turn),
    wrist[1] + hx * Math.sin(turn) + hy * Math.cos(turn),
  ]
  const spine = [shoulder, elbow, wrist]
  const widths = [width * 1.9, width * 1.5, width]
  return (
    behind +
    piece(strip(spine, widths, 0, 0.97), sleeve) +
    piece(
      strip(
        spine,
        widths.map((w) => w * 1.08),
        0.88,
        0.985,
      ),
      lighter(sleeve, 0.3),
    ) +
    (options.holding ? placed(options.holding, { x: held[0], y: held[1], rotate: tilt }) : '') +
    before
  )
}

type Crown = 'curls' | 'braids' | 'short' | 'bald' | 'bun' | 'bob'

export interface HeadFromAbove {
  crown: Crown
  hair: string
  skin: string
  coat: string
  /** of a bald head with a cold */
  nose?: string
}

const ring = (count: number, reach: number, r: number) =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI
    return circle(Math.cos(a) * reach, Math.sin(a) * reach, r)
  })

const braid = (side: number, hair: string) =>
  piece(
    [0, 1, 2, 3].map((i) => circle(side * (74 + i * 4), 30 + i * 30, 21 - i * 2)),
    hair,
  ) + piece(ellipse(side * 88, 148, 12, 16), lighter(hair, 0.3))

const crowns: Record<Crown, (look: HeadFromAbove) => string> = {
  curls: ({ hair }) =>
    piece([...ring(13, 74, 30), circle(0, 0, 84)], hair) +
    line(
      [
        [-40, -30],
        [30, -44],
        [4, 8],
        [-44, 36],
        [46, 30],
        [8, 58],
        [-6, -62],
      ]
        .map(([x, y]) => `M${x} ${y}q14 -12 18 4q-4 14 -16 6`)
        .join(''),
      lighter(hair, 0.2),
      3.4,
    ),
  braids: ({ hair }) =>
    braid(-1, hair) +
    braid(1, hair) +
    piece(ellipse(0, 0, 84, 88), hair) +
    line('M0 -86V84', lighter(hair, 0.5), 4) +
    line(
      'M-12 -70Q-60 -30 -70 30M12 -70Q60 -30 70 30M-8 -20Q-40 20 -50 66M8 -20Q40 20 50 66',
      darker(hair, 0.16),
      3,
    ),
  short: ({ hair }) =>
    piece(
      smooth([
        [0, -88],
        [44, -76],
        [80, -34],
        [82, 20],
        [52, 70],
        [0, 84],
        [-52, 70],
        [-84, 20],
        [-80, -34],
        [-44, -78],
      ]),
      hair,
    ) +
    line(
      'M0 10q18 -12 22 8q-6 26 -34 18q-26 -20 -4 -48q40 -26 66 10M-54 30q-14 -50 26 -84',
      darker(hair, 0.2),
      3.4,
    ),
  bald: ({ hair, skin, nose }) =>
    (nose ? piece(circle(0, -92, 17), nose) : '') +
    piece(ellipse(0, 0, 80, 88), skin) +
    piece(
      'M-82 -8C-92 40 -60 92 0 94C60 92 92 40 82 -8C78 34 50 66 0 68C-50 66 -78 34 -82 -8Z',
      hair,
    ) +
    flat(ellipse(-24, -36, 22, 16), '#ffffff', 0.28),
  bun: ({ hair }) =>
    piece(ellipse(0, 0, 82, 86), hair) +
    piece(circle(0, 34, 40), lighter(hair, 0.12)) +
    line('M0 34m-20 0a20 20 0 1 1 20 20', darker(hair, 0.25), 4),
  bob: ({ hair }) =>
    piece(ellipse(0, 6, 94, 92), hair) +
    line('M0 -84V10M0 10Q-50 30 -70 60M0 10Q50 30 70 60', darker(hair, 0.22), 3.4),
}

/** Shoulders and a head seen from above, 168 units across, facing up the picture; (0, 0) is its middle. */
export const headFromAbove = (look: HeadFromAbove) =>
  piece(ellipse(0, 44, 168, 78), look.coat) +
  piece(ellipse(0, 20, 70, 44), darker(look.coat, 0.2)) +
  (look.crown === 'bald' ? '' : piece(ellipse(0, -84, 13, 12), look.skin)) +
  crowns[look.crown](look)
