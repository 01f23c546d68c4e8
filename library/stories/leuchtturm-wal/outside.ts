import { cloudsAround, sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, num, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { openWater } from '../../draw/places/sea.ts'
import { cloudBank } from '../../draw/props/cloud-bank.ts'
import { createPlaceScene, type PlaceOptions } from '../../draw/stage/place-options.ts'

interface GalleryOptions extends PlaceOptions {
  /** Side of the lamp room, and whether the great lamp is lit. */
  side?: 'left' | 'right'
  isLit?: boolean
  /** Drawn on the sea, behind the railing. */
  far?: (scene: Scene) => void
}

const lampRoom = (scene: Scene, side: 'left' | 'right', isLit: boolean, floor: number) => {
  const { width, height } = scene
  const x = (px: number) => (side === 'left' ? px : width - px)
  const span = (from: number, to: number) =>
    [Math.min(x(from), x(to)), Math.abs(to - from)] as const
  const box = (from: number, to: number, y0: number, y1: number) => {
    const [left, w] = span(from, to)
    return roundRect(left, y0, w, y1 - y0, 6)
  }
  const top = height * 0.1
  const glass = isLit ? scene.linear('#fff6d2', '#ffd98a', top, floor) : '#33486f'
  if (isLit) scene.glow(x(90), height * 0.42, 620, '#ffe7a6', 0.6)
  scene.flat(box(-20, 190, top, floor), glass)
  const iron = mix('#4a5270', scene.mood.tone(0.8), 0.3)
  const bars = [box(-20, 206, top - 30, top + 14), box(182, 206, top, floor)]
  for (const y of [0.36, 0.62]) bars.push(box(-20, 200, height * y, height * y + 14))
  bars.push(box(84, 98, top, floor))
  scene.piece(bars, iron, 3)
  scene.piece(
    box(-20, 220, floor - 110, floor + 60),
    scene.linear('#fff1dc', '#d8b9a0', floor - 110, floor),
    3,
  )
  const roof = `M${x(-20)} ${top - 20}H${x(232)}Q${x(190)} ${top - 120} ${x(-20)} ${top - 190}Z`
  scene.piece(roof, '#c9524c', 3)
}

const railing = (scene: Scene, floor: number) => {
  const { width, mood } = scene
  const iron = mix('#56607f', mood.tone(0.8), 0.3)
  const posts: string[] = []
  for (let x = 60; x < width; x += 168) posts.push(roundRect(x, floor - 250, 14, 280, 5))
  const rails = [250, 168, 86].map((up, i) =>
    roundRect(-20, floor - up, width + 40, i === 0 ? 20 : 10, 5),
  )
  scene.piece([...posts, ...rails], iron, 2)
}

/** High up on the lighthouse's gallery, the sea far below behind its railing. */
export const gallery = (options: GalleryOptions) => {
  const light = { x: 0.6, y: 0.2, r: 90 }
  const { scene, settings } = createPlaceScene(options, {
    palette: 'midnight',
    hour: 'night',
    light,
  })
  const { height, width, mood } = scene
  sky(scene, { light: settings.light, seed: settings.seed, clouds: cloudsAround(settings.light) })
  openWater(scene, settings, height * 0.5)
  const deep = mix('#2f7f9c', mood.tone(0.8), mood.isDark ? 0.5 : 0.2)
  scene.flat(
    roundRect(-20, height * 0.66, width + 40, height),
    scene.linear(deep, darker(deep, 0.4), height * 0.66, height * 0.86),
    0.45,
  )
  options.far?.(scene)
  const floor = height * 0.8
  railing(scene, floor)
  const stone = mix('#b9a9a6', mood.tone(0.7), mood.isDark ? 0.6 : 0.2)
  scene.sheet(
    `M-60 ${floor + 26}Q${width / 2} ${floor - 34} ${width + 60} ${floor + 26}V${height + 60}H-60Z`,
    scene.linear(lighter(stone, 0.14), darker(stone, 0.3), floor, height),
    3,
    floor - 30,
  )
  const seams = [-3, -2, -1, 0, 1, 2, 3].map(
    (i) =>
      `M${num(width / 2 + i * 190)} ${num(floor + 2 + Math.abs(i) * 3)}L${num(width / 2 + i * 330)} ${height + 20}`,
  )
  scene.add(
    `<g opacity=".4">${line(`${seams.join('')}M-20 ${floor + 120}Q${width / 2} ${floor + 60} ${width + 20} ${floor + 120}`, darker(stone, 0.5), 4)}</g>`,
  )
  lampRoom(scene, options.side ?? 'left', options.isLit ?? true, floor)
  scene.ground = () => floor - 10
  return scene
}

/** The rocks that are called the Teeth, standing in the sea at `y` pixels. */
export const teeth = (scene: Scene, x: number, y: number, scale: number, fog = 0) => {
  const rock = mix(mix('#4f5470', scene.mood.tone(0.8), 0.3), '#c9d6de', fog)
  const spike = (dx: number, w: number, h: number, lean: number) =>
    polygon([
      [x + (dx - w) * scale, y],
      [x + (dx - w * 0.4 + lean * 0.5) * scale, y - h * 0.62 * scale],
      [x + (dx + lean) * scale, y - h * scale],
      [x + (dx + w * 0.5 + lean * 0.3) * scale, y - h * 0.5 * scale],
      [x + (dx + w) * scale, y],
    ])
  scene.piece(
    [
      spike(-150, 70, 190, 10),
      spike(-30, 80, 300, -20),
      spike(90, 64, 230, 16),
      spike(180, 52, 130, 4),
    ],
    scene.linear(lighter(rock, 0.2), darker(rock, 0.25), y - 300 * scale, y),
    3,
  )
  const caps = [-150, -30, 90, 180].map((dx) =>
    ellipse(x + dx * scale, y + 2, 84 * scale, 11 * scale),
  )
  scene.flat(caps, '#ffffff', 0.75)
}

/** Fog over everything drawn so far, thicker downwards from each bank's height in pixels. */
export const fogBanks = (
  scene: Scene,
  banks: readonly { y: number; size: number; opacity: number; seed: number }[],
  color: string,
) => {
  for (const { y, size, opacity, seed } of banks)
    scene.flat(cloudBank(scene, { y, size, seed }), color, opacity)
}

/** The top of the lighthouse from near, its gallery at `y` pixels: tower, gallery, lit lamp, roof. */
export const towerTop = (scene: Scene, x: number, y: number, lamp: string) => {
  const iron = '#3a4262'
  const half = (down: number) => 250 + down * 0.07
  const band = (from: number, to: number) =>
    polygon([
      [x - half(from), y + from],
      [x + half(from), y + from],
      [x + half(to), y + to],
      [x - half(to), y + to],
    ])
  const foot = scene.height + 80 - y
  scene.piece(band(20, foot), scene.linear('#d9d3d8', '#a9a4b8', y, y + foot), 3)
  scene.piece(band(230, foot), '#a8484a', 2)
  scene.piece(
    `M${x - 60} ${y + 190}V${y + 120}Q${x} ${y + 50} ${x + 60} ${y + 120}V${y + 190}Z`,
    '#ffd680',
    2,
  )
  scene.glow(x, y + 130, 200, '#ffd27a', 0.6)
  scene.flat(roundRect(x - 170, y - 330, 340, 340), lamp)
  const bars = [-170, -62, 50, 158].map((dx) => roundRect(x + dx, y - 330, 13, 340))
  scene.piece([...bars, roundRect(x - 176, y - 180, 352, 11)], iron, 2)
  scene.piece(
    `M${x - 216} ${y - 322}Q${x - 150} ${y - 470} ${x} ${y - 500}Q${x + 150} ${y - 470} ${x + 216} ${y - 322}Z`,
    '#a8484a',
    3,
  )
  scene.add(piece(circle(x, y - 512, 22), iron))
  scene.piece(roundRect(x - 360, y, 720, 40, 10), iron, 3)
}

/** The railing of that gallery, over the figures on it. */
export const towerRail = (scene: Scene, x: number, y: number) => {
  const posts = Array.from({ length: 8 }, (_, i) =>
    roundRect(x - 350 + i * 99, y - 132, 10, 140, 4),
  )
  scene.piece(
    [...posts, roundRect(x - 360, y - 138, 720, 14, 6), roundRect(x - 360, y - 70, 720, 8, 4)],
    '#46506f',
    2,
  )
}
