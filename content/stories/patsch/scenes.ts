import { adult } from '../../kit/cast/adult.ts'
import { gull } from '../../kit/cast/gull.ts'
import { placed } from '../../kit/cast/parts.ts'
import { sea } from '../../kit/places/sea.ts'
import { shell } from '../../kit/props/sea-things.ts'
import type { Scene } from '../../kit/scene.ts'
import { footing, stand } from '../../kit/stage.ts'
import type { CoverArt, SceneArt } from '../../kit/story-art.ts'
import { frontCover } from './cover.ts'
import {
  feather,
  heap,
  parasol,
  post,
  samir,
  shoe,
  spade,
  spray,
  stick,
  tower,
  wall,
} from './figures.ts'
import { amongDunes, pawPrints, runUp } from './set.ts'
import { socke, sockeDigging, sockeRunning } from './socke.ts'

export const cover: CoverArt = frontCover

const palette = 'meer' as const

/** The gull on its post; `x` in pixels. */
const watch = (scene: Scene, x: number, h: number, bird: string, flip = false) => {
  const { y } = stand(scene, post(h), x, 1.3, { shadow: 30 })
  scene.place(bird, x, y - h * 1.3 + 4, 1.35, { flip })
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = sea({
      palette,
      hour: 'day',
      seed: 5,
      sail: 0.72,
      light: { x: 0.26, y: 0.19, r: 95 },
    })
    stand(scene, parasol(), 1330, 0.95, { depth: -40, shadow: 60 })
    for (const [x, hair, color] of [
      [1270, '#5a3426', '#3f8f8a'],
      [1390, '#241617', '#c95f8a'],
    ] as const)
      stand(
        scene,
        adult({ pose: 'sitting', hair, color, outfit: 'dress', skin: '#8d5a3c' }),
        x,
        0.72,
        {
          depth: -36,
          shadow: 60,
        },
      )
    watch(scene, 330, 230, gull())
    stand(scene, wall(430), 900, 1.15, { depth: 70, shadow: 190 })
    stand(scene, tower(150), 730, 1.2, { depth: 76, shadow: 0 })
    stand(scene, tower(150), 1070, 1.2, { depth: 76, shadow: 0 })
    stand(scene, tower(230, 120), 900, 1.2, { depth: 92, shadow: 0 })
    const y = footing(scene, 900, 92) - 246 * 1.2
    scene.place(shell('#ff9f86'), 900, y + 6, 1.1)
    stand(scene, samir({ pose: 'kneeling', arms: 'reaching' }), 540, 1.95, { depth: 110 })
    stand(scene, spade(), 1210, 1.1, { depth: 110, shadow: 30 })
    return scene
  },
  p2: () => {
    const scene = sea({
      palette: 'morgenrot',
      hour: 'day',
      seed: 12,
      drop: 0.1,
      sail: null,
      light: { x: 0.82, y: 0.2, r: 110 },
    })
    stand(scene, samir({ arms: 'both', mood: 'surprised' }), 1300, 1.75, { depth: -20 })
    stand(scene, tower(150), 370, 1.2, { depth: 20, rotate: -16, shadow: 0 })
    stand(scene, heap(260), 560, 1.2, { depth: 50, shadow: 120 })
    stand(scene, heap(330), 960, 1.2, { depth: 60, shadow: 150 })
    scene.place(spray(420, 60, 120, 3), 900, 1010)
    scene.place(spray(430, 80, 170, 7), 620, 1020)
    const shellOnNose = placed(shell('#ff9f86'), { y: 12, scale: 0.8 })
    stand(scene, sockeRunning({ onNose: shellOnNose }), 610, 2.25, {
      depth: -10,
      shadow: 130,
      rotate: -6,
    })
    scene.place(spray(260, 20, 160, 11), 700, 1090)
    return scene
  },
  p3: () => {
    const scene = sea({ palette, hour: 'day', seed: 21, storm: true, sail: null, swell: 1 })
    const { y } = stand(scene, post(210), 1330, 1.3, { shadow: 30 })
    scene.place(gull({ pose: 'flying', mood: 'surprised' }), 1250, y - 420, 1.45, {
      flip: true,
      rotate: 150,
    })
    stand(scene, heap(240), 720, 1.1, { depth: -20, shadow: 110 })
    stand(scene, heap(200), 860, 1.1, { depth: 20, shadow: 90 })
    stand(scene, samir({ mood: 'angry', arms: 'fists', turn: 8 }), 510, 2.1, { depth: 60 })
    stand(scene, heap(260), 770, 1.1, { depth: 90, shadow: 120 })
    stand(scene, socke({ mood: 'sad', tilt: 8 }), 1060, 1.75, { depth: 70, shadow: 90 })
    return scene
  },
  p4: () => {
    const scene = sea({
      palette: 'smaragd',
      hour: 'dawn',
      seed: 30,
      sail: null,
      swell: 0.4,
      light: { x: 0.7, y: 0.28, r: 120 },
    })
    stand(scene, socke({ mood: 'sad' }), 1180, 0.55, { depth: -110, flip: true, shadow: 60 })
    pawPrints(scene, [930, 1100], [1190, 905], 16)
    stand(scene, tower(230, 120), 760, 1.3, { depth: 40, rotate: 12, shadow: 0 })
    stand(scene, samir({ pose: 'kneeling', turn: 12, mood: 'sad' }), 500, 2, { depth: 70 })
    stand(scene, stick(), 820, 1.2, { depth: 150, shadow: 0 })
    scene.place(feather(), 1010, 1075, 1.2, { rotate: 66 })
    stand(scene, shoe(), 1250, 1.25, { depth: 100, shadow: 60 })
    return scene
  },
  p5: () => {
    const scene = amongDunes()
    scene.place(gull({ mood: 'surprised', nod: -8 }), 330, footing(scene, 330) - 20, 1.5)
    stand(scene, heap(300), 950, 1.2, { depth: 96, shadow: 0 })
    scene.place(spray(700, 120, 164, 4), 840, footing(scene, 890) + 10)
    stand(scene, sockeDigging(), 735, 2, { depth: 50, shadow: 110 })
    scene.place(spray(170, 20, 160, 8), 880, footing(scene, 880) + 70)
    stand(scene, tower(210, 120), 1150, 1.3, { depth: 20, shadow: 60 })
    stand(scene, samir({ pose: 'kneeling', arms: 'reaching' }), 1370, 1.9, {
      flip: true,
      depth: 40,
    })
    return scene
  },
  p6: () => {
    const scene = sea({
      palette,
      hour: 'dusk',
      seed: 9,
      sail: 0.2,
      light: { x: 0.5, y: 0.36, r: 120 },
    })
    runUp(scene, 560, 960, 830, 1030)
    for (const x of [250, 1180]) stand(scene, tower(150), x, 1.5, { depth: -20, shadow: 60 })
    stand(scene, wall(300), 390, 1.3, { depth: 10, shadow: 0 })
    stand(scene, wall(240), 1080, 1.3, { depth: 10, shadow: 0 })
    stand(scene, tower(250, 130), 500, 1.5, { depth: 14, shadow: 0 })
    stand(scene, tower(250, 130), 1010, 1.5, { depth: 14, shadow: 0 })
    scene.place(feather(), 500, footing(scene, 500, 14) - 392, 1.3)
    stand(scene, tower(140), 350, 1.5, { depth: 50, shadow: 0 })
    stand(scene, sockeRunning(), 750, 1.3, { depth: 90, shadow: 120, rotate: -4 })
    stand(scene, samir({ arms: 'cheering' }), 1330, 1.75, { depth: 90 })
    return scene
  },
}
