import { mix } from '../paper/color.ts'
import { circle, points } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { fan, flat, ink, line, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import { blush, type Feeling } from './face.ts'

const amber = '#f6b73c'
const beak = '#e9943b'

interface Coat {
  color: string
  dark: string
  belly: string
}

function scales(belly: string): string {
  const marks: string[] = []
  for (let row = 0; row < 4; row++)
    for (let column = -2; column <= 2; column++) {
      const x = column * 17 + (row % 2 ? 8.5 : 0)
      const y = -74 + row * 16
      if (Math.abs(x) < 38 - row * 4) marks.push(`M${x - 8} ${y}Q${x} ${y + 15} ${x + 8} ${y}`)
    }
  return line(marks.join(''), mix(belly, '#9a5f4a', 0.55), 3)
}

function face({ color, dark, belly }: Coat, mood: Feeling, asleep: boolean): string {
  const disc = mix(belly, '#ffffff', 0.35)
  const pupil = mood === 'surprised' ? 11 : 13
  const open =
    flat(circle(-27, -131, mood === 'surprised' ? 23 : 20), amber) +
    flat(circle(-26, -131, pupil), '#221526') +
    flat(circle(-21, -137, 4.6), '#ffffff') +
    flat(circle(-31, -126, 2.2), '#ffffff', 0.7) +
    mark('owl', -27, -131, 21)
  // the lid covers the upper part of the iris, slanting outwards
  const lid = mood === 'sad' ? flat('M-54 -132Q-30 -150 -4 -148L-8 -160H-50Z', disc) : ''
  const shut =
    line('M-46 -134Q-28 -114 -10 -134', ink, 4) +
    line('M-40 -126L-44 -120M-28 -123V-116M-16 -126L-12 -120', ink, 2.6)
  const tuft = piece('M-50 -160C-66 -178 -70 -192 -68 -206C-48 -200 -30 -192 -20 -178Z', dark)
  const slant =
    mood === 'sad' ? line('M-52 -140Q-34 -150 -12 -154', mix(color, '#20123a', 0.5), 4) : ''
  return (
    mirrored(
      asleep || mood === 'sad'
        ? placed(tuft, { x: -44, y: -162, rotate: -16, pivot: [-44, -166] })
        : tuft,
    ) +
    mirrored(piece(circle(-29, -132, 33), disc) + (asleep ? shut : open + lid + slant)) +
    piece('M0 -122C-10 -120 -9 -104 0 -94C9 -104 10 -120 0 -122Z', beak) +
    (asleep ? mark('sleeper', 0, -128, 46) : '') +
    (mood === 'surprised' && !asleep ? flat('M-4 -98Q0 -82 4 -98Z', '#7a3428') : '') +
    blush(50, -104, 0.3, 8)
  )
}

function perched(coat: Coat, mood: Feeling, asleep: boolean): string {
  const { color, dark, belly } = coat
  const claws = line(
    'M-24 -6c-4 6 -12 6 -14 3M-24 -6c-2 8 -6 8 -4 3M-24 -6c4 6 8 6 8 3',
    '#e9a23b',
    6,
  )
  const wing = asleep
    ? piece('M-56 -112C-82 -82 -74 -34 -30 -14C-14 -34 -30 -84 -46 -112Z', dark)
    : piece('M-56 -112C-84 -82 -82 -36 -62 -14C-52 -40 -44 -76 -48 -108Z', dark)
  return (
    mirrored(claws) +
    piece(
      'M0 -178C-62 -178 -66 -110 -62 -60C-58 -18 -30 -2 0 -2C30 -2 58 -18 62 -60C66 -110 62 -178 0 -178Z',
      color,
    ) +
    piece('M0 -98C-34 -98 -44 -62 -38 -34C-30 -10 30 -10 38 -34C44 -62 34 -98 0 -98Z', belly) +
    scales(belly) +
    mirrored(wing) +
    (asleep ? placed(face(coat, mood, true), { y: 8 }) : face(coat, mood, false))
  )
}

function flying(coat: Coat, mood: Feeling): string {
  const { color, dark, belly } = coat
  // long feathers fan out from the wrist, each a leaf; the shorter row in front is lighter
  const row = (count: number, angles: readonly [number, number], length: number): string[] =>
    fan({
      from: [-104, -138],
      to: [-42, -130],
      count,
      angles,
      lengths: [length, length * 0.7],
    })
  const arm = strip(points('-36,-124 -80,-168 -124,-140'), [52, 46, 22])
  const wing =
    piece([...row(7, [208, 108], 98), arm], dark) + piece([...row(6, [197, 106], 58), arm], color)
  const claws = line(
    'M-20 -12c-6 4 -8 10 -6 12M-20 -12c0 6 0 10 2 12M-20 -12c6 4 10 8 10 12',
    '#e9a23b',
    5,
  )
  return (
    mirrored(piece('M-6 -24C-26 -20 -34 -8 -34 -2Q-14 -2 -2 -10Z', dark)) +
    mirrored(wing) +
    mirrored(claws) +
    piece(
      'M0 -178C-58 -178 -62 -112 -56 -66C-50 -28 -26 -10 0 -10C26 -10 50 -28 56 -66C62 -112 58 -178 0 -178Z',
      color,
    ) +
    placed(
      piece('M0 -98C-34 -98 -44 -62 -38 -34C-30 -10 30 -10 38 -34C44 -62 34 -98 0 -98Z', belly) +
        scales(belly),
      { y: -8, scale: 0.92 },
    ) +
    face(coat, mood, false)
  )
}

export interface OwlOptions {
  pose?: 'sitting' | 'flying' | 'sleeping'
  mood?: Feeling
  color?: string
  belly?: string
}

/** An owl, 206 units tall, its wings 381 wide when flying (seen from the front). */
export function owl(options: OwlOptions = {}): string {
  const { pose = 'sitting', mood = 'happy', color = '#8467a8', belly = '#f3dcc0' } = options
  const coat = { color, dark: mix(color, '#20123a', 0.3), belly }
  return pose === 'flying' ? flying(coat, mood) : perched(coat, mood, pose === 'sleeping')
}
