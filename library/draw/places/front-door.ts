import { darker, lighter, mix } from '../paper/color.ts'
import { circle, num, roundRect } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, line, piece } from '../paper/pieces.ts'
import type { Scene } from '../paper/scene.ts'
import { houseDoor } from '../props/town-house.ts'
import type { PlaceSettings } from '../stage/place-options.ts'
import { eveningOf } from './evening.ts'
import { pavement } from './paving.ts'

const bricks = (scene: Scene, low: number, seed: number) => {
  const { unit } = scene
  return Array.from({ length: 34 }, (_, i) => {
    const [column, row] = [(i * 7 + seed * 3) % 17, (i * 5) % 13]
    const x = scene.across((column + (row % 2) * 0.5) / 16)
    return roundRect(x, low - (row + 1) * 62 * unit, 82 * unit, 34 * unit, 6)
  })
}

const greatWindow = (pane: string, frame: string, curtain: string) =>
  `${piece(roundRect(-92, -138, 184, 276, 8), frame)}${flat(roundRect(-78, -124, 156, 248, 4), pane)}${flat('M-78 -124H-8C-14 -40 -50 0 -78 20Z', curtain, 0.8)}${flat('M78 -124H8C14 -40 50 0 78 20Z', curtain, 0.8)}${line('M0 -124V124M-78 -30H78', frame, 9)}${piece(roundRect(-110, 132, 220, 22, 6), frame)}`

const geraniums = (blossom: string) => {
  const spots = [-84, -56, -28, 0, 28, 56, 84]
  return `${piece(
    spots.map((x) => circle(x, 118, 20)),
    '#5f9a5a',
  )}${piece(
    spots.map((x, i) => circle(x + 8, 98 - (i % 3) * 9, 15)),
    blossom,
  )}${piece('M-108 122H108L98 170H-98Z', '#a8643f')}`
}

const doorLamp = (isLit: boolean) =>
  `${line('M-30 0H0V-14', '#3f4560', 7)}${piece('M-16 -62H16L22 -14H-22Z', isLit ? '#fff0b8' : '#f3ead6')}${piece('M-26 -60L0 -84L26 -60Z', '#3f4560')}${mark('light', 0, -38, 22)}`

/** Draws a house front close by, its door up two steps at the share `at` of the width, a large window and a lamp. */
export const frontDoor = (scene: Scene, settings: PlaceSettings, at: number) => {
  const { width, height, unit, mood } = scene
  const { dim, pane, isLit } = eveningOf(mood)
  const low = height * (0.745 + settings.landOffset)
  const brick = mix(mix('#e6a884', mood.accent, 0.22), mood.tone(0.2), 0.12)
  const wall = mood.isDark ? mix(mood.tone(0.62), '#a8607f', 0.4) : dim(brick)
  const trim = lighter(wall, 0.62)
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear(darker(wall, 0.1), lighter(wall, 0.12), 0, low)}"/>`,
  )
  scene.flat(bricks(scene, low, settings.seed), darker(wall, 0.3), 0.24)
  scene.piece(
    roundRect(scene.left - 20, low - 104 * unit, scene.span + 40, 110 * unit),
    darker(wall, 0.28),
    2,
  )
  const x = at * width
  const other = (at < 0.5 ? at + 0.46 : at - 0.46) * width
  const glass = scene.linear(isLit ? '#ffe0a0' : lighter(pane, 0.3), pane, low - 500, low)
  const curtain = dim(mix(mood.accent, '#fff6e6', 0.55))
  const window = greatWindow(glass, trim, curtain)
  for (const wx of [x, other]) scene.place(window, wx, low - 910 * unit, 1.3 * unit)
  scene.place(window + geraniums(dim('#d8584f')), other, low - 390 * unit, 1.3 * unit)
  if (isLit) scene.glow(other, low - 390 * unit, 330 * unit, '#ffd27a', 0.4)
  const pipe = width * (at < 0.5 ? 0.955 : 0.045)
  scene.piece(roundRect(pipe - 16 * unit, -20, 32 * unit, low), darker(wall, 0.36), 2)
  pavement(scene, low)
  scene.ground = () => low
  const [foot, s] = [low + 4 * unit, 3.05 * unit]
  scene.place(houseDoor(0, dim(mix('#3f7f7a', mood.tone(0.6), 0.2)), glass), x, foot - 44 * unit, s)
  const step = dim('#cfc4bd')
  scene.piece(roundRect(x - 190 * unit, foot - 50 * unit, 380 * unit, 40 * unit, 6), step)
  scene.piece(
    roundRect(x - 240 * unit, foot - 14 * unit, 480 * unit, 48 * unit, 6),
    lighter(step, 0.18),
  )
  const side = at < 0.5 ? 1 : -1
  scene.place(doorLamp(isLit), x + side * 220 * unit, foot - 420 * unit, 1.5 * unit, {
    flip: side < 0,
  })
  if (isLit) {
    scene.glow(x + side * 220 * unit, foot - 476 * unit, 300 * unit, '#ffd88a', 0.8)
    scene.warm(x, low + 100 * unit, 480 * unit, '#e8a04a', 0.4, 0.3)
  }
  scene.add(
    `<text x="${num(x - side * 216 * unit)}" y="${num(foot - 400 * unit)}" font-family="Andika" font-size="${num(64 * unit)}" text-anchor="middle" fill="${trim}">7</text>`,
  )
}
