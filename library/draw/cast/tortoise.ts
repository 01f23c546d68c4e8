import { mix } from '../paper/color.ts'
import { ellipse, type Point, points, smooth } from '../paper/geometry.ts'
import { flat, line, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { blush, eyes, type Feeling, type Gaze, type MouthShape } from './face/face.ts'
import { far, frontHead, sideHead, type TortoiseHead } from './tortoise/tortoise-head.ts'
import { backShell, dome } from './tortoise/tortoise-shell.ts'

export interface TortoiseOptions {
  /** Retreating is half drawn in; climbing goes up to the right by 32 degrees. */
  pose?:
    | 'walking'
    | 'sitting'
    | 'sleeping'
    | 'sliding'
    | 'onBack'
    | 'hanging'
    | 'retreating'
    | 'climbing'
    | 'back'
  mood?: Feeling
  gaze?: Gaze
  lids?: number
  mouth?: MouthShape
  /** walking, sliding, climbing: the head from its side or turned to us */
  headView?: 'profile' | 'turned'
  /** walking, sliding: looks back over its shell */
  lookBack?: boolean
  /** degrees by which the head leans, and by which it is lowered on its neck */
  headTilt?: number
  nod?: number
  /** held in the mouth (seen from the side), its ring at (0, 0) */
  holding?: string
  color?: string
  shell?: string
  /** hanging: what it bites, drawn round its mouth at `tortoiseMouth` */
  biting?: string
}

interface Look extends TortoiseHead {
  shell: string
  options: TortoiseOptions
}

/** A leg that stands, its foot at (x, 0), with nails. */
const leg = (x: number, color: string): string =>
  flat(`M${x + 10} 1L${x + 34} 1L${x + 24} -9Z`, '#f4ead2') +
  piece(
    smooth([
      [x - 22, -50],
      [x - 27, -20],
      [x - 20, 0],
      [x + 24, 0],
      [x + 27, -12],
      [x + 22, -50],
    ]),
    color,
  ) +
  flat(
    `M${x - 14} -34l9 -5l6 7l-8 6ZM${x + 2} -24l8 -4l6 7l-8 5ZM${x - 8} -16l7 -3l4 6l-7 4Z`,
    far(color),
    0.5,
  )

function neck(from: Point, to: Point, color: string): string {
  const bend: Point = [to[0] - 6, from[1] - 4]
  const spine = [from, bend, to]
  const fold = (t: number) => flat(strip(spine, [46, 40, 40], t, t + 0.05), far(color), 0.35)
  return piece(strip(spine, [46, 40, 40]), color) + fold(0.28) + fold(0.46)
}

/** Neck and head on the way from the shell at `from` to `to`, looking back if asked. */
function reached(look: Look, from: Point, to: Point): { neck: string; head: string } {
  const { options, color } = look
  const { lookBack = false, headView = 'profile', headTilt = 0, nod = 0 } = options
  const lowered: Point = [to[0] + nod * 0.3, to[1] + nod * 1.4]
  const place: Placement = { x: lowered[0] + 8, y: lowered[1] - 16, rotate: headTilt + nod * 0.5 }
  const head = headView === 'turned' ? frontHead(look, 14) : sideHead(look)
  return {
    neck: neck(from, lookBack ? [to[0] - 12, to[1] - 24] : lowered, color),
    head: placed(
      head,
      lookBack ? { x: to[0] - 14, y: to[1] - 44, flip: true, rotate: -headTilt } : place,
    ),
  }
}

const tail = (color: string) => piece('M-104 -48L-152 -32L-140 -28L-154 -22L-104 -28Z', color)

function walking(look: Look): string {
  const { color, shell } = look
  const { neck: throat, head } = reached(look, [84, -56], [150, -96])
  return (
    tail(color) +
    leg(-58, far(color)) +
    leg(88, far(color)) +
    throat +
    dome(shell) +
    leg(-84, color) +
    leg(58, color) +
    head
  )
}

/** A leg stretched out like a paddle from (x, y). */
const paddle = (x: number, y: number, rotate: number, tint: string): string =>
  placed(
    flat('M74 -12L92 -8L78 -2L90 4L74 8Z', '#f4ead2') +
      piece(smooth(points('0,-18 40,-21 76,-14 84,0 66,15 34,16 0,12')), tint),
    { x, y, rotate },
  )

/** On its belly shell with all four legs stretched out. */
function sliding(look: Look): string {
  const { color, shell } = look
  const { neck: throat, head } = reached(look, [84, -50], [150, -90])
  return (
    paddle(70, -20, -22, far(color)) +
    paddle(-70, -24, 196, far(color)) +
    throat +
    placed(dome(shell), { y: 26 }) +
    paddle(74, -8, 4, color) +
    paddle(-72, -10, 176, color) +
    head
  )
}

/** Up a slope to the right, reaching with a front leg. */
function climbing(look: Look): string {
  const { color, shell } = look
  const { neck: throat, head } = reached(look, [84, -56], [146, -112])
  const svg =
    tail(color) +
    leg(-50, far(color)) +
    paddle(70, -40, -34, far(color)) +
    throat +
    dome(shell) +
    paddle(-70, -34, 118, color) +
    paddle(62, -38, -8, color) +
    head
  return placed(svg, { rotate: -32, x: 0, y: -92 })
}

/** On its back, all four legs in the air. */
function onBack(look: Look): string {
  const { color, shell } = look
  const belly = mix(shell, '#ffe9b8', 0.62)
  const kick = (x: number, y: number, rotate: number, tint: string): string =>
    placed(
      flat('M-14 -64L-20 -78L-6 -68L-2 -80L6 -67L16 -76L14 -62Z', '#f4ead2') +
        piece(smooth(points('-20,8 -24,-30 -14,-64 8,-68 22,-56 24,-24 20,8')), tint),
      { x, y, rotate },
    )
  return (
    kick(-44, -118, -8, far(color)) +
    kick(52, -118, 12, far(color)) +
    piece(strip(points('84,-104 130,-104 150,-78'), [44, 40, 38]), color) +
    placed(dome(shell), { rotate: 180, y: -162 }) +
    piece(ellipse(0, -124, 108, 20), belly) +
    line('M-100 -124H100M-36 -140V-108M36 -140V-108', mix(belly, '#7a4a2a', 0.4), 3) +
    kick(-84, -116, -20, color) +
    kick(86, -118, 22, color) +
    placed(sideHead(look), { x: 164, y: -62, rotate: 158, flip: true })
  )
}

const frontFoot = ({ color }: Look): string =>
  piece(smooth(points('-84,0 -86,-24 -70,-42 -50,-42 -38,-24 -40,0')), color) +
  flat('M-80 1L-72 -9L-66 1ZM-66 1L-60 -9L-54 1ZM-54 1L-48 -9L-42 1Z', '#f4ead2')

function sitting(look: Look): string {
  const { color, shell, options } = look
  const turn = options.headView === 'turned' ? 10 : 0
  return (
    placed(dome(shell), { y: -14 }) +
    mirrored(frontFoot(look)) +
    piece('M-58 -46H58L50 -20L22 -7L-22 -7L-50 -20Z', mix(shell, '#ffe9b8', 0.62)) +
    flat('M-30 -46H30V-76H-30Z', far(color)) +
    placed(frontHead(look, turn), {
      y: -106 + (options.nod ?? 0) * 0.6,
      x: turn,
      rotate: options.headTilt ?? 0,
    })
  )
}

function back({ color, shell }: Look): string {
  return (
    mirrored(piece(smooth(points('-84,0 -86,-24 -70,-42 -50,-42 -38,-24 -40,0')), color)) +
    piece(smooth(points('0,-196 30,-186 40,-160 24,-136 -24,-136 -40,-160 -30,-186')), color) +
    placed(backShell(shell), { y: -10 }) +
    piece('M-9 -22L0 4L9 -22Z', far(color))
  )
}

const stub = (x: number, color: string): string =>
  piece(
    smooth([
      [x - 20, -36],
      [x - 23, -12],
      [x - 14, 0],
      [x + 18, 0],
      [x + 22, -10],
      [x + 18, -36],
    ]),
    color,
  )

/** Drawn in, asleep: the head is in the shell's opening. */
const sleeping = (look: Look): string =>
  placed(sideHead(look, true), { x: 132, y: -30, scale: 0.92 }) +
  placed(dome(look.shell), { y: 14 }) +
  stub(-82, look.color) +
  stub(56, look.color)

/** Half drawn in: eyes look out under the rim. */
const retreating = (look: Look): string =>
  flat(ellipse(104, -34, 30, 24), mix(look.shell, '#1a0f10', 0.6)) +
  placed(sideHead(look), { x: 116, y: -27, scale: 0.86, rotate: look.options.headTilt ?? 0 }) +
  placed(dome(look.shell), { y: 14 }) +
  stub(-82, look.color) +
  stub(40, look.color)

/** Hanging in the air by its mouth, from below and in front: belly shell and dangling legs. */
function hanging(look: Look): string {
  const { color, shell, expression } = look
  const belly = mix(shell, '#ffe9b8', 0.62)
  const seam = mix(belly, '#7a4a2a', 0.4)
  const arm = piece(strip(points('58,-128 92,-124 104,-96'), [40, 36, 34]), color)
  const foot = piece(strip(points('40,-40 56,-22 58,-18'), [44, 40, 36]), color)
  const head =
    piece(
      smooth(
        points('0,-176 -36,-186 -54,-216 -50,-248 -28,-268 0,-272 28,-268 50,-248 54,-216 36,-186'),
      ),
      color,
    ) +
    eyes(25, -236, 9.5, expression, false, far(color)) +
    blush(40, -216, 0.42, 9)
  return (
    piece('M-10 -12L0 12L10 -12Z', color) +
    mirrored(arm + foot) +
    piece(strip(points('0,-140 0,-170 0,-200'), [54, 48, 46]), far(color)) +
    piece(
      smooth(points('0,-164 60,-146 88,-84 64,-22 0,-4 -64,-22 -88,-84 -60,-146')),
      mix(shell, '#2a1a12', 0.2),
    ) +
    piece(ellipse(0, -84, 70, 66), belly) +
    line('M0 -148V-20M-62 -112Q0 -100 62 -112M-68 -76Q0 -64 68 -76M-58 -44Q0 -32 58 -44', seam, 3) +
    head +
    placed(look.options.biting ?? '', { y: -202 })
  )
}

/** Where the mouth of a hanging tortoise is. */
export const tortoiseMouth: Point = [0, -202]

/**
 * A tortoise: 162 units tall and 350 long walking to the right, 176 from the front, 148 asleep,
 * 190 on its back, 272 hanging by its mouth.
 */
export function tortoise(options: TortoiseOptions = {}): string {
  const { pose = 'sitting', color = '#8fae5d', shell = '#b5793f' } = options
  const { mood = 'happy', gaze, lids, mouth, holding = '' } = options
  const look: Look = { color, shell, expression: { mood, gaze, lids, mouth }, options, holding }
  const poses = {
    walking,
    sitting,
    sleeping,
    sliding,
    onBack,
    hanging,
    retreating,
    climbing,
    back,
  }
  return poses[pose](look)
}
