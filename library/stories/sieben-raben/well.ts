// Looking up from the bottom of the old well.

import { sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { ellipse, type Point, smooth } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { waterDrop } from '../../draw/props/water.ts'
import { flurry } from '../../draw/props/winter.ts'
import { type Brother, brother } from './figures.ts'
import { branches } from './set.ts'
import { jug } from './things.ts'

const middle: Point = [800, 570]

/** A point of the ring round the shaft; the angle is in degrees, 90 is below. */
const onRing = (angle: number, r: number): Point => {
  const a = (angle * Math.PI) / 180
  return [middle[0] + Math.cos(a) * r * 1.16, middle[1] + Math.sin(a) * r]
}

/** Who leans over the rim: name, place on the ring, scale, how far the feet are outside. */
const round: readonly (readonly [Brother, number, number, number])[] = [
  ['kunz', -90, 1.75, 640],
  ['till', -38, 1.75, 640],
  ['balthes', -142, 1.75, 640],
  ['lorenz', 14, 1.75, 610],
  ['veit', 166, 1.75, 610],
  ['jost', 118, 1.95, 640],
  ['michel', 62, 1.6, 600],
]

/** The shaft's courses of stone, one larger and darker than the other towards us. */
const shaft = (scene: Scene) => {
  const courses = [
    [500, '#8a8fa8'],
    [560, '#666c8c'],
    [640, '#464b70'],
    [740, '#2c3056'],
  ] as const
  for (const [i, [r, color]] of courses.entries()) {
    const hole = ellipse(middle[0], middle[1], r * 1.16, r)
    const stone = print('bricks', color, darker(color, 0.14), { size: 70 + i * 26 })
    scene.add(
      `<g filter="url(#s4)"><path d="M-80 -80H1680V1280H-80Z${hole}" fill="${i === 0 ? lighter(color, 0.1) : stone}" fill-rule="evenodd"/></g>`,
    )
  }
  const snow = Array.from({ length: 25 }, (_, i): Point => {
    const angle = 196 + i * 6
    return onRing(angle, i % 2 === 0 ? 470 : 492)
  })
  const back = Array.from({ length: 25 }, (_, i): Point => onRing(340 - i * 6, 540))
  scene.piece(smooth([...snow, ...back]), '#f4f8ff', 2)
}

/** Seven heads lean over the rim, and the jug falls towards us. */
export const fromTheDepth = () => {
  const scene = new Scene({ palette: 'winter', hour: 'dusk' })
  sky(scene, { light: { x: 0.5, y: 0.46, r: 0 }, seed: 3 })
  const bark = mix('#5a4a5c', scene.mood.tone(0.8), 0.3)
  for (const [x, y, angle] of [
    [160, 120, 0.5],
    [1500, 60, 2.5],
    [1300, 1150, -2.2],
  ] as const)
    scene.piece(branches([x, y], angle, 330, 44, 3), bark, 2)
  flurry(scene, [300, 150, 1000, 850], 40, 5)
  for (const [name, angle, scale, r] of round) {
    const reach = onRing(angle + (angle > 90 ? -5 : 5), 150)
    brother(name)(
      scene,
      {
        at: onRing(angle, r),
        scale,
        rotate: angle - 90,
        lookAt: middle,
        near: { at: reach, grip: 'open', inFront: false },
      },
      {
        view: 'front',
        mood: 'surprised',
        headTilt: (angle % 3) * 6 - 4,
        hands: { far: { at: [58, -120], grip: 'open', inFront: true } },
      },
    )
  }
  shaft(scene)
  scene.begin('front')
  scene.add(line(`M850 500C960 460 950 300 ${onRing(-64, 480).join(' ')}`, '#e6c48c', 12))
  scene.place(jug(), 760, 690, 2.5, { rotate: -38 })
  for (const [x, y, h] of [
    [640, 560, 50],
    [900, 720, 66],
    [730, 780, 44],
    [860, 560, 38],
  ] as const) {
    scene.place(waterDrop(h, '#c9eef5'), x, y, 1, { rotate: -24 })
    scene.mark('water', x, y, h * 0.5)
  }
  return scene
}
