import { type CatOptions, cat } from '../../draw/cast/cat.ts'
import { fox, foxRing } from '../../draw/cast/fox.ts'
import { grandmother } from '../../draw/cast/grandmother.ts'
import { hare } from '../../draw/cast/hare.ts'
import { hedgehog } from '../../draw/cast/hedgehog.ts'
import { type MouseOptions, mouse } from '../../draw/cast/mouse.ts'
import { hills } from '../../draw/landscape/land.ts'
import { snow } from '../../draw/landscape/sky.ts'
import { mix } from '../../draw/paper/color.ts'
import { ellipse, points, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { forest } from '../../draw/places/forest.ts'
import { throughDoor, throughWindow } from '../../draw/places/opening.ts'
import { room } from '../../draw/places/room.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { stove } from '../../draw/props/furniture.ts'
import {
  benchHeight,
  blanket,
  hearth,
  leafBasket,
  plankDoor,
  stoveBench,
  strewnLeaves,
} from '../../draw/props/stove-corner.ts'
import {
  drift,
  flurry,
  frostFlower,
  icicle,
  mug,
  rope,
  sledge,
  snowCap,
  tracks,
  woodpile,
} from '../../draw/props/winter.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'

export const cover: CoverArt = frontCover

const palette = 'winter'
const windowless = { window: -1 }
const muck = (options: CatOptions = {}) => cat({ color: '#6f6a80', ...options })
const smallMouse = (options: MouseOptions = {}) => mouse({ color: '#b98d6c', ...options })

/** The one room of the house in the evening, seen from ever another side. */
const parlour = (options: Parameters<typeof room>[0]) =>
  room({ palette: 'gold', hour: 'night', wall: '#e0a468', light: { r: 24 }, ...options })

/** The arm that stirs the soup on page 2, with its spoon, in pixels of the page. */
const stirringArm =
  line('M352 700L282 800', '#a9704a', 13) +
  piece('M440 822C420 760 396 726 356 716L346 748C376 760 396 800 404 850Z', '#54457a') +
  flat(ellipse(346, 730, 19, 18), '#f0c7a6')

/** The stove seen from near by, its fire lighting the floor. */
const nearStove = (scene: Scene, x: number, scale: number) => {
  const y = scene.ground(x) + 40
  scene.contactShadow(x, y, 110 * scale).place(stove('#78ab92'), x, y, scale)
  scene.warm(x, y - 40 * scale, 300 * scale, '#f08a3c', 0.42, 0.7)
  scene.glow(x, y - 60 * scale, 180 * scale, '#ffc66b', 0.55)
}

/** A bench on the floor; returns the height of its seat in pixels. */
const placeBench = (scene: Scene, x: number, w: number, scale: number, depth = 96) => {
  const y = scene.ground(x) + depth
  for (const side of [-1, 1]) scene.contactShadow(x + side * (w / 2 - 45) * scale, y, 42 * scale)
  scene.place(stoveBench(w, '#a9683f', '#c8434a'), x, y, scale)
  return y - (benchHeight + 12) * scale
}

/** A fox in deep snow with one paw lifted out of it. */
const waryFox = () => {
  const paw = points('44,-66 112,-40 146,-96')
  const widths = [36, 28, 24]
  const leg = piece(strip(paw, widths), '#e8743b') + flat(strip(paw, widths, 0.72), '#4a2530')
  return fox({ pose: 'walking', mood: 'sad' }) + leg
}

/** Frost on a window pane with a hole breathed into it, to look through. */
const frost = (scene: Scene) => {
  const hole = ellipse(880, 520, 285, 270)
  const veil = mix(scene.mood.tone(0.25), '#ffffff', 0.3)
  const ice = 'M200 50V980H1400V50Z'
  scene.add(`<path d="${ice}${hole}" fill="${veil}" fill-rule="evenodd" opacity=".62"/>`)
  for (const [x, y, size, rotate] of [
    [230, 956, 330, 24],
    [470, 956, 220, -8],
    [1370, 956, 360, -28],
    [1140, 956, 190, 8],
    [230, 70, 250, 140],
    [1370, 70, 270, 215],
    [520, 70, 180, 176],
    [1090, 70, 150, 184],
  ] as const) {
    scene.place(frostFlower(size), x, y, 1, { rotate })
  }
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const light = { x: 0.3, y: 0.18, r: 80 }
    const scene = forest({ palette, hour: 'dawn', seed: 6, plants: false, light })
    snow(scene, 12, 140)
    stand(scene, sledge(), 500, 1.85, { shadow: 150, depth: 60 })
    const loaded = `${muck()}${placed(snowCap(74), { y: -166 })}`
    scene.place(loaded, 480, 795, 1.75)
    rope(scene, [795, 985], [1005, 915])
    stand(scene, grandmother({ pose: 'walking' }), 1120, 1.9, { depth: 80 })
    return scene
  },
  p2: () => {
    const scene = parlour({ window: 0.8, furniture: { stove: 0.49, rug: 0.72 }, seed: 3 })
    stand(scene, grandmother({ pose: 'walking' }), 480, 1.9, { flip: true, depth: 40 })
    scene.add(stirringArm)
    scene.place(hearth(), 270, 1070, 1.4)
    const seat = placeBench(scene, 1140, 400, 1.6, 110)
    scene.place(muck({ pose: 'stretched' }), 1180, seat, 1.4)
    return scene
  },
  p3: () => {
    const house = { x: 0.5, scale: 4.8, open: true }
    const light = { r: 0 }
    const scene = snowGarden({ palette, hour: 'dusk', seed: 4, light, house, fence: null })
    scene.warm(810, 1010, 420, '#f2a24a', 0.5, 0.3)
    scene.glow(810, 990, 380, '#ffd88a', 0.4, 0.35)
    snow(scene, 5, 140)
    scene.place(woodpile(), 1290, 1010, 1.15)
    scene.piece(roundRect(520, 915, 560, 72, 24), '#aeb4cc', 2)
    scene.flat(roundRect(534, 915, 532, 52, 22), '#d8dcec')
    stand(scene, grandmother(), 850, 1.62, { shadow: 50, depth: 14 })
    const frozen = `${placed(icicle(150), { x: -70, y: -38, rotate: 76 })}${smallMouse({ pose: 'walking', gaze: [4, -7] })}`
    stand(scene, frozen, 645, 1.6, { depth: 26, shadow: 40 })
    return scene
  },
  p4: () => {
    const scene = parlour({ ...windowless, furniture: {}, seed: 8 })
    nearStove(scene, 1330, 2.5)
    const seat = placeBench(scene, 690, 520, 2.1, 120)
    scene.place(hare({ bent: true }), 1010, seat, 2)
    scene.place(smallMouse({ gaze: [6, -4] }), 735, seat, 2.2)
    scene.place(muck({ mood: 'angry' }), 420, seat, 2.1, { flip: true })
    return scene
  },
  p5: () => {
    const scene = parlour({ ...windowless, furniture: { shelf: 0.52 }, seed: 11 })
    scene.place(plankDoor(), 250, scene.ground(0) + 10, 1.35)
    const seat = placeBench(scene, 1200, 380, 1.6, 30)
    scene.place(muck({ mood: 'angry' }), 1150, seat, 1.9, { flip: true, rotate: -5 })
    stand(scene, grandmother({ pose: 'kneeling', mood: 'surprised' }), 430, 2, { depth: 120 })
    scene.place(leafBasket(), 690, 1070, 1.45, { rotate: 14 })
    scene.place(strewnLeaves(520, 70, 44, 3), 880, 1100, 1)
    scene.place(hedgehog({ pose: 'sleeping' }), 940, 1110, 1.9)
    scene.place(strewnLeaves(430, 24, 14, 9), 900, 1122, 1)
    return scene
  },
  p6: () => {
    const light = { x: 0.66, y: 0.2, r: 70 }
    const scene = snowGarden({
      palette,
      hour: 'night',
      seed: 16,
      light,
      house: null,
      fence: [0.1, 0.9],
      ground: 0.62,
    })
    scene.place(fox({ pose: 'walking', mood: 'sad' }), 1040, 742, 0.62, { flip: true })
    const sill = throughWindow(scene, { x: 800, y: 515, w: 1160, h: 890, pane: () => frost(scene) })
    scene.place(muck({ pose: 'back' }), 680, sill + 22, 2.6)
    scene.glow(60, 900, 620, '#f0a050', 0.3)
    return scene
  },
  p7: () => {
    const light = { x: 0.62, y: 0.17, r: 84 }
    const house = { x: 0.2, scale: 1.9 }
    const scene = snowGarden({ palette, hour: 'night', seed: 9, light, house, fence: [0.42, 1.02] })
    const pane = scene.ground(320) + 22 - 77 * 1.9
    scene.place(muck({ pose: 'back', color: '#3a3350' }), 482, pane, 0.34)
    scene.place(waryFox(), 1010, 1000, 2.2, { flip: true })
    drift(scene, hills(scene, { base: 912, amplitude: 16, seed: 5, waves: 1.2 }))
    scene.inFront(() => {
      tracks(scene, points('820,985 600,970 380,1000'), 9, 30)
      tracks(scene, points('380,1030 620,1035 860,1060'), 10, 30)
    })
    return scene
  },
  p8: () => {
    const scene = snowGarden({ palette, hour: 'night', seed: 23, light: { r: 0 }, house: null })
    flurry(scene, [600, 150, 520, 700], 70, 3)
    throughDoor(scene, { x: 860, w: 470, wall: '#e0a468' })
    scene.place(fox({ mood: 'sad', tilt: 8 }), 870, 910, 1.9)
    stand(scene, grandmother({ pose: 'walking' }), 310, 1.95, { depth: 70 })
    scene.piece(roundRect(436, 866, 52, 17, 8), '#e3ad48', 1)
    stand(scene, muck(), 1245, 1.7, { flip: true, depth: 90 })
    flurry(scene, [470, 960, 620, 200], 26, 8)
    flurry(scene, [1090, 260, 190, 400], 14, 9)
    return scene
  },
  p9: () => {
    const scene = parlour({ window: 0.5, furniture: {}, seed: 14, wall: '#9a6650' })
    nearStove(scene, 150, 2)
    scene.place(blanket(1300), 830, 1085, 1)
    const { back, front } = foxRing()
    scene.place(back, 830, 1060, 2.4)
    scene.place(hare({ pose: 'sleeping' }), 880, 1010, 1.9)
    scene.place(muck({ pose: 'sleeping' }), 790, 742, 1.7)
    scene.place(smallMouse({ pose: 'sleeping' }), 1085, 1008, 1.4)
    scene.place(front, 830, 1060, 2.4)
    scene.place(hedgehog({ pose: 'sleeping' }), 1350, 1120, 1.3, { flip: true })
    return scene
  },
  p10: () => {
    const scene = snowGarden({
      palette,
      hour: 'day',
      seed: 31,
      light: { x: 0.24, y: 0.18, r: 84 },
      house: { x: 0.72, scale: 2.9, open: true },
      fence: [-0.02, 0.3],
    })
    const door = [1150, 960] as const
    tracks(scene, [door, [900, 990], [560, 930], [240, 905]], 40, 11)
    tracks(scene, [door, [1000, 1060], [640, 1030], [120, 960]], 22, 30)
    tracks(scene, [door, [1120, 1090], [900, 1160], [420, 1150]], 9, 28, true)
    stand(scene, grandmother(), 1160, 1.02, { shadow: 40, depth: 0 })
    scene.place(mug(), 1158, 884, 0.72)
    stand(scene, muck({ pose: 'walking' }), 560, 1.8, { flip: true, depth: 70 })
    return scene
  },
  p11: () => {
    const scene = parlour({ window: 0.5, furniture: { stove: 0.13 }, seed: 19 })
    flurry(scene, [704, 320, 84, 230], 13, 2)
    flurry(scene, [814, 320, 78, 230], 13, 4)
    scene.place(plankDoor(), 1330, scene.ground(0) + 10, 1.35)
    const seat = placeBench(scene, 760, 620, 1.7, 120)
    scene.place(muck({ pose: 'stretched' }), 540, seat, 1.4)
    return scene
  },
}
