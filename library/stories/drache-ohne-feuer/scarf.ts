// Glimm with his muzzle in a scarf.

import { sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { type Point, roundRect, smooth } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { hall } from '../../draw/places/hall.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { basket } from '../../draw/props/outdoors.ts'
import { flurry, snowCap } from '../../draw/props/winter.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { crookedRoll, glimm, muffledGlimm, queen, smith, tilda } from './figures.ts'
import { castleStone, darkHouses, frostSky, snowHills } from './set.ts'

const palette = 'midnight' as const

/** The tower at one edge of the picture, its walk at `y`, as wide as from `from` to `to`. */
const tower = (scene: Scene, from: number, to: number, y: number, stone: string) => {
  const masonry = print('bricks', stone, darker(stone, 0.12), { size: 74 })
  const teeth = [0.02, 0.36, 0.72].map((t) =>
    roundRect(from - 34 + (to - from + 10) * t, y - 80, (to - from) * 0.24, 140, 8),
  )
  scene.sheet(teeth, lighter(stone, 0.06), 2, y - 100)
  scene.sheet(
    `M${from - 50} ${y}H${to + 50}V${y + 90}L${to} ${y + 130}V1260H${from}V${y + 130}L${from - 50} ${y + 90}Z`,
    masonry,
    3,
    y,
  )
  for (const t of [0.02, 0.36, 0.72])
    scene.place(
      snowCap((to - from) * 0.25),
      from - 34 + (to - from + 10) * t + (to - from) * 0.12,
      y - 78,
      1,
    )
  scene.piece(roundRect(from + (to - from) * 0.4, y + 330, 70, 170, 35), '#ffcf7a', 1)
  scene.glow(from + (to - from) * 0.4 + 35, y + 410, 150, '#ffc66b', 0.6)
  scene.mark('light', from + (to - from) * 0.4 + 35, y + 410, 60)
}

/** A golden curtain over the whole picture with a round hole burnt into it. */
const curtainWithHole = (scene: Scene, [x, y]: Point, r: number) => {
  const gold = '#e3a93a'
  const random = seeded(7)
  const rim = (size: number, wild: number) =>
    smooth(
      Array.from({ length: 30 }, (_, i): Point => {
        const a = (i / 30) * 6.283
        const reach = size + (random() - 0.5) * wild
        return [x + Math.cos(a) * reach, y + Math.sin(a) * reach]
      }),
    )
  const cloth = print('flowers', gold, lighter(gold, 0.24), { size: 96 })
  const page = 'M-80 -80H1680V1280H-80Z'
  const sheet = (hole: string, fill: string, lift: number) =>
    scene.add(
      `<g filter="url(#s${lift})"><path d="${page}${hole}" fill="${fill}" fill-rule="evenodd"/></g>`,
    )
  sheet(rim(r - 26, 22), '#4a2a22', 3)
  sheet(rim(r, 26), '#9a5a2c', 1)
  sheet(rim(r + 22, 18), cloth, 2)
  const folds = [90, 250, 1330, 1480].map((px) => `M${px} -20q26 620 -8 1260`)
  scene.add(`<g opacity=".42">${line(folds.join(''), darker(gold, 0.3), 26)}</g>`)
  const smokes = `M${x - 300} ${y - r + 60}q-40 -60 6 -120t-10 -130M${x + 250} ${y - r + 40}q-36 -56 4 -110t-6 -110`
  scene.add(`<g opacity=".6">${line(smokes, '#fff6e6', 13)}</g>`)
}

export const scarf: Record<string, SceneArt> = {
  p1: () => {
    const scene = new Scene({ palette, hour: 'dusk' })
    sky(scene, {
      light: { x: 0.26, y: 0.34, r: 110 },
      seed: 4,
      clouds: [{ x: 0.5, y: 0.14, w: 260 }],
      design: frostSky,
    })
    snowHills(scene, 840, ['#a9b6dd', '#8fa0d0', '#b9c4e6'])
    darkHouses(scene, [
      { x: 150, y: 1050, scale: 0.44, lit: true },
      { x: 320, y: 1085, scale: 0.54, lit: true },
      { x: 520, y: 1050, scale: 0.46, lit: true },
      { x: 690, y: 1095, scale: 0.5, lit: true },
    ])
    tower(scene, 960, 1480, 700, castleStone)
    scene.place(
      muffledGlimm({
        view: 'side',
        headView: 'turned',
        gaze: [0.7, 0.6],
        puffed: true,
        claws: { near: { at: [56, -70] } },
      }),
      1180,
      712,
      2.1,
      { flip: true },
    )
    flurry(scene, [0, 0, 1600, 1100], 70, 5)
    return scene
  },
  p2: () => {
    const scene = hall({ palette: 'gold', hour: 'day', throne: null, banner: '#a83f6f', seed: 3 })
    queen(
      scene,
      { at: [690, 1130], scale: 2.3, lookAt: [900, 500] },
      {
        view: 'turned',
        mood: 'surprised',
        lean: -8,
        hands: {
          near: { at: [-66, -330], grip: 'wave' },
          far: { at: [86, -318], grip: 'wave' },
        },
      },
    )
    smith(
      scene,
      { at: [460, 1080], scale: 1.9, lookAt: [900, 500] },
      {
        view: 'turned',
        mood: 'surprised',
        hands: { far: { at: [26, -250], grip: 'open', inFront: true } },
      },
    )
    scene.place(
      glimm({
        pose: 'walking',
        open: true,
        mood: 'joyful',
        lids: 1,
        tilt: -26,
        breath: 'flame',
        gaze: [0.3, -0.6],
      }),
      860,
      1140,
      2.35,
    )
    scene.glow(1140, 520, 300, '#ffd070', 0.8)
    scene.inFront(() => curtainWithHole(scene, [880, 640], 510))
    return scene
  },
  p3: () => {
    const scene = snowGarden({
      palette: 'winter',
      hour: 'day',
      house: { x: 0.1, scale: 2.5 },
      fence: null,
      seed: 5,
      light: { x: 0.62, y: 0.16, r: 70 },
      sky: frostSky,
    })
    darkHouses(scene, [{ x: 1420, y: 850, scale: 0.7, lit: true }])
    const roll = [850, 700] as const
    scene.contactShadow(1130, 1100, 170)
    scene.place(
      muffledGlimm({
        view: 'side',
        headView: 'turned',
        mood: 'surprised',
        puffed: true,
        gaze: [0.7, 0.2],
        claws: { near: { at: [66, -152] }, far: { at: [86, -140] } },
      }),
      1180,
      1110,
      2.3,
      { flip: true },
    )
    tilda(
      scene,
      {
        at: [560, 1100],
        scale: 2.2,
        shadow: 110,
        lookAt: [1080, 600],
        far: { at: roll, grip: 'flat', holding: crookedRoll() },
      },
      { mood: 'happy', hands: { near: { at: [30, -80], grip: 'open' } } },
    )
    scene.place(basket('#d0914c'), 300, 1130, 1.7)
    scene.mark('shine', 300, 1060, 60)
    return scene
  },
  p4: () => {
    const scene = new Scene({ palette, hour: 'night' })
    sky(scene, { light: { x: 0.12, y: 0.12, r: 60 }, seed: 9, design: frostSky })
    snowHills(scene, 260, ['#4f6aa5', '#5f7fb5', '#6f8cc4', '#7f9acc', '#8fa8d8', '#9fb6e2'])
    const rows = [
      [400, 0.34, 10, 60],
      [540, 0.5, 7, 20],
      [730, 0.72, 5, 120],
      [960, 1, 4, 380],
      [1210, 1.35, 3, 700],
    ] as const
    for (const [row, [y, scale, count, from]] of rows.entries())
      darkHouses(
        scene,
        Array.from({ length: count }, (_, i) => ({
          x: from + (i + 0.5) * ((1640 - from) / count) + (row % 2) * 26,
          y: y + ((i * 37) % 46),
          scale,
          lit: row === 2 && i === 3,
        })),
      )
    const stone = mix(castleStone, '#23477d', 0.5)
    scene.inFront(() => {
      tower(scene, -70, 560, 1010, stone)
      scene.place(
        muffledGlimm({ view: 'back', tilt: 10, color: '#428f6a', belly: '#d8cf98' }),
        230,
        1024,
        2.05,
      )
      scene.glow(1190, 690, 420, '#ffc66b', 0.6)
    })
    return scene
  },
}
