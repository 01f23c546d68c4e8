import { placedAt, standsAt } from '../../draw/cast/toward.ts'
import { darker } from '../../draw/paper/color.ts'
import {
  circle,
  ellipse,
  type Point,
  points,
  roundRect,
  smooth,
} from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { eleventhEgg } from './egg.ts'
import { fieldMouse, josse, looking, pim } from './figures.ts'
import { snowHare, spoon } from './props.ts'
import { gardenBench, land, newScene } from './set.ts'

const soupBowl = (color: string) =>
  piece('M-24 -20H24C22 -4 12 0 0 0C-12 0 -22 -4 -24 -20Z', color) +
  flat(ellipse(0, -20, 24, 6), '#e8a13c')

/** The slope cut open in December: snow above, the mice's parlour below. */
const p8: SceneArt = () => {
  const scene = newScene('winter', 'dusk')
  scene.bands(['#5b6f9e', '#7d8db6', '#a9aecb', '#d9c3c6'], 0, 560, { seed: 8 })
  const random = seeded(3)
  const flakes = Array.from({ length: 60 }, () =>
    circle(scene.across(random()), random() * 560, 4 + random() * 7),
  )
  const slope = (x: number) => 440 + (x - 100) * 0.11 + 18 * Math.sin(x / 200)
  land(scene, (x) => slope(x) - 90 + 40 * Math.sin(x / 320 + 2), '#b9c7e0', 2)
  scene.flat(flakes, '#ffffff', 0.9)
  scene.mark('snow', 800, 160, 80)
  land(scene, slope, '#f5f9ff', 3)
  scene.ground = slope
  const soil = '#5d4038'
  land(scene, (x) => slope(x) + 92 + 12 * Math.sin(x / 70), soil, 3)
  land(scene, (x) => slope(x) + 330 + 30 * Math.sin(x / 150), darker(soil, 0.22), 2)
  const pebbles = Array.from({ length: 40 }, () => {
    const [x, w] = [scene.across(random()), 9 + random() * 22]
    return ellipse(x, slope(x) + 160 + random() * 560, w, w * 0.7)
  })
  scene.flat(pebbles, '#8f6a58', 0.5)
  const passage = smooth(
    points('340,1010 220,1000 100,900 -60,860 -340,840 -340,940 -80,950 20,1000 140,1080 340,1100'),
  )
  scene.piece(passage, darker(soil, 0.55), 2)
  scene.piece(
    smooth(
      points(
        '330,1160 290,920 420,760 700,690 1010,700 1260,790 1350,960 1310,1150 1080,1196 560,1196',
      ),
    ),
    darker(soil, 0.55),
    3,
  )
  scene.piece(
    smooth(
      points(
        '362,1130 326,930 446,790 710,724 1000,732 1234,814 1314,966 1266,1112 1070,1152 570,1154',
      ),
    ),
    print('flowers', '#e0a35a', '#eebd78', { size: 62 }),
    1,
  )
  // the passage opens in the wall
  scene.flat(ellipse(352, 1030, 40, 76), darker(soil, 0.55))
  scene.sheet(
    'M340 1096C600 1080 1000 1084 1300 1092L1262 1130L1074 1160L566 1162L380 1140Z',
    '#8a5a40',
    2,
  )
  scene.begin('cast')
  scene.add(line('M800 728V780', '#5a3a2e', 6))
  scene.piece('M764 780H836L860 818H740Z', '#3d7b86', 1)
  scene.glow(800, 840, 460, '#ffd88a', 0.7)
  scene.mark('light', 800, 816, 30)
  scene.piece(roundRect(430, 880, 150, 14, 4), '#8a5a40', 1)
  for (const [i, x] of [450, 490, 530, 562].entries())
    scene.place(soupBowl(['#7f9a8c', '#c87f4a', '#5f86a0', '#d9b04f'][i] ?? '#7f9a8c'), x, 880, 0.8)
  const table: Point = [806, 1046]
  for (const [i, x, tilt] of [
    [1, 664, -4],
    [2, 806, 3],
    [4, 948, 5],
  ] as const)
    scene.place(
      fieldMouse(i, { pose: 'sitting', headTilt: tilt, gaze: [(806 - x) / 240, 0.8] }),
      x,
      1016,
      1.75,
    )
  scene.place(eleventhEgg(), table[0], table[1] + 16, 2.1, { rotate: 90 })
  for (const [i, [x, y]] of (
    [
      [750, -30],
      [806, -44],
      [864, -30],
    ] as const
  ).entries())
    scene.place(soupBowl(['#7f9a8c', '#5f86a0', '#c87f4a'][i] ?? '#7f9a8c'), x, table[1] + y, 0.9)
  eaters(scene, table, 1126)
  scene.ground = slope
  stand(scene, snowHare(), 800, 0.84, { depth: -40, shadow: 190 })
  const josseAt = { flip: true, depth: -30 }
  const there = standsAt(scene, 1030, 1.15, josseAt)
  stand(
    scene,
    josse(
      looking(
        {
          pose: 'standing',
          ears: 'one',
          paws: {
            near: { at: there.toFigure([966, 448]), grip: 'flat' },
            far: { at: there.toFigure([958, 462]), grip: 'flat' },
          },
        },
        there,
        [860, 230],
      ),
    ),
    1030,
    1.15,
    josseAt,
  )
  stand(scene, pim({ pose: 'crouching', gaze: [0.7, 0.6], mouth: 'smile' }), 510, 1.2, {
    depth: -16,
  })
  const cap = piece(
    smooth(points('-176,-128 -150,-160 -60,-168 40,-160 130,-170 172,-140 176,-124 0,-118')),
    '#ffffff',
  )
  scene.place(gardenBench(330, 130) + cap, 1370, slope(1370) + 44, 1, { rotate: 6 })
  scene.place(placed(spade(), { rotate: -16 }), 330, slope(330) + 30, 1)
  scene.piece(smooth(points('580,520 600,480 640,470 690,500 700,530 610,540')), '#ffffff', 1)
  return scene
}

const spade = () =>
  piece(roundRect(-7, -190, 14, 150, 5), '#a9704a') +
  piece('M-34 -60H34L26 10Q0 26 -26 10Z', '#7d8894') +
  piece(roundRect(-30, -204, 60, 18, 8), '#8a5a40')

/** The mice at both ends of the table, each with a spoon. */
const eaters = (scene: Scene, table: Point, seat: number) => {
  for (const [i, x, flip] of [
    [0, 520, false],
    [3, 1092, true],
  ] as const) {
    const at = placedAt(x, seat, 1.75, { flip })
    const bowl = at.toFigure([table[0] + (flip ? 176 : -176), table[1] - 70])
    scene.place(
      fieldMouse(i, {
        pose: 'seated',
        gaze: [0.9, 0.2],
        paws: { far: { at: bowl, grip: 'hold', holding: placed(spoon(), { rotate: 190 }) } },
      }),
      x,
      seat,
      1.75,
      { flip },
    )
  }
}

export const winterScenes: Record<string, SceneArt> = { p8 }
