import { lighter } from '../../draw/paper/color.ts'
import { circle, type Point } from '../../draw/paper/geometry.ts'
import { line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { cycle } from '../../draw/paper/random.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { bela, karla, neighbour, theo, whiteCane } from '../../draw/places/bela-and-karla.ts'
import { tuba } from '../../draw/props/brass.ts'
import { starLantern, starOnRod, tomatoLantern } from '../../draw/props/martinmas.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { gabledHouse, shineRed, town } from './set.ts'

/** The lane winds down to us from far above. */
const lane: readonly Point[] = [
  [640, 470],
  [820, 560],
  [720, 690],
  [470, 780],
  [480, 900],
  [740, 1010],
  [640, 1300],
]

const coats = ['#3f4f86', '#6a4674', '#41655f', '#6a553f', '#35508c'] as const
const hairs = ['#3b2a2a', '#c9a15c', '#8a8690', '#d8d2d0', '#7a4630'] as const

const onLane = (t: number): Point => {
  const at = t * (lane.length - 1)
  const i = Math.min(lane.length - 2, Math.floor(at))
  const [a, b] = [lane[i] ?? [0, 0], lane[i + 1] ?? [0, 0]]
  return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)]
}

const farPeople = (scene: Scene) => {
  for (let i = 0; i < 34; i++) {
    const t = i / 40
    const [x, y] = onLane(t)
    const scale = 0.34 + t * 0.95
    const px = x + (((i * 7) % 5) - 2) * 22 * scale
    scene.place(
      piece('M-32 80C-36 6 -24 -10 0 -12C24 -10 36 6 32 80Z', cycle(coats, i)) +
        piece(circle(0, -30, 24), cycle(hairs, i)) +
        placed(starLantern(i), { x: i % 2 ? 46 : -46, y: -60, scale: 0.62 }),
      px,
      y,
      scale,
    )
    scene.glow(px + (i % 2 ? 46 : -46) * scale, y - 60 * scale, 90 * scale, '#ffd36a', 0.5)
  }
}

const townAndLane = (scene: Scene) => {
  scene.bands([town.zenith, ...town.sky], 0, 640, { seed: 4, sway: 34 })
  for (const [x, y, w, h, i] of [
    [180, 640, 210, 170, 0],
    [400, 620, 190, 130, 1],
    [1010, 640, 220, 190, 2],
    [820, 600, 170, 110, 3],
  ] as const)
    scene.place(gabledHouse(w, h, i), x, y, 1)
  scene.sheet('M-60 590Q600 540 1260 600V1660H-60Z', town.field, 2, 540)
  scene.begin('cast')
  const stones = print('scales', '#46528f', lighter('#46528f', 0.08), { size: 60 })
  scene.piece(strip(lane.slice(0, 5), [50, 120, 190, 300, 380]), stones, 2)
  scene.piece('M330 930Q420 860 640 930L1260 1240V1660H-60V1260Z', stones, 2)
  for (const [x, y, w, h, i, scale] of [
    [80, 1010, 260, 280, 3, 1],
    [1110, 900, 280, 320, 1, 1],
    [1120, 1260, 330, 420, 0, 1.1],
    [40, 1330, 300, 380, 2, 1.1],
  ] as const)
    scene.place(gabledHouse(w, h, i), x, y, scale)
}

const star = (i: number, tilt: number) => ({ grip: 'grip', holding: starOnRod(i), tilt }) as const

const followers = (scene: Scene) => {
  const coat = { color: '#34406f', outfit: 'coat', hat: 'cap', hatColor: '#34406f' } as const
  scene.place(neighbour(0, { ...coat, view: 'turned' }), 905, 1040, 0.98, { flip: true })
  scene.place(tuba(), 965, 860, 0.95, { rotate: 10 })
  scene.contactShadow(880, 1370, 110)
  scene.place(
    karla({
      view: 'turned',
      stance: 'running',
      mood: 'joyful',
      mouth: 'laugh',
      gaze: [0.8, 0.1],
      hands: { near: { at: [-50, -170], ...star(1, -96) }, far: { at: [70, -128], grip: 'open' } },
    }),
    890,
    1370,
    1.95,
    { flip: true },
  )
}

const inTheLead = (scene: Scene) => {
  shineRed(scene, 360, 1160, 480, 0.75)
  scene.place(
    theo({ view: 'turned', mouth: 'gasp', hands: { near: { at: [-52, -170], ...star(2, -100) } } }),
    420,
    1120,
    1.35,
  )
  scene.contactShadow(640, 1420, 150)
  scene.place(
    bela({
      view: 'turned',
      stance: 'walking',
      mouth: 'smile',
      headTilt: 4,
      hands: {
        far: {
          at: [66, -150],
          grip: 'grip',
          holding: line('M-30 22L66 -52', '#8a5f3c', 6),
          inFront: true,
        },
        near: { at: [20, -84], grip: 'grip', holding: placed(whiteCane(96), { rotate: -44 }) },
      },
    }),
    650,
    1424,
    2.45,
    { flip: true },
  )
  scene.add(line('M328 932L330 1010', '#f3e2c0', 6))
  scene.place(tomatoLantern(), 318, 1160, 2.7, { rotate: -4 })
  shineRed(scene, 318, 1160, 280, 0.35)
}

export const frontCover: CoverArt = () => {
  const scene = new Scene({ width: 1200, height: 1600, palette: 'midnight', hour: 'night' })
  scene.shineFrom(400, 1000)
  townAndLane(scene)
  farPeople(scene)
  followers(scene)
  inTheLead(scene)
  return addFrame(scene, { design: 'roofs' })
}
