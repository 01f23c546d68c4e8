import { eye } from '../cast/face/face.ts'
import { darker } from '../paper/color.ts'
import { circle, ellipse, points, polygon } from '../paper/geometry.ts'
import { flat, ink, line, mirrored, piece, placed, strip } from '../paper/pieces.ts'

/** A ladybird with seven spots 132 long; it faces right. */
export const ladybird = (color = '#d8403a') => {
  const spots = [
    [-30, -34, 8],
    [-6, -50, 8],
    [-12, -18, 8],
    [20, -36, 7],
    [-44, -14, 6],
    [14, -10, 6],
    [4, -33, 5],
  ] as const
  const legs = line('M-30 -4l-8 10M-4 -4l0 11M24 -4l8 10', ink, 5)
  return `${legs}${piece('M28 -8C30 -34 46 -44 58 -36C70 -28 66 -6 50 -4Z', '#33242c')}${piece('M-58 -4C-64 -46 -28 -66 0 -64C30 -62 42 -34 40 -4Z', color)}${flat(spots.map(([x, y, r]) => circle(x, y, r)).join(''), '#33242c')}${flat(circle(52, -26, 7), '#fff6e6')}${flat(circle(54, -26, 4), ink)}${line('M56 -38Q62 -50 72 -50', ink, 3)}`
}

/** A whitish crumb such as ants carry; (0, 0) is its middle. */
const crumb = (color: string) =>
  piece(polygon(points('-30,4 -22,-24 8,-34 32,-12 24,14 -10,20')), color)

/** An ant walking to the right under a crumb, 176 long and 110 tall. */
export const ant = (load = '#f3d9a4', color = '#5b3326') => {
  const legs = line(
    'M-8 -36L-30 -20L-36 0M2 -36L-4 -16L2 0M12 -36L32 -20L30 0M22 -38L46 -26L54 0',
    darker(color, 0.2),
    6,
  )
  const feelers = line('M70 -66Q84 -88 96 -84M62 -68Q68 -94 82 -98', darker(color, 0.2), 4)
  return `${legs}${feelers}${piece(ellipse(-46, -42, 32, 23), color)}${piece(ellipse(4, -42, 22, 16), color)}${piece(circle(56, -54, 25), color)}${eye(64, -58, 7, 'happy', false, '#fff3df')}${line('M56 -42Q64 -36 72 -42', '#fff3df', 3)}${placed(crumb(load), { x: -20, y: -76 })}`
}

/** A butterfly seen from above with open wings, 124 wide; (0, 0) is its middle. */
export const butterfly = (color = '#f2b53a') => {
  const wing =
    piece('M4 -4C20 -44 66 -52 62 -20C60 2 30 4 6 4Z', color) +
    piece('M6 4C30 4 52 14 44 32C34 46 10 30 4 12Z', darker(color, 0.14)) +
    flat(circle(44, -22, 8), '#fff3df')
  const body = strip(points('0,-22 0,0 0,28'), [9, 11, 6])
  return `${mirrored(wing)}${piece(body, '#4a3040')}${line('M-2 -22Q-8 -36 -16 -38M2 -22Q8 -36 16 -38', '#4a3040', 2.6)}`
}
