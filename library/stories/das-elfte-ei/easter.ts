import { crow } from '../../draw/cast/crow.ts'
import { standsAt } from '../../draw/cast/toward.ts'
import { flower } from '../../draw/landscape/flowers.ts'
import { darker, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, type Point, points, smooth } from '../../draw/paper/geometry.ts'
import { flat, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { eggBasket, eleventhEgg, paintedEgg } from './egg.ts'
import { balduin, josse, looking, pim } from './figures.ts'
import { burrowDoor, daisy, gardenBench, grassGreen, land, newScene, tufts } from './set.ts'

/** The crow flies off with an egg in its beak. */
const thief = (egg: string) =>
  crow({ pose: 'flying', gaze: [0.9, 0.1], holding: placed(egg, { y: 40, rotate: 12 }) })

const sun = (scene: Scene, x: number, y: number) => {
  scene.glow(x, y, 520, '#fff3c0', 0.5)
  scene.piece(circle(x, y, 92), '#ffe9a0', 1)
  scene.mark('sun', x, y, 90)
  scene.shineFrom(x, y)
}

/** Primroses and daffodils in the grass, never red. */
const blooms = (scene: Scene, spots: readonly (readonly [x: number, y: number, s: number])[]) => {
  for (const [i, [x, y, s]] of spots.entries())
    scene.place(daisy(96, i % 2 ? 0.16 : -0.12, i * 3 + 2, 0.7), x, y, s)
}

/** A bough in blossom that hangs in from the upper corner. */
const bough = (scene: Scene, isRight: boolean) => {
  const x = (value: number) => (isRight ? 1600 - value : value)
  const wood = '#7d5a4a'
  scene.piece(
    [
      strip(
        [
          [x(-340), -10],
          [x(60), 40],
          [x(330), 150],
          [x(470), 130],
        ],
        [44, 34, 18, 4],
      ),
      strip(
        [
          [x(60), 40],
          [x(180), 160],
          [x(200), 230],
        ],
        [22, 14, 3],
      ),
      strip(
        [
          [x(220), 100],
          [x(330), 60],
          [x(420), 10],
        ],
        [18, 12, 3],
      ),
    ],
    wood,
    3,
  )
  const random = seeded(12)
  for (let i = 0; i < 26; i++) {
    const t = random()
    const side = i % 3
    const u = side === 0 ? -20 + t * 470 : side === 1 ? 90 + t * 110 : 230 + t * 190
    const v = side === 0 ? 20 + t * 130 : side === 1 ? 70 + t * 160 : 100 - t * 90
    const color = ['#fbdfe2', '#fff6f2', '#f6c3cc'][i % 3] ?? '#fff6f2'
    scene.add(
      flower(
        x(u),
        v + (random() - 0.5) * 60,
        26 + random() * 14,
        color,
        5,
        random() * 6,
        '#d98aa0',
      ),
    )
  }
}

/** The slope with the door, without figures; `flip` shows it from the other side. */
const morning = (isOtherSide: boolean) => {
  const scene = newScene('emerald', 'day')
  const x = (value: number) => (isOtherSide ? 1600 - value : value)
  scene.bands(['#bfe3e0', '#d6ecdc', '#eef3d6', '#fbf3d4'], 0, 620, { seed: isOtherSide ? 5 : 2 })
  sun(scene, x(1010), 250)
  const far = (u: number) => 600 + 40 * Math.sin(u / 210) - (isOtherSide ? 20 : 0)
  land(scene, far, '#a9cfa0', 2)
  const rise = (v: number) => {
    const u = x(v)
    return 190 + Math.max(0, u - 160) * 0.36 + 26 * Math.sin(u / 150)
  }
  land(scene, rise, print('linen', grassGreen(0.34), grassGreen(0.56), { size: 18 }), 3)
  tufts(scene, rise, { count: 60, height: 46, color: grassGreen(0.6), seed: 4 })
  tufts(scene, (u) => rise(u) + 60, {
    count: 18,
    height: 34,
    color: grassGreen(0.5),
    seed: 8,
    depth: 330,
  })
  const primroses = [
    [690, 560],
    [780, 640],
    [860, 610],
    [930, 720],
    [1420, 700],
    [1510, 740],
    [600, 470],
  ] as const
  for (const [i, [u, v]] of primroses.entries())
    scene.add(flower(x(u), v, 17 + (i % 3) * 4, i % 2 ? '#fff3b8' : '#f7e27c', 5, i, '#e8a13c'))
  scene.place(burrowDoor(), x(330), 934, 1.24, { flip: isOtherSide })
  const yard = (v: number) => 884 + 12 * Math.sin(x(v) / 170)
  land(scene, yard, grassGreen(0.52), 3)
  tufts(scene, yard, { count: 50, height: 34, color: grassGreen(0.74), seed: 12 })
  bough(scene, isOtherSide)
  return { scene, x }
}

const p1: SceneArt = () => {
  const { scene, x } = morning(false)
  scene.place(thief(eleventhEgg()), 1330, 344, 1.42, { rotate: -10 })
  const path = smooth(points('120,930 480,912 640,960 760,1080 900,1230 -80,1230 60,1060'))
  scene.piece(path, '#e6d3a4', 1)
  scene.begin('cast')
  const under: Point = [1260, 700]
  for (const [who, at, flip] of [
    [pim, 1090, false],
    [josse, 1430, true],
  ] as const) {
    const where = { flip, depth: 130 }
    const pose = { pose: 'crouching', ears: 'back', nod: -14, mood: 'surprised' } as const
    const seen = looking(pose, standsAt(scene, at, 1.3, where), under)
    stand(scene, who(seen), at, 1.3, where)
  }
  scene.place(gardenBench(800, 330), 1300, 1116, 1)
  const old = standsAt(scene, 430, 1.92, { depth: 110 })
  stand(
    scene,
    balduin(
      looking(
        {
          pose: 'seated',
          nod: 12,
          mood: 'happy',
          paws: { far: { at: [92, -106], grip: 'point' }, near: { at: [64, -60], grip: 'open' } },
        },
        old,
        [760, 900],
      ),
    ),
    430,
    1.92,
    { depth: 110 },
  )
  stand(scene, eggBasket(), 740, 1.12, { depth: 150, shadow: 110 })
  scene.inFront(() => {
    blooms(scene, [
      [60, 1240, 1.5],
      [180, 1260, 1.1],
      [1500, 1250, 1.5],
      [1592, 1230, 1.1],
      [x(560), 1250, 0.9],
    ])
    tufts(scene, () => 1190, {
      count: 34,
      height: 70,
      color: darker(grassGreen(0.9), 0.1),
      seed: 21,
      depth: 40,
    })
  })
  return scene
}

/** Pim from behind, head and ears still under the bench: 240 units wide and 200 tall. */
const hindView = () => {
  const fur = '#8a6650'
  const far = darker(fur, 0.3)
  return (
    piece(smooth(points('-70,-60 -84,-150 -40,-206 40,-206 84,-150 70,-60')), far) +
    piece(
      smooth(points('-112,-20 -122,-100 -80,-164 0,-182 80,-164 122,-100 112,-20 60,4 -60,4')),
      fur,
    ) +
    piece(
      [
        smooth(points('-124,0 -130,-46 -96,-62 -62,-40 -58,0')),
        smooth(points('124,0 130,-46 96,-62 62,-40 58,0')),
      ],
      darker(fur, 0.14),
    ) +
    piece([ellipse(-92, 2, 46, 17), ellipse(92, 2, 46, 17)], mix(fur, '#ffffff', 0.3)) +
    flat(ellipse(-96, 2, 22, 8) + ellipse(96, 2, 22, 8), '#e0a99a') +
    piece(smooth(points('-34,-92 -30,-128 0,-142 30,-128 34,-92 12,-72 -14,-74')), '#fff3e4')
  )
}

const p10: SceneArt = () => {
  const { scene } = morning(true)
  scene.place(thief(paintedEgg('#3f7fc8', '#f6d25a')), 250, 344, 1.42, { flip: true, rotate: 10 })
  scene.begin('cast')
  const old = { flip: true, depth: 0 }
  const oldAt = standsAt(scene, 1500, 1.4, old)
  const turned = {
    pose: 'seated',
    mood: 'proud',
    paws: { far: { at: [96, -120], grip: 'open' }, near: { at: [70, -70], grip: 'open' } },
  } as const
  stand(scene, balduin(looking(turned, oldAt, [620, 1000])), 1500, 1.4, old)
  stand(scene, eggBasket(2), 1262, 0.9, { depth: 40, shadow: 110 })
  const beside = { flip: true, depth: 190 }
  const at = standsAt(scene, 920, 1.95, beside)
  stand(
    scene,
    josse(
      looking(
        {
          pose: 'standing',
          headTilt: -4,
          mood: 'surprised',
          mouth: 'smile',
          paws: { far: { at: [66, -112], grip: 'point' } },
        },
        at,
        [400, 1000],
      ),
    ),
    920,
    1.95,
    beside,
  )
  scene.flat(ellipse(330, 1120, 420, 46), '#2f5f45', 0.55)
  scene.flat(smooth(points('-300,700 640,700 660,900 620,1120 -300,1130')), '#274b3c', 0.5)
  scene.place(gardenBench(1000, 470), 270, 1140, 1)
  scene.place(hindView(), 330, 1150, 1.36)
  scene.contactShadow(640, 1146, 60)
  scene.place(eleventhEgg(true), 640, 1100, 1.5, { rotate: 20 })
  scene.inFront(() => {
    blooms(scene, [
      [1560, 1240, 1.5],
      [1450, 1260, 1.1],
      [40, 1250, 1.4],
    ])
    tufts(scene, () => 1190, {
      count: 34,
      height: 70,
      color: darker(grassGreen(0.9), 0.1),
      seed: 25,
      depth: 40,
    })
  })
  return scene
}

export const easterScenes: Record<string, SceneArt> = { p1, p10 }
