import { grass, hills } from '../../draw/landscape/land.ts'
import { cloudsAround, sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, num, type Point, points, roundRect } from '../../draw/paper/geometry.ts'
import { strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { openWater } from '../../draw/places/sea.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import { beachSky } from './shores.ts'

/** Between high dunes; only a strip of the sea is to be seen in the gap. */
export const amongDunes = () => {
  const light = { x: 0.52, y: 0.2, r: 90 }
  const { scene, settings } = createPlaceScene(
    { palette: 'gold', hour: 'day', seed: 4, light },
    { light },
  )
  const { left, right, height } = scene
  sky(scene, {
    light: settings.light,
    seed: 3,
    clouds: cloudsAround(settings.light),
    design: beachSky,
  })
  openWater(scene, { ...settings, palette: 'ocean' }, height * 0.5)
  const sandy = (share: number) => mix('#f6e2b4', '#d9ad6c', share)
  const green = '#8a9f62'
  const dune = (from: number, to: number, y: number, h: number, share: number) => {
    const [w, side] = [to - from, from < left ? 1 : -1]
    const [high, low] = side === 1 ? [from, to] : [to, from]
    const path = `M${high} ${y - h}C${high + side * w * 0.34} ${y - h * 1.14} ${high + side * w * 0.55} ${y - h * 0.1} ${low} ${y + 30}V${height + 60}H${high}Z`
    scene.sheet(
      path,
      scene.linear(lighter(sandy(share), 0.16), sandy(share + 0.2), y - h, y + 160),
      2,
      y - h * 1.2,
    )
    const at = (x: number) => {
      const t = Math.abs(x - high) / w
      return y - h * (1 - t ** 1.5) + 22
    }
    const [a, b] = side === 1 ? [high, high + w * 0.5] : [high - w * 0.5, high]
    scene.flat(grass({ yAt: at }, a, b, 16, 100, share * 20 + 3), darker(green, share * 0.3))
  }
  dune(left - 80, 900, 760, 520, 0.75)
  dune(760, right + 80, 740, 400, 0.5)
  dune(left - 80, 560, 900, 240, 0.3)
  dune(1150, right + 80, 900, 230, 0.4)
  const floor = hills(scene, { base: height * 0.76, amplitude: 16, seed: 9, waves: 0.8 })
  scene.sheet(floor.path, scene.linear('#f3dba6', '#d3a868', floor.top, height), 3, floor.top)
  scene.ground = floor.yAt
  return scene
}

/** Paw prints over the sand from one place to another, smaller towards the far end. */
export const pawPrints = (scene: Scene, from: Point, to: Point, count: number) => {
  const random = seeded(count)
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const s = 1.3 - t * 0.9
    const dx = (i % 2 === 0 ? -16 : 16) * s + random() * 6
    scene.add(
      `<g transform="translate(${(x + dx).toFixed(0)} ${y.toFixed(0)}) scale(${s.toFixed(2)} ${(s * 0.6).toFixed(2)})" fill="#a97f48" opacity=".55"><circle r="10"/><circle cx="-12" cy="-14" r="5"/><circle cy="-19" r="5"/><circle cx="12" cy="-14" r="5"/></g>`,
    )
  }
}

/** Sand flying through the air along a bow from `from` over `over` to `to`, the wider the farther. */
export const sandBow = (scene: Scene, from: Point, over: Point, to: Point) => {
  const random = seeded(7)
  const grains = Array.from({ length: 170 }, () => {
    const t = random()
    const on = (i: 0 | 1) => from[i] * (1 - t) ** 2 + 2 * over[i] * t * (1 - t) + to[i] * t * t
    const stray = () => (random() - 0.5) * (40 + t * 130)
    return circle(on(0) + stray(), on(1) + stray(), 4 + random() * 10)
  })
  scene.piece(grains.slice(0, 90), '#fbeecb', 1)
  scene.piece(grains.slice(90), '#e8b873', 1)
}

/** The shadow of a shouting child, cast from (x, y) to (toX, toY) over the sand. */
export const longShadow = (scene: Scene, x: number, y: number, toX: number, toY: number) => {
  const [c, d] = [(x - toX) / 256, (y - toY) / 256]
  const curls = [-70, -44, 0, 44, 70].map((dx, i) =>
    circle(dx, -206 - (2 - Math.abs(i - 2)) * 26, 34),
  )
  const limbs = [
    strip(points('-34,-140 -92,-120 -104,-70'), [34, 30, 26]),
    strip(points('34,-140 92,-120 104,-70'), [34, 30, 26]),
  ]
  const shape =
    `${curls.join('')}${circle(0, -196, 62)}${limbs.join('')}` +
    roundRect(-46, -150, 92, 110, 30) +
    roundRect(-40, -60, 32, 60) +
    roundRect(8, -60, 32, 60) +
    circle(-106, -62, 24) +
    circle(106, -62, 24)
  scene.add(
    `<path transform="matrix(.9 -1 ${num(c)} ${num(d)} ${x} ${y})" d="${shape}" fill="#5a3520" opacity=".34"/>`,
  )
}

/** A flat tongue of foam that runs up the sand between two places. */
export const runUp = (scene: Scene, from: number, to: number, y: number, low: number) => {
  const middle = (from + to) / 2
  const tongue = (grow: number, down: number) =>
    `M${from - 240} ${y}H${to + 240}C${to + 60} ${y + 40} ${to + grow} ${y + 70} ${to - 20 + grow} ${low - 60 + down}C${to - 60} ${low + down} ${middle + 60} ${low - 10 + down} ${middle} ${low + 14 + down}C${middle - 70} ${low - 20 + down} ${from + 50} ${low + 6 + down} ${from + 20 - grow} ${low - 70 + down}C${from - grow} ${y + 70} ${from - 60} ${y + 40} ${from - 240} ${y}Z`
  scene.flat(tongue(16, 16), '#ffffff', 0.85)
  scene.flat(tongue(0, 0), scene.linear('#a493c0', '#efdcea', y, low), 0.95)
}
