import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, mirrored, piece } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { roomWall } from '../../draw/places/house-nine/rooms.ts'

export const palette = 'sunrise' as const

/** Wall, skirting board and floor boards of Fenja's room on every page. */
export const roomColors = { wall: '#a9c6dc', skirting: '#fbf3e2', boards: '#c9935c' }

/** A moving box, 150 x 120 units, open or shut; its foot at (0, 0). */
export const box = (isOpen = false, paper = '#cf9f68') =>
  `${piece(roundRect(-75, -118, 150, 118, 3), paper)}${flat(roundRect(-75, -118, 150, 16), darker(paper, 0.12))}${flat(roundRect(-10, -118, 20, 44), lighter(paper, 0.3), 0.8)}${flat(roundRect(-30, -58, 60, 14, 6), darker(paper, 0.22))}${isOpen ? piece('M-75 -116L-112 -146L-96 -152L-62 -118ZM75 -116L112 -146L96 -152L62 -118Z', lighter(paper, 0.12)) : ''}`

/** Socks that hang over the edge of an open box. */
export const sockBox = () =>
  `${piece([roundRect(-50, -150, 22, 60, 10), roundRect(-20, -146, 22, 50, 10)], '#d2473f')}${piece([roundRect(10, -152, 22, 60, 10)], '#f6e6c8')}${piece(roundRect(40, -148, 20, 52, 10), '#5f86b0')}${box(true)}`

/** Fenja's armchair from the front, 300 units wide, its seat 110 high; feet at (0, 0). */
export const armchair = (cloth = '#c9506a') => {
  const dots = Array.from({ length: 14 }, (_, i) =>
    circle(-84 + (i % 4) * 56 + (Math.floor(i / 4) % 2) * 26, -292 + Math.floor(i / 4) * 46, 9),
  )
  return {
    behind: `${mirrored(piece('M-120 -30H-92L-100 0H-114Z', '#6f4432'))}${piece('M-118 -60V-250Q-118 -330 0 -334Q118 -330 118 -250V-60Z', cloth)}${flat(dots.join(''), lighter(cloth, 0.45), 0.7)}${piece(roundRect(-112, -124, 224, 66, 20), lighter(cloth, 0.14))}`,
    front: `${mirrored(`${piece('M-150 -28V-150Q-150 -190 -118 -190Q-86 -190 -86 -150V-28Z', darker(cloth, 0.1))}${flat(ellipse(-118, -160, 20, 18), lighter(cloth, 0.2))}`)}${piece(roundRect(-112, -66, 224, 40, 8), darker(cloth, 0.06))}`,
  }
}

/** The empty room: its one window, skirting board and boards. */
export const fenjasRoom = (scene: Scene, floorY: number, size = 1) =>
  roomWall(scene, { floorY, ...roomColors, print: 'dots', size })

/** A round lit place in the dark with a soft edge, from a torch. */
export const torchSpot = (scene: Scene, x: number, y: number, r: number) => {
  const paint = scene.radial(
    [
      [0, '#080818', 0],
      [0.55, '#080818', 0.04],
      [0.72, '#0a0a22', 0.72],
      [1, '#0a0a22', 0.9],
    ],
    x,
    y,
    r / 0.62,
  )
  return scene.add(`<rect ${scene.fullWidthAttributes} height="${scene.height}" fill="${paint}"/>`)
}

/** The short pencil, 90 units long, its thread knotted round its end; its tip at (0, 0), pointing down. */
export const stub = (thread = 'M0 -86Q30 -130 10 -190T20 -320') =>
  `${line(thread, '#f6e6c8', 4)}${piece('M0 0L-13 -28H13Z', '#f3d9b0')}${flat('M0 0L-5 -11H5Z', '#3a3440')}${piece(roundRect(-13, -88, 26, 62, 3), '#3f9a6a')}${flat(roundRect(-4, -88, 8, 60), lighter('#3f9a6a', 0.3))}${line('M-14 -74H14M-14 -68H14', '#f6e6c8', 4)}`

/** A cookie, 60 units wide. */
export const cookie = () =>
  `${piece(ellipse(0, 0, 30, 28), '#c98f4f')}${flat(
    [
      [-12, -8],
      [8, -12],
      [14, 8],
      [-6, 12],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5))
      .join(''),
    '#5a3426',
  )}`

/** A spider's web from (0, 0), `w` to the right and `h` down, on a wall that rises `slope` per unit to the right. */
export const web = (w: number, h: number, slope = 0) => {
  const ends = [
    [0, h],
    [w * 0.3, h * 0.96],
    [w * 0.62, h * 0.78],
    [w * 0.86, h * 0.48],
    [w, h * 0.2],
    [w, 0],
  ].map(([x = 0, y = 0]): [number, number] => [x, y - x * slope])
  const spokes = ends.map(([x, y]) => `M0 0L${num(x)} ${num(y)}`)
  const ring = (share: number) =>
    ends
      .map(([x, y], i) => {
        const [px, py] = ends[i - 1] ?? [x, y]
        const bow = share * 0.45
        return i === 0
          ? `M${num(x * share)} ${num(y * share)}`
          : `Q${num((x + px) * bow)} ${num((y + py) * bow)} ${num(x * share)} ${num(y * share)}`
      })
      .join('')
  return line(spokes.join('') + [0.25, 0.42, 0.6, 0.78, 0.94].map(ring).join(''), '#ffffff', 3.5)
}

export const spider = () =>
  `${line('M-14 -6q-30 -26 -44 4M-16 2q-34 -6 -48 26M-12 8q-24 10 -28 36M14 -6q30 -26 44 4M16 2q34 -6 48 26M12 8q24 10 28 36', '#3a2a3a', 6)}${piece(circle(0, 6, 27), '#4a3a52')}${piece(circle(0, -22, 17), '#5a4862')}${flat(circle(-6, -25, 5) + circle(6, -25, 5), '#ffffff')}${flat(circle(-5, -24, 2.4) + circle(7, -24, 2.4), '#20182c')}${line('M-5 -13q5 4 10 0', '#20182c', 3)}${flat(circle(-8, 4, 4) + circle(6, 12, 4) + circle(8, -4, 3), '#e8a13c')}`
