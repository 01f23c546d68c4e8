import { donkeyFront, donkeyHind } from '../../draw/cast/donkey-costume.ts'
import { lighter } from '../../draw/paper/color.ts'
import { type Point, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import {
  bigStar,
  crib,
  fromBehind,
  hush,
  pewBack,
  pewCandle,
  shine,
  slab,
  stable,
} from './church.ts'
import { donkeyLook, josef, maria } from './figures.ts'

/** The nave from above: the aisle runs up to the stable. */
const naveFromAbove = (scene: Scene) => {
  scene.flat('M0 0H1600V1200H0Z', hush)
  scene.sheet('M-60 -60H1660V300H-60Z', print('bricks', '#5a3238', '#4d2a30', { size: 110 }), 1)
  scene.warm(880, 170, 520, '#f0b04a', 0.7)
  scene.piece(
    polygon([
      [720, 280],
      [1040, 280],
      [1420, 1260],
      [200, 1260],
    ]),
    slab(90),
    2,
  )
  scene.piece(
    polygon([
      [834, 280],
      [930, 280],
      [1050, 1260],
      [560, 1260],
    ]),
    print('stripes', '#a8443f', '#b8554a', { size: 70, angle: 90 }),
    1,
  )
}

/** Pews on both sides, from far to near, full of people from behind. */
const pews = (scene: Scene) => {
  for (let row = 0; row < 6; row++) {
    const t = row / 5
    const y = 350 + t ** 1.25 * 690
    const scale = 0.5 + t * 0.85
    const left = 716 - t * 410
    const right = 1046 + t * 300
    const step = 112 * scale
    for (let i = 0; i < 9; i++) {
      const xl = left - 64 * scale - i * step
      const xr = right + 64 * scale + i * step
      if (xl > -60) scene.place(fromBehind(i + row * 2), xl, y, scale)
      if (xr < 1660) scene.place(fromBehind(i * 3 + row + 4), xr, y, scale, { flip: true })
    }
    const h = 90 * scale
    pewBack(scene, [-80, left, y - 8, h], t * 0.2)
    pewBack(scene, [right, 1680, y - 8, h], t * 0.2)
    for (const x of [left - 16 * scale, right + 16 * scale]) {
      scene.place(pewCandle(), x, y - 12, scale)
      scene.glow(x, y - 88 * scale, 120 * scale, '#ffd98a', 0.6)
    }
  }
}

/** Threads of the seam between two edges, as far as they still hold. */
const tornSeam = (scene: Scene, from: readonly Point[], to: readonly Point[]) => {
  const paths = from.map(([x, y], i) => {
    const [u, v] = to[i] ?? [x, y]
    return `M${x} ${y}Q${(x + u) / 2} ${(y + v) / 2 + 16} ${u} ${v}`
  })
  scene.add(line(paths.join(''), '#f7efe0', 4))
}

/** The pipes of the organ: their middles and heights, from the middle of the gallery outward. */
const pipes = [
  [1330, 430],
  [1400, 560],
  [1474, 690],
  [1552, 820],
] as const

const organPipe = (scene: Scene, [x, h]: readonly [number, number], color: string) => {
  scene.piece(roundRect(x - 30, 1230 - h, 60, h, 10), color, 3)
  scene.flat(roundRect(x - 20, 1240 - h, 12, h - 30, 6), lighter(color, 0.4), 0.7)
  scene.flat(`M${x - 14} 1180Q${x} 1140 ${x + 14} 1180Z`, '#3a2022')
  scene.mark('shine', x, 1290 - h, 28)
}

const gallery = (scene: Scene) =>
  scene.inFront(() => {
    const wood = print('wood', '#4a2a28', '#3a2022', { size: 260 })
    scene.sheet('M-60 1130Q800 1096 1660 1130V1260H-60Z', wood, 4, 1080)
    scene.piece('M-60 1108Q800 1072 1660 1108V1140Q800 1104 -60 1140Z', '#6a3f38', 3)
    for (const [i, pipe] of pipes.entries()) organPipe(scene, pipe, i % 2 ? '#d8b26a' : '#c9a15c')
    scene.place(fromBehind(5), 250, 1210, 2.2)
  })

/** From the gallery: beyond the seventh step the donkey sits down behind, and walks on in front. */
export const page5 = () => {
  const scene = new Scene({ palette: 'gold', hour: 'night' })
  scene.shineFrom(880, 0)
  naveFromAbove(scene)
  scene.begin('cast')
  scene.place(stable(), 880, 330, 0.5)
  scene.place(bigStar(), 880, 44, 0.6)
  shine(scene, 880, 200, 420, 0.7)
  scene.place(crib(), 900, 322, 0.42)
  pews(scene)
  scene.place(maria({ view: 'turnedAway', stance: 'walking' }), 842, 480, 0.86)
  scene.place(
    josef({
      view: 'turnedAway',
      stance: 'walking',
      hands: { far: { at: [50, -120], grip: 'grip', holding: line('M0 -60V124', '#6a4028', 8) } },
    }),
    930,
    500,
    0.9,
  )
  const [fx, fy, fk] = [960, 860, 1.45]
  const [hx, hy, hk] = [585, 985, 1.55]
  scene.contactShadow(fx, fy, 130)
  scene.contactShadow(hx + 20, hy, 170)
  scene.place(donkeyHind({ ...donkeyLook, pose: 'sitting', torn: true }), hx, hy, hk, {
    rotate: -6,
  })
  tornSeam(
    scene,
    [
      [706, 680],
      [716, 726],
      [722, 776],
      [726, 824],
    ],
    [
      [846, 580],
      [842, 632],
      [840, 684],
      [844, 730],
    ],
  )
  scene.place(
    donkeyFront({ ...donkeyLook, pose: 'walking', ears: 'up', torn: true, nod: -4 }),
    fx,
    fy,
    fk,
    { rotate: -5 },
  )
  gallery(scene)
  return scene
}
