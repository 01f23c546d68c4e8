import { adult } from '../../draw/cast/adult.ts'
import { gull } from '../../draw/cast/gull.ts'
import { ellipse, points } from '../../draw/paper/geometry.ts'
import { flat, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { shell, starfish } from '../../draw/props/sea-things.ts'
import { puddle } from '../../draw/props/street-things.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
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
import { amongDunes, longShadow, pawPrints, runUp, sandBow } from './set.ts'
import { crabsView, duneFoot, eveningRoad, fromAbove, fromTheWater, lappingWave } from './shores.ts'
import { socke, sockeDigging, sockeHeadOn, sockeRunning } from './socke.ts'

export const cover: CoverArt = frontCover

const coral = '#ff9f86'
const churned = '#d6aa6a'

/** Levin's grown-ups under their parasol, far off at `x` pixels. */
const grownUps = (scene: Scene, x: number, scale: number, depth: number) => {
  stand(scene, parasol(), x, scale * 1.3, { depth: depth - 4, shadow: 60 })
  for (const [dx, hair, color] of [
    [-80, '#5a3426', '#3f8f8a'],
    [82, '#241617', '#c95f8a'],
  ] as const)
    stand(
      scene,
      adult({ pose: 'sitting', hair, color, outfit: 'dress', skin: '#8d5a3c' }),
      x + dx * scale,
      scale,
      { depth, shadow: 60 },
    )
}

/** The castle and the shell, from close by and low. */
const p1: SceneArt = () => {
  const scene = crabsView()
  grownUps(scene, 180, 0.62, -46)
  const y = footY(scene, 1340)
  stand(scene, post(330), 1340, 1.5, { shadow: 30 })
  scene.place(gull({ nod: 6 }), 1340, y - 330 * 1.5 + 6, 2, { flip: true })
  stand(scene, wall(330), 930, 1.5, { depth: 70, shadow: 180 })
  stand(scene, tower(190, 120), 1100, 1.5, { depth: 84, shadow: 60 })
  stand(scene, tower(290, 150), 740, 1.3, { depth: 96, shadow: 80 })
  stand(scene, tower(150, 112), 930, 1.5, { depth: 124, shadow: 60 })
  stand(scene, samir({ pose: 'kneeling', arms: 'raised', turn: 10 }), 480, 2.9, { depth: 116 })
  scene.place(shell(coral), 754, footY(scene, 740, 96) - 302 * 1.3, 2, { rotate: 6 })
  stand(scene, spade(), 1240, 1.4, { depth: 110, shadow: 30 })
  return scene
}

/** Down the dune and straight into the castle. */
const p2: SceneArt = () => {
  const scene = duneFoot()
  pawPrints(scene, [300, 760], [60, 400], 12)
  stand(scene, samir({ arms: 'both', mood: 'surprised', turn: -8 }), 1360, 1.9, { depth: 20 })
  stand(scene, tower(190, 120), 1080, 1.6, { depth: 60, rotate: 10, shadow: 70 })
  scene.place(spray(640, 55, 165, 3, '#c08a4a'), 560, 1040)
  scene.place(spray(560, 25, 110, 7, '#c08a4a'), 740, 1050)
  const shellOnNose = placed(shell(coral), { y: 12, scale: 0.8 })
  stand(scene, sockeRunning({ onNose: shellOnNose }), 560, 2.35, {
    depth: -30,
    shadow: 0,
    rotate: 5,
  })
  stand(scene, heap(250, churned), 350, 1.4, { depth: 110, shadow: 120 })
  stand(scene, heap(330, churned), 720, 1.5, { depth: 160, shadow: 150 })
  scene.place(spray(270, 20, 160, 5, '#b98344'), 350, 1070)
  scene.place(spray(330, 20, 160, 11, '#b98344'), 720, 1110)
  return scene
}

/** From above: the shadow of the shouting child falls on Socke. */
const p3: SceneArt = () => {
  const scene = fromAbove()
  puddle(scene, 170, 520, 200)
  puddle(scene, 1430, 770, 210)
  scene.place(starfish(), 140, 850, 1.6)
  pawPrints(scene, [760, 560], [90, 120], 20)
  pawPrints(scene, [1290, 700], [1190, 540], 6)
  longShadow(scene, 470, 900, 1040, 1000)
  for (const [x, y, w] of [
    [780, 620, 240],
    [860, 800, 210],
    [330, 1090, 250],
  ] as const) {
    scene.begin('cast').contactShadow(x, y, w * 0.6)
    scene.place(heap(w, churned), x, y, 1.25)
  }
  scene.contactShadow(1130, 520, 40)
  scene.place(post(170), 1130, 520, 1.3)
  scene.place(gull({ pose: 'flying', mood: 'surprised' }), 1330, 230, 1.5, {
    flip: true,
    rotate: 140,
  })
  const mouth = flat(ellipse(8, -161, 11, 8.5), '#6a161c')
  scene.contactShadow(460, 900, 190)
  scene.place(samir({ mood: 'angry', arms: 'fists', turn: 8 }) + mouth, 460, 900, 2.7)
  scene.contactShadow(1170, 1060, 170)
  scene.place(socke({ mood: 'sad', tilt: 10 }), 1170, 1060, 1.9)
  return scene
}

/** From the water: Socke in front with his back to the beach. */
const p4: SceneArt = () => {
  const scene = fromTheWater()
  grownUps(scene, 1390, 0.6, -30)
  for (const [from, to] of [
    points('960,940 740,790'),
    points('900,990 560,850'),
    points('840,1010 360,850'),
  ] as const)
    pawPrints(scene, from, to, 13)
  stand(scene, tower(230, 120), 680, 1.25, { depth: 120, rotate: 11, shadow: 0 })
  stand(scene, samir({ pose: 'kneeling', turn: 16, mood: 'sad' }), 460, 1.85, { depth: 130 })
  scene.place(stick(), 300, 800, 1.4)
  scene.place(feather(), 470, 850, 1.4, { rotate: 64 })
  scene.place(shoe(), 740, 820, 1.35)
  stand(scene, socke({ mood: 'sad', tilt: -4 }), 1060, 2.6, { depth: 500, shadow: 90 })
  lappingWave(scene, 1068)
  return scene
}

/** Digging between the dunes, so that the sand flies. */
const p5: SceneArt = () => {
  const scene = amongDunes()
  stand(scene, samir({ pose: 'kneeling', arms: 'reaching' }), 1380, 2.2, {
    flip: true,
    depth: 70,
  })
  sandBow(scene, [600, 1010], [430, 0], [250, 640])
  const y = footY(scene, 270) + 60
  stand(scene, gull({ mood: 'surprised', nod: -8 }), 270, 1.9, { depth: 60, shadow: 60 })
  scene.place(heap(60, churned), 330, y - 276, 1)
  stand(scene, heap(270, churned), 950, 1.3, { depth: 96, shadow: 0 })
  stand(scene, sockeDigging(), 740, 2.3, { depth: 70, shadow: 110 })
  scene.place(spray(190, 20, 160, 8), 910, footY(scene, 910) + 90)
  stand(scene, tower(104, 130), 1190, 1.6, { depth: 110, shadow: 70 })
  stand(scene, shoe(), 480, 1.4, { depth: 130, shadow: 60 })
  return scene
}

/** The road through the castle, from the sea straight towards us. */
const p6: SceneArt = () => {
  const scene = eveningRoad()
  runUp(scene, 700, 900, 524, 716)
  for (const x of [600, 1000]) stand(scene, tower(170), x, 1.2, { depth: 70, shadow: 60 })
  stand(scene, tower(170), 250, 1.7, { depth: 240, shadow: 60 })
  for (const x of [450, 1150]) stand(scene, tower(220, 130), x, 1.8, { depth: 270, shadow: 70 })
  scene.place(feather(), 1150, footY(scene, 1150, 270) - 232 * 1.8, 1.4)
  scene.place(gull(), 250, footY(scene, 250, 240) - 186 * 1.7, 1.2)
  stand(scene, sockeHeadOn(), 790, 1.8, { depth: 490, shadow: 70 })
  stand(scene, samir({ arms: 'cheering', turn: -8 }), 1370, 2, { depth: 470 })
  return scene
}

export const scenes: Record<string, SceneArt> = { p1, p2, p3, p4, p5, p6 }
