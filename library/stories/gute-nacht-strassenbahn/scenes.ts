import { ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { room } from '../../draw/places/room.ts'
import { street } from '../../draw/places/street.ts'
import { bed } from '../../draw/props/furniture.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import { bench } from '../../draw/props/outdoors.ts'
import { streetLamp, tramStop } from '../../draw/props/street-things.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import {
  ayla,
  fallingLeaf,
  goldenLeaves,
  leafBlanket,
  papa,
  papaWithAyla,
  sleepyAyla,
  sparrow,
  sway,
  toyBear,
} from './figures.ts'
import { overTheStreet, stairwell, stepAt } from './places.ts'
import { yard } from './yard.ts'

export const cover: CoverArt = frontCover

const palette = 'midnight'

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = street({
      palette,
      hour: 'dusk',
      view: 'row',
      tram: 0.65,
      seed: 4,
      lamps: [],
      light: { x: 0.3, y: 0.12, r: 60 },
    })
    stand(scene, tramStop(), 1440, 1.5, { depth: -24, shadow: 30 })
    stand(scene, papa({ turn: 7 }), 350, 1.75, { depth: 30 })
    stand(scene, ayla({ arms: 'raised', turn: 7 }), 590, 1.8, { depth: 56 })
    return scene
  },
  p2: () => {
    const scene = street({
      palette,
      hour: 'night',
      view: 'lane',
      seed: 7,
      lamps: [],
      light: { x: 0.36, y: 0.16, r: 0 },
    })
    const y = footY(scene, 800, 60)
    scene.warm(800, y, 560, '#f0a640', 0.75, 0.3)
    scene.flat(ellipse(800, y, 420, 92), '#ffdf8a', 0.5)
    scene.flat(ellipse(800, y, 300, 62), '#fff0b8', 0.5)
    stand(scene, streetLamp('#2c3766'), 1010, 1.75, { flip: true, shadow: 40 })
    const bulb: [number, number] = [1010 - 52 * 1.75, footY(scene, 1010) - 396 * 1.75]
    scene.glow(bulb[0], bulb[1], 380, '#ffd88a', 0.95)
    stand(scene, papa({ turn: 7 }), 450, 1.7, { depth: 10 })
    stand(scene, ayla({ arms: 'open' }), 790, 1.85, { depth: 66 })
    return scene
  },
  p3: () => {
    const scene = yard()
    scene.flat(ellipse(1190, 990, 330, 58), '#6a6f96')
    scene.flat(ellipse(1190, 992, 300, 48), '#2b3560')
    greatTree(scene, {
      x: 1190,
      foot: 990,
      w: 200,
      seed: 4,
      crown: 290,
      bark: '#4a3f63',
      leaves: '#2f6f74',
      bough: { side: -1, y: 450, reach: 430 },
    })
    scene.add(
      goldenLeaves([
        [690, 96, 2.2],
        [880, 148, 1.3],
        [1040, 206, 2],
        [1330, 222, 1],
        [1470, 176, 1.9],
        [1200, 120, 0.9],
      ]),
    )
    for (const [i, x] of [850, 928, 1006].entries()) {
      scene.place(sparrow(), x, 464 + i * 10, 0.96)
      scene.place(leafBlanket(), x, 464 + i * 10, 0.96)
    }
    stand(scene, bench('#8a5f6a'), 1190, 1.5, { depth: 60, shadow: 150 })
    scene.add(
      goldenLeaves([
        [930, 1092, 0.2],
        [1290, 1108, 2.9],
        [1402, 1074, -0.3],
        [1254, 912, 0.1],
      ]),
    )
    stand(scene, papa({ turn: 8 }), 350, 1.7, { depth: 10 })
    stand(scene, ayla({ arms: 'both', turn: 7 }), 630, 1.9, { depth: 76 })
    scene.place(sway() + fallingLeaf(), 850, 652, 1.25, { rotate: 8 })
    return scene
  },
  p4: () => {
    const scene = stairwell()
    const [x, y] = stepAt(3)
    scene.contactShadow(x, y, 130)
    scene.place(papaWithAyla(), x, y + 4, 1.82)
    return scene
  },
  p5: () => {
    const scene = room({
      palette,
      hour: 'night',
      window: 0.44,
      furniture: { rug: 0.42, shelf: 0.8 },
      wall: '#5f6aa8',
      light: { r: 52 },
    })
    stand(scene, bed('#f2a65a', '#a9704a'), 1050, 1.9, { depth: -10, shadow: 180 })
    scene.place(toyBear(), 830, footY(scene, 1050, -10) - 128 * 1.9, 1.5, { rotate: -8 })
    stand(scene, sleepyAyla({ arms: 'reaching', turn: 5 }), 560, 1.85, { depth: 30 })
    return scene
  },
  p6: () =>
    overTheStreet((scene) => {
      scene.place(papa({ outfit: 'jumper', scarf: '', turn: 6 }), 318, 1080, 1.75)
      scene.place(sleepyAyla({ pose: 'sleeping', color: '#f2a65a' }), 660, 848, 1.8)
      scene.piece(roundRect(180, 846, 680, 60, 20), '#a9704a', 2)
    }),
}
