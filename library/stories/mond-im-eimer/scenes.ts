import { mix } from '../../draw/paper/color.ts'
import { ellipse, leaf, points } from '../../draw/paper/geometry.ts'
import { piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { garden } from '../../draw/places/garden.ts'
import { boardFloor, plainWall, viewWindow } from '../../draw/places/indoors.ts'
import { kitchen, tableTop } from '../../draw/places/kitchen.ts'
import { street } from '../../draw/places/street.ts'
import { village } from '../../draw/places/village.ts'
import { bedFront } from '../../draw/props/bed-front.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import { fence } from '../../draw/props/outdoors.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import {
  amadi,
  dede,
  elif,
  littleMoon,
  moonBucket,
  moonsInEyes,
  moonsInGlasses,
  tomatoes,
} from './figures.ts'
import { atTheWindow, dachshundPuddle, laneFromAbove, moonbeam, puddlesWithMoons } from './set.ts'

export const cover: CoverArt = frontCover

const night = { palette: 'midnight', hour: 'night' } as const

/** The whole picture, to darken it. */
const all = ({ left, right }: Scene) => `M${left - 10} -10H${right + 10}V1210H${left - 10}Z`

/** A deep plate of soup with the moon in it, seen a little from above. */
const moonSoup =
  piece(ellipse(0, 0, 92, 26), '#f3eee6') +
  piece(ellipse(0, -3, 72, 17), '#c98a3c') +
  placed(littleMoon(26, 0.42), { y: -4 })

const plainSoup = piece(ellipse(0, 0, 92, 26), '#f3eee6') + piece(ellipse(0, -3, 72, 17), '#c98a3c')

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = garden({ ...night, seed: 8, house: false, light: { x: 0.72, y: 0.17, r: 84 } })
    const shade = (color: string) => mix(color, scene.mood.tone(0.66), 0.42)
    stand(scene, tomatoes(shade), 340, 1.7, { depth: -40, shadow: 200 })
    stand(scene, elif({ arms: 'reaching', mood: 'surprised' }), 680, 1.75, { depth: 40 })
    stand(scene, dede({ pose: 'bending' }), 1180, 1.75, { flip: true, depth: 40, shadow: 90 })
    stand(scene, moonBucket(), 900, 1.7, { depth: 80, shadow: 70 })
    scene.glow(900, footY(scene, 900, 80) - 170, 320, '#fff3cf', 0.6)
    return scene
  },
  p2: () => {
    const scene = street({
      ...night,
      view: 'row',
      seed: 6,
      lamps: [0.1],
      light: { x: 0.3, y: 0.1, r: 60 },
    })
    for (const [x, crown] of [
      [700, 330],
      [1400, 420],
    ] as const)
      greatTree(scene, { x, foot: 960, w: 130, seed: x, crown, bark: '#2a2f57', leaves: '#1d3a5c' })
    stand(scene, dede({ pose: 'walking' }), 520, 1.65, { depth: 50, shadow: 90 })
    stand(scene, elif({ pose: 'walking', mood: 'surprised' }), 1010, 1.75, { depth: 60 })
    const y = footY(scene, 780, 60) - 4
    scene.contactShadow(776, y + 6, 90)
    scene.place(moonBucket({ moon: false }), 776, y - 66, 1.6)
    return scene
  },
  p3: () => {
    const scene = laneFromAbove()
    puddlesWithMoons(scene, [
      [300, 420, 260],
      [640, 330, 190],
      [1010, 300, 230],
      [1350, 250, 170],
      [1400, 560, 280],
      [240, 760, 200],
      [330, 1060, 250],
      [1330, 1010, 240],
      [1480, 800, 150],
      [860, 480, 150],
    ])
    dachshundPuddle(scene, 800, 850)
    scene.contactShadow(1190, 700, 110)
    scene.place(dede({ bowed: true }), 1190, 700, 1.25, { flip: true })
    scene.place(moonBucket(), 1060, 720, 1.25)
    scene.contactShadow(740, 856, 90)
    scene.place(elif({ pose: 'walking', arms: 'open' }), 740, 866, 1.75)
    const drops = [-2.6, -2.2, -1, -0.6, -0.3].map((a, i) =>
      leaf(800 + Math.cos(a) * 60, 850 + Math.sin(a) * 20, a, 70 + (i % 2) * 30, 0.2),
    )
    scene.piece(drops, '#bfe0f2', 1)
    return scene
  },
  p4: () => {
    const scene = village({
      ...night,
      view: 'house-right',
      seed: 5,
      plants: false,
      light: { x: 0.22, y: 0.17, r: 92 },
    })
    stand(scene, amadi() + moonsInGlasses, 1070, 1.72, { depth: 20, shadow: 0 })
    scene.place(fence(14, '#7d88b8'), 870, footY(scene, 1060) + 66, 2.2)
    stand(scene, dede({ turn: 10 }), 370, 1.65, { depth: 20, shadow: 90 })
    stand(scene, elif({ arms: 'pointing', turn: 8 }), 680, 1.75, { depth: 60 })
    stand(scene, moonBucket(), 520, 1.5, { depth: 90, shadow: 70 })
    return scene
  },
  p5: () => {
    const scene = kitchen({
      ...night,
      side: 'right',
      table: 0.5,
      tableInFront: true,
      lamp: null,
      cloth: '#3f5f95',
      cupboards: '#4a6a9a',
      seed: 4,
    })
    scene.flat(all(scene), '#101c50', 0.5)
    moonbeam(scene, points('760,180 1170,180 1050,960 420,960'))
    scene.contactShadow(230, 1110, 100)
    scene.place(elif({ outfit: 'jumper', color: '#e9b53c', bowed: true }), 610, 1150, 1.95)
    scene.place(dede({ turn: -10 }), 1010, 1190, 1.75)
    const top = tableTop(scene, true)
    scene.inFront(() => {
      scene.glow(640, top + 10, 240, '#fff3cf', 0.7)
      scene.place(moonSoup, 630, top + 18, 1.25)
      scene.place(plainSoup, 990, top + 18, 1.15)
      scene.place(moonBucket({ moon: false }), 235, 1130, 1.5)
    })
    return scene
  },
  p6: () => {
    const { scene } = atTheWindow()
    stand(scene, dede({ mood: 'surprised', turn: 6 }), 470, 1.75, { depth: 20, shadow: 90 })
    const inNightclothes = elif({
      outfit: 'pyjamas',
      color: '#7fa6d8',
      arms: 'cheering',
      turn: 10,
      mood: 'surprised',
    })
    stand(scene, inNightclothes, 800, 1.85, { depth: 50 })
    stand(scene, moonBucket(), 1080, 1.6, { depth: 90, shadow: 70 })
    scene.glow(1080, footY(scene, 1080, 90) - 150, 240, '#fff3cf', 0.6)
    return scene
  },
  p7: () => {
    const light = { x: 0.5, y: 0.2, r: 60 }
    const { scene } = createPlaceScene({ ...night, light }, { light })
    plainWall(scene, 980, '#4a4f92', true)
    viewWindow(scene, { x: 140, y: 130, w: 330, h: 330, frame: '#7d88c0', seed: 3 })
    boardFloor(scene, 1000, '#3f3f74')
    scene.ground = () => 980
    const sleeper = placed(
      elif({ outfit: 'pyjamas', color: '#7fa6d8', mood: 'surprised' }) + moonsInEyes,
      {
        y: -10,
        scale: 1.06,
      },
    )
    stand(
      scene,
      bedFront(sleeper, { quilt: '#3f6fb0', quiltTop: 120, wood: '#6f5a92' }),
      760,
      2.7,
      {
        depth: 60,
        shadow: 190,
      },
    )
    scene.place(dede({ pose: 'sitting', turn: -12 }), 1320, 1300, 2.6)
    scene.flat(all(scene), '#0f1a4c', 0.12)
    return scene
  },
}
