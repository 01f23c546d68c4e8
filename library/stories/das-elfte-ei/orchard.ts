import { standsAt } from '../../draw/cast/toward.ts'
import { darker } from '../../draw/paper/color.ts'
import { circle, leaf, type Point, smooth } from '../../draw/paper/geometry.ts'
import { line, placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { redApple } from './apples.ts'
import { eleventhEgg, wicker } from './egg.ts'
import { balduin, josse, looking, pim } from './figures.ts'
import { land, newScene, tufts } from './set.ts'

const heap: readonly (readonly [number, number])[] = [
  [-150, -300],
  [-80, -316],
  [0, -330],
  [78, -318],
  [150, -298],
  [-40, -384],
  [44, -386],
  [0, -440],
  [-186, -240],
  [-108, -252],
  [-34, -262],
  [108, -252],
  [184, -240],
  [-100, -356],
  [104, -356],
]

/** The harvest basket, 470 units wide; the egg lies among the apples. */
const harvestBasket = () => {
  const apples = heap.map(([x, y], i) =>
    placed(redApple(i), { x, y, rotate: ((i * 37) % 50) - 25 }),
  )
  const egg = placed(eleventhEgg(), { x: 40, y: -262, rotate: 18, scale: 1.12 })
  const front = [
    [-70, -214],
    [112, -206],
    [170, -214],
    [-150, -208],
  ].map(([x = 0, y = 0], i) => placed(redApple(i + 5), { x, y, rotate: i * 20 - 20 }))
  return wicker(470, 216, '#b98548', apples.join('') + egg + front.join(''))
}

const orchardTree = (scene: Scene, x: number, foot: number, top: number, seed: number) => {
  const random = seeded(seed)
  const bark = '#7d5a46'
  const crown = (r: number, dy: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * 6.283
      return circle(
        x + Math.cos(a) * r * 1.25,
        top + dy + Math.sin(a) * r * 0.55,
        r * (0.46 + random() * 0.16),
      )
    })
  scene.sheet(crown(300, 0, 12), '#7c9a4c', 3)
  scene.sheet(
    [
      smooth([
        [x - 70, foot],
        [x - 40, foot - 300],
        [x - 56, top],
        [x + 50, top],
        [x + 44, foot - 300],
        [x + 84, foot],
      ]),
      strip(
        [
          [x, top + 240],
          [x - 130, top + 120],
          [x - 230, top - 20],
        ],
        [64, 44, 16],
      ),
      strip(
        [
          [x, top + 260],
          [x + 120, top + 140],
          [x + 240, top + 20],
        ],
        [64, 40, 14],
      ),
    ],
    bark,
    3,
  )
  scene.add(
    line(
      `M${x - 20} ${foot - 60}q-14 -180 4 -360M${x + 20} ${foot - 160}q10 -140 -6 -300`,
      darker(bark, 0.3),
      7,
    ),
  )
  scene.sheet(crown(240, -70, 11), '#93ad55', 3)
  const leaves = Array.from({ length: 70 }, () => {
    const a = random() * 6.283
    const r = Math.sqrt(random()) * 330
    return leaf(
      x + Math.cos(a) * r * 1.25,
      top - 50 + Math.sin(a) * r * 0.62,
      random() * 6.28,
      44,
      0.36,
    )
  })
  scene.piece(leaves.slice(0, 35), '#6f8f45', 1)
  scene.piece(leaves.slice(35), '#a9bf64', 1)
  scene.mark('leaves', x, top - 60, 90)
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283 + 0.4
    scene.place(
      redApple(i),
      x + Math.cos(a) * 270 * (0.7 + (i % 3) * 0.2),
      top - 20 + Math.sin(a) * 150,
      0.8,
    )
  }
}

const p6: SceneArt = () => {
  const scene = newScene('autumn', 'day')
  scene.bands(['#f6dfa0', '#f9e9bd', '#fcf3d8'], 0, 620, { seed: 3 })
  land(scene, (x) => 620 + 30 * Math.sin(x / 230), '#d9cd7c', 2)
  for (const [x, h] of [
    [520, 210],
    [760, 170],
    [1010, 190],
    [1250, 160],
  ] as const) {
    scene.piece([`M${x - 12} 660V${640 - h * 0.3}H${x + 12}V660Z`], '#8a6a52', 1)
    scene.piece(
      circle(x, 620 - h * 0.6, h * 0.42) +
        circle(x - h * 0.3, 630 - h * 0.4, h * 0.3) +
        circle(x + h * 0.3, 630 - h * 0.42, h * 0.3),
      '#b3b35c',
      2,
    )
  }
  land(
    scene,
    (x) => 730 + 16 * Math.sin(x / 300 + 1),
    print('linen', '#bdb75e', '#a3a34c', { size: 18 }),
    3,
  )
  orchardTree(scene, 190, 900, 150, 3)
  scene.begin('cast')
  const meadow = (x: number) => 850 + 0.06 * x + 10 * Math.sin(x / 210)
  const old = { depth: 10 }
  scene.ground = meadow
  land(scene, meadow, '#a5aa52', 3)
  tufts(scene, meadow, { count: 60, height: 44, color: '#80903f', seed: 5, depth: 60 })
  const oldAt = standsAt(scene, 270, 1.8, old)
  stand(
    scene,
    balduin(
      looking(
        {
          pose: 'seated',
          paws: { far: { at: [104, -128], grip: 'point' }, near: { at: [72, -70], grip: 'open' } },
        },
        oldAt,
        [880, 700],
      ),
    ),
    270,
    1.8,
    old,
  )
  const basket: Point = [900, 1120]
  const carry = (side: 1 | -1): Point => [basket[0] + side * 300, basket[1] - 290 + side * 20]
  const [behind, ahead] = [{ depth: 60 }, { depth: 190 }]
  const pimPaw = standsAt(scene, 505, 2.1, behind).toFigure(carry(-1))
  const jossePaw = standsAt(scene, 1360, 2.3, ahead).toFigure(carry(1))
  stand(
    scene,
    pim({
      pose: 'walking',
      gaze: [0.2, -0.95],
      headTilt: -14,
      mouth: 'gasp',
      paws: {
        near: { at: pimPaw, grip: 'hold' },
        far: { at: [pimPaw[0] - 4, pimPaw[1] + 8], grip: 'hold' },
      },
    }),
    505,
    2.1,
    behind,
  )
  scene.contactShadow(basket[0], basket[1] + 30, 280)
  scene.place(harvestBasket(), basket[0], basket[1], 1.3, { rotate: 4 })
  const rope = (side: 1 | -1) =>
    `M${carry(side)[0]} ${carry(side)[1]}q${-10 * side} 60 ${-50 * side} 100`
  scene.add(line(rope(-1) + rope(1), '#7a5230', 16))
  stand(
    scene,
    josse({
      pose: 'walking',
      mood: 'tired',
      headView: 'profile',
      gaze: [0.9, 0.2],
      nod: 8,
      paws: { near: { at: jossePaw, grip: 'hold' } },
    }),
    1360,
    2.3,
    ahead,
  )
  scene.inFront(() => {
    for (const [i, [x, y]] of (
      [
        [70, 1130],
        [190, 1170],
        [330, 1130],
      ] as const
    ).entries())
      scene.place(redApple(i + 1), x, y, 1, { rotate: i * 40 })
    tufts(scene, () => 1210, { count: 30, height: 90, color: '#6c7d38', seed: 31, depth: 20 })
  })
  return scene
}

export const orchardScenes: Record<string, SceneArt> = { p6 }
