import { darker, lighter, mix } from '../../draw/paper/color.ts'
import {
  circle,
  ellipse,
  num,
  type Point,
  points,
  polygon,
  roundRect,
  smooth,
} from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { boardFloor } from '../../draw/places/indoors.ts'
import { nightSky } from '../../draw/places/night-sky.ts'
import { throughWindow } from '../../draw/places/opening.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import { littleMoon } from './figures.ts'

export const night = { palette: 'midnight', hour: 'night' } as const

/** The whole picture, to darken it. */
export const all = ({ left, right }: Scene) => `M${left - 10} -10H${right + 10}V1210H${left - 10}Z`

const noLight = { x: 0.5, y: 0.1, r: 0 }

const dachshund: Point[] = points(`
  -330,10 -250,-34 -60,-52 130,-46 170,-96 250,-112 330,-72 310,-40 230,-34 216,20
  206,82 160,84 150,34 0,40 -160,34 -178,84 -226,82 -226,24 -290,30
`)

const blob = (x: number, y: number, w: number, seed: number) => {
  const random = seeded(seed)
  return smooth(
    Array.from({ length: 11 }, (_, i): Point => {
      const angle = (i / 11) * 6.283
      const r = (w / 2) * (0.82 + random() * 0.3)
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.46]
    }),
  )
}

/** Cobbles over the whole picture, as seen from an upper window. */
const cobbles = (scene: Scene, stone: string) => {
  const { left, right, height } = scene
  const random = seeded(7)
  const shades: string[][] = [[], [], []]
  for (let y = -20; y < height; ) {
    const h = 40 + y * 0.022
    for (let x = left - 60 - random() * 60; x < right; ) {
      const w = h * (1.1 + random() * 0.7)
      shades[Math.floor(random() * 3)]?.push(roundRect(x, y, w - 7, h - 7, h * 0.28))
      x += w
    }
    y += h
  }
  for (const [i, stones] of shades.entries()) scene.flat(stones, lighter(stone, 0.07 + i * 0.07))
}

/** The foot of a house along the upper edge: wall, cellar window, door with a step, a lit window's light. */
const houseFoot = (scene: Scene) => {
  const { left, right } = scene
  const wall = '#3b4379'
  const slope = (x: number) => 250 - x * 0.1
  const along = (from: number, to: number, above: number, height: number) =>
    polygon([
      [from, slope(from) - above],
      [to, slope(to) - above],
      [to, slope(to) - above - height],
      [from, slope(from) - above - height],
    ])
  scene.sheet(along(left - 40, right + 40, -46, 52), '#7681b4', 2, 0)
  scene.sheet(
    along(left - 40, right + 40, 0, 600),
    print('bricks', wall, '#2c3365', { size: 64 }),
    3,
  )
  scene.piece(along(left - 40, right + 40, 0, 36), darker(wall, 0.3), 1)
  scene.piece(along(960, 1170, 0, 400), '#8a4f5c', 2)
  scene.flat([along(985, 1055, 60, 300), along(1075, 1145, 60, 300)], '#6f3d4f')
  scene.piece(along(930, 1200, -34, 40), '#98a2cc', 2)
  scene.piece(along(190, 400, 56, 90), '#232a58', 1)
  scene.flat([along(204, 290, 66, 68), along(300, 386, 66, 68)], '#ffd27a')
  scene.warm(300, 330, 300, '#f0a640', 0.4, 0.5)
  scene.mark('light', 300, 150, 40)
}

/** The lane from an upper window: cobbles under the foot of a house. */
export const laneFromAbove = () => {
  const { scene } = createPlaceScene({ ...night, light: noLight }, { light: noLight })
  const stone = mix(scene.mood.tone(0.6), '#56608f', 0.4)
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${scene.height}" fill="${darker(stone, 0.28)}"/>`,
  )
  cobbles(scene, darker(stone, 0.1))
  houseFoot(scene)
  scene.flat(all(scene), scene.linear('#101538', '#2a3a80', 200, 1200), 0.25)
  scene.ground = () => 300
  return scene
}

const wet = (scene: Scene, path: string, y: number, h: number) => {
  scene.flat(path, '#101a4a', 0.5)
  scene.piece(path, scene.linear('#1b356f', '#3f86b4', y - h, y + h), 1)
}

/** Puddles with a moon in each: middle and width in pixels. */
export const puddlesWithMoons = (
  scene: Scene,
  spots: readonly (readonly [number, number, number])[],
) => {
  for (const [i, [x, y, w]] of spots.entries()) {
    wet(scene, blob(x, y, w, i + 3), y, w * 0.3)
    scene.glow(x, y, w * 0.4, '#fff3cf', 0.5, 0.5)
    scene.place(littleMoon(w * 0.16, 0.5), x, y)
    scene.mark('water', x, y, w * 0.22)
  }
}

/** The puddle like a dachshund that runs to the right; its moon is in shreds. */
export const dachshundPuddle = (scene: Scene, x: number, y: number, scale = 1.6) => {
  const path = smooth(dachshund.map(([dx, dy]): Point => [x + dx * scale, y + dy * scale]))
  wet(scene, path, y, 110)
  scene.flat(circle(x + 258 * scale, y - 82 * scale, 11), '#cfe3f5', 0.8)
  const shards = Array.from({ length: 16 }, (_, i) => {
    const angle = i * 2.4
    const reach = 50 + i * 17
    return ellipse(x + Math.cos(angle) * reach, y - 6 + Math.sin(angle) * reach * 0.26, 30 - i, 9)
  })
  scene.flat(shards, '#fff6da', 0.95)
  scene.mark('water', x + 200, y, 60)
}

/** Elif's room with a great window over the roofs; returns the height of the sill. */
export const atTheWindow = () => {
  const scene = nightSky({
    view: 'roofs',
    ...night,
    seed: 5,
    chimney: null,
    plants: false,
    landOffset: 0.02,
    light: { x: 0.6, y: 0.27, r: 215 },
  })
  const sill = throughWindow(scene, {
    x: 830,
    y: 410,
    w: 1180,
    h: 760,
    wall: '#33508a',
    wood: '#7d8cc0',
  })
  boardFloor(scene, 960, '#4a4a78')
  scene.ground = () => 950
  scene.flat(polygon(points('250,870 1410,870 1700,1260 -40,1260')), '#cfe6f5', 0.16)
  return { scene, sill }
}

/** A beam of moonlight between corner points. */
export const moonbeam = (scene: Scene, corners: readonly Point[], opacity = 0.16) =>
  scene.add(
    `<path d="M${corners.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z" fill="#cfe8f8" opacity="${opacity}"/>`,
  )

/** A deep plate of soup seen a little from above, 184 units wide, with the moon in it or without. */
export const soupPlate = (hasMoon: boolean) =>
  piece(ellipse(0, 0, 92, 30), '#f3eee6') +
  flat(ellipse(0, 1, 76, 22), '#cfc6bf') +
  piece(ellipse(0, 1, 72, 20), '#b9772f') +
  (hasMoon
    ? `<g transform="translate(4 2)">${littleMoon(27, 0.5)}${flat(ellipse(0, 0, 27, 13.5), '#f6cf4a', 0.4)}</g>`
    : '')

/** A spoon whose bowl is 60 units to the right of where it is held. */
export const spoon = () =>
  line('M-26 -4L44 4', '#d9dfe8', 7) + piece(ellipse(60, 6, 20, 11), '#e6ebf2')

/** Elif's bed from above, its pillow in the middle of the upper half. */
export const bedFromAbove = () => {
  const { scene } = createPlaceScene({ ...night, light: noLight }, { light: noLight })
  const { left, right, height } = scene
  scene.add(`<rect ${scene.fullWidthAttributes} height="${height}" fill="#2c3268"/>`)
  const seams = [-400, -200, 0, 200, 1500, 1700, 1900].map((x) => roundRect(x, -20, 6, 1300))
  scene.flat(seams, '#1c2150', 0.7)
  scene.piece(ellipse(110, 930, 250, 300), print('diamonds', '#7a4a6e', '#a8688a', { size: 70 }), 1)
  scene.sheet(roundRect(200, 30, 1120, 1300, 40), '#6f5a92', 3, 30)
  scene.sheet(roundRect(250, 110, 1020, 1300, 30), '#dfe5f3', 2, 110)
  scene.sheet(
    'M330 190C500 150 1010 150 1180 190C1230 330 1226 520 1186 640C1000 690 520 690 330 640C286 520 286 330 330 190Z',
    scene.linear('#ffffff', '#c9d6ee', 160, 680),
    2,
    150,
  )
  scene.flat('M360 230Q400 300 380 400M1150 240Q1110 320 1136 420', '#9fb2d8', 0.4)
  scene.markArea('shine', [left, 0, right, 60], 30)
  return scene
}

/** The quilt over the sleeper of `bedFromAbove`, drawn up to `y`, and the moonlight that falls on it. */
export const quilt = (scene: Scene, y: number) => {
  scene.sheet(
    `M232 ${y + 60}C420 ${y - 10} 560 ${y + 40} 760 ${y + 24}S1120 ${y - 10} 1290 ${y + 60}L1320 1280H200Z`,
    print('stars', '#3f6fb0', '#86aee0', { size: 120 }),
    3,
    y,
  )
  scene.piece(
    `M232 ${y + 60}C420 ${y - 10} 560 ${y + 40} 760 ${y + 24}S1120 ${y - 10} 1290 ${y + 60}L1298 ${y + 150}C1120 ${y + 90} 960 ${y + 120} 760 ${y + 126}S420 ${y + 96} 226 ${y + 150}Z`,
    '#f3f0ea',
    2,
  )
  const pane = (dx: number, dy: number) =>
    polygon([
      [470 + dx, y + 190 + dy],
      [650 + dx, y + 170 + dy],
      [700 + dx, y + 330 + dy],
      [510 + dx, y + 355 + dy],
    ])
  scene.flat([pane(0, 0), pane(206, -22), pane(52, 182), pane(262, 160)], '#dff0fb', 0.32)
}
