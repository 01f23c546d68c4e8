import { circle, num, points, smooth } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, line, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import { featherRow } from './bird/feather.ts'

const red = '#b5432f'
const black = '#2c2230'

/** The eye of a peacock butterfly's wing. */
const eyeSpot = (x: number, y: number, r: number): string =>
  flat(circle(x, y, r * 1.25), '#f0c469') +
  flat(circle(x, y, r), black) +
  flat(circle(x + r * 0.1, y - r * 0.1, r * 0.66), '#5f86c4') +
  flat(circle(x + r * 0.2, y - r * 0.3, r * 0.22), '#fdf6e6')

const upperWing = (): string =>
  piece(smooth(points('3,-10 26,-46 58,-56 66,-44 56,-18 40,-4 8,0')), red) +
  flat('M20 -36L34 -49L40 -38L28 -28ZM42 -50L50 -54L52 -40L46 -38Z', black) +
  flat('M34 -48L40 -51L42 -40L37 -38Z', '#f0c469') +
  eyeSpot(53, -40, 8)

const lowerWing = (): string =>
  piece(smooth(points('4,2 36,0 52,12 48,34 30,40 14,28')), '#9a3a2c') +
  flat('M40 36L48 30L50 14L54 16L51 34L32 42Z', '#6d5a4e') +
  eyeSpot(37, 18, 9)

const feelers =
  line('M-2 -24Q-8 -42 -18 -48M2 -24Q8 -42 18 -48', black, 2.6) +
  flat(circle(-18, -48, 3) + circle(18, -48, 3), black)

export interface PeacockButterflyOptions {
  /** `open` from above, `closed` standing with folded dark wings, `flying` from its side */
  pose?: 'open' | 'closed' | 'flying'
}

/** A peacock butterfly: open 132 units wide round (0, 0); else sitting at (0, 0) or flying round it, facing right. */
export function peacockButterfly({ pose = 'open' }: PeacockButterflyOptions = {}): string {
  const body = piece(strip(points('0,-24 0,0 0,30'), [9, 12, 5]), '#4a3038')
  const open = mirrored(lowerWing() + upperWing()) + feelers + body
  if (pose === 'open') return open
  if (pose === 'flying') return `<g transform="rotate(38) scale(.6 1)">${open}</g>`
  const lying = placed(body, { rotate: 78 })
  const sideFeelers = placed(feelers, { rotate: 62 })
  return (
    placed(
      piece(smooth(points('-4,4 -34,-12 -52,-48 -44,-72 -16,-78 8,-60 14,-20 10,2')), '#463a40') +
        line('M-34 -20Q-26 -44 -36 -66M-18 -12Q-10 -44 -14 -74M0 -10Q6 -36 0 -60', '#5d4f54', 3),
      { y: -10 },
    ) +
    placed(lying, { y: -10, x: 2, scale: 0.9 }) +
    placed(sideFeelers, { y: -12, x: 4 }) +
    line('M6 -8L8 0M-6 -6L-6 0', black, 2.4)
  )
}

export interface CaterpillarOptions {
  /** peacock butterfly's: black with thorns; a `plain` one is green and smooth */
  color?: string
  thorns?: boolean
  /** creeping with an arched back, or raised to look round */
  pose?: 'creeping' | 'arched' | 'raised'
  asleep?: boolean
}

const spines = {
  creeping: points('-56,-11 -20,-13 20,-11 54,-13'),
  arched: points('-42,-10 -24,-62 20,-62 40,-12'),
  raised: points('-56,-11 6,-8 40,-10 46,-58'),
} as const

const along = (spine: readonly (readonly [number, number])[], t: number) => {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = spine
  const u = 1 - t
  const at = (i: 0 | 1) =>
    u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i]
  return [at(0), at(1)] as const
}

/** A caterpillar of 130 units, creeping to the right on (0, 0). */
export function caterpillar(options: CaterpillarOptions = {}): string {
  const { color = '#33303c', thorns = true, pose = 'creeping', asleep = false } = options
  const spine = spines[pose]
  const segments = Array.from({ length: 9 }, (_, i) => along(spine, i / 8))
  const spikes = segments.slice(0, 8).flatMap(([x, y]) =>
    featherRow({
      from: [x - 3, y - 6],
      to: [x + 3, y - 6],
      count: 3,
      angles: [-124, -56],
      lengths: [19, 19],
      width: 0.1,
    }),
  )
  const feet = segments
    .slice(1, 8)
    .filter(([, y]) => y > -16)
    .map(([x, y]) => `M${num(x)} ${num(y + 7)}V0`)
  const [hx, hy] = segments.at(-1) ?? [0, 0]
  const dots = segments
    .slice(0, 8)
    .map(([x, y]) => circle(x + 5, y - 4, 1.7) + circle(x - 4, y + 3, 1.7))
  const face = asleep
    ? line('M0 -2q4 4 8 0', '#fff3df', 2.4) + mark('sleeper', 3, 0, 12)
    : flat(circle(4, -3, 5), '#fdf6e6') + flat(circle(5.4, -3, 2.8), black) + mark('eye', 4, -3, 5)
  return (
    line(feet.join(''), '#a8603c', 6) +
    (thorns ? piece(spikes, color) : '') +
    piece(
      segments.slice(0, 8).map(([x, y]) => circle(x, y, 11.5)),
      color,
    ) +
    flat(dots.join(''), '#f2ede0', 0.85) +
    placed(piece(circle(0, 0, 12.5), color) + face + line('M4 5q5 3 8 -1', '#f2ede0', 2), {
      x: hx,
      y: hy,
    })
  )
}
