import { cloudsAround, sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, num, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { openWater } from '../../draw/places/sea.ts'
import { cloudBank } from '../../draw/props/cloud-bank.ts'
import { createPlaceScene, type PlaceOptions } from '../../draw/stage/place-options.ts'
import { greatLamp } from './figures.ts'

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
  const glass = isLit ? scene.linear('#f7d68a', '#e9a860', top, floor) : '#33486f'
  if (isLit) scene.glow(x(90), height * 0.42, 620, '#ffe7a6', 0.6)
  scene.flat(box(-20, 190, top, floor), glass)
  if (isLit) scene.place(greatLamp(), x(66), floor - 60, 1.25)
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
  const half = (down: number) => 168 + down * 0.09
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

/** A breaker as high as the tower that rears up on the left and lets its claws of foam fall. */
export const breaker = (scene: Scene) => {
  const body =
    'M-80 1280V470C100 400 250 250 470 262C620 272 716 350 736 452C660 392 560 400 520 476C470 576 560 760 740 880C960 1000 1300 1030 1700 1090V1280Z'
  scene.sheet(body, scene.linear('#3f6f9c', '#16264f', 260, 1200), 3, 250, 'torn')
  const inner =
    'M-80 1280V640C60 580 200 470 340 470C300 640 420 860 640 980C860 1090 1200 1120 1700 1160V1280Z'
  scene.sheet(inner, scene.linear('#2f5a8a', '#101d42', 460, 1200), 2, 460, 'torn')
  const claws =
    'M-80 470C100 400 250 250 470 262C620 272 716 350 736 452C716 430 700 424 694 470C676 424 650 414 640 452C620 410 590 414 584 450C560 420 530 436 522 480C500 440 470 470 470 520C440 470 400 420 330 430C200 450 60 540 -80 620Z'
  scene.piece(claws, '#eef6fb', 2, 'torn')
  const folds =
    'M40 1200C60 1000 130 860 250 760M220 1220C240 1080 290 980 370 910M430 1220C450 1150 500 1090 580 1050'
  scene.add(`<g opacity=".35">${line(folds, '#cfe3ee', 9)}</g>`)
  const spray = [
    [770, 500, 12],
    [800, 430, 8],
    [748, 560, 9],
    [830, 520, 6],
    [690, 540, 8],
    [790, 620, 6],
    [610, 540, 7],
  ] as const
  scene.piece(
    spray.map(([x, y, r]) => circle(x, y, r)),
    '#eef6fb',
    1,
  )
  scene.mark('water', 260, 800, 110)
}

/** Rain driven from the left. */
export const drivenRain = (scene: Scene, count: number, seed: number) => {
  const random = seeded(seed)
  const streaks = Array.from({ length: count }, () => {
    const [x, y, l] = [random() * 1700 - 50, random() * 1200, 30 + random() * 60]
    return `M${num(x)} ${num(y)}l${num(l * 0.5)} ${num(l)}`
  })
  scene.add(`<g opacity=".4">${line(streaks.join(''), '#dfeaf4', 4)}</g>`)
}

/** Planks of the jetty seen from the one who is on it: they lead out to sea. */
export const jettyAhead = (scene: Scene, x: number, top: number) => {
  const { height } = scene
  const edge = (side: number, y: number) => x + side * (70 + ((y - top) / (height - top)) * 430)
  const plank = '#a8764c'
  scene.sheet(
    polygon([
      [edge(-1, top), top],
      [edge(1, top), top],
      [edge(1, height + 60), height + 60],
      [edge(-1, height + 60), height + 60],
    ]),
    scene.linear(lighter(plank, 0.3), darker(plank, 0.14), top, height),
    3,
    top,
  )
  const seams = [0.06, 0.14, 0.24, 0.37, 0.53, 0.73, 0.96].map((t) => {
    const y = top + (height - top) * t
    return `M${num(edge(-1, y) + 6)} ${num(y)}H${num(edge(1, y) - 6)}`
  })
  scene.add(line(seams.join(''), darker(plank, 0.34), 5))
}

/** The wall of the tower from outside, with a round lit window; `inside` draws who looks out of it. */
export const wallInFog = (scene: Scene, inside: () => void) => {
  const [x, y, r] = [1130, 500, 236]
  const curve = (from: number) =>
    `M${from} -60C${from - 70} 300 ${from - 110} 800 ${from - 130} 1260H1700V-60Z`
  scene.sheet(curve(800), scene.linear('#f3ece6', '#d9d3d6', 0, 1200), 3)
  const band = 'M682 880Q1130 1010 1700 900V1260H648Z'
  scene.piece(band, '#c9605a', 1)
  scene.flat(
    [
      roundRect(1000, 90, 170, 60, 14),
      roundRect(820, 210, 130, 56, 14),
      roundRect(1440, 250, 150, 60, 14),
      roundRect(1400, 760, 160, 60, 14),
      roundRect(800, 720, 130, 56, 14),
    ],
    '#cfc6c6',
    0.6,
  )
  scene.piece(circle(x, y, r + 54), '#a0764f', 3)
  const bolts = Array.from({ length: 10 }, (_, i) =>
    circle(x + Math.cos(i * 0.628) * (r + 28), y + Math.sin(i * 0.628) * (r + 28), 11),
  )
  scene.piece(bolts, '#e3bd7a', 1)
  scene.flat(circle(x, y, r), scene.linear('#6a5a72', '#e0a860', y - r, y + r))
  scene.add(
    `<clipPath id="porthole"><path d="${circle(x, y, r)}"/></clipPath><g clip-path="url(#porthole)">`,
  )
  inside()
  scene.add('</g>')
  scene.flat(
    `M${x - 150} ${y + 120}L${x + 40} ${y - 200}H${x + 110}L${x - 90} ${y + 180}Z`,
    '#ffffff',
    0.14,
  )
  scene.mark('light', x, y, 110)
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
