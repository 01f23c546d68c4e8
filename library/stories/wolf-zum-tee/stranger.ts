import { roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { room } from '../../draw/places/room.ts'
import { winterForest } from '../../draw/places/winter-forest.ts'
import { table } from '../../draw/props/furniture.ts'
import { snowyHouse } from '../../draw/props/snowy-house.ts'
import { plankDoor } from '../../draw/props/stove-corner.ts'
import { flurry } from '../../draw/props/winter.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { fright, snowyEars, theDonkey, theGoat, theSheep, theWolf } from './figures.ts'
import { doormat, frontDoor, logWall, yard } from './house.ts'
import { chest, flyingBlanket, parcel, teacup, teapot, washingLine } from './things.ts'

const palette = 'winter' as const

/** The wolf peeping in over the sill of the room's window; (x, y) is the middle of the sill. */
const peeping = (scene: Scene, x: number, y: number) => {
  const pane = roundRect(x - 150, y - 170, 300, 170, 0)
  scene.add(
    `<clipPath id="pane"><path d="${pane}"/></clipPath><g clip-path="url(#pane)">`,
    placed(theWolf({ embarrassed: true }) + snowyEars, { x, y: y + 244, scale: 1.16 }),
    '</g>',
  )
  scene.piece(roundRect(x - 7, y - 172, 14, 172), '#74564c', 1)
}

/** While everybody is afraid of the wolf. */
export const stranger: Record<string, SceneArt> = {
  p1: () => {
    const scene = room({
      palette,
      hour: 'night',
      window: 0.2,
      wall: '#b98a6a',
      furniture: { stove: 0.87 },
    })
    flurry(scene, [210, 300, 220, 240], 16, 3)
    stand(scene, theGoat({ mood: 'surprised', tilt: -6 }), 480, 1.85, { depth: 10 })
    stand(scene, theSheep({ mood: 'surprised', tilt: 6 }), 900, 1.95, { depth: 10 })
    stand(scene, theDonkey({ pose: 'sleeping', mood: 'surprised' }), 900, 1.8, {
      depth: 130,
      shadow: 200,
    })
    stand(scene, table('#a9704a', '#c8584f'), 690, 2.05, { depth: 140, shadow: 0 })
    const top = scene.ground(690) + 210 - 122 * 2.05
    scene.place(teapot(), 660, top, 1.25)
    scene.place(teacup(), 490, top, 1.4).place(teacup('#e3ad48'), 930, top, 1.4)
    scene.place(fright(), 480, 380, 1.1).place(fright(), 900, 500, 1.1)
    return scene
  },
  p2: () => {
    const scene = winterForest({ palette, hour: 'night', seed: 4, light: { r: 0 } })
    logWall(scene, { from: 500, to: 1700, eaves: 200, foot: 940 })
    frontDoor(scene, 980, 950, 1.5)
    yard(scene, 930, '#dfe9fa', '#7f98cc')
    scene.warm(980, 980, 300, '#e2a04a', 0.4, 0.4)
    scene.place(doormat(), 980, 1050, 1.3)
    const shy = theWolf({ embarrassed: true, underArm: true, holding: parcel() }) + snowyEars
    stand(scene, shy, 540, 2.05, { flip: true, depth: 90, shadow: 100 })
    flurry(scene, [0, 60, 1600, 1000], 90, 5)
    return scene
  },
  p3: () => {
    const scene = room({
      palette,
      hour: 'dusk',
      window: 0.57,
      wall: '#b98a6a',
      furniture: { rug: 0.64, shelf: 0.86 },
      light: { r: 0 },
    })
    flurry(scene, [790, 290, 244, 300], 18, 3)
    peeping(scene, 912, 600)
    scene.place(plankDoor('#7a4a3a'), 280, scene.ground(0) + 24, 1.5)
    stand(scene, chest(), 300, 1.75, { depth: 30, shadow: 150, rotate: -2 })
    stand(scene, table('#a9704a', '#c8584f'), 1330, 1.5, { depth: -10, shadow: 160 })
    const top = scene.ground(0) + 60 - 120 * 1.5
    scene.place(teapot(), 1290, top, 1.05).place(teacup('#e3ad48'), 1440, top, 1.15)
    stand(scene, theDonkey({ mood: 'sad', tilt: -8 }), 446, 1.66, { depth: 70, rotate: -6 })
    stand(scene, theGoat({ pose: 'walking', mood: 'angry', tilt: 14 }), 860, 1.75, {
      flip: true,
      depth: 120,
      rotate: -7,
      shadow: 150,
    })
    stand(scene, theSheep({ mood: 'sad', tilt: -5 }), 1180, 2.35, { depth: 148, shadow: 100 })
    return scene
  },
  p4: () => {
    const scene = hilltop({
      palette,
      hour: 'night',
      tree: null,
      seed: 5,
      light: { x: 0.66, y: 0.36, r: 250 },
    })
    stand(scene, snowyHouse({ pane: '#ffd680' }), 190, 0.9, { depth: -60, shadow: 0 })
    stand(scene, washingLine(250), 350, 0.95, { depth: -60, shadow: 0 })
    stand(scene, theSheep({ mood: 'surprised' }), 400, 0.85, { depth: 40 })
    const thief = theWolf({ pose: 'walking' })
    stand(scene, thief, 1090, 1.75, { depth: -20, rotate: -8, shadow: 170 })
    scene.place(flyingBlanket(), 1120, 560, 1.35, { rotate: 4 })
    return scene
  },
}
