import { tulip } from '../../draw/landscape/flowers.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, num } from '../../draw/paper/geometry.ts'
import { piece, placed } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { plainWall, tiledFloor, viewWindow } from '../../draw/places/indoors.ts'
import { kitchen, tableTop } from '../../draw/places/kitchen.ts'
import { room } from '../../draw/places/room.ts'
import { openWindow } from '../../draw/places/window-outside.ts'
import { longTable, plate } from '../../draw/props/dining.ts'
import { highChair, highSeat } from '../../draw/props/high-chair.ts'
import { plateBoard } from '../../draw/props/kitchen-things.ts'
import {
  batterBowl,
  kitchenMess,
  pan,
  pancake,
  pancakeBit,
  pancakeHat,
  pulledPancake,
} from '../../draw/props/pancake.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { bibi, jakob, kruemel, little, nora, papa, skin } from './figures.ts'

const palette = 'gold' as const

/** Rays around (x, y), every second one lighter. */
const rays = (scene: Scene, x: number, y: number, color: string) => {
  const paths = Array.from({ length: 14 }, (_, i) => {
    const at = (step: number) => {
      const angle = ((i + step) / 14) * 2 * Math.PI
      return `${num(x + Math.cos(angle) * 1800)} ${num(y + Math.sin(angle) * 1800)}`
    }
    return `M${x} ${y}L${at(0)}L${at(0.5)}Z`
  })
  scene.flat(paths, color, 0.5)
}

/** Puffs of speed under something that flies up from (x, y). */
const whirl = (scene: Scene, x: number, y: number) =>
  scene.add(
    `<path d="M${x - 60} ${y}q-14 60 4 110M${x} ${y + 20}q-8 60 0 116M${x + 60} ${y}q14 60 -4 110" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"/>`,
  )

/** The baby in its high chair at (x, y); `top` is drawn on its head. */
const bibiInChair = (scene: Scene, x: number, y: number, scale: number, svg: string, top = '') => {
  const { behind, tray } = highChair()
  scene
    .place(behind, x, y, scale)
    .place(svg, x, y - highSeat * scale, scale * 1.05)
    .place(top, x, y - (highSeat + 144) * scale, scale * 0.84)
    .place(tray, x, y, scale)
}

/** The corner of an apron from (x, y) to the teeth that pull at it. */
const pulledApron = (x: number, y: number, toX: number, toY: number) =>
  `M${x - 20} ${y}Q${x + 40} ${y + 60} ${toX} ${toY - 14}V${toY + 14}Q${x + 20} ${toY + 20} ${x - 50} ${toY + 10}Z`

export const cover: CoverArt = () => {
  const scene = new Scene({ ...coverSize, palette, hour: 'day' })
  const { mood } = scene
  scene.add(
    `<rect width="1200" height="1600" fill="${scene.linear(mood.tone(0.28), mood.tone(0.1), 0, 1600)}"/>`,
  )
  rays(scene, 600, 680, '#fff6d6')
  scene.glow(600, 680, 420, '#fff3c0', 0.9)
  scene.place(pancake(210, 0.62), 600, 660, 1, { rotate: -12 })
  whirl(scene, 600, 840)
  tiledFloor(scene, 1370, mood.tone(0.4), 90)
  scene.ground = () => 1370
  stand(scene, papa({ arms: 'both', holding: placed(pan(), { rotate: -6 }) }), 600, 1.36, {
    depth: -44,
  })
  stand(scene, nora({ arms: 'cheering' }), 345, 1.65, { depth: 10 })
  stand(scene, jakob({ arms: 'cheering', mood: 'surprised' }), 855, 1.65 * little, { depth: 10 })
  stand(scene, bibi({ arms: 'both' }), 710, 1.5, { depth: 36 })
  stand(scene, kruemel({ tilt: -14 }), 500, 1.25, { depth: 40 })
  return addFrame(scene, { seed: 12 })
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = kitchen({
      palette,
      hour: 'day',
      seed: 2,
      table: 0.72,
      lamp: null,
      cloth: '#d8705a',
    })
    const top = tableTop(scene)
    scene.place(batterBowl(), 1370, top + 6, 1.25).place(plate(), 1180, top + 8, 1.25)
    stand(
      scene,
      papa({ arms: 'raised', turn: 6, holding: placed(pan(), { rotate: -10 }) }),
      770,
      1.85,
      {
        flip: true,
        depth: 30,
      },
    )
    scene.place(pancake(130, 0.5), 318, 220, 1, { rotate: -20 })
    whirl(scene, 324, 310)
    stand(scene, kruemel({ tilt: -12 }), 1050, 1.45, { flip: true, depth: 70 })
    return scene
  },
  p2: () => {
    const scene = room({
      palette,
      hour: 'day',
      window: 0.5,
      furniture: {},
      seed: 3,
      wall: '#f0c978',
      light: { x: 0.5, r: 44 },
    })
    scene.place(nora({ arms: 'raised', mood: 'angry', turn: -5 }), 400, 1210, 2.5, { flip: true })
    scene.place(jakob({ arms: 'raised', mood: 'angry', turn: 5 }), 1200, 1190, 2.6 * little, {
      flip: true,
    })
    longTable(scene, 960, '#5f9db0', 60, 1540)
    scene.inFront(() => {
      scene.place(plate(), 800, 1000, 3.4)
      scene.place(pancake(165, 0.26), 800, 932, 1)
    })
    return scene
  },
  p3: () => {
    const scene = kitchen({
      palette,
      hour: 'dawn',
      side: 'right',
      seed: 5,
      table: null,
      lamp: null,
      cupboards: '#c98a5a',
    })
    stand(scene, papa({ arms: 'holding', holding: placed(pan(), { x: -40 }), turn: -5 }), 800, 1.8)
    stand(scene, nora({ arms: 'open', turn: 6 }), 480, 1.9, { depth: 36 })
    stand(scene, jakob({ arms: 'open', turn: 6 }), 1120, 1.9 * little, { flip: true, depth: 36 })
    stand(scene, kitchenMess(), 1010, 1.3, { depth: 110, shadow: 0 })
    stand(scene, kruemel({ mood: 'happy' }), 700, 1.45, { depth: 110 })
    return scene
  },
  p4: () => {
    const scene = new Scene({ palette, hour: 'day' })
    const wall = mix('#9ac7b8', scene.mood.tone(0.2), 0.2)
    plainWall(scene, 860, wall, false)
    scene.flat('M0 560H1600V860H0Z', lighter(wall, 0.3), 0.6)
    viewWindow(scene, { x: 400, y: 90, w: 460, h: 330, frame: '#fff4e2', seed: 4 })
    scene.place(plateBoard('#b07a50'), 1370, 300, 1.3)
    tiledFloor(scene, 860, '#e0b98a', 118)
    scene.ground = () => 860
    const y = footY(scene, 0)
    stand(scene, papa({ arms: 'reaching', turn: 7, mood: 'surprised' }), 1120, 1.75, {
      flip: true,
      rotate: 5,
    })
    scene.place(kruemel({ pose: 'walking' }), 1392, y + 76, 0.94, { flip: true })
    scene.add(piece(pulledApron(1168, y - 230, 1252, y - 44), '#fff4e0'))
    stand(scene, nora({ arms: 'reaching', mood: 'angry', turn: 6 }), 230, 2.1, {
      depth: 60,
      rotate: -9,
    })
    stand(scene, jakob({ arms: 'reaching', mood: 'angry', turn: 6 }), 990, 2.1 * little, {
      flip: true,
      depth: 60,
      rotate: 9,
    })
    const hands: [x: number, y: number][] = [
      [382, y - 202],
      [860, y - 172],
    ]
    const [left = [0, 0], right = [0, 0]] = hands
    scene.add(pulledPancake(left, right, 46))
    scene.flat(
      hands.map((hand) => circle(...hand, 22)),
      skin,
    )
    return scene
  },
  p5: () => {
    const scene = new Scene({ palette, hour: 'dawn' })
    plainWall(scene, 880, '#f0b98a', false)
    viewWindow(scene, { x: 330, y: 90, w: 940, h: 560, frame: '#fff4e2', seed: 4 })
    scene
      .place(tulip(0, 0, 150, '#e8626b'), 400, 668, 1)
      .place(tulip(0, 0, 130, '#ffd166'), 450, 668, 1)
    tiledFloor(scene, 880, '#d9a878', 130)
    scene.ground = () => 880
    stand(scene, papa({ arms: 'hips', mood: 'surprised', turn: -5 }), 1080, 1.75, { depth: -30 })
    stand(scene, nora({ arms: 'down', mood: 'surprised', turn: 7 }), 400, 2.05, { depth: 40 })
    stand(scene, jakob({ arms: 'reaching', mood: 'surprised', turn: 6 }), 1280, 2.05 * little, {
      flip: true,
      depth: 70,
    })
    scene.contactShadow(760, 1100, 160)
    bibiInChair(scene, 760, 1110, 2.1, bibi({ arms: 'both' }), pancakeHat())
    stand(scene, kruemel({ tilt: -10 }), 520, 1.35, { depth: 140 })
    return scene
  },
  p6: () => {
    const scene = new Scene({ palette, hour: 'dusk' })
    const sill = openWindow(
      scene,
      { x: 800, y: 540, w: 860, h: 700, plaster: '#e8b48a', shutters: '#5f8f6a' },
      () => {
        scene.glow(800, 330, 560, '#fff0c0', 0.7)
        scene.place(papa({ arms: 'holding', turn: 3 }), 800, 1020, 2.1)
        scene.place(nora({ arms: 'open', turn: 6 }), 510, 1010, 2.2)
        scene.place(jakob({ arms: 'open', turn: 6 }), 1100, 980, 2.2 * little, { flip: true })
        scene.place(bibi({ arms: 'both', mood: 'surprised' }), 800, 950, 2)
      },
    )
    scene.place(plate(), 800, sill + 14, 1.9).place(pancake(30, 0.3), 800, sill - 24, 1)
    scene.place(kruemel({ tilt: -8 }), 1180, sill + 250, 1.45, { flip: true })
    scene.place(pancakeBit(), 470, sill + 6, 1.4)
    for (const [i, x] of [120, 240, 360, 1250, 1370, 1480].entries())
      scene.add(
        tulip(x, 1230, 200 + (i % 3) * 34, darker(i % 2 === 0 ? '#e8626b' : '#ffd166', 0.12)),
      )
    return scene
  },
}
