// The parts of the den, and the weather outside its windows.

import { cloud } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, num, type Point, points, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, mirrored, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { type RoomOptions, room } from '../../draw/places/room.ts'
import { windowFrame } from '../../draw/props/furniture.ts'

export const red = '#c8434a'
export const blue = '#3f6fb5'
export const wallColor = '#5f8f96'
const woolly = '#4f8f6a'

/** A flash from (x, y) down, `h` pixels high, with its shine in the sky. */
export const flash = (scene: Scene, x: number, y: number, h: number) => {
  const at = (dx: number, t: number) => `${num(x + dx * h)} ${num(y + t * h)}`
  scene.glow(x, y + h * 0.4, h * 1.1, '#e9dcff', 0.75)
  return scene.piece(
    `M${at(0.02, 0)}L${at(-0.17, 0.5)}L${at(-0.03, 0.47)}L${at(-0.14, 1)}L${at(0.2, 0.36)}L${at(0.05, 0.39)}L${at(0.2, 0)}Z`,
    '#fff6c9',
    2,
  )
}

/** The window of a room in the storm, drawn over the room's own; `share` as in its options. */
export const stormWindow = (scene: Scene, share: number, flashes = false, drape = '#aca79f') => {
  const { unit, width, height } = scene
  const sky = scene.linear('#4a3a86', '#a884c4', -130, 130)
  const frame = windowFrame(sky, '#7a5648', drape)
  const bars = frame.indexOf('<g filter')
  const clouds = flat(cloud(-20, -40, 120, 5), '#5b4a94') + flat(cloud(40, 20, 110, 8), '#473a7c')
  const bolt = flashes ? flat('M-6 -100L-44 -4L-14 -8L-34 84L34 -28L2 -24L26 -100Z', '#fff6c9') : ''
  const [x, y] = [share * width, height * 0.36]
  scene.place(frame.slice(0, bars) + clouds + bolt + frame.slice(bars), x, y, 1.5 * unit)
  return flashes ? scene.glow(x, y, 330 * unit, '#e9dcff', 0.6) : scene
}

/** A purple sky with heavy clouds over the upper part of the picture. */
export const stormSky = (scene: Scene, clouds: readonly [x: number, y: number, w: number][]) => {
  const { width, height } = scene
  scene.add(
    `<rect width="${width}" height="${num(height * 0.74)}" fill="${scene.linear('#4a3a86', '#a884c4', 0, height * 0.7)}" opacity=".82"/>`,
  )
  for (const [i, [x, y, w]] of clouds.entries())
    scene.piece(cloud(x, y, w, i + 3), i % 2 === 0 ? '#5b4a94' : '#473a7c', 3)
}

const corners = points('-76,-92 76,-92 76,-4 -76,-4')
const pillow =
  'M-76 -4C-88 -30 -88 -64 -76 -92C-44 -78 44 -78 76 -92C88 -64 88 -30 76 -4C44 -16 -44 -16 -76 -4Z'

/** A plump cushion with piping and a tassel on each corner, 170 units wide; `cloth` is a colour or a print. */
const plump = (cloth: string, edge: string) =>
  piece(
    corners.map(([x, y]) => circle(x * 1.06, y < -50 ? y - 4 : y + 4, 11)),
    edge,
  ) +
  piece(pillow, cloth) +
  line(pillow, edge, 4) +
  line(
    'M-66 -82Q-44 -62 -34 -48M66 -82Q44 -62 34 -48M-64 -16Q-48 -28 -38 -36M64 -16Q48 -28 38 -36',
    edge,
    3,
  )

/** The three cushions of the flat: on the sofa, in the heap, in the den. */
export const cushions = {
  ochre: plump(print('dots', '#e8a13c', '#f7d48a', { size: 30 }), '#b9762a'),
  lilac: plump(print('stripes', '#8a6ab0', '#a88aca', { size: 26 }), '#5f4684'),
  cream: plump(print('checks', '#f0d9b8', '#e0b98e', { size: 34 }), '#b98a5e'),
}

/** A sofa from the front, 520 units wide and 250 tall, its valance down to the floor. */
export const sofa = (color = '#4f86a8') =>
  piece(roundRect(-226, -250, 452, 190, 44), darker(color, 0.1)) +
  piece(roundRect(-214, -150, 212, 66, 22), lighter(color, 0.12)) +
  piece(roundRect(2, -150, 212, 66, 22), lighter(color, 0.12)) +
  mirrored(piece('M190 -12V-150Q190 -186 226 -186Q262 -186 262 -150V-12Z', color)) +
  piece(
    'M-262 -94H262V0Q240 -8 218 0T174 0T130 0T86 0T42 0T-2 0T-46 0T-90 0T-134 0T-178 0T-222 0L-262 0Z',
    mix(color, '#16244f', 0.16),
  )

/** A jumper lying spread out, 190 units wide; (0, 0) is its middle. */
export const jumper = () =>
  piece('M-40 -44Q0 -30 40 -44L98 -14L84 26L52 10V60Q0 70 -52 60V10L-84 26L-98 -14Z', woolly) +
  line('M-52 24Q0 34 52 24M-52 38Q0 48 52 38', lighter(woolly, 0.45), 6)

const dots = (spots: readonly Point[], color: string) =>
  flat(spots.map(([x, y]) => circle(x, y, 9)).join(''), lighter(color, 0.6), 0.85)

const chairBack = (x: number) =>
  piece(roundRect(x - 9, -306, 18, 306, 8), '#8a5a3c') + piece(circle(x, -310, 15), '#a9704a')

const blueFlap =
  piece(
    'M44 -246Q140 -244 228 -292C252 -200 286 -90 320 0Q262 -16 214 0C190 -80 150 -170 108 -226Z',
    blue,
  ) +
  line('M150 -252C200 -170 232 -90 250 -8M196 -270C236 -180 264 -90 288 -8', lighter(blue, 0.4), 7)

const redSide =
  piece(
    'M-216 -292Q-60 -222 104 -258C72 -190 42 -100 30 0Q-2 -18 -56 0T-172 0T-312 0C-280 -90 -240 -190 -216 -292Z',
    red,
  ) +
  dots(
    points(`
      -206,-220 -120,-196 -20,-190 48,-212 -240,-120 -150,-110 -60,-104 12,-112
      -262,-36 -180,-40 -96,-34 -18,-40
    `),
    red,
  )

interface Den {
  /** In the dark inside: shows between the blankets, around x = 110. */
  within?: string
  /** Comes out between the blankets, its end under the red one. */
  out?: string
}

/** The den of blankets over two chairs, 640 units wide and 310 tall. */
export const den = ({ within = '', out = '' }: Den = {}) =>
  chairBack(-214) +
  chairBack(226) +
  flat('M-270 0L-212 -280Q10 -240 226 -280L286 0Z', '#3a2440') +
  flat('M-20 0L40 -200H170L226 0Z', '#e8913c', 0.55) +
  within +
  blueFlap +
  out +
  redSide

/** Two soles in socks, toes up. */
export const soles = (color: string) =>
  mirrored(
    piece('M4 0C0 -30 6 -62 26 -64C46 -62 50 -30 42 0Q24 8 4 0Z', color) +
      line('M14 -44Q26 -36 38 -44', darker(color, 0.2), 4),
  )

/** A torch pointing up to the right. */
export const torch = () =>
  placed(
    piece(roundRect(-14, -8, 28, 70, 8), '#5b6478') + piece('M-14 -6L-24 -34H24L14 -6Z', '#e8a13c'),
    { rotate: 16 },
  )

const blanketHeap = (color: string, outline: string) =>
  piece(outline, color) +
  line('M-120 -70Q-60 -50 -20 -70M40 -40Q90 -20 140 -44', darker(color, 0.2), 4)

/** Everything soft in one heap, 500 units wide; its blue end, at (336, -112), is pulled to the right. */
export const softHeap = () =>
  placed(cushions.ochre, { x: -120, y: -70, rotate: -18, scale: 1.1 }) +
  placed(cushions.lilac, { x: 50, y: -112, rotate: 12 }) +
  blanketHeap(
    red,
    'M-210 0C-236 -70 -150 -128 -60 -110C20 -150 120 -120 160 -60C190 -30 190 -8 170 0Z',
  ) +
  dots(points('-150,-60 -100,-96 -60,-40 -170,-20 -110,-20'), red) +
  blanketHeap(
    blue,
    'M-60 0C-70 -64 0 -104 90 -92C170 -96 236 -70 330 -126L344 -100C270 -40 280 -12 240 0Z',
  ) +
  placed(cushions.cream, { x: -160, y: 6, rotate: 8, scale: 0.9 }) +
  placed(jumper(), { x: 20, y: -90, rotate: -20, scale: 0.9 })

/**
 * The parlour: the same wall, sofa and curtains on all pages. `window` is a share of the width, beyond the edge
 * for a corner without one; `landOffset` as of places.
 */
export const parlour = (hour: 'dusk' | 'night', window: number, more: RoomOptions = {}) =>
  room({ palette: 'midnight', hour, wall: wallColor, window, furniture: {}, ...more })

/** The light of a flash that falls through a window onto the floor, its bars between. */
export const flashOnFloor = (scene: Scene, x: number, y: number) => {
  const pane = (dx: number, dy: number) =>
    polygon([
      [x + dx, y + dy],
      [x + dx + 190, y + dy - 24],
      [x + dx + 270, y + dy + 80],
      [x + dx + 70, y + dy + 110],
    ])
  scene.flat([pane(0, 0), pane(216, -28), pane(92, 134), pane(316, 106)], '#d9ccff', 0.3)
}

/** The tail of Mr Long, sticking out to the left of (0, 0), 110 units long. */
export const strayTail = () =>
  piece(strip(points('14,-22 -30,-12 -70,-18 -104,-66'), [24, 22, 15, 6]), '#b0652f')
