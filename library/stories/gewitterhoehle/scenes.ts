import { star4 } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { nightSky } from '../../draw/places/night-sky.ts'
import { throughWindow } from '../../draw/places/opening.ts'
import { room } from '../../draw/places/room.ts'
import { village } from '../../draw/places/village.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { ayla, herrLang, oma, papa } from './figures.ts'
import { cushionRow, insideDen } from './inside.ts'
import { cushion, den, flash, jumper, sofa, softHeap, soles, stormSky, stormWindow } from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'midnight' as const

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = village({ palette, hour: 'dusk', seed: 4, plants: false, light: { r: 0 } })
    stormSky(scene, [
      [360, 190, 420],
      [960, 150, 520],
      [700, 330, 300],
      [1180, 360, 340],
    ])
    flash(scene, 470, 230, 330)
    const sill = throughWindow(scene, {
      x: 720,
      y: 470,
      w: 1120,
      h: 780,
      wall: '#6a5aa0',
      wood: '#8a5f4a',
    })
    scene.place(herrLang({ pose: 'walking', mood: 'sad' }), 640, sill + 30, 1.75, { flip: true })
    scene.place(ayla({ mood: 'surprised', arms: 'pointing', turn: 5 }), 1230, 1330, 2.5, {
      flip: true,
    })
    return scene
  },
  p2: () => {
    const scene = room({
      palette,
      hour: 'dusk',
      wall: '#5f8f96',
      window: 0.16,
      furniture: { rug: 0.4, shelf: 0.5 },
    })
    stormWindow(scene, 0.16)
    const hidden = { depth: 40, rotate: 5, shadow: 150 }
    stand(scene, herrLang({ pose: 'walking' }), 960, 1.8, hidden)
    stand(scene, sofa(), 1300, 1.75, { depth: 46, shadow: 270 })
    scene.place(cushion('#e8a13c'), 1210, 740, 1.3, { rotate: -12 })
    const kneeling = ayla({ pose: 'kneeling', mood: 'sad', arms: 'reaching', turn: 4 })
    stand(scene, kneeling, 400, 2.1, { depth: 60, shadow: 80 })
    return scene
  },
  p3: () => {
    const scene = room({
      palette,
      hour: 'night',
      wall: '#7a5f9c',
      window: 0.74,
      furniture: { bed: 0.26 },
    })
    stormWindow(scene, 0.74, true)
    stand(scene, softHeap(), 560, 1.5, { depth: 90, shadow: 230 })
    const pulling = ayla({ pose: 'walking', mood: 'surprised', turn: -3 })
    stand(scene, pulling, 1060, 2.05, { depth: 80 })
    return scene
  },
  p4: () => {
    const scene = room({
      palette: 'autumn',
      hour: 'night',
      wall: '#8a6a58',
      window: 0.13,
      furniture: { stove: 0.87 },
    })
    stormWindow(scene, 0.13, true, '#dc9c40')
    scene.warm(840, 1010, 620, '#e8853a', 0.5, 0.5)
    const inside = placed(herrLang({ pose: 'walking', mood: 'sad' }), { x: -62, y: -4 })
    stand(scene, den({ within: inside }), 830, 1.62, { depth: 80, shadow: 190 })
    const laying = ayla({ pose: 'kneeling', arms: 'reaching', turn: 4 })
    stand(scene, laying, 250, 1.95, { depth: 90 })
    scene.place(jumper(), 440, 880, 1.5, { rotate: 14 })
    return scene
  },
  p5: () => {
    const scene = insideDen()
    scene.place(oma({ pose: 'kneeling' }), 300, 1040, 1.9)
    scene.place(papa({ pose: 'kneeling', mood: 'surprised' }), 1330, 1060, 1.85, { flip: true })
    scene.place(ayla({ pose: 'ground', arms: 'open' }), 820, 960, 1.95)
    scene.place(herrLang({ pose: 'walking' }), 790, 1120, 1.75, { flip: true })
    cushionRow(scene)
    return scene
  },
  p6: () => {
    const scene = nightSky({
      palette,
      view: 'roofs',
      seed: 5,
      chimney: null,
      landOffset: -0.3,
      light: { x: 0.72, y: 0.16, r: 70 },
    })
    for (const [x, y, r] of [
      [330, 170, 16],
      [560, 110, 22],
      [690, 150, 12],
      [860, 210, 15],
    ] as const)
      scene.flat(star4(x, y, r * 2), '#fff6d8')
    throughWindow(scene, { x: 800, y: 330, w: 1060, h: 560, wall: '#4a4a86', wood: '#7a5648' })
    scene.ground = () => 1030
    scene.warm(860, 1090, 560, '#e8853a', 0.4, 0.5)
    const peeping = placed(herrLang({ pose: 'walking', tilt: -12 }), { x: 120, y: 4, scale: 1.06 })
    stand(scene, den({ out: peeping }), 860, 1.8, { flip: true, shadow: 190 })
    stand(scene, soles('#e8626b'), 930, 1.3, { depth: 24, shadow: 40 })
    stand(scene, soles('#e9d9b8'), 1180, 1.9, { depth: 28, shadow: 40 })
    return scene
  },
}
