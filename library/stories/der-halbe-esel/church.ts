// The church on Christmas Eve: nave, stable, pulpit and pews, lit by candles.

import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, leaf, roundRect, star5 } from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { flat, line, mirrored, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { cycle } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { neighbour } from '../../draw/places/bela-and-karla.ts'

export const oak = '#6a3f2e'
export const hush = '#43242c'

/** The floor of stone slabs. */
export const slab = (size: number) => print('diamonds', '#b07a50', '#9a6644', { size })

const coats = [
  '#7a3f4a',
  '#4f5a78',
  '#5f6b4a',
  '#8a6236',
  '#5a3f5f',
  '#3f5f6a',
  '#8a4f36',
  '#4a3a4f',
] as const

/** Somebody from behind, 110 units wide; the shoulders' lower edge is at (0, 0), the rest is below. */
export const fromBehind = (i: number) =>
  placed(
    neighbour(i * 3 + 1, {
      view: 'back',
      outfit: 'coat',
      color: cycle(coats, i),
      headTilt: ((i * 7) % 5) * 4 - 8,
    }),
    {
      y: 176,
      scale: 0.92,
    },
  )

/** A candle on a pew, 90 units tall, its foot at (0, 0). */
export const pewCandle = () =>
  piece(roundRect(-7, -60, 14, 60, 4), '#fff4dc') +
  flat('M0 -92C11 -78 9 -66 0 -62C-9 -66 -11 -78 0 -92Z', '#ffc24a') +
  flat('M0 -82C5 -75 4 -68 0 -66C-4 -68 -5 -75 0 -82Z', '#fff6d0') +
  mark('light', 0, -76, 14)

export const shine = (scene: Scene, x: number, y: number, r: number, strength = 0.5) =>
  scene.warm(x, y, r, '#f0b04a', strength * 0.6).glow(x, y, r * 0.7, '#ffd98a', strength)

/** Straw that hangs from the eaves on one side of the stable's roof. */
const thatch = (side: number) => {
  const rows = [0, 1].map((row) =>
    Array.from({ length: 17 }, (_, i) => {
      const t = i / 16
      const lean = (((i * 37 + row * 13) % 11) - 5) * 0.05
      return leaf(
        side * (350 - t * 346),
        -338 - t * 180 + row * 6,
        1.57 + lean,
        62 - row * 16,
        0.13,
      )
    }),
  )
  return piece(rows[0] ?? [], '#c9964a') + piece(rows[1] ?? [], '#e3b45a')
}

/** The stable: a roof of boards on posts, a star above; `w` 640 units wide, 560 tall, its floor at (0, 0). */
export const stable = () => {
  const board = print('wood', '#8a5a38', '#6a4028', { size: 150 })
  return (
    piece('M-270 -380H270V0H-270Z', '#4a2a26') +
    flat('M-250 -20C-200 -200 -90 -300 0 -320C90 -300 200 -200 250 -20Z', '#f0b04a', 0.34) +
    mirrored(piece(roundRect(-290, -390, 44, 390, 4), board)) +
    piece('M-360 -360L0 -560L360 -360L340 -322L0 -506L-340 -322Z', board) +
    line('M-270 -372H270', '#6a4028', 26) +
    thatch(-1) +
    thatch(1)
  )
}

/** A star with a tail of paper, 190 units across, its middle at (0, 0). */
export const bigStar = () =>
  piece('M30 10C120 30 190 80 230 150C160 110 90 80 10 60Z', '#ffe2a0') +
  piece(star5(0, 0, 96, 0.1, 0.46), '#ffd24a') +
  flat(star5(0, 0, 62, 0.1, 0.46), '#fff3c2') +
  mark('light', 0, 0, 60)

/** The crib with straw and the child's blanket, 200 units wide. */
export const crib = () =>
  line('M-70 0L50 -70M70 0L-50 -70', '#6a4028', 16) +
  piece('M-104 -118H104L70 -54H-70Z', '#9a683c') +
  piece(
    'M-112 -116L-90 -150L-64 -128L-40 -160L-14 -132L14 -164L38 -132L66 -156L84 -128L114 -116Q0 -96 -112 -116Z',
    '#f0cf7a',
  ) +
  piece('M-46 -126C-40 -156 30 -160 52 -128Q4 -112 -46 -126Z', '#fffaf0') +
  piece(circle(-36, -140, 17), '#f2c6a0')

/** The pulpit on its foot, 300 units wide and 560 tall; somebody stands at y = -330. */
export const pulpit = () => {
  const wood = print('wood', '#7d4a33', '#643826', { size: 130, angle: 90 })
  return {
    behind:
      piece(roundRect(-150, -760, 300, 46, 6), '#7d4a33') +
      piece('M-110 -760L0 -860L110 -760Z', '#643826') +
      piece(roundRect(-16, -720, 32, 420, 4), darker('#7d4a33', 0.3)),
    before:
      piece('M-40 -120H40L56 0H-56Z', darker('#7d4a33', 0.2)) +
      piece('M-140 -350H140L104 -110H-104Z', wood) +
      piece(roundRect(-158, -374, 316, 36, 8), lighter('#7d4a33', 0.14)) +
      piece(
        [
          roundRect(-96, -312, 56, 150, 28),
          roundRect(-28, -312, 56, 150, 28),
          roundRect(40, -312, 56, 150, 28),
        ],
        darker('#7d4a33', 0.16),
      ),
  }
}

/** A pew's back of oak from (x0, y) to (x1, y), `h` pixels high. */
export const pewBack = (
  scene: Scene,
  [x0, x1, y, h]: readonly [number, number, number, number],
  shade = 0,
) => {
  const wood = darker(oak, shade)
  scene.piece(
    roundRect(x0, y, x1 - x0, h + 60, 8),
    print('wood', wood, darker(wood, 0.2), { size: 200 }),
    2,
  )
  scene.piece(roundRect(x0 - 8, y - 10, x1 - x0 + 16, 24, 8), lighter(wood, 0.12), 1)
}

/** People in a pew who look towards `side` (-1 left, 1 right), from x0 on; cropped by the pew before them. */
export const sitters = (
  scene: Scene,
  {
    y,
    scale,
    xs,
    side,
    seed,
  }: { y: number; scale: number; xs: readonly number[]; side: number; seed: number },
) => {
  for (const [i, x] of xs.entries()) {
    const k = seed + i * 3
    scene.place(
      neighbour(
        k,
        {
          view: 'turned',
          outfit: 'coat',
          color: mix(cycle(coats, k), hush, 0.2),
          mood: k % 2 ? 'surprised' : 'happy',
          mouth: k % 3 === 0 ? 'laugh' : 'gasp',
          gaze: [0.9, 0],
        },
        0,
      ),
      x,
      y + 190 * scale,
      scale,
      { flip: (i % 3 === 2 ? -side : side) < 0 },
    )
  }
}
