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
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { boardFloor } from '../../draw/places/indoors.ts'
import { nightSky } from '../../draw/places/night-sky.ts'
import { throughWindow } from '../../draw/places/opening.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import { littleMoon } from './figures.ts'

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

/** How far the kerb falls from left to right. */
const kerbSlope = 190 / 1640

/** The lane from above: cobbles over the whole picture, a puddle like a dachshund among others. */
export const laneFromAbove = () => {
  const light = { x: 0.5, y: 0.2, r: 0 }
  const { scene } = createPlaceScene({ palette: 'midnight', hour: 'night', light }, { light })
  const { left, right, span, height, mood } = scene
  const stone = mix(mood.tone(0.6), '#56608f', 0.4)
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear(darker(stone, 0.3), lighter(stone, 0.08), 0, height)}"/>`,
  )
  const random = seeded(7)
  const stones: string[] = []
  for (let row = 0; row < 17; row++)
    for (let i = 0; i < span / 80; i++) {
      if (random() < 0.45) continue
      const [x, y] = [left + i * 86 + (row % 2) * 43 - 20, row * 72 + 6]
      stones.push(roundRect(x, y, 60 + random() * 18, 50, 18))
    }
  scene.flat(stones, lighter(stone, 0.2), 0.3)
  const kerb = polygon([
    [left - 20, 250 - left * kerbSlope],
    [right + 20, 60 - (right - 1600) * kerbSlope],
    [right + 20, -20],
    [left - 20, -20],
  ])
  scene.piece(kerb, lighter(stone, 0.28), 3)
  scene.ground = () => 300
  return scene
}

const wet = (scene: Scene, path: string, y: number, h: number) => {
  scene.flat(path, scene.linear('#0f1f4c', '#2f6b97', y - h, y + h))
}

/** Puddles with a moon in each: middle and width in pixels; the dachshund last, his moon broken. */
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

export const dachshundPuddle = (scene: Scene, x: number, y: number) => {
  const path = smooth(dachshund.map(([dx, dy]): Point => [x + dx * 1.25, y + dy * 1.25]))
  wet(scene, path, y, 110)
  scene.flat(circle(x + 318, y - 106, 9), '#cfe3f5', 0.7)
  const shards = Array.from({ length: 14 }, (_, i) => {
    const angle = i * 2.4
    const reach = 34 + i * 11
    return ellipse(x + Math.cos(angle) * reach, y - 6 + Math.sin(angle) * reach * 0.3, 22 - i, 7)
  })
  scene.flat(shards, '#fff6da', 0.95)
}

/** Elif's room with a great open window over the roofs; returns the height of the sill. */
export const atTheWindow = () => {
  const scene = nightSky({
    view: 'roofs',
    palette: 'midnight',
    hour: 'night',
    seed: 5,
    chimney: null,
    plants: false,
    landOffset: 0.02,
    light: { x: 0.62, y: 0.24, r: 130 },
  })
  const sill = throughWindow(scene, {
    x: 830,
    y: 440,
    w: 980,
    h: 700,
    wall: '#3f5f86',
    wood: '#6d7fa8',
  })
  boardFloor(scene, 990, '#4a4a78')
  scene.ground = () => 990 - 20
  const light = polygon(points('420,830 1300,830 1480,1210 500,1210'))
  scene.flat(light, '#bfe0f2', 0.14)
  return { scene, sill }
}

/** A beam of moonlight from the window's corner points down to the table. */
export const moonbeam = (scene: Scene, points: readonly Point[]) =>
  scene.add(
    `<path d="M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z" fill="#cfe8f8" opacity=".16"/>`,
  )
