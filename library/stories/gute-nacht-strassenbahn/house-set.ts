// Stairs, Wanda's room, and her window over the street.

import { roundTree } from '../../draw/landscape/land.ts'
import { cloud, sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import {
  circle,
  ellipse,
  type Point,
  points,
  polygon,
  roundRect,
} from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { eveningOf } from '../../draw/places/evening.ts'
import { boardFloor } from '../../draw/places/indoors.ts'
import { townRow } from '../../draw/places/town-row.ts'
import { windowFrame } from '../../draw/props/furniture.ts'
import { pram } from '../../draw/props/market-wares.ts'
import { coatHook, hangingCoat } from '../../draw/props/school-things.ts'
import { streetLamp } from '../../draw/props/street-things.ts'
import { tram } from '../../draw/props/tram.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import { toyBear } from './figures.ts'
import { red } from './street-set.ts'

const night = { palette: 'midnight', hour: 'night' } as const
const noLight = { x: 0.5, y: 0.1, r: 0 }

const tread = { w: 196, h: 112 }
const firstStep = { x: 96, y: 1130 }

/** Middle of the `i`th step of the stairwell, in pixels. */
export const stepAt = (i: number): [x: number, y: number] => [
  firstStep.x + (i + 0.5) * tread.w,
  firstStep.y - i * tread.h,
]

const alongStairs = (x: number) => firstStep.y - ((x - firstStep.x) / tread.w) * tread.h

const bannister = (scene: Scene, wood: string) => {
  const posts: string[] = []
  for (let x = 140; x < 1660; x += 98)
    posts.push(roundRect(x - 9, alongStairs(x) - 290, 18, 350, 6))
  scene.piece(posts, darker(wood, 0.12), 1)
  const rail = (x: number, up: number): Point => [x, alongStairs(x) - up]
  scene.piece(polygon([rail(60, 268), rail(1700, 268), rail(1700, 314), rail(60, 314)]), wood, 2)
}

/** A window with the moon in it; (0, 0) is its middle, 260 units wide. */
const moonWindow = (scene: Scene, wood: string, moonAt: Point) => {
  const { mood } = scene
  const frame = windowFrame(scene.linear(mood.sky[0], mood.sky[2], -130, 130), wood)
  const bars = frame.indexOf('<g filter')
  const moon =
    flat(circle(moonAt[0], moonAt[1], 60), mood.light, 0.25) +
    flat(circle(moonAt[0], moonAt[1], 44), mood.light) +
    flat(cloud(-40, 50, 100, 4), mood.cloud, 0.85) +
    mark('moon', moonAt[0], moonAt[1], 40)
  return frame.slice(0, bars) + moon + frame.slice(bars)
}

/** The stairs of the house: a steep flight up to the right, lamp above, pram below, the moon in the window. */
export const stairwell = () => {
  const { scene } = createPlaceScene(night, { light: noLight })
  const { height, mood, left, right } = scene
  const wall = mix(mood.tone(0.36), '#e7c58f', 0.5)
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${print('diamonds', darker(wall, 0.08), lighter(wall, 0.1), { size: 110 })}"/>`,
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear('#1b2f63', wall, 0, height)}" opacity=".45"/>`,
  )
  const wood = '#9a6444'
  scene.glow(300, 330, 460, mood.sky[2], 0.4)
  scene.place(moonWindow(scene, wood, [-64, -56]), 300, 330, 2.1)
  scene.flat(points0('120,640 500,560 760,900 300,1010'), '#cfe6f5', 0.12)
  scene.warm(1130, 330, 760, '#ffb35c', 0.55)
  scene.add(line('M1130 -10V60', '#3a2f45', 8))
  scene.piece('M1030 170Q1040 56 1130 56Q1220 56 1230 170Z', '#e2a04a')
  scene.flat(ellipse(1130, 172, 62, 14), '#fff3c8')
  scene.glow(1130, 190, 340, '#ffd88a', 0.8)
  scene.mark('light', 1130, 170, 54)
  bannister(scene, wood)
  const under: Point[] = [[firstStep.x, height + 60]]
  for (let i = 0; i < 9; i++) {
    const [x, y] = stepAt(i)
    under.push([x - tread.w / 2, y], [x + tread.w / 2, y])
  }
  under.push([right + 300, height + 60])
  const boards = '#b57c52'
  scene.sheet(
    polygon(under),
    scene.linear(lighter(boards, 0.06), darker(boards, 0.5), 300, height),
    3,
    200,
  )
  const risers = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = stepAt(i)
    return roundRect(x - tread.w / 2 - 20, y - 12, tread.w + 30, 32, 10)
  })
  scene.piece(risers, lighter(boards, 0.3), 2)
  const arch = 'M1010 1260V960C1010 830 1130 720 1290 700C1450 720 1560 830 1560 960V1260Z'
  scene.flat(arch, darker(boards, 0.72))
  scene.warm(1290, 1180, 300, '#ffb35c', 0.2, 0.5)
  scene.place(pram('#5f8f98'), 1280, 1130, 1.5)
  scene.piece(
    `M${left - 60} 1132H${right + 60}V1260H${left - 60}Z`,
    print('diamonds', '#6a5568', '#8a7284', { size: 64 }),
    1,
  )
  return scene
}

const points0 = (text: string) => polygon(points(text))

const wallpaper = print('stars', '#5560a8', '#7f8bd0', { size: 96 })
const orange = '#f2a65a'

/** Her bed from the side, its pillow left; (0, 0) is on the floor under its left end, 960 pixels long. */
const bedside = (wood: string) =>
  piece(roundRect(0, -470, 56, 470, 24), wood) +
  piece(roundRect(910, -330, 52, 330, 24), wood) +
  piece(roundRect(24, -190, 920, 110, 12), darker(wood, 0.15)) +
  piece(roundRect(50, -278, 870, 116, 30), '#f6efe2') +
  piece('M60 -262C44 -390 300 -412 330 -270C320 -230 90 -226 60 -262Z', '#ffffff') +
  piece(
    'M286 -266C380 -352 830 -336 928 -262V-120Q870 -84 800 -112T640 -108T480 -112T340 -104L268 -116Z',
    print('dots', orange, '#fbd29c', { size: 92 }),
  ) +
  piece('M286 -266C330 -310 400 -322 450 -322C420 -260 410 -180 420 -104L268 -116Z', '#fbe3c0')

/** Wanda's room: bed right under the window, rug and chair left. */
export const bedroom = () => {
  const { scene } = createPlaceScene(night, { light: noLight })
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="1200" fill="${wallpaper}"/>`,
    `<rect ${scene.fullWidthAttributes} height="1200" fill="${scene.linear('#141c4e', '#5560a8', 0, 1000)}" opacity=".5"/>`,
  )
  scene.glow(1000, 380, 640, '#a9d8ee', 0.4)
  scene.place(moonWindow(scene, '#a9704a', [-66, -56]), 1000, 370, 2.7)
  scene.piece(
    'M690 20H760C740 300 720 520 650 700C620 700 600 690 590 680C650 460 680 260 690 20Z',
    '#d98f6a',
    2,
  )
  scene.piece(
    'M1310 20H1240C1260 300 1280 520 1350 700C1380 700 1400 690 1410 680C1350 460 1320 260 1310 20Z',
    '#d98f6a',
    2,
  )
  scene.piece(roundRect(630, 0, 740, 30, 12), '#8a5a3c', 2)
  boardFloor(scene, 960, '#6a5a78')
  scene.flat(points0('640,1010 1000,1010 780,1230 200,1230'), '#d5e9f8', 0.22)
  scene.piece(ellipse(430, 1120, 380, 84), print('diamonds', '#7a4f7e', '#b07fa0', { size: 60 }), 1)
  scene.contactShadow(1130, 1100, 520)
  scene.place(bedside('#a9704a'), 700, 1110, 1)
  scene.place(toyBear(), 850, 780, 2.1, { rotate: -12 })
  return scene
}

const shoe = piece('M-40 0V-26Q-30 -40 -10 -36L0 -20Q34 -20 36 0Z', '#5a2f3a')

/** Wanda's red coat on its hook and her shoes below. */
export const coatAndShoes = (scene: Scene) => {
  scene.piece(roundRect(120, 430, 250, 40, 10), '#a9704a', 1)
  scene.place(hangingCoat('#d95b4a', '#f2c14e'), 240, 470, 2.1)
  scene.place(coatHook(), 240, 470, 2.2)
  scene.place(shoe, 190, 1110, 1.3).place(shoe, 300, 1160, 1.3, { rotate: -70 })
}

/** Wall of the near house with a great window; `inside` is drawn behind it, in pixels. */
const lookIn = (scene: Scene, inside: (scene: Scene) => void) => {
  const [left, top, w, h] = [150, 190, 760, 780]
  const box = `M${left} ${top}H${left + w}V${top + h}H${left}Z`
  scene.add(`<clipPath id="look-in"><path d="${box}"/></clipPath><g clip-path="url(#look-in)">`)
  scene.flat(box, print('stars', '#6f7cc0', '#a3aee2', { size: 96 }))
  scene.warm(470, 460, 680, '#ffc46a', 0.6)
  scene.glow(330, 400, 420, '#ffe3a0', 0.7)
  inside(scene)
  scene.add('</g>')
  const wall = '#2a3264'
  scene.add(
    `<g filter="url(#s3)"><path d="M${scene.left - 60} -60H1060V${scene.height + 60}H${scene.left - 60}ZM${left} ${top}V${top + h}H${left + w}V${top}Z" fill="${print('bricks', wall, '#1f2653', { size: 72 })}" fill-rule="evenodd"/></g>`,
  )
  const wood = '#8a5a4a'
  scene.piece(
    `M${left - 36} ${top - 36}H${left + w + 36}V${top + h + 8}H${left - 36}ZM${left} ${top}V${top + h}H${left + w}V${top}Z`,
    wood,
    2,
  )
  const shutters = [left - 150, left + w + 40].map((x) => roundRect(x, top - 30, 108, h + 30, 8))
  scene.piece(shutters, '#3f6f80', 2)
  const slats = [left - 134, left + w + 56].flatMap((x) =>
    Array.from({ length: 11 }, (_, i) => roundRect(x, top + i * 68, 76, 44, 5)),
  )
  scene.flat(slats, '#2f5868')
  scene.piece(roundRect(left - 80, top + h - 4, w + 160, 50, 10), lighter(wood, 0.16), 3)
  for (const [x, color] of [
    [240, '#b5533f'],
    [800, '#b5533f'],
  ] as const)
    scene.piece([roundRect(x - 70, top + h - 66, 140, 66, 8)], color, 1)
  const leaves = [180, 214, 250, 284, 740, 776, 812, 848].map((x, i) =>
    ellipse(x, top + h - 74 - (i % 2) * 20, 34, 26),
  )
  scene.piece(leaves, '#2f6f6e', 1)
  scene.glow(530, 560, 700, '#ffd27a', 0.3)
}

/** Deep night: left the near house and its lit window, right the street far below. */
export const overTheStreet = (inside: (scene: Scene) => void) => {
  const scene = new Scene(night)
  sky(scene, {
    light: { x: 0.83, y: 0.17, r: 96 },
    seed: 5,
    clouds: [{ x: 0.74, y: 0.28, w: 180 }],
  })
  const { mood, width, height } = scene
  townRow(scene, { y: 760, scale: 0.3, from: 980, seed: 6, far: 0.5 })
  townRow(scene, { y: 880, scale: 0.42, from: 960, seed: 3, far: 0.14 })
  const { pane } = eveningOf(mood)
  const road = mood.tone(0.74)
  scene.sheet(
    `M-60 870H${width + 60}V${height + 60}H-60Z`,
    scene.linear(lighter(road, 0.14), darker(road, 0.2), 870, height),
    2,
    870,
  )
  scene.flat([roundRect(900, 958, 800, 5), roundRect(900, 990, 800, 5)], '#8f9fd0', 0.5)
  scene.place(tram({ color: red, pane, isLit: true }), 1340, 990, 0.46)
  scene.glow(1350, 930, 300, '#ffd27a', 0.55, 0.5)
  scene.warm(1160, 1130, 200, '#f0a640', 0.6, 0.3)
  scene.flat(ellipse(1160, 1130, 120, 26), '#ffdf8a', 0.6)
  scene.place(streetLamp('#2a3360'), 1120, 1120, 0.62)
  scene.glow(1152, 872, 150, '#ffd88a', 0.85)
  scene.piece(roundTree(1480, 1170, 330, 6), mix(mood.land(0.8), '#3f7f6a', 0.3), 2)
  scene.mark('leaves', 1480, 960, 60)
  lookIn(scene, inside)
  return scene
}
