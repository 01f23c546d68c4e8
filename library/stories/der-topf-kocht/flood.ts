import { cat } from '../../draw/cast/cat.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { basket } from '../../draw/props/outdoors.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { farmer, father, miller, roller, smallest, smith, tailor } from './figures.ts'
import { cutOpen, millersRoom, thread } from './millers-house.ts'
import { bubbles, folds, lumps, porridge } from './porridge.ts'
import { cobbles, farHill, lights, openSky, row } from './set.ts'
import { longTable, roundTable, spoon, wobblyTable } from './things.ts'

/** The wave of porridge that leans over the square, its contours as sheets. */
const wave = (scene: Scene) => {
  const { left } = scene
  const shapes: [d: string, nearness: 0 | 1 | 2 | 3][] = [
    [
      `M${left - 60} 40C160 -20 520 -10 700 170C820 300 830 450 750 540C760 440 690 370 610 400C520 440 520 640 600 800C650 900 700 1000 720 1270H${left - 60}Z`,
      3,
    ],
    [
      `M${left - 60} 130C170 70 420 100 520 230C430 300 400 480 470 680C540 860 600 980 610 1270H${left - 60}Z`,
      1,
    ],
    [
      `M${left - 60} 280C140 230 290 280 340 400C300 560 340 760 420 900C480 1010 500 1100 500 1270H${left - 60}Z`,
      2,
    ],
    [
      `M${left - 60} 520C100 480 190 560 200 680C210 820 290 940 350 1040C380 1120 390 1180 390 1270H${left - 60}Z`,
      3,
    ],
  ]
  for (const [i, [d, nearness]] of shapes.entries()) porridge(scene, d, i * 150, nearness)
}

/** The farmer behind the pane of her upper window. */
const farmerAtWindow = (scene: Scene) => {
  const pane = 'M1421 198H1539V349H1421Z'
  scene.add(`<clipPath id="farmer"><path d="${pane}"/></clipPath><g clip-path="url(#farmer)">`)
  scene.flat(pane, '#fff1c9')
  farmer(
    scene,
    { at: [1482, 545], scale: 0.95, flip: true, lookAt: [1200, 900] },
    { view: 'turned', mood: 'frightened' },
  )
  scene.add('</g>')
}

/** Porridge as a force: in the lane, and on the square. */
export const flood: Record<string, SceneArt> = {
  p4: () => {
    const scene = openSky({ hour: 'day', seed: 8, light: { x: 0.62, y: 0.13, r: 80 } })
    const [wallX, floor] = [600, 1010]
    farHill(scene, 520)
    row(scene, 560, lights.day, [
      ['home', 990, 0.5],
      ['smith', 1180, 0.62],
      ['tailor', 800, 0.66],
    ])
    row(scene, 800, lights.day, [
      ['grocer', 1960, 1.3],
      ['farmer', 1480, 1.35],
    ])
    scene.begin('cast')
    farmerAtWindow(scene)
    porridge(
      scene,
      'M920 520C960 496 1030 496 1060 520C1130 590 1180 640 1250 700C1400 760 1560 770 2020 780V1270H640V600C700 640 830 600 920 520Z',
      500,
      0,
    )
    father(
      scene,
      {
        at: [1010, 890],
        scale: 1.2,
        flip: true,
        near: { at: [1090, 480], grip: 'grip', holding: spoon(), tilt: 10 },
        far: { at: [880, 640], grip: 'wave' },
        lookAt: [800, 800],
      },
      { view: 'turned', stance: 'running', mood: 'frightened', mouth: 'shout' },
    )
    porridge(
      scene,
      lumps(
        [640, 2020],
        (x) => 750 + Math.abs(x - 1080) * 0.16 - Math.max(0, 1 - Math.abs(x - 640) / 200) * 190,
        1270,
        12,
        16,
      ),
      560,
      1,
    )
    porridge(
      scene,
      `M640 560C690 500 770 530 780 620C800 720 900 850 1010 860C1150 840 1220 900 1300 930C1460 900 1580 920 2020 900V1270H640Z`,
      540,
      2,
    )
    scene.place(basket(undefined), 1390, 1060, 1.9)
    scene.place(cat({ color: '#e2954a', mood: 'surprised', gaze: [-0.9, -0.2] }), 1390, 975, 1.15)
    porridge(
      scene,
      `M640 690C700 640 760 700 770 790C800 900 900 1000 1040 1010C1190 1000 1290 1040 1420 1040C1520 1050 1600 1030 2020 1040V1270H640Z`,
      660,
      3,
    )
    millersRoom(scene, wallX, floor)
    cutOpen(scene, wallX, floor)
    miller(
      scene,
      {
        at: [350, 1040],
        scale: 1.95,
        shadow: 80,
        near: { at: [600, 640], grip: 'open', angle: -60 },
        far: { at: [600, 560], grip: 'open', angle: -60 },
        lookAt: [560, 830],
      },
      { view: 'profile', stance: 'pushing', mood: 'angry' },
    )
    thread(scene, 610, 812)
    bubbles(scene, [
      [760, 900, 38],
      [900, 1090, 52],
      [1180, 1120, 34],
      [1130, 800, 22],
      [1560, 1120, 42],
    ])
    folds(scene, [
      [980, 960, 160],
      [1230, 1170, 240],
      [690, 1190, 160],
    ])
    return scene
  },
  p5: () => {
    const scene = openSky({ hour: 'day', seed: 5, light: { x: 0.86, y: 0.12, r: 70 } })
    farHill(scene, 560)
    row(scene, 690, lights.day, [
      ['miller', 760, 0.66],
      ['farmer', 1850, 0.66],
      ['smith', 1050, 0.68],
      ['grocer', 1330, 0.66],
      ['tailor', 1590, 0.66],
    ])
    cobbles(scene, 680, 2)
    scene.begin('cast')
    tailor(
      scene,
      {
        at: [1385, 800],
        scale: 0.9,
        flip: true,
        shadow: 80,
        near: { at: [1435, 475], grip: 'flat' },
        far: { at: [1330, 475], grip: 'flat' },
        lookAt: [700, 300],
      },
      { view: 'turned', stance: 'walking', mood: 'frightened' },
    )
    scene.place(placed(roundTable(), { rotate: 180 }), 1382, 392, 0.95)
    wave(scene)
    smith(
      scene,
      {
        at: [1090, 1010],
        scale: 1.7,
        flip: true,
        shadow: 70,
        near: { at: [950, 884], grip: 'open' },
        far: { at: [925, 880], grip: 'open' },
        lookAt: [640, 560],
      },
      { view: 'profile', stance: 'pushing', mood: 'angry', mouth: 'shout', lean: 8 },
    )
    miller(
      scene,
      {
        at: [1300, 1040],
        scale: 1.6,
        flip: true,
        shadow: 70,
        near: { at: [1195, 925], grip: 'open' },
        far: { at: [1170, 922], grip: 'open' },
        lookAt: [700, 420],
      },
      { view: 'turned', stance: 'pushing', mood: 'frightened', lean: 10 },
    )
    farmer(
      scene,
      {
        at: [1590, 1080],
        scale: 1.6,
        flip: true,
        shadow: 70,
        near: { at: [1430, 930], grip: 'open' },
        far: { at: [1410, 926], grip: 'open' },
        lookAt: [800, 400],
      },
      { view: 'turned', stance: 'pushing', mood: 'surprised', lean: 6 },
    )
    scene.place(longTable(420, '#a9704a'), 830, 1090, 1.6)
    scene.place(wobblyTable(), 1300, 1120, 1.55)
    scene.place(longTable(300, '#7a5a4a'), 1620, 1150, 1.6)
    smallest(
      scene,
      {
        at: [745, 898],
        scale: 1.95,
        flip: true,
        far: { at: [575, 690], grip: 'point', inFront: false },
        near: { at: [800, 760], grip: 'fist' },
        lookAt: [560, 660],
      },
      { view: 'turned', stance: 'tiptoe', mood: 'thoughtful', nod: -6 },
    )
    roller(
      scene,
      { at: [960, 1190], scale: 1.3, flip: true, shadow: 100, lookAt: [690, 640] },
      { mood: 'surprised', view: 'turned' },
    )
    porridge(
      scene,
      lumps([-420, 780], (x) => 1080 + Math.max(0, x - 320) * 0.5, 1290, 7, 14),
      1060,
      3,
    )
    bubbles(scene, [
      [120, 780, 50],
      [300, 1000, 36],
      [250, 420, 30],
      [450, 560, 24],
      [90, 1140, 44],
    ])
    return scene
  },
}
