import { mix } from '../../draw/paper/color.ts'
import { circle, type Point } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { longBoard } from './board.ts'
import { farmer, father, grocer, lene, miller, roller, smallest, smith, tailor } from './figures.ts'
import { bubbles, folds, lumps, porridge } from './porridge.ts'
import { cobbles, farHill, lamps, lights, openSky, row } from './set.ts'
import { bowl, littlePot, spoon } from './things.ts'

/** The supper for all, and the word. */
export const supper: Record<string, SceneArt> = {
  p6: () => {
    const scene = openSky({ hour: 'night', seed: 9, light: { x: 0.12, y: 0.13, r: 60 } })
    farHill(scene, 500)
    row(scene, 600, lights.night, [
      ['miller', 110, 0.7],
      ['smith', 440, 0.68],
      ['grocer', 720, 0.66],
      ['tailor', 990, 0.66],
      ['farmer', 1290, 0.68],
      ['home', 1600, 0.5],
    ])
    cobbles(scene, 590, 4)
    lamps(scene, [-420, 60], [860, 90], 7)
    lamps(scene, [820, 90], [2020, 160], 6)
    scene.begin('cast')
    scene.warm(820, 720, 900, '#f0a04a', 0.5, 0.5)
    const size = (x: number) => 2.05 - (0.72 * x) / 1600
    const edge = (x: number) => 1010 - 0.13 * x
    const depth = (x: number) => 86 * size(x) * 0.62
    const seat = (x: number, up = 0): { at: Point; scale: number } => ({
      at: [x, edge(x) - depth(x) + (118 - up) * size(x)],
      scale: size(x),
    })
    const dust = Array.from({ length: 12 }, (_, i) =>
      circle(318 + ((i * 17) % 34), 720 + i * 11, 3 + (i % 3)),
    )
    const song: Point = [840, 330]
    miller(
      scene,
      {
        ...seat(840, 96),
        near: { at: [660, 440], grip: 'open' },
        far: { at: [1010, 390], grip: 'grip', holding: spoon(), tilt: 20 },
        lookAt: [640, 60],
      },
      { mood: 'joyful', mouth: 'shout', headTilt: -8 },
    )
    tailor(
      scene,
      {
        ...seat(500),
        flip: true,
        near: { at: [610, 720], grip: 'grip', holding: spoon(), tilt: -14 },
        lookAt: [330, 700],
      },
      { view: 'turned', stance: 'seat', seatHeight: 84, mood: 'joyful', mouth: 'grin' },
    )
    grocer(
      scene,
      {
        ...seat(150, 10),
        far: {
          at: [335, 680],
          grip: 'grip',
          holding: placed(bowl('#a8683c'), { rotate: 130, scale: 0.62, y: 10 }),
        },
        near: { at: [190, 790], grip: 'open' },
        lookAt: [345, 820],
      },
      { view: 'turned', lean: 8, mood: 'joyful' },
    )
    roller(
      scene,
      {
        ...seat(690, -10),
        near: { at: [640, 690], grip: 'grip', holding: spoon(), tilt: -10 },
        lookAt: song,
      },
      { view: 'turned', mood: 'joyful', pose: 'standing', nod: -10 },
    )
    smith(
      scene,
      {
        ...seat(1060),
        flip: true,
        near: { at: [975, 640], grip: 'open' },
        far: { at: [955, 636], grip: 'open' },
        lookAt: song,
      },
      {
        view: 'turned',
        stance: 'seat',
        seatHeight: 84,
        mood: 'joyful',
        mouth: 'laugh',
        headTilt: -10,
      },
    )
    smallest(
      scene,
      {
        ...seat(1210, 34),
        flip: true,
        far: { at: [1160, 660], grip: 'grip', holding: spoon(), tilt: -24 },
        lookAt: [1140, 580],
      },
      { mood: 'joyful', mouth: 'tongue' },
    )
    father(
      scene,
      {
        ...seat(1350),
        far: { at: [1290, 610], grip: 'grip', holding: spoon(), tilt: 10 },
        flip: true,
        lookAt: song,
      },
      { view: 'turned', stance: 'seat', seatHeight: 84, mood: 'joyful', mouth: 'chew' },
    )
    farmer(
      scene,
      {
        ...seat(1560, 10),
        flip: true,
        near: { at: [1462, 690], grip: 'flat', holding: placed(bowl('#f6d76a'), { scale: 1.1 }) },
        far: { at: [1455, 695], grip: 'flat' },
        lookAt: [1400, 640],
      },
      { view: 'turned', stance: 'walking', mood: 'joyful' },
    )
    scene.flat(dust, '#8a4f28')
    longBoard(scene, { edge, depth, seams: [-420, 310, 560, 900, 1130, 2020] })
    for (const [x, filling, clay] of [
      [345, '#fdf1d6', '#c87a4a'],
      [110, '#fdf1d6', '#7a8fb0'],
      [540, '#fdf1d6', '#8a9a8a'],
      [760, '#fdf1d6', '#6f8f6a'],
      [1030, '#f0c070', '#7a8fb0'],
      [1300, '#fdf1d6', '#c87a4a'],
    ] as const)
      scene.place(bowl(filling, clay), x, edge(x) - 24, size(x) * 0.72)
    porridge(
      scene,
      lumps([-420, 2020], (x) => edge(x) + 26, 1270, 8, 14),
      840,
      1,
    )
    porridge(
      scene,
      lumps([-420, 2020], (x) => edge(x) + 96, 1270, 15, 16),
      900,
      2,
    )
    porridge(
      scene,
      lumps([-420, 2020], (x) => edge(x) + 176, 1270, 21, 18),
      980,
      3,
    )
    bubbles(scene, [
      [180, 1120, 40],
      [620, 1080, 30],
      [930, 1110, 50],
      [1330, 1010, 34],
      [1500, 1130, 40],
    ])
    folds(scene, [
      [320, 1170, 220],
      [1080, 1140, 220],
    ])
    return scene
  },
  p7: () => {
    const scene = openSky({ hour: 'night', seed: 3, light: { x: 0.2, y: 0.16, r: 80 } })
    farHill(scene, 520)
    row(scene, 610, lights.night, [
      ['miller', 90, 0.66],
      ['smith', 420, 0.66],
      ['grocer', 790, 0.64],
      ['tailor', 1110, 0.64],
      ['farmer', 1430, 0.66],
    ])
    cobbles(scene, 600, 4)
    lamps(scene, [-420, 290], [2020, 270], 12)
    scene.begin('cast')
    scene.warm(800, 720, 900, '#f0a04a', 0.5, 0.45)
    const face: Point = [1120, 760]
    const there = (x: number, y = 870): { at: Point; scale: number; lookAt: Point } => ({
      at: [x, y],
      scale: 1.28,
      lookAt: face,
    })
    const up = (x: number, y: number, tilt: number) => ({
      at: [x, y] as const,
      grip: 'grip' as const,
      holding: spoon(),
      tilt,
    })
    const gaping = { view: 'turned', mood: 'surprised' } as const
    father(scene, { ...there(90), far: up(190, 415, 10) }, { view: 'turned', mood: 'joyful' })
    tailor(
      scene,
      { ...there(250), far: up(330, 595, 16) },
      { ...gaping, stance: 'seat', seatHeight: 84 },
    )
    miller(scene, { ...there(420), far: up(500, 565, 14) }, gaping)
    grocer(
      scene,
      { ...there(590), far: up(660, 625, 10) },
      { ...gaping, stance: 'seat', seatHeight: 84, mouth: 'chew' },
    )
    smallest(scene, { ...there(740, 820), far: up(780, 635, 16) }, gaping)
    smith(scene, { ...there(1380), flip: true, far: up(1305, 575, 14) }, gaping)
    farmer(
      scene,
      { ...there(1515), flip: true, far: up(1445, 595, 10) },
      { ...gaping, stance: 'seat', seatHeight: 84, mouth: 'chew' },
    )
    roller(
      scene,
      { ...there(880, 880), flip: false, far: up(950, 635, 14) },
      { ...gaping, pose: 'standing' },
    )
    longBoard(scene, {
      edge: () => 790,
      depth: () => 54,
      seams: [-420, 280, 560, 860, 1180, 2020],
    })
    for (const [i, x] of [180, 470, 700, 960, 1260, 1440].entries())
      scene.place(bowl('#fdf1d6', i % 2 ? '#7a8fb0' : '#c87a4a'), x, 776, 0.9)
    porridge(
      scene,
      lumps([-420, 2020], () => 820, 1270, 8, 12),
      800,
      0,
    )
    porridge(
      scene,
      lumps([-420, 2020], (x) => 890 + Math.abs(x - 760) * 0.05, 1270, 15, 14),
      860,
      1,
    )
    ground(scene)
    bubbles(scene, [
      [220, 900, 26],
      [520, 880, 20],
      [1420, 920, 28],
    ])
    scene.contactShadow(560, 1120, 170)
    scene.place(littlePot(), 560, 1120, 2.1)
    lene(
      scene,
      {
        at: [1120, 1360],
        scale: 2.6,
        flip: true,
        near: { at: [920, 650], grip: 'wave', inFront: true },
        far: { at: [1300, 630], grip: 'wave', inFront: true },
      },
      { view: 'turnedAway', mood: 'joyful' },
    )
    return scene
  },
}

/** The edge of the square that the porridge has not reached, where Lene stands. */
const ground = (scene: Scene) => {
  const { left, right } = scene
  const stone = '#6a5a78'
  scene.sheet(
    `M${left - 60} 1060C300 1000 500 960 800 975S1300 990 ${right + 60} 1040V1270H${left - 60}Z`,
    scene.linear(mix(stone, '#f0a04a', 0.25), stone, 970, 1200),
    3,
    960,
  )
}
