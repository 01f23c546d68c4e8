import { adult } from '../../draw/cast/adult.ts'
import { childJoints } from '../../draw/cast/child.ts'
import { gull } from '../../draw/cast/gull.ts'
import { gazeAt, standsAt } from '../../draw/cast/toward.ts'
import { points } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { shell, starfish } from '../../draw/props/sea-things.ts'
import { puddle } from '../../draw/props/street-things.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import {
  feather,
  heap,
  levin,
  parasol,
  post,
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
      adult({ pose: 'sitting', gaze: [0.5, 0.4], hair, color, outfit: 'dress', skin: '#8d5a3c' }),
      x + dx * scale,
      scale,
      { depth, shadow: 60 },
    )
}

/** The castle and the shell, from close by and low. */
const p1: SceneArt = () => {
  const scene = crabsView()
  grownUps(scene, 130, 0.6, -46)
  const y = footY(scene, 1400)
  stand(scene, post(330), 1400, 1.7, { shadow: 30 })
  scene.place(gull({ nod: 16 }), 1400, y - 330 * 1.7 + 6, 2.4, { flip: true })
  stand(scene, wall(330), 1000, 1.7, { depth: 60, shadow: 180 })
  stand(scene, tower(200, 120), 1210, 1.7, { depth: 84, shadow: 60 })
  stand(scene, tower(330, 170), 830, 1.55, { depth: 110, shadow: 80 })
  stand(scene, tower(150, 112), 1040, 1.8, { depth: 150, shadow: 60 })
  const shellAt = [840, footY(scene, 830, 110) - 345 * 1.55] as const
  scene.place(shell(coral), shellAt[0], shellAt[1], 2.1, { rotate: 6 })
  const pose = { view: 'turned', stance: 'kneeling', lean: 4 } as const
  const at = standsAt(scene, 480, 3.3, { depth: 170 })
  const building = levin({
    ...pose,
    mood: 'joyful',
    mouth: 'tongue',
    gaze: gazeAt(at, childJoints(pose).eyes, shellAt),
    hands: {
      near: { at: at.toFigure([740, 790]), grip: 'open' },
      far: { at: at.toFigure([790, shellAt[1] - 30]), grip: 'pinch', inFront: true },
    },
  })
  stand(scene, building, 480, 3.3, { depth: 170 })
  scene.inFront(() => scene.place(spade(), 1330, 1180, 2))
  return scene
}

/** Down the dune and straight into the castle. */
const p2: SceneArt = () => {
  const scene = duneFoot()
  pawPrints(scene, [300, 760], [60, 400], 12)
  const frightened = levin({
    view: 'turned',
    stance: 'falling',
    mood: 'surprised',
    mouth: 'shout',
    gaze: [0.9, 0.1],
    hands: { near: { at: [-126, -196], grip: 'open' }, far: { at: [30, -150], grip: 'open' } },
  })
  stand(scene, frightened, 1250, 2.3, { depth: 70, flip: true })
  stand(scene, tower(190, 120), 1010, 1.9, { depth: 90, rotate: 14, shadow: 70 })
  scene.place(spray(700, 45, 165, 3, '#c08a4a'), 560, 1040)
  scene.place(spray(620, 25, 110, 7, '#c08a4a'), 740, 1050)
  const onNose = placed(shell(coral), { scale: 0.62 })
  stand(scene, sockeRunning({ onNose, gaze: [0.6, 0.2] }), 440, 2.8, {
    depth: 30,
    shadow: 0,
    rotate: 6,
  })
  stand(scene, heap(270, churned), 300, 1.5, { depth: 150, shadow: 120 })
  stand(scene, heap(350, churned), 720, 1.6, { depth: 200, shadow: 150 })
  scene.place(spray(270, 20, 160, 5, '#b98344'), 300, 1110)
  scene.place(spray(330, 20, 160, 11, '#b98344'), 740, 1150)
  return scene
}

/** A figure as one sees it from above. */
const fromHigh = (svg: string) => `<g transform="scale(1 .84)">${svg}</g>`

/** From above: the shadow of the shouting child falls on Socke. */
const p3: SceneArt = () => {
  const scene = fromAbove()
  puddle(scene, 150, 420, 200)
  scene.place(starfish(), 120, 760, 1.6)
  pawPrints(scene, [760, 460], [90, 120], 20)
  pawPrints(scene, [1360, 780], [1300, 620], 5)
  for (const [x, y, w] of [
    [700, 560, 250],
    [150, 1120, 260],
    [760, 1130, 230],
  ] as const) {
    scene.begin('cast').contactShadow(x, y, w * 0.6)
    scene.place(heap(w, churned), x, y, 1.35)
  }
  longShadow(scene, 450, 1000, 1130, 930)
  scene.contactShadow(1060, 470, 40)
  scene.place(post(150), 1060, 470, 1.4)
  const falling = gull({ pose: 'flying', mood: 'surprised', gape: 20 })
  scene.place(falling, 1270, 250, 1.7, { flip: true, rotate: 140 })
  const shouting = levin({
    view: 'turned',
    mood: 'angry',
    mouth: 'shout',
    lean: 10,
    gaze: [0.9, 0.3],
    hands: {
      near: { at: [-64, -104], grip: 'fist', elbow: [-1, 0] },
      far: { at: [84, -112], grip: 'fist', elbow: [1, 0.4] },
    },
  })
  scene.contactShadow(440, 1010, 200)
  scene.place(fromHigh(shouting), 440, 1010, 3.4)
  const cowed = socke({
    pose: 'sitting',
    headView: 'turned',
    mood: 'sad',
    ears: 'drooping',
    headTilt: -8,
    nod: 8,
    gaze: [0.8, -0.5],
    tail: 'tucked',
  })
  scene.contactShadow(1220, 1040, 170)
  scene.place(fromHigh(cowed), 1220, 1040, 2.1, { flip: true })
  return scene
}

/** From the water: Socke in front with his back to the beach. */
const p4: SceneArt = () => {
  const scene = fromTheWater()
  grownUps(scene, 1440, 0.55, -30)
  for (const [from, to] of [
    points('960,940 740,790'),
    points('900,990 560,850'),
    points('840,1010 360,850'),
  ] as const)
    pawPrints(scene, from, to, 13)
  stand(scene, tower(230, 120), 600, 1.3, { depth: 110, rotate: 11, shadow: 0 })
  const peeking = levin({
    view: 'turned',
    stance: 'kneeling',
    mood: 'sad',
    headView: 'front',
    headTilt: -4,
    gaze: [0.9, 0.2],
    hands: { near: { at: [56, -74], grip: 'open' }, far: { at: [76, -110], grip: 'open' } },
  })
  stand(scene, peeking, 390, 2, { depth: 120 })
  scene.place(stick(), 190, 820, 1.5)
  scene.place(feather(), 430, 850, 1.5, { rotate: 64 })
  scene.place(shoe(), 720, 810, 1.5)
  const alone = socke({
    mood: 'sad',
    ears: 'drooping',
    headTilt: 8,
    nod: 10,
    gaze: [-0.3, 0.9],
    tail: 'tucked',
  })
  stand(scene, alone, 1110, 3.3, { depth: 520, shadow: 90 })
  lappingWave(scene, 1080)
  return scene
}

/** Digging between the dunes, so that the sand flies. */
const p5: SceneArt = () => {
  const scene = amongDunes()
  const at = standsAt(scene, 1430, 2.7, { flip: true, depth: 120 })
  const patting = levin({
    view: 'turned',
    stance: 'kneeling',
    mood: 'joyful',
    mouth: 'laugh',
    gaze: [0.9, 0],
    hands: {
      near: { at: at.toFigure([1200, 880]), grip: 'flat' },
      far: { at: at.toFigure([1170, 800]), grip: 'open' },
    },
  })
  stand(scene, patting, 1430, 2.7, { flip: true, depth: 120 })
  sandBow(scene, [600, 1010], [330, -40], [180, 640])
  scene.contactShadow(130, 770, 80)
  scene.place(gull({ mood: 'surprised', nod: -8 }), 130, 776, 1.6)
  scene.place(heap(60, churned), 182, 540, 1)
  stand(scene, heap(300, churned), 860, 1.4, { depth: 120, shadow: 0 })
  stand(scene, sockeDigging({ gaze: [0.6, 0.5] }), 570, 2.7, { depth: 110, shadow: 110 })
  scene.place(spray(170, 110, 170, 8), 760, footY(scene, 760) + 130)
  stand(scene, tower(124, 140), 1190, 1.8, { depth: 170, shadow: 70 })
  stand(scene, shoe(), 360, 1.5, { depth: 190, shadow: 60 })
  return scene
}

/** The road through the castle, from the sea straight towards us. */
const p6: SceneArt = () => {
  const scene = eveningRoad()
  runUp(scene, 700, 900, 524, 716)
  for (const x of [600, 1000]) stand(scene, tower(170), x, 1.2, { depth: 70, shadow: 60 })
  stand(scene, tower(170), 220, 1.8, { depth: 240, shadow: 60 })
  for (const x of [430, 1170]) stand(scene, tower(240, 130), x, 1.9, { depth: 290, shadow: 70 })
  scene.place(feather(), 1170, footY(scene, 1170, 290) - 252 * 1.9, 1.5)
  scene.place(gull({ nod: 20 }), 220, footY(scene, 220, 240) - 186 * 1.8, 1.3)
  const cheering = levin({
    view: 'turned',
    mood: 'joyful',
    mouth: 'laugh',
    lean: -4,
    gaze: [0.9, 0.5],
    hands: { near: { at: [-64, -236], grip: 'open' }, far: { at: [60, -246], grip: 'open' } },
  })
  stand(scene, cheering, 1360, 2.35, { depth: 500, flip: true })
  stand(scene, sockeHeadOn(), 770, 2.5, { depth: 560, shadow: 70 })
  return scene
}

export const scenes: Record<string, SceneArt> = { p1, p2, p3, p4, p5, p6 }
