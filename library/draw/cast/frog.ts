import { mix } from '../paper/color.ts'
import { circle, ellipse, type Point, points } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, ink, line, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { blush, type Feeling } from './face.ts'

interface Look {
  color: string
  dark: string
  light: string
  mood: Feeling
  puffed: boolean
  wave: boolean
  gaze: Point
}

function mouthOf(mood: Feeling): string {
  if (mood === 'surprised')
    return flat(ellipse(0, -108, 13, 11), '#8a3a44') + flat(ellipse(0, -102, 8, 4), '#e8808a')
  if (mood === 'sad') return line('M-30 -102Q0 -118 30 -102', ink, 4)
  return line('M-48 -118Q-44 -112 -36 -110Q0 -94 36 -110Q44 -112 48 -118', ink, 4)
}

const puffedCheeks = ({ color }: Look): string =>
  mirrored(piece(circle(-62, -112, 31), mix(color, '#f7e9a8', 0.24)) + blush(64, -112, 0.5, 12)) +
  line('M-14 -106Q0 -101 14 -106', ink, 4)

function head(look: Look, asleep: boolean, turn: number, placement: Placement): string {
  const { color, light, mood, gaze } = look
  const pupil = mood === 'surprised' ? 10 : 13
  const open = (dx: number): string =>
    flat(circle(-42, -168, 20), '#fffbe6') +
    placed(
      flat(ellipse(-40, -167, pupil * 0.9, pupil), ink) +
        flat(circle(-36, -172, 4.4), '#ffffff') +
        flat(circle(-44, -161, 2), '#ffffff', 0.7),
      { x: dx, y: gaze[1] },
    ) +
    mark('eye', -42, -168, 20)
  const lid =
    mood === 'sad' ? flat('M-63 -166C-66 -198 -24 -200 -21 -176Q-42 -182 -63 -166Z', color) : ''
  const shut = line('M-60 -166Q-42 -148 -24 -166', ink, 4)
  const svg =
    mirrored(piece(circle(-42, -166, 28), color)) +
    piece(
      'M0 -84C-54 -82 -90 -98 -86 -126C-82 -152 -50 -164 0 -164C50 -164 82 -152 86 -126C90 -98 54 -82 0 -84Z',
      color,
    ) +
    flat(
      'M0 -86C-44 -84 -74 -94 -80 -108Q-40 -92 0 -92Q40 -92 80 -108C74 -94 44 -84 0 -86Z',
      light,
    ) +
    (asleep
      ? mirrored(shut)
      : `${open(gaze[0]) + lid}<g transform="scale(-1 1)">${open(-gaze[0]) + lid}</g>`) +
    placed(
      mirrored(flat(circle(-8, -136, 2.6), look.dark)) +
        (look.puffed ? puffedCheeks(look) : blush(60, -122, 0.42, 11, turn) + mouthOf(mood)),
      { x: turn },
    )
  return placed(svg, { pivot: [0, -128], ...placement })
}

/** A webbed foot, its heel at (0, 0), pointing to the right. */
const webbed =
  'M-8 -10C10 -18 30 -16 46 -12C50 -11 49 -6 44 -6L50 -3C53 0 50 2 46 1L38 0H-6C-14 0 -16 -8 -8 -10Z'

/** An arm on the left from the shoulder over `elbow` up to a webbed hand. */
function raisedArm(color: string, elbow: Point, hand: Point): string {
  const shoulder: Point = [-34, -84]
  return (
    piece(strip([shoulder, elbow, hand], [26, 21, 15]), color) +
    placed(piece(webbed, color), { x: hand[0] + 2, y: hand[1] + 8, rotate: -82, scale: 0.62 })
  )
}

/** Bolt upright on straight legs. */
function standing(look: Look): string {
  const { color, dark, light } = look
  const leg = strip(points('-24,-70 -30,-36 -26,-8'), [34, 26, 20])
  const arm = strip(points('-34,-136 -62,-104 -48,-66'), [24, 20, 15])
  return (
    mirrored(piece(leg, dark) + placed(piece(webbed, dark), { x: -22, scale: 0.9, flip: true })) +
    piece(
      'M0 -184C-44 -180 -58 -112 -50 -74C-44 -50 44 -50 50 -74C58 -112 44 -180 0 -184Z',
      color,
    ) +
    flat('M0 -164C-30 -158 -36 -114 -28 -86C-20 -66 20 -66 28 -86C36 -114 30 -158 0 -164Z', light) +
    mirrored(
      piece(arm, color) +
        placed(piece(webbed, color), { x: -48, y: -62, rotate: 100, scale: 0.46 }),
    ) +
    head(look, false, 0, { y: -194 })
  )
}

/** In mid-air, seen from the front, arms and legs flung wide. */
function spread(look: Look): string {
  const { color, dark, light } = look
  const leg = strip(points('-30,-76 -128,-112 -92,-20 -142,-14'), [48, 42, 22, 16])
  return (
    mirrored(
      piece(leg, dark) +
        placed(piece(webbed, dark), { x: -136, y: -16, rotate: -28, flip: true, scale: 1.05 }) +
        placed(raisedArm(color, [-104, -70], [-148, -138]), { y: -52 }),
    ) +
    piece(
      'M0 -176C-48 -172 -66 -118 -56 -78C-48 -44 48 -44 56 -78C66 -118 48 -172 0 -176Z',
      color,
    ) +
    flat('M0 -156C-32 -150 -42 -110 -34 -82C-24 -60 24 -60 34 -82C42 -110 32 -150 0 -156Z', light) +
    head(look, false, 0, { y: -190 })
  )
}

function seated(look: Look, asleep: boolean): string {
  const { color, dark, light } = look
  const hand = strip(points('-30,-78 -40,-44 -26,-8'), [24, 20, 15])
  const arm = piece(hand, color) + placed(piece(webbed, color), { x: -24, scale: 0.5, flip: true })
  const waving = raisedArm(color, [-104, -104], [-112, -190])
  return (
    mirrored(
      piece(
        [strip(points('-46,-22 -82,-74 -64,-12'), [30, 40, 30]), ellipse(-62, -32, 30, 31)],
        dark,
      ),
    ) +
    piece('M0 -124C-48 -120 -64 -52 -56 -14C-52 0 52 0 56 -14C64 -52 48 -120 0 -124Z', color) +
    flat('M0 -104C-32 -98 -40 -54 -32 -26C-22 -8 22 -8 32 -26C40 -54 32 -98 0 -104Z', light) +
    mirrored(placed(piece(webbed, dark), { x: -50, flip: true })) +
    (look.wave ? `${arm}<g transform="scale(-1 1)">${waving}</g>` : mirrored(arm)) +
    head(look, asleep, 0, asleep ? { y: -106 } : { y: -128 })
  )
}

function jumping(look: Look): string {
  const { color, dark, light } = look
  const hind = (fill: string): string =>
    piece(strip(points('-48,-66 -70,-20 -112,-36 -136,-30'), [52, 40, 20, 15]), fill) +
    placed(piece(webbed, fill), { x: -140, y: -26, rotate: 168, scale: 0.95 })
  const reach = (fill: string): string =>
    piece(strip(points('34,-62 60,-30 96,-44'), [26, 20, 14]), fill) +
    placed(piece(webbed, fill), { x: 94, y: -40, rotate: -14, scale: 0.55 })
  const svg =
    placed(hind(dark), { x: 14, y: -12 }) +
    placed(reach(dark), { x: 22, y: -12 }) +
    piece(
      'M-78 -70C-76 -112 -20 -128 30 -122C72 -116 84 -84 64 -60C44 -40 -10 -38 -44 -44C-66 -48 -78 -56 -78 -70Z',
      color,
    ) +
    flat('M70 -66C50 -42 0 -38 -40 -44C-10 -58 30 -58 70 -66Z', light) +
    hind(mix(color, dark, 0.4)) +
    reach(color) +
    head(look, false, 8, { x: 52, y: -120, rotate: 16, scale: 0.92 })
  return placed(svg, { y: -128, rotate: -22, pivot: [0, -70] })
}

export interface FrogOptions {
  pose?: 'sitting' | 'jumping' | 'sleeping' | 'standing' | 'spread'
  mood?: Feeling
  color?: string
  /** cheeks full of held breath */
  puffed?: boolean
  /** waves with the arm on the right (sitting) */
  wave?: boolean
  /** shifts the pupils, up to 6 units each way; x is mirrored with the figure */
  gaze?: Point
}

/**
 * A frog, 120 units tall sitting, 161 standing bolt upright; jumping to the right it fills 180 by
 * 160 units, spread in mid-air from the front 230 by 159.
 */
export function frog(options: FrogOptions = {}): string {
  const { pose = 'sitting', mood = 'happy', color = '#76b04c' } = options
  const { puffed = false, wave = false, gaze = [0, 0] } = options
  const look = {
    color,
    dark: mix(color, '#1d4a2c', 0.32),
    light: mix(color, '#fff9d6', 0.7),
    mood,
    puffed,
    wave,
    gaze,
  }
  const draw = { sitting: seated, sleeping: seated, jumping, standing, spread }[pose]
  return placed(draw(look, pose === 'sleeping'), { scale: 0.62 })
}
