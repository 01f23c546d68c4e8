import { mix } from '../../paper/color.ts'
import type { Point } from '../../paper/geometry.ts'
import { piece, strip } from '../../paper/pieces.ts'
import { seeded } from '../../paper/random.ts'
import type { HeadView } from './head-shape.ts'

interface Row {
  /** x of the first and the last lock at their tips */
  from: number
  to: number
  count: number
}

/** Locks that hang behind the head, and over it. */
const rows: Record<HeadView, { behind: readonly Row[]; over: readonly Row[] }> = {
  front: {
    behind: [
      { from: -72, to: -38, count: 5 },
      { from: 38, to: 72, count: 5 },
    ],
    over: [],
  },
  turned: {
    behind: [{ from: 34, to: 62, count: 4 }],
    over: [{ from: -74, to: -30, count: 6 }],
  },
  profile: { behind: [], over: [{ from: -76, to: -4, count: 9 }] },
  back: { behind: [], over: [{ from: -70, to: 70, count: 14 }] },
  turnedAway: { behind: [], over: [{ from: -74, to: 34, count: 11 }] },
}

/** Twisted locks to the shoulders, every second one a little lighter. */
export function locks(view: HeadView, hair: string, isOver: boolean): string {
  const random = seeded(view.length)
  const strands = rows[view][isOver ? 'over' : 'behind'].flatMap(({ from, to, count }) =>
    Array.from({ length: count }, (_, i) => {
      const x = from + ((to - from) * i) / (count - 1)
      const spine: Point[] = [
        [x * 0.72, -222],
        [x * 0.98 + (random() - 0.5) * 6, -184],
        [x + (random() - 0.5) * 8, -142 + random() * 22],
      ]
      return strip(spine, [8, 12, 8])
    }),
  )
  const every = (rest: number) => strands.filter((_, i) => i % 2 === rest)
  return piece(every(0), hair) + piece(every(1), mix(hair, '#ffffff', 0.08))
}
