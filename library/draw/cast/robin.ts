import { mix } from '../paper/color.ts'
import { points } from '../paper/geometry.ts'
import { fan, flat, line, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import { eyes, type Feeling } from './face.ts'

interface Look {
  color: string
  dark: string
  breast: string
  mood: Feeling
}

function front({ color, breast, mood }: Look, asleep: boolean): string {
  const open = mood === 'surprised' && !asleep
  return (
    piece(
      'M0 -168C-46 -168 -62 -132 -60 -84C-58 -36 -34 -14 0 -14C34 -14 58 -36 60 -84C62 -132 46 -168 0 -168Z',
      color,
    ) +
    flat('M0 -17C-32 -18 -50 -40 -50 -78H50C50 -40 32 -18 0 -17Z', '#fbf1e2') +
    flat(
      'M0 -146C-18 -160 -46 -148 -48 -120C-56 -82 -34 -50 0 -50C34 -50 56 -82 48 -120C46 -148 18 -160 0 -146Z',
      breast,
    ) +
    eyes(25, -126, 9, mood, asleep) +
    (open ? piece('M-7 -112L0 -92L7 -112Z', '#c9863a') : '') +
    piece('M-10 -114Q0 -124 10 -114L0 -100Z', '#7a5a3c')
  )
}

const tail = (dark: string): string => piece('M-16 -40L-22 -6Q0 2 22 -6L16 -40Z', dark)

function perched(look: Look, asleep: boolean): string {
  const legs = line(
    'M-16 -18V-3M-16 -3l-11 0M-16 -3l9 0M16 -18V-3M16 -3l-9 0M16 -3l11 0',
    '#8a6248',
    5,
  )
  const wing = piece('M-54 -112C-78 -84 -74 -44 -46 -26C-40 -50 -40 -84 -50 -112Z', look.dark)
  return placed(tail(look.dark), { y: -12 }) + legs + front(look, asleep) + mirrored(wing)
}

function flying(look: Look): string {
  const wing = piece(
    [
      ...fan({
        from: [-86, -130],
        to: [-40, -96],
        count: 6,
        angles: [216, 128],
        lengths: [72, 50],
        width: 0.2,
      }),
      strip(points('-36,-100 -62,-138 -98,-130'), [48, 40, 20]),
    ],
    look.dark,
  )
  const feet = line('M-14 -16l-5 10M-14 -16l2 11M14 -16l5 10M14 -16l-2 11', '#8a6248', 4.5)
  return tail(look.dark) + mirrored(wing) + feet + front(look, false)
}

export interface RobinOptions {
  pose?: 'standing' | 'flying' | 'sleeping'
  mood?: Feeling
  color?: string
  breast?: string
}

/** A robin from the front, 80 units tall, its wings 138 wide when flying. */
export function robin(options: RobinOptions = {}): string {
  const { pose = 'standing', mood = 'happy', color = '#96735a', breast = '#ee7f3e' } = options
  const look = { color, dark: mix(color, '#3a2224', 0.3), breast, mood }
  return placed(pose === 'flying' ? flying(look) : perched(look, pose === 'sleeping'), {
    scale: 0.48,
  })
}
