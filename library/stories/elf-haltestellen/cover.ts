// The cover.

import { lighter } from '../../draw/paper/color.ts'
import { circle, type Point, polygon } from '../../draw/paper/geometry.ts'
import { print } from '../../draw/paper/prints.ts'
import { cycle } from '../../draw/paper/random.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { tramFront } from '../../draw/props/tram.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { liv, udo } from './figures.ts'
import { tramRed } from './tram.ts'

const vanish: Point = [600, 800]
const to = (x: number, y: number, share: number): Point => [
  x + (vanish[0] - x) * share,
  y + (vanish[1] - y) * share,
]
const quad = (x: number, top: number, low: number, a: number, b: number) =>
  polygon([to(x, top, a), to(x, top, b), to(x, low, b), to(x, low, a)])

/** The hall of the flat is the town: doors are houses, the runner has rails, and the four comes home. */
export const frontCover = () => {
  const scene = new Scene({ width: 1200, height: 1600, palette: 'midnight', hour: 'night' })
  scene.shineFrom(600, 700)
  scene.flat('M0 0H1200V1600H0Z', '#16224f')
  scene.sheet(
    polygon([[-500, -100], [1700, -100], to(1700, -100, 0.84), to(-500, -100, 0.84)]),
    '#1b2a62',
    1,
  )
  for (const [side, color] of [
    [-500, '#34508f'],
    [1700, '#2c457f'],
  ] as const)
    scene.sheet(
      quad(side, -400, 2000, 0, 0.84),
      print('stars', color, lighter(color, 0.12), { size: 80 }),
      1,
    )
  scene.sheet(
    polygon([[-500, 2000], to(-500, 2000, 0.84), to(1700, 2000, 0.84), [1700, 2000]]),
    print('wood', '#8a5a4a', '#74483c', { size: 240 }),
    1,
  )
  scene.flat(
    polygon([to(250, 2000, 0), to(250, 2000, 0.84), to(950, 2000, 0.84), to(950, 2000, 0)]),
    '#b5404a',
  )
  scene.flat(
    [
      polygon([to(390, 2000, 0), to(390, 2000, 0.84), to(430, 2000, 0.84), to(430, 2000, 0)]),
      polygon([to(770, 2000, 0), to(770, 2000, 0.84), to(810, 2000, 0.84), to(810, 2000, 0)]),
    ],
    '#ffd98a',
  )
  for (const side of [-500, 1700])
    for (const [i, a] of [0.3, 0.52, 0.68].entries()) {
      const b = a + (1 - a) * 0.26
      scene.piece(
        quad(side, 100, 1850, a, b),
        cycle(['#c9573f', '#e8a24a', '#4f8f8a', '#b56a86'], i + (side > 0 ? 2 : 0)),
        1,
      )
      scene.flat(quad(side, 300, 900, a + 0.02, b - 0.02), '#ffdf9a')
      const [x, y] = to(side, 60, b + 0.03)
      scene.glow(x, y, 150 * (1 - a), '#ffd88a', 0.9)
      scene.flat(circle(x, y, 24 * (1 - a)), '#fff3c8')
      scene.mark('light', x, y, 26)
    }
  scene.piece(
    polygon([
      to(-500, -400, 0.84),
      to(1700, -400, 0.84),
      to(1700, 2000, 0.84),
      to(-500, 2000, 0.84),
    ]),
    '#101a44',
    1,
  )
  scene.glow(600, 800, 520, '#ffd27a', 0.7)
  scene.begin('cast')
  scene.place(tramFront({ color: tramRed, pane: '#ffe7a8', isLit: true }), 600, 1010, 0.98)
  scene.glow(600, 880, 420, '#ffe2a0', 0.5)
  scene.contactShadow(600, 1480, 150)
  scene.place(
    liv({
      view: 'back',
      headTilt: -4,
      hands: { near: { at: [-40, -96], grip: 'open' }, far: { at: [74, -196], grip: 'wave' } },
    }),
    600,
    1480,
    2.5,
  )
  scene.place(udo(), 520, 1330, 1.35, { rotate: -8 })
  return addFrame(scene, { design: 'tornTitle', seed: 57 })
}
