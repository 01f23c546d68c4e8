import { cat } from '../../draw/cast/cat.ts'
import type { Point } from '../../draw/paper/geometry.ts'
import { basket } from '../../draw/props/outdoors.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { lene } from './figures.ts'
import { bubbles, lumps, porridge } from './porridge.ts'
import { farHill, lights, openSky, row } from './set.ts'
import { littlePot } from './things.ts'

/** Porridge that swells out of the pot on the left, over her head and down on the right: sheets within sheets. */
const swell = [
  'M190 1100C40 940 60 640 250 530C430 420 850 430 1010 560C1150 680 1160 900 1160 1060C1170 1160 1240 1230 1280 1260L190 1320Z',
  'M230 1100C130 950 150 720 320 620C490 520 800 530 930 650C1040 750 1056 920 1064 1080C1074 1180 1130 1240 1160 1290L230 1320Z',
  'M270 1100C220 980 240 810 390 720C530 640 740 650 840 750C930 840 956 980 966 1110C976 1200 1000 1250 1020 1300L270 1320Z',
] as const

/** Lene with the little pot: the porridge swings out of it, over her head and down on the village. */
export const frontCover: CoverArt = () => {
  const scene = openSky({
    ...coverSize,
    hour: 'dusk',
    seed: 6,
    light: { x: 0.62, y: 0.46, r: 190 },
  })
  farHill(scene, 1130)
  row(scene, 1230, lights.dusk, [
    ['tailor', 90, 0.8],
    ['miller', 1090, 0.85],
    ['home', 800, 0.72],
    ['smith', 400, 0.7],
  ])
  scene.begin('cast')
  porridge(scene, swell[0], 440, 3)
  porridge(scene, swell[1], 540, 2)
  porridge(scene, swell[2], 640, 1)
  porridge(
    scene,
    lumps([-60, 1260], (x) => 1260 + Math.cos(x / 240) * 20, 1660, 4, 20),
    1240,
    1,
  )
  const face: Point = [300, 620]
  lene(
    scene,
    {
      at: [720, 1640],
      scale: 3.5,
      flip: true,
      near: { at: [455, 1310], grip: 'open' },
      far: { at: [420, 1220], grip: 'open' },
      lookAt: face,
    },
    { view: 'turned', mood: 'joyful', nod: -12, headTilt: 6 },
  )
  scene.place(littlePot('down'), 340, 1370, 2.3, { rotate: -8 })
  porridge(
    scene,
    'M180 1110C190 1050 270 1050 320 1060C390 1040 480 1060 470 1110C470 1170 430 1160 420 1130C410 1200 370 1200 366 1130C340 1110 300 1240 270 1170C260 1120 240 1130 226 1150C200 1180 176 1150 180 1110Z',
    1060,
    3,
  )
  scene.place(basket(undefined), 985, 1450, 1.8)
  scene.place(cat({ color: '#e2954a', mood: 'surprised', gaze: [-0.9, -0.5] }), 985, 1370, 1.15)
  porridge(
    scene,
    lumps([-60, 1260], (x) => 1400 + Math.sin(x / 200) * 26, 1660, 9, 18),
    1380,
    2,
  )
  porridge(
    scene,
    lumps([-60, 1260], (x) => 1490 + Math.cos(x / 230) * 24, 1660, 11, 18),
    1460,
    3,
  )
  bubbles(scene, [
    [240, 690, 30],
    [560, 560, 38],
    [980, 760, 34],
    [1080, 1010, 30],
    [180, 1480, 40],
    [760, 1470, 40],
    [640, 1540, 30],
  ])
  return addFrame(scene, { design: 'tornTitle', seed: 29 })
}
