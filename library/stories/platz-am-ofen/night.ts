import { hedgehog } from '../../draw/cast/hedgehog.ts'
import { mix } from '../../draw/paper/color.ts'
import { type Point, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { throughWindow } from '../../draw/places/opening.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { leafBasket, strewnLeaves } from '../../draw/props/stove-corner.ts'
import { flurry, frostFlower } from '../../draw/props/winter.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { openDoor } from './doorway.ts'
import { gerda, ginger, muck } from './figures.ts'
import { parlour, red, shapeIn, spots } from './set.ts'
import { doughBowl, flatCuffs, flatLongJohns, plainStool } from './things.ts'

const palette = 'winter'
const [benchX] = spots.bench

/** Frost on a window pane with a hole breathed into it, to look through. */
const frost = (scene: Scene) => {
  const random = seeded(5)
  const hole = (rx: number, ry: number) =>
    polygon(
      Array.from({ length: 90 }, (_, i): Point => {
        const [angle, out] = [(i / 90) * 6.283, 0.92 + random() * 0.14]
        return [1050 + Math.cos(angle) * rx * out, 640 + Math.sin(angle) * ry * out]
      }),
    )
  const veil = mix(scene.mood.tone(0.25), '#ffffff', 0.3)
  for (const [rx, ry, opacity] of [
    [204, 172, 0.34],
    [236, 202, 0.4],
    [270, 236, 0.5],
  ] as const)
    scene.add(
      `<path d="M120 20V1000H1480V20Z${hole(rx, ry)}" fill="${veil}" fill-rule="evenodd" opacity="${opacity}"/>`,
    )
  for (const [x, y, size, rotate] of [
    [150, 956, 380, 24],
    [470, 966, 230, -8],
    [1450, 956, 380, -28],
    [1200, 966, 200, 8],
    [150, 40, 280, 140],
    [1450, 40, 300, 215],
    [520, 40, 200, 176],
  ] as const)
    scene.place(frostFlower(size), x, y, 1, { rotate })
}

/** A curtain of the parlour's window, in pixels; it hangs at the side `side` of the picture. */
const curtain = (side: -1 | 1) => {
  const at = (x: number) => 800 + side * x
  return `M${at(840)} -20H${at(520)}C${at(560)} 300 ${at(690)} 520 ${at(700)} 720L${at(840)} 740Z`
}

/** From the cold window to the warm bench. */
export const night: Record<string, SceneArt> = {
  p6: () => {
    const light = { x: 0.75, y: 0.16, r: 78 }
    const garden = { house: null, fence: [0.1, 1.02] as [number, number], ground: 0.6 }
    const scene = snowGarden({ palette, hour: 'night', seed: 16, light, ...garden })
    scene.place(ginger({ pose: 'standing', mood: 'sad', gaze: [0.8, 0] }), 1050, 750, 0.62, {
      flip: true,
    })
    const wall = { wall: '#5d4a63', wood: '#6f4a3c' }
    const sill = throughWindow(scene, {
      x: 800,
      y: 490,
      w: 1300,
      h: 940,
      ...wall,
      pane: () => frost(scene),
    })
    scene.piece([curtain(-1), curtain(1)], '#7d3450', 2)
    const folds = [-1, 1].flatMap((side) =>
      [590, 660, 730].map(
        (x) => `M${800 + side * x} 0Q${800 + side * (x + 30)} 400 ${800 + side * (x + 60)} 720`,
      ),
    )
    scene.add(line(folds.join(''), '#66263f', 8))
    scene.warm(-60, 1000, 900, '#f08a3c', 0.4)
    scene.place(muck({ pose: 'back', tail: 'rest', ears: 'forward' }), 560, sill + 24, 3.5)
    scene.glow(-60, 900, 760, '#f0a050', 0.3)
    return scene
  },
  p8: () => {
    const scene = snowGarden({ palette, hour: 'night', seed: 23, light: { r: 0 }, house: null })
    flurry(scene, [540, 20, 440, 860], 90, 3)
    openDoor(scene, { x: 760, floor: 888, zoom: 2.5 })
    scene.shineFrom(1700, 600)
    scene.warm(1600, 900, 900, '#f08a3c', 0.5, 0.7)
    scene.begin('cast')
    scene.contactShadow(770, 940, 140)
    const shy = { mood: 'sad', ears: 'drooping', tail: 'tucked' } as const
    scene.place(ginger({ pose: 'standing', nod: 38, gaze: [0.3, 0.9], ...shy }), 740, 940, 2)
    scene.contactShadow(1284, 1130, 200)
    const kind = { mood: 'tender', headView: 'profile', gaze: [0.9, -0.1], lids: 0.1 } as const
    scene.place(muck({ pose: 'walking', ...kind }), 1302, 1136, 2.3, { flip: true })
    scene.place(
      gerda({
        view: 'turned',
        stance: 'bending',
        mood: 'tender',
        gaze: [0.9, 0.6],
        hands: { far: { at: [124, -150], grip: 'grip' } },
      }),
      110,
      1230,
      3,
    )
    flurry(scene, [440, 940, 620, 200], 30, 8)
    flurry(scene, [1000, 200, 220, 500], 20, 9)
    return scene
  },
  p9: () => {
    const camera = parlour({ zoom: 1.72, middle: [-20, 182] })
    const { put, scene, shade } = camera
    put(doughBowl(1), [benchX + 20, spots.seat], 0.92)
    shade([-318, 92], 56)
    put(strewnLeaves(170, 18, 16, 4), [-318, 92])
    put(leafBasket(), [-318, 96], 0.95)
    put(hedgehog({ pose: 'sleeping' }), [-318, 48], 0.46)
    const blanket = shapeIn(camera, [
      [-300, 150],
      [256, 140],
      [322, 500],
      [-352, 510],
    ])
    scene.piece(blanket, red, 2, 'torn')
    const stripe = (y: number, w: number): string =>
      shapeIn(camera, [
        [-w, y],
        [w - 30, y - 6],
        [w - 28, y + 6],
        [-w, y + 14],
      ])
    scene.flat([stripe(176, 300), stripe(462, 334)], '#e8a08c')
    put(flatLongJohns(), [-20, 428], 0.84)
    put(flatCuffs(), [-20, 428], 0.84)
    const sleepy = { mood: 'tender', lids: 0.75 } as const
    put(ginger({ pose: 'peeping', ...sleepy, gaze: [0.6, 0.3], headTilt: 8 }), [-122, 486], 0.74)
    put(muck({ pose: 'peeping', ...sleepy, gaze: [-0.6, 0.3], headTilt: -6 }), [82, 486], 0.74)
    return scene
  },
  p11: () => {
    const camera = parlour({ zoom: 2.3, middle: [-10, -74] })
    const { put, scene } = camera
    put(plainStool(), [-262, 44])
    put(
      ginger({ pose: 'seated', mood: 'tender', gaze: [0.9, 0.2] }),
      [benchX - 140, spots.seat],
      0.68,
    )
    const cosy = { view: 'turned', stance: 'floor', mood: 'tender', lids: 0.4 } as const
    const stroking = {
      near: { at: [52, -64] as Point, grip: 'open', elbow: [0.2, 1], inFront: true },
    } as const
    put(gerda({ ...cosy, gaze: [0.5, 0.7], nod: 8, hands: stroking }), [
      benchX + 16,
      spots.seat + 2,
    ])
    put(muck({ pose: 'sleeping' }), [benchX + 34, spots.seat - 34], 0.46)
    throughWindow(scene, {
      x: 800,
      y: 560,
      w: 1300,
      h: 900,
      wall: '#6a6a98',
      wood: '#6f4a3c',
      isOpen: true,
    })
    scene.piece([roundRect(1110, 100, 16, 920), roundRect(150, 268, 1300, 14)], '#6f4a3c', 1)
    scene.piece('M40 1010Q240 930 480 972T900 962T1300 974T1570 1000L1580 1060H30Z', '#e8effb', 3)
    scene.inFront(() => flurry(scene, [0, 0, 1600, 1200], 46, 12))
    return scene
  },
}
