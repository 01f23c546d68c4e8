import { mouse } from '../../draw/cast/mouse.ts'
import { robin } from '../../draw/cast/robin.ts'
import { trunk } from '../../draw/landscape/land.ts'
import { sky } from '../../draw/landscape/sky.ts'
import { mix } from '../../draw/paper/color.ts'
import { points } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { forest } from '../../draw/places/forest.ts'
import { hazelnut } from '../../draw/props/fruit.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import { flurry, snowCap, tracks } from '../../draw/props/winter.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { inHole, kasimir } from './figures.ts'
import { gap, heapOfNuts, hollow, snowyBough, wallOfNuts } from './set.ts'
import { stormScenes } from './storm.ts'

const palette = 'winter' as const

export const cover: CoverArt = () => {
  const scene = new Scene({ ...coverSize, palette, hour: 'day' })
  hollow(scene, { x: 520, y: 700, r: 250 })
  scene.begin('cast')
  const spots = heapOfNuts(scene, 560, 1540, 1.7, [24, 44])
  const top = spots[1] ?? [560, 1000]
  scene.place(
    kasimir({
      pose: 'seated',
      mood: 'proud',
      lids: 0.15,
      gaze: [0.3, 0.9],
      nod: 8,
      paws: { near: { at: [52, -30], grip: 'point' }, far: { at: [20, -42], grip: 'open' } },
    }),
    520,
    top[1] + 4,
    3.2,
  )
  const [mx, my] = spots[24] ?? [0, 0]
  scene.place(mouse({ pose: 'lying', gaze: [-0.4, -0.9] }), mx, my + 14, 1.7, { flip: true })
  const [rx, ry] = spots[44] ?? [0, 0]
  scene.place(robin({ pose: 'brooding', gaze: [-0.5, -0.9] }), rx, ry + 20, 2)
  return addFrame(scene, { design: 'tree', seed: 23 })
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = new Scene({ palette, hour: 'day' })
    hollow(scene, { x: 330, y: 330, r: 190 })
    scene.flat('M190 180L480 180L1320 1260H700Z', '#ffffff', 0.1)
    scene.begin('cast')
    const spots = heapOfNuts(scene, 960, 1240, 2.55)
    const top = spots[0] ?? [960, 500]
    scene.place(
      kasimir({
        pose: 'seated',
        mood: 'proud',
        lids: 0.15,
        gaze: [0.5, 0.9],
        nod: 10,
        paws: { near: { at: [54, -26], grip: 'point' }, far: { at: [24, -40], grip: 'open' } },
      }),
      top[0] + 130,
      top[1] - 6,
      3,
      { flip: true },
    )
    return scene
  },
  p2: () => {
    const scene = forest({
      palette,
      hour: 'day',
      kind: 'fir',
      seed: 6,
      plants: false,
      horizon: 0.84,
      light: { r: 0 },
    })
    greatTree(scene, { x: 1130, foot: 1090, w: 760, hole: 330, crown: 0, seed: 5 })
    const looking = kasimir({
      pose: 'peeping',
      mood: 'surprised',
      gaze: [-0.7, 0.8],
      headTilt: -12,
    })
    scene.glow(1130, 480, 300, '#ffb45c', 0.7)
    inHole(scene, looking, { x: 1130, y: 430, rx: 167, ry: 205 }, 3.1, 20)
    snowyBough(scene, points('1420,330 1560,240 1700,260'), [120, 80, 60])
    for (const [x, w] of [
      [760, 330],
      [1330, 420],
    ] as const)
      scene.place(snowCap(w), x, 1110, 1)
    tracks(scene, points('-40,1090 160,1120 330,1112'), 8, 13)
    const guest = mouse({
      pose: 'standing',
      mood: 'sad',
      gaze: [0.7, -0.8],
      headTilt: -16,
      hat: placed(snowCap(80), { y: 4 }),
      paws: { near: { at: [16, -46], grip: 'hold' }, far: { at: [22, -44], grip: 'hold' } },
    })
    stand(scene, guest, 430, 2.1, { depth: 20, shadow: 40 })
    flurry(scene, [0, 0, 1600, 1150], 130, 4)
    return scene
  },
  p3: () => {
    const scene = new Scene({ palette, hour: 'dusk' })
    sky(scene, {
      light: { x: 0.42, y: 0.42, r: 330 },
      seed: 4,
      clouds: [{ x: 0.12, y: 0.2, w: 300 }],
    })
    const far = mix('#8a7a9a', scene.mood.tone(0.4), 0.4)
    scene.sheet(
      [60, 1180].map((x, i) => trunk(x, -60, 1260, 90 + i * 18, i + 3)),
      far,
      2,
    )
    scene.begin('cast')
    snowyBough(scene, points('1700,330 1300,190 900,120'), [150, 80, 20])
    snowyBough(scene, points('1700,1150 1120,1060 600,960 -60,1010'), [300, 220, 120, 60])
    snowyBough(scene, points('620,990 420,1120 300,1260'), [80, 60, 40])
    const nut = placed(hazelnut(), { scale: 0.8 })
    scene.place(
      robin({ pose: 'perching', view: 'side', mood: 'sad', gaze: [0.9, -0.2], headTilt: -8 }),
      480,
      958,
      5,
    )
    scene.place(
      kasimir({
        pose: 'striding',
        mood: 'tender',
        lids: 0.1,
        gaze: [0.9, 0.2],
        paws: {
          near: { at: [74, -62], grip: 'hold', holding: nut },
          far: { at: [80, -68], grip: 'hold' },
        },
      }),
      960,
      970,
      3.6,
      { flip: true },
    )
    flurry(scene, [0, 0, 1600, 1200], 110, 8)
    return scene
  },
  p4: () => {
    const scene = new Scene({ palette, hour: 'day' })
    hollow(scene, { x: 1330, y: 150, r: 150 })
    scene.warm(800, 520, 800, '#f0a04a', 0.3)
    scene.begin('cast')
    const looking = kasimir({ pose: 'peeping', mood: 'surprised', gaze: [0.2, 0.9] })
    scene.place(looking, 640, 372, 4)
    const [mouseSlot, robinSlot] = [45, 50]
    const spots = wallOfNuts(scene, 430, 2.9, [mouseSlot, robinSlot])
    const [mx, my] = spots[mouseSlot] ?? [0, 0]
    gap(scene, mx, my - 30, 140, 96)
    scene.place(mouse({ pose: 'sleeping' }), mx - 6, my + 50, 2.7)
    const [rx, ry] = spots[robinSlot] ?? [0, 0]
    gap(scene, rx, ry - 40, 120, 110)
    scene.place(
      robin({ pose: 'brooding', gaze: [-0.5, -0.9], mood: 'joyful', gape: 16 }),
      rx,
      ry + 54,
      3.1,
    )
    return scene
  },
  ...stormScenes,
}
