// Before the sett: the mound with its round mouth under the beech, and the valley behind it.

import { circle, leaf, type Point, points, smooth } from '../../draw/paper/geometry.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { chamber, root } from './set.ts'

export interface MoundLook {
  grass: string
  soil: string
  mouth: string
  roots?: string
}

/** The mouth of the sett in its mound; (x, y) is the middle of its threshold. */
export const mound = (
  scene: Scene,
  x: number,
  y: number,
  size: number,
  { grass, soil, mouth, roots }: MoundLook,
) => {
  const at = (list: readonly Point[]) =>
    smooth(list.map(([u, v]): Point => [x + u * size, y + v * size]))
  scene.sheet(
    at(
      points(
        '-760,140 -640,-90 -420,-330 -160,-470 120,-480 400,-340 620,-110 780,140 700,300 -700,300',
      ),
    ),
    grass,
    3,
    y - 480 * size,
  )
  scene.piece(
    at(points('-330,90 -310,-110 -220,-270 -40,-350 140,-320 270,-200 330,-20 340,90')),
    soil,
    2,
    'torn',
  )
  scene.piece(chamber(x, y - 110 * size, 215 * size, 205 * size, 4, 0.9), mouth, 2)
  const move = ([u, v]: Point): Point => [x + u * size, y + v * size]
  for (const { list, w } of rootsAtMouth) {
    const [a, b, c, d] = list
    scene.add(root([move(a), move(b), move(c), move(d)], w * size, roots))
  }
}

const rootsAtMouth = [
  { list: points('-250,-330 -190,-250 -150,-120 -190,-20'), w: 40 },
  { list: points('240,-300 200,-220 170,-110 210,0'), w: 34 },
  { list: points('40,-360 20,-320 60,-270 40,-230'), w: 24 },
]

/** A beech's trunk at the edge, and its crown of leaves along the top. */
export const beech = (scene: Scene, isLeft: boolean, bark: string, leaves: readonly string[]) => {
  const mirror = (list: readonly Point[]) =>
    isLeft ? list : list.map(([x, y]): Point => [scene.width - x, y])
  scene.sheet(
    smooth(mirror(points('-60,-60 170,-60 150,300 166,700 230,960 300,1090 -60,1130'))),
    bark,
    3,
  )
  const random = seeded(9)
  for (const [i, color] of leaves.entries()) {
    const balls = Array.from(
      { length: 13 },
      (_, k): Point => [k * 70 - 80, -30 - i * 40 + 120 * Math.cos(k / 5) + random() * 60],
    )
    scene.sheet(
      mirror(balls).map(([x, y]) => circle(x, y, 90 + random() * 40)),
      color,
      3,
    )
  }
  scene.mark('leaves', isLeft ? 260 : scene.width - 260, 60, 80)
}

export const hillside = (scene: Scene, y: number, rise: number, color: string, seed: number) => {
  const crest: Point[] = []
  for (let x = scene.left - 60; x <= scene.right + 60; x += 70)
    crest.push([x, y - rise * Math.sin(x / 420 + seed) - rise * 0.3 * Math.sin(x / 160 + seed * 2)])
  const foot = `L${scene.right + 60} ${scene.height + 60}L${scene.left - 60} ${scene.height + 60}Z`
  scene.sheet(`${smooth(crest, false)}${foot}`, color, 2, y - rise)
}

/** A wood on a hill's edge, far away. */
export const farWood = (scene: Scene, y: number, color: string, seed: number) => {
  const random = seeded(seed)
  const balls = Array.from({ length: 34 }, (_, i) =>
    circle(scene.across(i / 33), y + random() * 40, 36 + random() * 40),
  )
  scene.sheet(
    [...balls, `M${scene.left - 60} ${y + 20}H${scene.right + 60}V${y + 300}H${scene.left - 60}Z`],
    color,
    2,
    y - 80,
  )
}

/** Fallen leaves of the beech between two heights. */
export const fallen = (scene: Scene, top: number, bottom: number, colors: readonly string[]) => {
  const random = seeded(31)
  for (const color of colors)
    scene.piece(
      Array.from({ length: 16 }, () =>
        leaf(
          scene.across(random()),
          top + random() * (bottom - top),
          random() * 6.3,
          30 + random() * 22,
          0.34,
        ),
      ),
      color,
      1,
    )
}
