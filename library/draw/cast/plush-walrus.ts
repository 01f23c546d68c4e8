import { mix } from '../paper/color.ts'
import { circle, ellipse, points, smooth } from '../paper/geometry.ts'
import { flat, line, mirrored, piece, placed } from '../paper/pieces.ts'
import { buttonEye, patch, stitches } from './body/needlework.ts'

export interface PlushWalrusOptions {
  /** lying: on its belly facing right, as under an arm */
  pose?: 'sitting' | 'lying' | 'back'
  color?: string
  /** how many tusks are left */
  tusks?: 0 | 1 | 2
}

interface Look {
  color: string
  dark: string
  light: string
  tusks: number
}

const snout = ({ light, dark, tusks }: Look): string =>
  (tusks > 0 ? piece('M-22 8L-8 10L-12 44Q-17 50 -20 42Z', '#fbf3df') : '') +
  (tusks > 1 ? piece('M22 8L8 10L12 44Q17 50 20 42Z', '#fbf3df') : '') +
  mirrored(piece(ellipse(-16, 0, 20, 16), light)) +
  flat(ellipse(0, -12, 9, 6), '#3a2a33') +
  mirrored(
    flat(circle(-22, -3, 2) + circle(-14, 3, 2) + circle(-24, 6, 2), dark) +
      line('M-34 0L-50 -5M-34 5L-51 6M-32 9L-47 16', dark, 2),
  )

const head = (look: Look): string =>
  piece(
    smooth(points('0,-40 26,-34 42,-10 38,18 18,32 -18,32 -38,18 -42,-10 -26,-34')),
    look.color,
  ) +
  stitches('M0 -38V-20', look.dark, 2.6) +
  mirrored(buttonEye(-19, -12, 6.5)) +
  placed(snout(look), { y: 12 })

function sitting(look: Look): string {
  const { color, dark, light } = look
  return (
    mirrored(piece('M-10 -6C-30 -16 -62 -14 -70 -2C-60 8 -28 6 -8 0Z', dark)) +
    piece(smooth(points('0,-92 34,-80 50,-44 44,-12 20,0 -20,0 -44,-12 -50,-44 -34,-80')), color) +
    piece(smooth(points('0,-70 24,-58 30,-28 18,-8 -18,-8 -30,-28 -24,-58')), light) +
    stitches('M0 -66V-12', dark, 2.6) +
    patch(28, -30, 22, mix(color, '#7f9fb8', 0.7), 12) +
    mirrored(piece('M-38 -66C-58 -58 -66 -38 -58 -26C-48 -24 -40 -40 -32 -54Z', dark)) +
    placed(head(look), { y: -98 })
  )
}

function lying(look: Look): string {
  const { color, dark } = look
  return (
    piece('M-84 -20L-116 -34Q-112 -14 -118 4L-84 -4Z', dark) +
    piece(smooth(points('-92,-18 -60,-46 0,-62 44,-64 66,-40 60,-8 20,0 -50,0 -84,-4')), color) +
    patch(-28, -32, 24, mix(color, '#7f9fb8', 0.7), -8) +
    stitches('M-84 -16Q-20 -40 40 -50', dark, 2.6) +
    piece('M14 -16C4 4 -22 8 -34 2C-30 -12 -8 -22 6 -28Z', dark) +
    placed(head(look), { x: 64, y: -52 })
  )
}

function back(look: Look): string {
  const { color, dark } = look
  return (
    mirrored(piece('M-10 -6C-30 -16 -62 -14 -70 -2C-60 8 -28 6 -8 0Z', dark)) +
    mirrored(piece('M-38 -66C-58 -58 -66 -38 -58 -26C-48 -24 -40 -40 -32 -54Z', dark)) +
    piece(smooth(points('0,-92 34,-80 50,-44 44,-12 20,0 -20,0 -44,-12 -50,-44 -34,-80')), color) +
    placed(
      piece(smooth(points('0,-40 26,-34 42,-10 38,18 18,32 -18,32 -38,18 -42,-10 -26,-34')), color),
      { y: -98 },
    ) +
    stitches('M0 -134V-6', dark, 2.6)
  )
}

/** A stuffed walrus of cloth with button eyes, 138 units tall sitting. */
export function plushWalrus(options: PlushWalrusOptions = {}): string {
  const { pose = 'sitting', color = '#a67c63', tusks = 1 } = options
  const look = {
    color,
    dark: mix(color, '#33202c', 0.36),
    light: mix(color, '#fbeedb', 0.55),
    tusks,
  }
  return { sitting, lying, back }[pose](look)
}
