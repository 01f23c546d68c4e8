import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, points } from '../../draw/paper/geometry.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { blue, cushions, red } from './set.ts'

const left = 'M-60 -60H840C700 60 520 330 430 620C380 800 330 1000 300 1260H-60Z'
const right = 'M1660 -60H740C900 60 1080 330 1170 620C1220 800 1270 1000 1300 1260H1660Z'

const redDots = points(
  '90,130 270,90 470,110 160,330 350,290 80,560 260,520 150,780 310,730 80,990',
)

/** A scene within the den: blankets to the left and right, a torch shining at the back. */
export const insideDen = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  const { width, height } = scene
  const back = scene.radial(
    [
      [0, '#ffe6ae'],
      [0.45, '#f0a65c'],
      [1, '#9a5040'],
    ],
    820,
    560,
    900,
  )
  scene.add(`<rect width="${width}" height="${height}" fill="${back}"/>`)
  for (let x = 470; x < 1200; x += 104)
    scene.flat(`M${x} -20H${x + 46}V1000H${x}Z`, '#fff3d6', 0.22)
  scene.sheet(right, scene.linear(blue, darker(blue, 0.4), 0, height), 3)
  scene.flat(
    [0, 1, 2].map(
      (i) =>
        `M${1040 + i * 190} -20C${1190 + i * 160} 300 ${1300 + i * 120} 700 ${1370 + i * 100} 1220h34C${1340 + i * 120} 700 ${1230 + i * 160} 300 ${1084 + i * 190} -20Z`,
    ),
    lighter(blue, 0.3),
    0.5,
  )
  scene.sheet(left, scene.linear(red, darker(red, 0.42), 0, height), 3)
  scene.flat(
    redDots.map(([x, y]) => circle(x, y, 19)),
    lighter(red, 0.55),
    0.6,
  )
  scene.sheet(
    'M-60 1010Q400 950 800 970T1660 1000V1260H-60Z',
    scene.linear('#7a5a8c', '#43305f', 960, height),
    2,
    940,
  )
  scene.ground = () => 990
  scene.warm(820, 560, 620, '#ffb45c', 0.4)
  return scene
}

/** The three cushions that everybody sits on. */
export const seatCushions = (scene: Scene) => {
  scene.place(cushions.ochre, 330, 1130, 2.5, { rotate: -4 })
  scene.place(cushions.lilac, 800, 1100, 2.6, { rotate: 2 })
  scene.place(cushions.cream, 1270, 1130, 2.5, { rotate: 5 })
}

/** The blankets' hems, over whoever creeps in from either side. */
export const hems = (scene: Scene) => {
  const { height } = scene
  scene.sheet(
    'M-60 -60H120C110 300 120 620 40 900C10 1000 -20 1100 -60 1260Z',
    scene.linear(darker(red, 0.12), darker(red, 0.5), 0, height),
    3,
  )
  scene.sheet(
    'M1660 -60H1480C1490 300 1480 620 1560 900C1590 1000 1620 1100 1660 1260Z',
    scene.linear(darker(blue, 0.12), darker(blue, 0.5), 0, height),
    3,
  )
}
