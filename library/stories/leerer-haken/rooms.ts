// The school of this story: corridor, classroom, yard.

import { darker, lighter, mix } from '../../draw/paper/color.ts'
import {
  circle,
  ellipse,
  num,
  type Point,
  points,
  polygon,
  roundRect,
} from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { boardFloor, plainWall, viewWindow } from '../../draw/places/indoors.ts'
import { coatHook, hangingBag, hangingCoat, hookPicture } from '../../draw/props/school-things.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import { blue } from './figures.ts'
import { drawing, hippo } from './set.ts'

const noLight = { x: 0.5, y: 0.1, r: 0 }
const wallColor = '#f2c690'
const panel = '#eaa676'
const railWood = '#a8713f'

const coats = [
  print('dots', '#d8584f', '#f0a090', { size: 22 }),
  blue,
  print('checks', '#7aa85c', '#b5d08f', { size: 26 }),
  '#8a6ab0',
  print('stripes', '#e8a13c', '#f6cf8a', { size: 20 }),
  '#c94f6e',
  '#4f9d96',
]

const first = 2.3
const horizon = 640

const shrink = 0.92
const reach = 2875
const last = 7

/** Scale and place of hook `i` on a wall that recedes to the right; the last one is empty. */
const hookOf = (i: number) => {
  const size = first * shrink ** i
  const x = 60 + reach * (1 - shrink ** i)
  return { x, y: horizon - 143 * size, size }
}

export const lastHook = hookOf(last)
export const kimsHook = hookOf(1)

/** The picture of hook `i`, and what hangs on it. */
const hang = (scene: Scene, i: number) => {
  const { x, y, size } = hookOf(i)
  const isKims = i === 1
  const scarf = i % 4 === 0 ? '#fff1d6' : undefined
  const worn = i % 3 === 2 ? hangingBag(coats[i]) : hangingCoat(coats[i], scarf)
  scene.place(hookPicture(isKims ? undefined : i), x, y - 84 * size, size * 0.9)
  if (isKims) scene.place(hippo(), x, y - 84 * size, size * 0.96)
  scene.place(worn, x, y, size * 0.9).place(coatHook(), x, y, size * 1.1)
}

/** The long row of hooks as Kim sees it: hers near, the empty one at the very end in the sun. */
export const longCorridor = () => {
  const { scene } = createPlaceScene({ palette: 'sunrise', hour: 'day' }, { light: noLight })
  const { left, right } = scene
  const corner = 1480
  const sizeAt = (x: number) => first * (1 - (x - 60) / reach)
  const onWall = (x: number, up: number): Point => [x, horizon - up * sizeAt(x)]
  const strip = (from: number, to: number) =>
    polygon([
      onWall(left - 60, from),
      onWall(corner, from),
      onWall(corner, to),
      onWall(left - 60, to),
    ])
  plainWall(scene, 1000, wallColor, false)
  scene.flat(strip(196, -230), panel)
  scene.piece(strip(196, 204), darker(panel, 0.14), 1)
  scene.flat(`M${corner} -20H${right + 60}V900H${corner}Z`, lighter(wallColor, 0.34))
  scene.piece(roundRect(1530, 110, 260, 560, 10), '#fff4e2', 1)
  scene.flat(roundRect(1554, 134, 300, 510, 4), scene.linear('#bfe3ee', '#fff0c4', 174, 640))
  scene.mark('light', 1570, 400, 40)
  const floor = polygon([
    onWall(left - 60, -222),
    onWall(corner, -222),
    [right + 60, onWall(corner, -222)[1]],
    [right + 60, 1260],
    [left - 60, 1260],
  ])
  scene.sheet(floor, print('diamonds', '#c9b7a4', '#b59f92', { size: 150 }), 2, 780)
  scene.sheet(strip(120, 164), railWood, 2, 200)
  for (let i = 0; i < last; i++) hang(scene, i)
  scene.flat('M1560 160L1760 120V1000L1380 1260L900 1260L1180 420Z', '#fff3c4', 0.3)
  scene.glow(lastHook.x, lastHook.y + 60, 240, '#fff0c0', 0.5)
  scene.place(coatHook('#8a5f24'), lastHook.x, lastHook.y, lastHook.size * 1.7)
  scene.mark('shine', lastHook.x, lastHook.y, 50).mark('shine', 1130, 1080, 60)
  return scene
}

const classWall = '#f6e3c0'

/** The painted lower part of the classroom's walls, from `y` down. */
const panelling = (scene: Scene, y: number) => {
  const color = '#bcae9a'
  scene.flat(roundRect(scene.left - 20, y, scene.span + 40, 800), color)
  scene.piece(roundRect(scene.left - 20, y - 10, scene.span + 40, 22, 6), darker(color, 0.16), 1)
}

/** The wall of the art corner: pictures and a window. */
export const artCorner = () => {
  const { scene } = createPlaceScene({ palette: 'sunrise', hour: 'day' }, { light: noLight })
  plainWall(scene, 1000, classWall, false)
  viewWindow(scene, { x: 1120, y: 90, w: 520, h: 420, frame: '#fff4e2', seed: 6, light: false })
  const pinned = [
    hookPicture(9, '#cfe6df'),
    drawing(hippo()),
    hookPicture(2, '#f3c7b4'),
    hookPicture(1),
    hookPicture(3, '#f6dd9e'),
    hookPicture(6, '#dcd3ea'),
    hookPicture(7, '#b9d3e6'),
  ]
  for (const [i, [x, y]] of points(
    '120,150 330,190 540,140 760,180 970,130 210,420 880,400',
  ).entries())
    scene.place(pinned[i] ?? '', x, y, 2, { rotate: ((i * 5) % 7) - 3 })
  panelling(scene, 650)
  boardFloor(scene, 1000, '#c9935e')
  scene.markArea('shine', [1140, 120, 1560, 480], 90)
  return scene
}

/** The great window of the classroom, open a little; two coats' worth of heat in the sun. */
export const windowSide = () => {
  const { scene } = createPlaceScene({ palette: 'gold', hour: 'day' }, { light: noLight })
  plainWall(scene, 1000, classWall, false)
  panelling(scene, 790)
  viewWindow(scene, { x: -60, y: 60, w: 1720, h: 640, frame: '#fff6e6', seed: 8 })
  scene.flat('M-60 690L1240 690L1640 1200H-60Z', '#fff3c4', 0.3)
  scene.place(
    piece('M-40 -70H40L30 0H-30Z', '#c8643f') +
      piece(
        'M0 -70C-50 -120 -70 -160 -40 -190C-20 -160 -6 -120 0 -70C6 -130 30 -180 62 -190C70 -150 40 -110 0 -70Z',
        '#6fa85c',
      ),
    800,
    724,
    1.5,
  )
  return scene
}

/** A desk's top across the whole picture, from `y` down, before the cast. */
export const deskTop = (scene: Scene, y: number) => {
  scene.inFront(() => {
    scene.sheet(
      `M${scene.left - 60} ${y + 20}Q800 ${y - 20} ${scene.right + 60} ${y + 20}V1260H${scene.left - 60}Z`,
      print('wood', '#d9b07a', '#b98a55', { size: 260 }),
      3,
      y - 20,
    )
  })
}

/** The yard from above: warm asphalt, a corner of lawn, the shadow of a tree. */
export const yardFromAbove = () => {
  const { scene } = createPlaceScene({ palette: 'sunrise', hour: 'day' }, { light: noLight })
  const { left, right, height } = scene
  const ground = '#d3a793'
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear(lighter(ground, 0.2), darker(ground, 0.06), 0, height)}"/>`,
  )
  const random = seeded(5)
  const grains = Array.from({ length: 170 }, () =>
    ellipse(left + random() * scene.span, random() * height, 4 + random() * 4, 3),
  )
  scene.flat(grains, '#8a5a5a', 0.22)
  scene.sheet(
    `M${left - 60} -60H760C680 60 560 110 380 120S120 200 ${left - 60} 210Z`,
    '#a9c867',
    2,
    0,
  )
  const blades = Array.from({ length: 60 }, () => {
    const [x, y] = [left + random() * 600, random() * 130]
    return `M${num(x)} ${num(y)}l-6 -22l12 22Z`
  })
  scene.flat(blades, '#83a94f', 0.8)
  const shade = [
    [1500, 60, 190],
    [1330, 20, 150],
    [1590, 230, 150],
    [1430, 190, 120],
  ] as const
  scene.flat(
    shade.map(([x, y, r]) => circle(x, y, r)),
    mix('#6a3a5a', ground, 0.2),
    0.28,
  )
  scene.flat(`M1600 -40H${right + 60}V1200L1600 300Z`, '#6a3a5a', 0.12)
  scene.markArea('leaves', [20, 10, 420, 110], 50)
  return scene
}

/** The chalk drawing on the ground, its middle at (x, y), 1000 pixels long. */
export const chalkTortoise = (scene: Scene, x: number, y: number) => {
  scene.flat(ellipse(x, y, 470, 260), '#ffffff', 0.16)
  const at = (dx: number, dy: number) => `${x + dx} ${y + dy}`
  const shell = `M${at(-400, 120)}C${at(-440, -180)} ${at(-120, -280)} ${at(60, -250)}C${at(300, -220)} ${at(420, -60)} ${at(390, 120)}C${at(200, 190)} ${at(-200, 190)} ${at(-400, 120)}`
  const cracks = `M${at(-200, -170)}L${at(-90, -60)}L${at(-250, 20)}L${at(-180, 130)}M${at(90, -230)}L${at(40, -40)}L${at(230, 40)}M${at(40, -40)}L${at(-20, 140)}`
  const legs = [-300, -120, 110, 270].map((dx) => `M${at(dx, 156)}q-14 84 34 88q50 -4 40 -96`)
  const head = `M${at(394, 60)}q130 -120 190 -10q20 110 -180 80`
  scene.add(line(shell + head, '#fffaf0', 17), line(cracks + legs.join(''), '#ffe3b8', 14))
  scene.flat(circle(x + 510, y + 36, 11), '#fffaf0')
}

/** Two coat hooks close by on their rail. */
export const hooksNear = { kim: [400, 420], malik: [1010, 420] } as const

export const twoHooks = () => {
  const { scene } = createPlaceScene({ palette: 'sunrise', hour: 'dusk' }, { light: noLight })
  const { left, right } = scene
  plainWall(scene, 1080, wallColor, false)
  scene.flat(`M${left - 60} 330H${right + 60}V1200H${left - 60}Z`, panel)
  scene.sheet(
    `M${left - 60} 360H${right + 60}V470H${left - 60}Z`,
    print('wood', railWood, '#8a5a30', { size: 300 }),
    2,
    350,
  )
  boardFloor(scene, 1090, '#b9986f')
  scene.flat('M-60 -20H420L1060 1260H120Z', '#fff0c4', 0.3)
  scene.mark('light', 120, 240, 60)
  for (const [x, y] of Object.values(hooksNear)) scene.place(coatHook(), x, y, 3.4)
  return scene
}
