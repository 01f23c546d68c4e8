import { mix } from '../paper/color.ts'
import { circle, type Point } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, ink, line, mirrored, piece, placed } from '../paper/pieces.ts'
import { bird, birdSpots } from './bird/bird.ts'
import type { BirdActing } from './bird/bird-acting.ts'
import type { BirdDesign } from './bird/bird-design.ts'
import type { HeadState } from './bird/bird-head.ts'
import { featherRow } from './bird/feather.ts'
import type { Feeling } from './face/face.ts'
import type { HeadView } from './head/person.ts'

export interface OwlOptions extends Omit<BirdActing, 'pose'> {
  pose?: BirdActing['pose'] | 'sitting'
  color?: string
  belly?: string
}

interface Coat {
  color: string
  dark: string
  disc: string
}

const amber = '#f6b73c'
const beakColor = '#e9943b'

/** Ear tufts that stand up or droop with the mood. */
function ears({ dark, color }: Coat, view: HeadView, crest: number, asleep: boolean): string {
  const turn = asleep ? -26 : crest < 0 ? crest * 34 : crest * 12
  const tuft =
    piece('M-15 8L-26 -30L-22 -56L2 -30L17 -4Z', dark) + flat('M-8 2L-18 -28L-16 -42L0 -24Z', color)
  const at = (x: number, side: 1 | -1, width = 1) =>
    `<g transform="translate(${x} -40) scale(${side * width} 1) rotate(${turn})">${tuft}</g>`
  switch (view) {
    case 'profile':
      return at(-14, 1, 0.9)
    case 'turned':
      return at(-30, 1) + at(42, -1, 0.7)
    default:
      return at(-40, 1) + at(40, -1)
  }
}

const lidShares: Partial<Record<Feeling, number>> = {
  tired: 0.55,
  sly: 0.4,
  sulky: 0.42,
  angry: 0.36,
  sad: 0.34,
  thoughtful: 0.26,
  proud: 0.36,
  tender: 0.16,
  disgusted: 0.4,
}

const lidTilts: Partial<Record<Feeling, number>> = {
  angry: 20,
  sulky: 12,
  sly: 8,
  sad: -20,
  crying: -20,
  frightened: -14,
  tired: -8,
}

const shut =
  line('M-19 -1Q0 18 19 -1', ink, 4) +
  line('M-12 9L-16 15M0 12V19M12 9L16 15', ink, 2.6) +
  mark('sleeper', 0, 0, 30)

/** The upper lid over an iris of radius `iris`; `side` 1 is the eye on the right. */
function lidOf(coat: Coat, { lids, mood }: HeadState, iris: number, side: 1 | -1): string {
  const share = lids ?? lidShares[mood] ?? 0
  const tilt = -(lidTilts[mood] ?? 0) * side
  if (share === 0 && tilt === 0) return ''
  const edge = -iris - 3 + share * (iris * 2 + 3)
  return `<g transform="rotate(${tilt})">${flat(`M-23 ${edge - 3}Q0 ${edge + 5} 23 ${edge - 3}L20 -24Q0 -32 -20 -24Z`, mix(coat.color, coat.disc, 0.45))}${line(`M-22 ${edge - 1}Q0 ${edge + 6} 22 ${edge - 1}`, mix(coat.dark, '#20123a', 0.4), 3.4)}</g>`
}

const wide = { iris: 23, pupil: 10 }
const usual = { iris: 20, pupil: 13 }
const soft = { iris: 20, pupil: 15 }
const openings: Partial<Record<Feeling, typeof usual>> = {
  surprised: wide,
  frightened: wide,
  joyful: soft,
  tender: soft,
}

/** An owl's eye round (0, 0): a disc of feathers, the amber iris, its pupil moved by the gaze, the lid. */
function owlEye(coat: Coat, state: HeadState, side: 1 | -1): string {
  const { mood, asleep } = state
  const rays = featherRow({
    from: [side * 6, -4],
    to: [side * 6, 4],
    count: 9,
    angles: side === 1 ? [-118, 118] : [298, 62],
    lengths: [35, 35],
    width: 0.26,
  })
  const disc = piece([circle(0, 0, 27), ...rays], coat.disc)
  if (asleep) return disc + shut
  const { iris, pupil } = openings[mood] ?? usual
  const [gx, gy] = state.gaze ?? [0, 0]
  const [x, y] = [gx * (iris - pupil + 2), gy * (iris - pupil + 1)]
  const tear =
    mood === 'crying' ? flat('M0 22C-8 34 -7 44 0 44C7 44 8 34 0 22Z', '#8fd0ee', 0.95) : ''
  return (
    disc +
    flat(circle(0, 0, iris), amber) +
    placed(
      flat(circle(0, 0, pupil), '#221526') +
        flat(circle(pupil * 0.34, -pupil * 0.42, 4.2), '#ffffff') +
        flat(circle(-pupil * 0.34, pupil * 0.4, 2), '#ffffff', 0.7),
      { x, y },
    ) +
    mark('owl', 0, 0, 21) +
    lidOf(coat, state, iris, side) +
    tear
  )
}

/** The eyes and beak of an owl's face on a head of radius 58. */
function face(coat: Coat, state: HeadState): string {
  const { view, nod, gape } = state
  const drop = view === 'profile' ? 0 : nod * 0.5
  const beak = (x: number, width: number) =>
    `<g transform="translate(${x} 14) scale(${width} 1)">${gape > 4 ? placed(flat('M-8 4L8 4L0 26Z', '#7a3428'), { y: gape * 0.4 }) : ''}${placed(state.holding, { y: 22 })}${piece('M-9 -8L9 -8L7 10L0 25L-7 10Z', beakColor)}</g>`
  const narrow = (svg: string, x: number, width: number) =>
    `<g transform="translate(${x} 0) scale(${width} 1)">${svg}</g>`
  switch (view) {
    case 'back':
    case 'turnedAway':
      return ''
    case 'profile':
      return narrow(owlEye(coat, state, -1), 30, 0.7) + beak(56, 0.9)
    case 'turned':
      return placed(
        narrow(owlEye(coat, state, 1), 48, 0.66) +
          narrow(owlEye(coat, state, -1), -7, 0.96) +
          beak(27, 0.86),
        { y: drop },
      )
    default:
      return placed(
        narrow(owlEye(coat, state, -1), -28, 1) +
          narrow(owlEye(coat, state, 1), 28, 1) +
          beak(0, 1),
        { y: drop },
      )
  }
}

const backOfHead = ({ dark }: Coat) =>
  mirrored(flat('M-10 -44L-34 -26L-30 4L-16 -18L-6 -22Z', dark, 0.55)) +
  flat('M-4 -30L4 -30L6 20L0 30L-6 20Z', dark, 0.55)

function designOf(options: OwlOptions): BirdDesign {
  const { color = '#8467a8', belly = '#f3dcc0' } = options
  const dark = mix(color, '#20123a', 0.3)
  const light = mix(color, belly, 0.3)
  const coat: Coat = { color, dark, disc: mix(belly, '#ffffff', 0.35) }
  return {
    scale: 0.8,
    length: 136,
    depth: 124,
    upright: 46,
    uprightInFront: 16,
    head: {
      size: 62,
      color,
      sheen: light,
      eyeSize: 0,
      ring: '',
      sleek: true,
      beak: { upper: '', lower: '', front: '', tip: [20, 24], color: beakColor, dark },
      behind: (view, crest) => ears(coat, view, crest, options.pose === 'sleeping'),
      over: (view) => (view === 'back' || view === 'turnedAway' ? backOfHead(coat) : ''),
      face: (state) => face(coat, state),
    },
    neck: { length: 4, widths: [124, 108] },
    legs: { length: 22, color: '#e9a23b', thick: 7 },
    tail: { length: 70, width: 13, count: 5, tones: [dark, color] },
    wing: {
      length: 146,
      tones: {
        long: [dark, mix(dark, color, 0.5)],
        short: [color, light],
        arm: mix(color, dark, 0.2),
      },
    },
    body: color,
    belly: [belly, mix(belly, '#b98a6e', 0.34)],
  }
}

function acting({ pose, ...rest }: OwlOptions): BirdActing {
  return { view: 'front', ...rest, ...(pose && pose !== 'sitting' && { pose }) }
}

/** An owl, 206 units tall, its wings 381 wide when flying; seen from the front unless `view` says otherwise. */
export const owl = (options: OwlOptions = {}): string => bird(designOf(options), acting(options))

/** Where an owl's beak, eyes and shoulder are, in figure units. */
export const owlSpots = (options: OwlOptions = {}): Record<'beak' | 'eyes' | 'shoulder', Point> =>
  birdSpots(designOf(options), acting(options))
