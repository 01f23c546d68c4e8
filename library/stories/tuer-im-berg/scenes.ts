import { sheep } from '../../draw/cast/sheep.ts'
import { grove, hills } from '../../draw/landscape/land.ts'
import { sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { ellipse, points, star4 } from '../../draw/paper/geometry.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { market, stallTop } from '../../draw/places/market.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { room } from '../../draw/places/room.ts'
import { crystalCluster } from '../../draw/props/crystal.ts'
import { stool, table } from '../../draw/props/furniture.ts'
import { rowingBoat } from '../../draw/props/harbour-things.ts'
import { house } from '../../draw/props/outdoors.ts'
import { mug } from '../../draw/props/winter.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import {
  baker,
  grandma,
  oldMan,
  pretzel,
  runa,
  shepherdess,
  sign,
  tamo,
  teacher,
  tray,
} from './figures.ts'
import { cavern, leafSpray, litWindows, mountain, rockDoor, rockFace, steps } from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'autumn' as const

/** Houses of the village in a row, their feet on `y`. */
const houses = (scene: Scene, y: number, spots: readonly (readonly [number, number])[]) => {
  const roofs = ['#c8543f', '#8a5a8a', '#d88a3c', '#5f7f8f']
  for (const [i, [x, scale]] of spots.entries())
    scene.place(
      house({ wall: i % 2 === 0 ? '#fbe6cd' : '#f3d3ae', roof: roofs[i % 4] ?? '#c8543f' }),
      x,
      y,
      scale,
      { flip: i % 2 === 1 },
    )
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = new Scene({ palette, hour: 'day' })
    const { mood } = scene
    sky(scene, {
      light: { x: 0.16, y: 0.2, r: 80 },
      seed: 4,
      clouds: [
        { x: 0.34, y: 0.14, w: 240 },
        { x: 0.9, y: 0.2, w: 220 },
      ],
    })
    const rock = mix('#a48c94', mood.tone(0.3), 0.3)
    mountain(scene, { x: 900, peak: 60, foot: 860, w: 800 }, rock)
    scene.place(rockDoor(), 930, 420, 0.62)
    scene.glow(952, 334, 60, '#fff0b0', 0.9)
    steps(scene, { x: 930, y: 420, w: 170, h: 17, count: 12 }, lighter(rock, 0.3))
    const trees = hills(scene, { base: 800, amplitude: 30, seed: 6, waves: 1.3 })
    scene.sheet(
      [
        trees.path,
        ...grove(trees, {
          from: -30,
          to: 1640,
          step: 78,
          height: [90, 190],
          seed: 8,
          kind: 'round',
        }).map(({ path }) => path),
      ],
      mood.land(0.5),
      3,
      560,
    )
    houses(scene, 900, points('170,1 420,0.85 1180,0.9 1440,1.05'))
    const road = hills(scene, { base: 905, amplitude: 12, seed: 3 })
    scene.sheet(
      road.path,
      scene.linear(lighter(mood.land(0.3), 0.2), mood.land(0.75), 900, 1200),
      3,
      road.top,
    )
    scene.ground = road.yAt
    stand(scene, runa({ arms: 'pointing', turn: 7 }), 600, 1.9, { depth: 90 })
    return scene
  },
  p2: () => {
    const scene = market({
      palette,
      hour: 'day',
      seed: 5,
      stalls: [0.14],
      ownStall: { x: 0.62, awning: '#d8584f', goods: [] },
      light: { x: 0.3, y: 0.14, r: 60 },
    })
    stand(
      scene,
      baker({ mood: 'surprised', arms: 'holding', holding: tray, turn: -6 }),
      990,
      1.75,
      { depth: 10 },
    )
    stand(scene, runa({ arms: 'open', turn: 6 }), 440, 1.9, { depth: 130 })
    const top = stallTop(scene)
    scene.inFront(() => {
      for (const [i, dx] of [-230, -120, 110, 230].entries())
        scene.place(pretzel(), 990 + dx, top - 30, 1.3, { rotate: (i - 1.5) * 10 })
    })
    return scene
  },
  p3: () => {
    const scene = meadow({
      palette,
      hour: 'day',
      seed: 9,
      flowers: [],
      light: { x: 0.5, y: 0.18, r: 80 },
    })
    stand(scene, sheep(), 300, 1.2, { depth: -40 })
    stand(scene, sheep({ pose: 'walking' }), 1330, 1, { flip: true, depth: -60 })
    stand(scene, shepherdess({ arms: 'reaching', turn: 5 }), 560, 1.75, { flip: true, depth: 0 })
    stand(scene, teacher({ pose: 'walking' }), 1150, 1.7, { depth: 20 })
    stand(scene, runa({ arms: 'open', turn: 3 }), 830, 1.75, { depth: 90 })
    stand(scene, sheep({ lamb: true }), 380, 1.3, { depth: 120 })
    return scene
  },
  p4: () => {
    const scene = room({
      palette,
      hour: 'night',
      window: 0.5,
      furniture: { stove: 0.13, rug: 0.52 },
      seed: 6,
      light: { r: 30 },
    })
    stand(scene, stool('#b98256'), 1080, 2.3, { depth: 40, shadow: 60 })
    const { y } = stand(
      scene,
      grandma({ pose: 'sitting', arms: 'holding', holding: mug('#d8a03c'), turn: -6 }),
      1080,
      1.8,
      {
        depth: 40,
        shadow: 0,
      },
    )
    stand(scene, stool('#b98256'), 480, 1.5, { depth: 50, shadow: 60 })
    scene.place(
      runa({ pose: 'sitting', arms: 'open', mood: 'surprised', turn: 7 }),
      480,
      footY(scene, 480, 50) - 16,
      1.8,
    )
    scene.contactShadow(780, y + 60, 200)
    scene.place(table('#a9704a', '#d88a4a'), 780, y + 70, 1.55)
    scene.place(mug('#5f8fa3'), 700, y - 112, 1.6).place(pretzel(), 850, y - 138, 1.1)
    return scene
  },
  p5: () => {
    const scene = new Scene({ palette, hour: 'dawn' })
    const rock = mix('#b39a98', scene.mood.tone(0.2), 0.3)
    rockFace(scene, rock)
    scene.glow(300, 120, 900, '#ffe6b0', 0.6)
    scene.place(rockDoor(), 800, 800, 1.95)
    scene.glow(909, 528, 110, '#fff0b0', 0.7)
    steps(scene, { x: 800, y: 796, w: 760, h: 74, count: 7 }, lighter(rock, 0.14))
    scene.place(runa({ arms: 'raised', turn: 6 }), 620, 1010, 2)
    scene.place(grandma({ mood: 'surprised', arms: 'holding', turn: -6 }), 1090, 1030, 1.9)
    leafSpray(scene, 20, 0, 1, 3)
    leafSpray(scene, 1580, -20, -1, 8)
    return scene
  },
  p6: () => {
    const scene = new Scene({ palette, hour: 'night' })
    cavern(scene, 690, 1000)
    litWindows(
      scene,
      points('560,520 650,590 700,470 960,500 1040,580 1120,470 860,430 800,600 1230,560'),
      44,
    )
    for (const [x, y, h, color] of [
      [430, 700, 190, '#7fe0d8'],
      [1330, 720, 230, '#f6a5c0'],
      [740, 690, 90, '#b79cf0'],
      [1110, 694, 120, '#8fc7ff'],
      [250, 560, 120, '#f6a5c0'],
      [1440, 470, 110, '#7fe0d8'],
    ] as const)
      crystalCluster(scene, x, y, h, color, h / 105)
    scene.flat([ellipse(740, 806, 130, 12)], '#ffffff', 0.25)
    scene.place(rowingBoat(), 740, 812, 0.8)
    const bank = hills(scene, { base: 950, amplitude: 16, seed: 4 })
    scene.sheet(bank.path, scene.linear('#5a4a94', '#2a2258', 940, 1200), 3, bank.top)
    scene.ground = bank.yAt
    scene.place(rockDoor(true), 210, 1010, 1.75, { flip: true })
    scene.glow(230, 800, 560, '#ffe6b0', 0.8)
    stand(scene, runa({ mood: 'surprised', arms: 'open', turn: 7 }), 500, 1.95, { depth: 60 })
    stand(scene, tamo({ lantern: true, turn: 7, mood: 'surprised' }), 980, 1.95, {
      flip: true,
      depth: 60,
    })
    scene.glow(800, 1010, 190, '#ffd88a', 0.6)
    return scene
  },
  p7: () => {
    const scene = new Scene({ palette, hour: 'dusk' })
    const { mood } = scene
    sky(scene, { light: { x: 0.8, y: 0.5, r: 0 }, seed: 5, clouds: [{ x: 0.86, y: 0.32, w: 220 }] })
    scene.flat(star4(1180, 190, 40), '#fff6d8').glow(1180, 190, 130, '#fff1c0', 0.9)
    const far = hills(scene, { base: 760, amplitude: 40, seed: 3 })
    scene.sheet(
      [
        far.path,
        ...grove(far, {
          from: 800,
          to: 1640,
          step: 70,
          height: [60, 120],
          seed: 5,
          kind: 'round',
        }).map(({ path }) => path),
      ],
      mood.land(0.3),
      2,
      620,
    )
    houses(scene, 830, points('1180,0.34 1290,0.4 1400,0.34 1500,0.42'))
    const rock = mix('#9a7f88', mood.tone(0.45), 0.4)
    scene.sheet(
      'M-60 -60H940C900 120 990 240 950 420C930 560 1040 660 1060 800C1100 900 1300 930 1660 960V1260H-60Z',
      scene.linear(lighter(rock, 0.1), darker(rock, 0.2), 0, 1200),
      3,
    )
    scene.warm(500, 700, 560, '#f0a04a', 0.45)
    scene.place(rockDoor(true), 520, 780, 1.75)
    scene.glow(520, 600, 420, '#ffe0a0', 0.7)
    steps(scene, { x: 560, y: 776, w: 640, h: 84, count: 6 }, lighter(rock, 0.12))
    scene.ground = () => 900
    stand(scene, grandma({ pose: 'sitting', turn: 5 }), 480, 1.7, { depth: 100, shadow: 60 })
    stand(scene, oldMan({ pose: 'sitting', turn: -5 }), 730, 1.7, { depth: 100, shadow: 60 })
    stand(scene, tamo({ arms: 'both', turn: 5 }), 985, 1.65, { depth: 60 })
    stand(scene, runa({ arms: 'both', turn: 5 }), 1300, 1.65, { flip: true, depth: 64 })
    scene.place(sign(), 1142, 560, 1.6)
    return scene
  },
}
