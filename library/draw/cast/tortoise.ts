import { mix } from '../paper/color.ts'
import { circle, ellipse, type Point, points } from '../paper/geometry.ts'
import { cheek, flat, ink, line, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import { blush, eye, eyes, type Feeling, muzzle } from './face.ts'

interface Look {
  color: string
  shell: string
  mood: Feeling
  /** what a hanging tortoise bites, drawn across its mouth */
  biting: string
}

const far = (color: string): string => mix(color, '#22301c', 0.28)

const plates = [
  'M-38 -66L-24 -140H24L38 -66L0 -58Z',
  'M-48 -68L-34 -138Q-70 -128 -88 -98L-94 -66Z',
  'M48 -68L34 -138Q70 -128 88 -98L94 -66Z',
]

/** The dome from its side, its rim at y = -38. */
function dome(shell: string): string {
  const seam = mix(shell, '#2a1a12', 0.34)
  return (
    piece('M-116 -40C-122 -116 -66 -162 0 -162C66 -162 122 -116 116 -40Z', seam) +
    piece(plates, shell) +
    flat('M-10 -122L-14 -84H14L10 -122Z', mix(shell, '#ffffff', 0.22)) +
    piece(
      'M-128 -52C-128 -62 -120 -66 -110 -66Q0 -50 110 -66C120 -66 128 -62 128 -52C126 -34 112 -30 98 -30H-98C-112 -30 -126 -34 -128 -52Z',
      mix(shell, '#ffffff', 0.16),
    )
  )
}

/** A leg that stands; its foot at (x, 0). */
function leg(x: number, color: string): string {
  return piece(
    `M${x - 22} -48C${x - 26} -24 ${x - 28} -4 ${x - 20} 0H${x + 24}C${x + 30} -8 ${x + 24} -24 ${x + 22} -48Z`,
    color,
  )
}

function toes(x: number, color: string): string {
  return line(`M${x + 2} -2v-7M${x + 12} -2v-7`, far(color), 2.6)
}

/** The head seen from its side, its middle at (0, 0). */
function sideHead({ color, mood }: Look, asleep = false): string {
  const mouths = {
    happy: line('M14 14Q30 22 44 8', ink, 2.8),
    sad: line('M16 20Q28 10 42 14', ink, 2.8),
    angry: line('M16 18Q28 12 42 14', ink, 2.8),
    surprised: flat(ellipse(36, 13, 6, 7), ink),
  }
  return (
    piece(
      'M-40 4C-44 -34 -12 -46 12 -44C40 -42 52 -20 50 0C48 26 18 34 -4 32C-26 32 -38 22 -40 4Z',
      color,
    ) +
    eye(16, -14, 9, mood, asleep) +
    flat(ellipse(-4, 8, 11, 8), cheek, 0.42) +
    flat(circle(43, -10, 2.2), ink) +
    mouths[mood]
  )
}

function neck(from: Point, to: Point, color: string): string {
  const bend: Point = [to[0] - 6, from[1] - 4]
  return piece(strip([from, bend, to], [46, 40, 40]), color)
}

function walking(look: Look): string {
  const { color, shell } = look
  return (
    piece('M-108 -46L-150 -30Q-146 -24 -104 -30Z', color) +
    leg(-58, far(color)) +
    leg(88, far(color)) +
    neck([84, -56], [146, -96], color) +
    dome(shell) +
    leg(-84, color) +
    toes(-84, color) +
    leg(58, color) +
    toes(58, color) +
    placed(sideHead(look), { x: 158, y: -112 })
  )
}

/** On its belly shell with all four legs stretched out. */
function sliding(look: Look): string {
  const { color, shell } = look
  const paddle = (x: number, y: number, rotate: number, tint: string): string =>
    placed(piece('M0 -18C30 -22 74 -20 82 -4C84 10 66 18 40 16C20 16 6 14 0 12Z', tint), {
      x,
      y,
      rotate,
    })
  return (
    paddle(70, -20, -22, far(color)) +
    paddle(-70, -24, 196, far(color)) +
    neck([84, -50], [146, -92], color) +
    placed(dome(shell), { y: 26 }) +
    paddle(74, -8, 4, color) +
    paddle(-72, -10, 176, color) +
    placed(sideHead(look), { x: 160, y: -106 })
  )
}

/** On its back, all four legs in the air. */
function onBack(look: Look): string {
  const { color, shell } = look
  const belly = mix(shell, '#ffe9b8', 0.62)
  const kick = (x: number, y: number, rotate: number, tint: string): string =>
    placed(piece('M-20 8C-24 -20 -22 -56 -14 -64C-4 -70 16 -68 22 -58C26 -40 22 -16 20 8Z', tint), {
      x,
      y,
      rotate,
    })
  return (
    kick(-44, -118, -8, far(color)) +
    kick(52, -118, 12, far(color)) +
    piece(strip(points('84,-104 130,-104 150,-78'), [44, 40, 38]), color) +
    placed(dome(shell), { rotate: 180, y: -162 }) +
    piece(ellipse(0, -124, 108, 20), belly) +
    line('M-100 -124H100M-36 -140V-108M36 -140V-108', mix(belly, '#7a4a2a', 0.4), 3) +
    kick(-84, -116, -20, color) +
    kick(86, -118, 22, color) +
    placed(sideHead({ ...look }), { x: 164, y: -62, rotate: 158, flip: true })
  )
}

function sitting(look: Look): string {
  const { color, shell, mood } = look
  const foot = piece('M-84 0C-90 -26 -72 -46 -54 -44C-38 -42 -36 -18 -40 0Z', color)
  return (
    placed(dome(shell), { y: -14 }) +
    mirrored(foot + line('M-74 -2v-9M-62 -2v-9M-51 -2v-9', far(color), 2.8)) +
    piece('M-58 -46H58C54 -16 34 -6 0 -6C-34 -6 -54 -16 -58 -46Z', mix(shell, '#ffe9b8', 0.62)) +
    flat('M-30 -46H30V-70H-30Z', far(color)) +
    piece(
      'M0 -58C-36 -58 -56 -80 -54 -106C-52 -140 -24 -152 0 -152C24 -152 52 -140 54 -106C56 -80 36 -58 0 -58Z',
      color,
    ) +
    eyes(25, -112, 9, mood) +
    blush(38, -92, 0.42, 9) +
    flat(circle(-5, -98, 2), ink) +
    flat(circle(5, -98, 2), ink) +
    muzzle(-88, 9, mood)
  )
}

/** Drawn in, asleep: the head is in the shell's opening. */
function sleeping(look: Look): string {
  const { color, shell } = look
  const stub = (x: number): string =>
    piece(
      `M${x - 20} -34C${x - 24} -14 ${x - 22} 0 ${x - 14} 0H${x + 18}C${x + 24} -4 ${x + 20} -20 ${x + 18} -34Z`,
      color,
    )
  return (
    placed(sideHead(look, true), { x: 132, y: -30, scale: 0.92 }) +
    placed(dome(shell), { y: 14 }) +
    stub(-82) +
    stub(56)
  )
}

/** Hanging in the air by its mouth, from below and in front: belly shell and dangling legs. */
function hanging(look: Look): string {
  const { color, shell, mood } = look
  const belly = mix(shell, '#ffe9b8', 0.62)
  const seam = mix(belly, '#7a4a2a', 0.4)
  const arm = piece(strip(points('58,-128 92,-124 104,-96'), [40, 36, 34]), color)
  const foot = piece(strip(points('40,-40 56,-22 58,-18'), [44, 40, 36]), color)
  const head =
    piece(
      'M0 -178C-36 -178 -56 -200 -54 -226C-52 -260 -24 -272 0 -272C24 -272 52 -260 54 -226C56 -200 36 -178 0 -178Z',
      color,
    ) +
    eyes(25, -236, 9, mood) +
    blush(40, -216, 0.42, 9)
  return (
    piece('M-10 -12L0 12L10 -12Z', color) +
    mirrored(arm + foot) +
    piece(strip(points('0,-140 0,-170 0,-200'), [54, 48, 46]), far(color)) +
    piece(ellipse(0, -84, 88, 80), mix(shell, '#2a1a12', 0.2)) +
    piece(ellipse(0, -84, 70, 66), belly) +
    line('M0 -148V-20M-62 -112Q0 -100 62 -112M-68 -76Q0 -64 68 -76M-58 -44Q0 -32 58 -44', seam, 3) +
    head +
    placed(look.biting, { y: -202 })
  )
}

export interface TortoiseOptions {
  pose?: 'walking' | 'sitting' | 'sleeping' | 'sliding' | 'onBack' | 'hanging'
  mood?: Feeling
  color?: string
  shell?: string
  /** hanging: what it bites, drawn round its mouth at `tortoiseMouth` */
  biting?: string
}

/** Where the mouth of a hanging tortoise is. */
export const tortoiseMouth: Point = [0, -202]

/**
 * A tortoise: 162 units tall and 350 long walking to the right, 176 from the front, 148 asleep,
 * 190 on its back, 272 hanging by its mouth.
 */
export function tortoise(options: TortoiseOptions = {}): string {
  const {
    pose = 'sitting',
    color = '#8fae5d',
    shell = '#b5793f',
    mood = 'happy',
    biting = '',
  } = options
  return { walking, sitting, sleeping, sliding, onBack, hanging }[pose]({
    color,
    shell,
    mood,
    biting,
  })
}
