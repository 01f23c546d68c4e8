import { darker } from '../../draw/paper/color.ts'
import { ellipse } from '../../draw/paper/geometry.ts'
import { type MarkKind, mark } from '../../draw/paper/marks.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { batterBowl, kitchenMess, pan, pancake } from '../../draw/props/pancake.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { jakob, kruemel, little, nora, papa } from './figures.ts'
import { clothTable, flatPlate, kitchenFrom } from './set.ts'

/** Curved strokes that show how the pancake turns at (x, y). */
const turning = (scene: Scene, x: number, y: number, r: number) =>
  scene.add(
    line(
      `M${x - r} ${y + r * 0.5}A${r} ${r} 0 0 1 ${x - r * 0.6} ${y - r * 0.8}M${x + r} ${y - r * 0.4}A${r} ${r} 0 0 1 ${x + r * 0.5} ${y + r * 0.85}`,
      '#fffaf0',
      10,
    ),
  )

const marked = (svg: string, kind: MarkKind, r: number) => svg + mark(kind, 0, 0, r)

/** Flour on the floor, with the prints of a dog's paws. */
const spiltFlour = (scene: Scene, x: number, y: number) => {
  scene.flat(
    `M${x - 260} ${y + 10}C${x - 250} ${y - 60} ${x - 90} ${y - 50} ${x - 40} ${y - 70}C${x + 60} ${y - 90} ${x + 120} ${y - 20} ${x + 250} ${y - 20}C${x + 330} ${y + 40} ${x + 160} ${y + 90} ${x + 30} ${y + 80}C${x - 120} ${y + 110} ${x - 270} ${y + 80} ${x - 260} ${y + 10}Z`,
    '#fffdf6',
    0.85,
  )
  const prints = [0, 1, 2, 3].map((i) => [x + 230 + i * 62, y + 30 + (i % 2) * 34] as const)
  scene.flat(
    prints.flatMap(([px, py]) => [
      ellipse(px, py, 15, 8),
      ellipse(px + 14, py - 11, 6, 4),
      ellipse(px + 22, py - 1, 6, 4),
    ]),
    '#fffdf6',
    0.9,
  )
}

/** An open box with eggs, one of them gone; its middle lies on the hand. */
const eggBox = () =>
  piece([ellipse(-34, -26, 13, 17), ellipse(34, -26, 13, 17)], '#f6dcc0') +
  piece('M-56 -24H56L48 4H-48Z', '#b9b0a4') +
  line('M-18 -22V2M18 -22V2', '#9a9186', 3)

/** A cup, 52 wide and 48 tall, its handle on the right. */
const cup = (color: string) =>
  line('M20 -36q22 -2 20 14t-24 14', color, 8) +
  piece('M-26 -48H26L22 -4Q0 4 -22 -4Z', color) +
  flat('M-24 -30H24L23 -20H-23Z', '#fff4e2', 0.8) +
  piece(ellipse(0, -48, 26, 6), darker(color, 0.25))

/** Half an egg's shell, broken along its rim. */
const eggShell = () => piece('M-22 0L-14 -8L-5 2L4 -8L13 2L22 -6C24 24 -24 26 -22 0Z', '#fff3e2')

/** The last pancake is made, and everybody says „Ich!“. */
export const cooking: Record<string, SceneArt> = {
  p1: () => {
    const scene = kitchenFrom({ floor: 940, scale: 1.5, middle: 560 })
    const cake = [590, 190] as const
    papa(
      scene,
      {
        at: [850, 1030],
        scale: 1.9,
        flip: true,
        rotate: 4,
        shadow: 90,
        far: { at: [690, 560], grip: 'grip', holding: pan(), tilt: -14 },
        near: { at: [930, 700], grip: 'fist' },
        lookAt: cake,
      },
      { view: 'turned', mood: 'joyful', headTilt: -14, nod: -14 },
    )
    scene.place(marked(pancake(165, 0.5), 'shine', 120), ...cake, 1, { rotate: -24 })
    turning(scene, ...cake, 220)
    nora(
      scene,
      {
        at: [1270, 1140],
        scale: 1.9,
        flip: true,
        near: { at: [1150, 830], grip: 'open' },
        lookAt: cake,
      },
      { view: 'turned', mood: 'joyful', nod: -10, headTilt: -8 },
    )
    jakob(
      scene,
      {
        at: [1475, 1125],
        scale: 1.9 * little,
        flip: true,
        far: { at: [1400, 905], grip: 'open' },
        lookAt: cake,
      },
      { view: 'turned', mood: 'surprised', nod: -10 },
    )
    scene.inFront(() => {
      clothTable(scene, [1060, 1720], [870, 950], 1120)
      scene.place(flatPlate(120, 0.26), 1240, 912, 1).place(batterBowl(), 1600, 1010, 1.5)
    })
    kruemel(
      scene,
      { at: [1010, 1130], scale: 1.35, flip: true, lookAt: cake },
      { headTilt: -10, nod: -12, mouth: 'tongue' },
    )
    return scene
  },
  p2: () => {
    const scene = kitchenFrom({ floor: 1250, scale: 2, middle: 210 })
    const cake = [790, 1005] as const
    nora(
      scene,
      {
        at: [370, 1260],
        scale: 3.7,
        near: { at: [525, 810], grip: 'point', angle: -20 },
        far: { at: [650, 985], grip: 'open' },
        lookAt: [1100, 600],
      },
      { view: 'turned', lean: 17, mood: 'angry', mouth: 'shout', headTilt: 4 },
    )
    jakob(
      scene,
      {
        at: [1165, 1240],
        scale: 3.3 * little,
        flip: true,
        near: { at: [1010, 800], grip: 'point' },
        far: { at: [960, 985], grip: 'open' },
        lookAt: [600, 440],
      },
      { view: 'turned', lean: 6, mood: 'angry', mouth: 'shout', headTilt: -12, nod: -8 },
    )
    scene.inFront(() => {
      clothTable(scene, [-80, 1680], [930, 1080], 1300)
      scene.place(flatPlate(250, 0.24), 790, 1010, 1)
      scene.place(marked(pancake(180, 0.24), 'shine', 100), ...cake, 1)
      scene
        .place(cup('#d8453f'), 1500, 1130, 2.6)
        .place(cup('#e8a13c'), 90, 1180, 3, { flip: true })
    })
    return scene
  },
  p3: () => {
    const scene = kitchenFrom({ floor: 590, scale: 1.06, middle: 1270 })
    spiltFlour(scene, 600, 1070)
    papa(
      scene,
      {
        at: [760, 900],
        scale: 1.95,
        shadow: 90,
        near: { at: [745, 575], grip: 'point', angle: -10 },
        far: { at: [970, 460], grip: 'grip', holding: placed(pan(), { scale: 0.8 }), tilt: -50 },
        lookAt: [1250, 640],
      },
      { mood: 'proud', mouth: 'laugh', headView: 'turned' },
    )
    nora(
      scene,
      {
        at: [290, 1150],
        scale: 2.8,
        shadow: 80,
        near: { at: [520, 815], grip: 'flat', holding: eggBox() },
        far: { at: [560, 640], grip: 'point' },
        lookAt: [760, 360],
      },
      { view: 'turned', mood: 'angry', mouth: 'shout', nod: -8 },
    )
    jakob(
      scene,
      {
        at: [1370, 1160],
        scale: 2.8 * little,
        flip: true,
        shadow: 80,
        near: { at: [1315, 870], grip: 'point', angle: -20 },
        far: { at: [1175, 700], grip: 'pinch', holding: eggShell() },
        lookAt: [760, 360],
      },
      { view: 'turned', mood: 'proud', mouth: 'shout', nod: -8 },
    )
    scene.place(placed(kitchenMess(), { scale: 1.9 }), 620, 1120, 1)
    scene.contactShadow(930, 1180, 120)
    kruemel(
      scene,
      { at: [930, 1185], scale: 1.95, lookAt: [1040, 500] },
      {
        pose: 'standing',
        onFours: false,
        nod: -10,
        mood: 'proud',
        mouth: 'laugh',
        paws: { near: { at: [22, -120] } },
      },
    )
    return scene
  },
}
