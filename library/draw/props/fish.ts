import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'

/** A fish leaping up to the right out of a splash, 210 units tall; (0, 0) is on the water. */
export const leapingFish = (color = '#f2a65a', water = '#bfe6ee') => {
  const tail =
    'M-34 -62C-58 -58 -70 -36 -66 -18C-52 -30 -40 -32 -26 -30C-20 -18 -12 -10 2 -10C2 -30 -10 -52 -34 -62Z'
  const body = 'M-32 -46C-58 -110 -20 -186 62 -192C76 -130 40 -58 -32 -46Z'
  const belly = 'M-32 -46C-4 -66 26 -116 62 -192C76 -130 40 -58 -32 -46Z'
  const fin = 'M-34 -122C-66 -124 -74 -100 -72 -82C-62 -88 -52 -88 -42 -86Z'
  const scales = line(
    'M-22 -96q16 4 20 18M-2 -120q16 4 20 18M-6 -78q14 2 18 14',
    darker(color, 0.2),
    3,
  )
  const eye = flat(circle(34, -164, 9), '#ffffff') + flat(circle(36, -165, 5.4), '#2a1a1f')
  const splash = piece(
    'M-96 0C-92 -26 -78 -34 -70 -14C-62 -52 -44 -50 -40 -16C-26 -40 -8 -40 -4 -14C8 -46 28 -42 30 -12C42 -30 58 -22 60 0Q-18 18 -96 0Z',
    water,
  )
  const drops = flat(
    circle(-104, -48, 7) + circle(-84, -74, 5) + circle(72, -44, 7) + circle(52, -66, 4.5),
    water,
  )
  return `${piece(tail, darker(color, 0.12))}${piece(fin, darker(color, 0.12))}${piece(body, color)}${flat(belly, lighter(color, 0.5))}${scales}${eye}${line('M56 -176q-8 8 -18 8', '#2a1a1f', 3)}${flat(ellipse(-18, 6, 96, 9), '#ffffff', 0.35)}${splash}${drops}`
}
