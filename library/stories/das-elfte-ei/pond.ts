import { duck } from '../../draw/cast/duck.ts'
import { standsAt } from '../../draw/cast/toward.ts'
import { bulrush } from '../../draw/landscape/flowers.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { ellipse, type Point, points, smooth } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { lilyPad } from '../../draw/places/pond.ts'
import { swim } from '../../draw/props/water.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { eleventhEgg } from './egg.ts'
import { josse, looking, pim } from './figures.ts'
import { land, newScene } from './set.ts'

/** White streaks on water between two heights. */
const streaks = (scene: Scene, count: number, [top, bottom]: Point, seed: number) => {
  const random = seeded(seed)
  const list = Array.from({ length: count }, () => {
    const y = top + random() * (bottom - top)
    const w = 40 + random() * 130 * ((y - top) / (bottom - top) + 0.4)
    return ellipse(scene.across(random()), y, w, 3 + w * 0.02)
  })
  scene.flat(list, '#ffffff', 0.4)
}

/** Reeds between two x, their feet at about `y`. */
const reedBed = (
  scene: Scene,
  [from, to]: Point,
  y: number,
  h: number,
  count: number,
  seed: number,
) => {
  const random = seeded(seed)
  for (let i = 0; i < count; i++) {
    const x = from + ((i + random() * 0.8) / count) * (to - from)
    const color = mix('#4f8f5a', '#2d6b5c', random())
    scene.add(
      bulrush(x, y + random() * 30, h * (0.7 + random() * 0.4), (random() - 0.5) * 0.6, color),
    )
  }
}

const p4: SceneArt = () => {
  const scene = newScene('emerald', 'day')
  scene.bands(['#bfe4e4', '#dcefdc', '#f4f2cf'], 0, 380, { seed: 4 })
  land(scene, (x) => 330 + 40 * Math.sin(x / 240 + 2), '#a8d09a', 2)
  land(scene, (x) => 410 + 20 * Math.sin(x / 170), '#86bb84', 2)
  reedBed(scene, [-200, 900], 560, 480, 34, 2)
  const water = (x: number) => 520 + 8 * Math.sin(x / 200)
  land(scene, water, '#5fb0b6', 3)
  scene.bands(['#6dbcbf', '#58a9b3', '#469aa8', '#3a8b9d'], 640, 1200, { seed: 11, sway: 18 })
  streaks(scene, 24, [560, 1180], 3)
  scene.markArea('water', [900, 900, 1560, 1160], 70)
  scene.begin('cast')
  const far: Point = [470, 430]
  for (const [who, x, y, scale] of [
    [josse, 1400, 770, 1.5],
    [pim, 1170, 830, 1.6],
  ] as const) {
    const place = { flip: true }
    scene.ground = () => y - 70 + 50
    const at = standsAt(scene, x, scale, place)
    const pose =
      who === josse
        ? ({
            pose: 'standing',
            mood: 'surprised',
            mouth: 'shout',
            paws: { far: { at: [62, -150], grip: 'open' } },
          } as const)
        : ({ pose: 'standing', mood: 'surprised', paws: { near: { at: [20, -60] } } } as const)
    swim(scene, who(looking(pose, at, far)), x, y, scale, { sink: 40, flip: true, r: 50 })
  }
  reedBed(scene, [-120, 180], 900, 700, 14, 6)
  reedBed(scene, [800, 960], 860, 430, 9, 8)
  scene.flat(ellipse(470, 1000, 520, 60), '#1f5f72', 0.5)
  const straw = '#b98d54'
  scene.piece(
    smooth(
      points('-10,760 40,930 200,1010 470,1030 740,1010 900,920 950,740 860,700 470,760 90,720'),
    ),
    darker(straw, 0.42),
    3,
  )
  scene.place(duck({ pose: 'brooding', gaze: [0.8, 0.1], lids: 0.42 }), 430, 870, 3.5)
  const eggs: readonly (readonly [number, number, number])[] = [
    [190, 858, -24],
    [296, 884, -8],
    [404, 892, 6],
    [632, 884, -6],
    [728, 852, 20],
  ]
  for (const [x, y, turn] of eggs) scene.place(paleEgg(), x, y, 1.3, { rotate: turn })
  scene.place(eleventhEgg(), 518, 894, 1.4, { rotate: 8 })
  const rim = smooth(
    points(
      '-30,800 60,900 220,948 470,962 720,944 880,880 960,700 1010,720 960,920 800,1030 470,1070 140,1030 -20,940',
    ),
  )
  scene.piece(rim, straw, 3)
  const random = seeded(4)
  const straws = Array.from({ length: 46 }, () => {
    const t = random()
    const x = -10 + t * 960
    const y = 1010 - 150 * (2 * t - 1) ** 4 - 30 + random() * 60
    return `M${Math.round(x - 70)} ${Math.round(y + 20 * (random() - 0.5))}Q${Math.round(x)} ${Math.round(y + 20)} ${Math.round(x + 60)} ${Math.round(y + 30 * (random() - 0.7))}`
  })
  scene.add(
    line(straws.slice(0, 24).join(''), darker(straw, 0.35), 6),
    line(straws.slice(24).join(''), lighter(straw, 0.4), 6),
  )
  scene.piece([lilyPad(1180, 1070, 260), lilyPad(1500, 1010, 180)], '#5f9f6a', 2)
  scene.inFront(() => {
    reedBed(scene, [1470, 1660], 1260, 900, 7, 12)
    reedBed(scene, [-60, 70], 1260, 760, 4, 13)
    scene.piece([lilyPad(90, 1150, 330), lilyPad(820, 1160, 240)], '#4f9160', 2)
  })
  return scene
}

const paleEgg = () =>
  `<g filter="url(#s1)" fill="#e6efe2"><path d="M0 -42C21 -42 32 -12 32 8C32 30 18 42 0 42C-18 42 -32 30 -32 8C-32 -12 -21 -42 0 -42Z"/></g>`

export const pondScenes: Record<string, SceneArt> = { p4 }
