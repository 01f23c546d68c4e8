import { mouse } from '../../draw/cast/mouse.ts'
import { owl } from '../../draw/cast/owl.ts'
import { squirrel } from '../../draw/cast/squirrel.ts'
import { toadstool } from '../../draw/landscape/flowers.ts'
import { points } from '../../draw/paper/geometry.ts'
import { crown } from '../../draw/places/crown.ts'
import { forest } from '../../draw/places/forest.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { treetop } from '../../draw/places/treetop.ts'
import { village } from '../../draw/places/village.ts'
import { fallingLeaves, leafLitter } from '../../draw/props/leaf-litter.ts'
import { lowWall } from '../../draw/props/low-wall.ts'
import {
  button,
  downFeather,
  mapleCloak,
  mouseHole,
  trailingBlanket,
  woollyHat,
} from '../../draw/props/nest-things.ts'
import { well } from '../../draw/props/outdoors.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { autumnSprigs, beech, canopy, elsa, mushrooms, nestWith, nuts } from './set.ts'

const palette = 'autumn'

const p1: SceneArt = () => {
  const scene = forest({
    palette,
    hour: 'day',
    kind: 'round',
    depth: 'deep',
    seed: 6,
    plants: false,
  })
  const y = footY(scene, 1150, 0)
  leafLitter(scene, 110, 3)
  beech(scene, 1160, y, 360, () => {
    scene.place(button(), 935, y - 8, 1.1, { rotate: 12 })
    scene.glow(920, y - 30, 150, '#ffffff', 0.5)
  })
  canopy(scene, 150, 4)
  stand(scene, elsa({ nod: 18 }), 560, 3.2, { depth: 40 })
  fallingLeaves(scene, points('0.14,0.34 0.3,0.24 0.46,0.36 0.9,0.4 0.08,0.56'))
  return scene
}

const p2: SceneArt = () => {
  const scene = village({ palette, hour: 'day', view: 'lane', seed: 4, light: { x: 0.62, r: 80 } })
  const y = footY(scene, 500)
  const top = lowWall(scene, 560, 1700, y - 170)
  scene.contactShadow(360, y + 20, 260).place(well('#a59c94'), 360, y + 20, 2.5)
  leafLitter(scene, 40, 8)
  scene.place(squirrel({ pose: 'walking', mood: 'surprised' }), 1230, top - 4, 2.2, { flip: true })
  scene.contactShadow(900, y + 120, 100).place(button('#c9d2dc', 0.3), 912, y + 106, 1.1)
  scene.place(elsa({ nod: -10 }), 800, y + 100, 2.9)
  fallingLeaves(scene, points('0.5,0.3 0.66,0.5 0.93,0.26 0.4,0.12'))
  return scene
}

const p3: SceneArt = () => {
  const scene = meadow({ palette, seed: 5, flowers: [], light: { x: 0.3, y: 0.2 } })
  autumnSprigs(scene, 6)
  const y = footY(scene, 1220, 0)
  mushrooms(scene, [
    [0.06, -20, 200],
    [0.95, 30, 150],
  ])
  leafLitter(scene, 50, 5)
  scene.contactShadow(1310, y, 300).place(mouseHole(scene.mood.land(0.9)), 1310, y, 1.75)
  scene.place(toadstool(0, 0, 290), 1186, y + 46, 1, { rotate: 12 })
  stand(scene, mouse({ pose: 'walking', mood: 'sad' }), 965, 3, { depth: 66, rotate: 9 })
  const feet = footY(scene, 510, 66)
  scene.place(button(), 510 + 176, feet - 186, 0.62, { rotate: 20 })
  stand(scene, elsa({ hugs: true, mood: 'surprised', nod: -4, lift: 12 }), 510, 3.1, { depth: 66 })
  fallingLeaves(scene, points('0.18,0.4 0.52,0.34 0.72,0.26 0.94,0.5'))
  return scene
}

const p4: SceneArt = () => {
  const light = { x: 0.38, y: 0.2 }
  const scene = treetop({ palette, seed: 3, nest: null, lowCloud: false, light })
  autumnSprigs(scene, 4)
  nestWith(scene, 1010, 970, 2.9, () => {
    scene.place(elsa({ lift: 28, nod: -16, mood: 'surprised' }), 1040, 915, 3, { flip: true })
  })
  scene.place(squirrel({ pose: 'walking', mood: 'surprised' }), 600, 920, 2.6)
  fallingLeaves(scene, points('0.28,0.36 0.52,0.3 0.66,0.24 0.9,0.4 0.2,0.6'))
  return scene
}

const p5: SceneArt = () => {
  const scene = crown({ seed: 5, light: { x: 0.3, y: 0.26 } })
  nestWith(scene, 800, 1020, 2.7, () => {
    nuts(scene, points('930,900 978,892 660,900 1026,900'), 1.7)
    scene.place(elsa({ lift: 30, nod: -6 }), 790, 965, 3)
  })
  scene.place(owl(), 300, 975, 1.95)
  scene.place(downFeather(), 486, 950, 1.7)
  nuts(scene, points('1010,1080 1064,1066 1120,1050 560,1066 620,1080 680,1092 1170,1030'), 1.5)
  scene.place(squirrel({ nut: true }), 1270, 985, 2.4)
  return scene
}

const p6: SceneArt = () => {
  const light = { x: 0.32, y: 0.34 }
  const scene = treetop({ palette, hour: 'dusk', seed: 8, nest: null, lowCloud: false, light })
  autumnSprigs(scene, 9)
  nestWith(scene, 1110, 950, 2.8, () => {
    scene.place(elsa({ lift: 28, nod: 16, mood: 'surprised' }), 1140, 895, 3, { flip: true })
  })
  scene.place(trailingBlanket(), 590, 800, 1.6, { rotate: -4 })
  scene.place(woollyHat(), 400, 850, 1.3, { rotate: -14 })
  scene.place(mouse({ pose: 'walking' }), 660, 915, 2.8, { rotate: -8 })
  return scene
}

const p7: SceneArt = () => {
  const scene = crown({ hour: 'night', seed: 9, windy: true, light: { x: 0.5, y: 0.28, r: 90 } })
  nestWith(scene, 680, 1030, 2.8, () => {
    scene.place(button(), 770, 890, 1.4, { rotate: 8 })
  })
  scene.glow(770, 870, 200, '#ffffff', 0.6)
  scene.place(elsa({ mood: 'sad', nod: -10 }), 480, 880, 2.9)
  scene.place(owl(), 1230, 975, 2.2)
  return scene
}

const p8: SceneArt = () => {
  const moon = { x: 0.68, y: 0.2, r: 100 }
  const scene = meadow({ palette, hour: 'night', seed: 11, flowers: [], light: moon })
  const y = footY(scene, 380, 0)
  mushrooms(scene, [
    [0.515, -44, 120],
    [0.555, -38, 80],
  ])
  leafLitter(scene, 40, 9)
  scene.contactShadow(330, y, 300).place(mouseHole(scene.mood.land(0.62)), 330, y, 1.75)
  stand(scene, mouse({ mood: 'sad' }), 600, 3, { depth: 50 })
  scene.place(mapleCloak(), 600, footY(scene, 600, 56), 1.6)
  scene.contactShadow(815, y + 66, 80).place(button('#d5dde6', 0.34), 815, y + 56, 1.2)
  scene.glow(815, y + 50, 190, '#ffffff', 0.6)
  stand(scene, elsa({ lowered: true, nod: 24, lift: 14 }), 1090, 3.1, { depth: 60, flip: true })
  return scene
}

const p9: SceneArt = () => {
  const moon = { x: 0.34, y: 0.36, r: 230 }
  const scene = treetop({
    palette,
    hour: 'night',
    seed: 12,
    nest: null,
    lowCloud: false,
    light: moon,
  })
  nestWith(scene, 1050, 950, 2.8, () => {
    scene.place(elsa({ lift: 28, nod: -16 }), 1080, 895, 3, { flip: true })
  })
  scene.place(woollyHat(), 985, 480, 1.7, { rotate: 8 })
  return scene
}

const coverLeaves = points('0.28,0.42 0.66,0.36 0.8,0.5 0.3,0.53 0.8,0.66')

/** Elsa on her nest; the button shines out under her. */
export const cover: CoverArt = () => {
  const light = { x: 0.5, y: 0.5, r: 250 }
  const scene = treetop({ ...coverSize, palette, hour: 'dusk', seed: 4, nest: null, light })
  nestWith(scene, 610, 1320, 3, () => {
    scene.place(button(), 770, 1130, 1.9, { rotate: 12 })
    scene.place(elsa({ lift: 34, nod: 10 }), 560, 1260, 3.4)
  })
  scene.glow(770, 1100, 230, '#ffffff', 0.5)
  fallingLeaves(scene, coverLeaves)
  return addFrame(scene, { seed: 61, blossoms: false, stars: false })
}

export const scenes: Record<string, SceneArt> = { p1, p2, p3, p4, p5, p6, p7, p8, p9 }
