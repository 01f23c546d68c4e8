import { standsAt } from '../../draw/cast/toward.ts'
import { darker, mix } from '../../draw/paper/color.ts'
import { ellipse, type Point, points, smooth } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { eleventhEgg } from './egg.ts'
import { balduin, fieldMouse, josse, looking, pim } from './figures.ts'
import { snowHare, spoon } from './props.ts'
import { gardenBench, grassGreen, land, newScene, tufts } from './set.ts'

/** Thaw in March: everything runs down the slope, also the egg. */
const p9: SceneArt = () => {
  const scene = newScene('emerald', 'day')
  scene.bands(['#c3d9de', '#d8e6df', '#ece9d2'], 0, 420, { seed: 5 })
  const top = (x: number) => 150 + (x + 100) * 0.28 + 24 * Math.sin(x / 190)
  land(scene, (x) => 380 + 30 * Math.sin(x / 260), '#b5cdb0', 2)
  land(scene, top, print('linen', '#a9b878', '#94a566', { size: 18 }), 3)
  tufts(scene, top, { count: 50, height: 40, color: '#8a9c5c', seed: 9 })
  const rest = [
    smooth(points('-340,190 20,190 140,250 330,330 420,400 300,420 120,370 -340,330')),
    smooth(points('880,450 1010,430 1120,480 1160,540 1040,546 930,520')),
  ]
  scene.piece(rest, '#f7fbff', 2)
  const mud = '#8f6d4a'
  const random = seeded(21)
  const rill = (spine: readonly Point[], w: readonly number[]) => {
    scene.sheet(
      strip(
        spine,
        w.map((v) => v + 46),
      ),
      mud,
      2,
      0,
      'torn',
    )
    scene.piece(strip(spine, w), '#7db9c2', 1)
    scene.flat(
      strip(
        spine,
        w.map((v) => v * 0.62),
      ),
      '#9bd0d2',
      0.8,
    )
    const gleams = Array.from({ length: 16 }, () => {
      const t = random() * 0.9
      const aside = (random() - 0.5) * 0.62 * (w.at(-1) ?? 0) * (0.3 + t * 0.6)
      return strip(
        spine.map(([x, y]): Point => [x + aside * 0.6, y - aside]),
        [6, 5],
        t,
        t + 0.03 + random() * 0.04,
      )
    })
    scene.flat(gleams, '#f2fbfa', 0.9)
  }
  rill(
    [
      [330, 380],
      [620, 330],
      [480, 640],
      [1080, 520],
      [980, 800],
      [1640, 880],
    ],
    [24, 40, 56, 70, 84, 100],
  )
  rill(
    [
      [150, 390],
      [40, 560],
      [420, 640],
      [420, 860],
      [760, 900],
      [860, 1240],
    ],
    [20, 40, 56, 74, 96, 130],
  )
  rill(
    [
      [1060, 520],
      [1300, 500],
      [1260, 660],
      [1600, 620],
      [1960, 740],
    ],
    [18, 34, 44, 54, 64],
  )
  scene.place(snowHare(), 150, 380, 0.5, { rotate: 27 })
  scene.markArea('water', [520, 560, 760, 700], 50)
  for (const [x, y] of [
    [700, 420],
    [1240, 690],
    [300, 560],
  ] as const) {
    scene.flat(ellipse(x, y, 44, 30), '#4a342c')
    scene.add(line(`M${x - 46} ${y + 6}A46 32 0 0 1 ${x + 46} ${y + 6}`, darker(mud, 0.1), 12))
  }
  scene.place(eleventhEgg(), 936, 648, 1.36, { rotate: 118 })
  scene.add(
    line('M850 580q-30 -26 -70 -32M836 630q-34 -12 -70 -10M876 544q-20 -26 -46 -34', '#fffaf0', 7),
  )
  scene.begin('cast')
  scene.ground = () => 800
  scene.place(gardenBench(520, 200), 1370, 1010, 1)
  paintPot(scene)
  const low = (x: number) => 1040 + 14 * Math.sin(x / 160)
  mice(scene)
  muddyPair(scene)
  land(scene, (x) => low(x) + 110, mix(mud, grassGreen(0.9), 0.3), 3)
  tufts(scene, (x) => low(x) + 110, { count: 40, height: 60, color: '#66783f', seed: 15 })
  return scene
}

/** Balduin stirs paint before the bench. */
const paintPot = (scene: Scene) => {
  const place = { flip: true, depth: 230 }
  const at = standsAt(scene, 1400, 1.45, place)
  const stick: Point = [1262, 890]
  stand(
    scene,
    balduin(
      looking(
        {
          pose: 'seated',
          paws: {
            far: {
              at: at.toFigure(stick),
              grip: 'hold',
              holding: placed(line('M0 -40L0 110', '#a9704a', 9), { rotate: -8 }),
            },
            near: { at: [66, -66], grip: 'open' },
          },
        },
        at,
        [1240, 1010],
      ),
    ),
    1400,
    1.45,
    place,
  )
  const pot =
    piece(ellipse(0, -104, 84, 18), '#3f6f9e') +
    piece('M-86 -104Q0 -74 86 -104L78 -10Q0 14 -78 -10Z', '#59606e') +
    flat('M-86 -104Q-60 -92 -46 -90L-44 -60Q-56 -50 -60 -64L-66 -90Z', '#3f7fc8')
  stand(scene, pot, 1236, 1.05, { depth: 250 })
}

const mice = (scene: Scene) => {
  const stone = smooth(points('60,1020 50,880 130,800 300,770 470,790 560,860 580,1010 320,1060'))
  scene.piece(stone, print('linen', '#a8acae', '#8d9498', { size: 22 }), 3)
  scene.flat(smooth(points('100,850 300,790 500,830 460,850 290,822 140,868')), '#c9cfcf', 0.8)
  const spots: readonly (readonly [number, number])[] = [
    [120, 856],
    [208, 822],
    [300, 806],
    [392, 816],
    [478, 846],
  ]
  for (const [i, [x, y]] of spots.entries())
    scene.place(
      fieldMouse(i, {
        pose: 'seated',
        gaze: [0.9, -0.3],
        ears: i % 2 ? 'drooping' : 'up',
        paws: {
          far: { at: [24, -46], grip: 'hold', holding: placed(spoon(), { rotate: 10 + i * 6 }) },
        },
      }),
      x,
      y + 10,
      1.28,
    )
}

/** Mud up to the tips of the ears. */
const splashes = (list: readonly (readonly [number, number, number])[]) =>
  flat(list.map(([x, y, r]) => ellipse(x, y, r, r * 0.8)).join(''), '#7a5638', 0.92)

const muddyPair = (scene: Scene) => {
  for (const [who, x, depth, scale] of [
    [pim, 934, 286, 1.42],
    [josse, 1096, 320, 1.42],
  ] as const) {
    const place = { flip: true, depth }
    const at = standsAt(scene, x, scale, place)
    const svg = who(
      looking(
        { pose: 'standing', mouth: 'gasp', paws: { far: { at: [64, -104], grip: 'open' } } },
        at,
        [320, 830],
      ),
    )
    const mud = splashes([
      [-14, -30, 22],
      [18, -46, 14],
      [-30, -70, 12],
      [6, -10, 26],
      [34, -150, 8],
      [-12, -130, 9],
      [-8, -176, 10],
    ])
    stand(scene, svg + mud, x, scale, place)
  }
}

export const thawScenes: Record<string, SceneArt> = { p9 }
