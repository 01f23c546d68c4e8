import { dog } from '../../draw/cast/dog.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { garden } from '../../draw/places/garden.ts'
import { market, stallTop } from '../../draw/places/market.ts'
import { street } from '../../draw/places/street.ts'
import { bagOfPlums, chalkboard, washingLineCoil } from '../../draw/props/market-wares.ts'
import { basket } from '../../draw/props/outdoors.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { adler, anna, dario, grandpa, musician } from './figures.ts'
import { awningAbove, counterAcross, plumTree, shopWindow, windfalls } from './set.ts'

const palette = 'sunrise' as const

const bagsOn = (scene: Scene, y: number, spots: readonly number[], s: number) =>
  scene.inFront(() => {
    for (const x of spots) scene.place(bagOfPlums(), x, y, s)
  })

/** From the plum tree to the first customers. */
export const morning: Record<string, SceneArt> = {
  p1: () => {
    const scene = garden({ palette, hour: 'day', seed: 14, light: { x: 0.5, y: 0.16, r: 80 } })
    plumTree(scene, 1190, 940)
    windfalls(scene, 300, 1400, 16)
    const full = placed(basket('#6a4a9a'), { y: 60, scale: 0.95 })
    stand(scene, grandpa({ arms: 'holding', holding: full }), 980, 1.7, { depth: 30, shadow: 90 })
    stand(scene, anna({ turn: 8 }), 430, 1.75, { depth: 50 })
    stand(scene, dario({ turn: -6, arms: 'raised' }), 680, 1.75, { depth: 70 })
    return scene
  },
  p2: () => {
    const scene = street({ palette, hour: 'dusk', view: 'door', doorAt: 0.12, seed: 7, lamps: [] })
    shopWindow(scene, 560, 250, 880, 560)
    stand(scene, dario({ pose: 'walking', arms: 'gripping' }), 690, 1.7, { depth: 40 })
    stand(scene, anna({ arms: 'holding', turn: -8 }), 1390, 1.75, { depth: 70 })
    return scene
  },
  p3: () => {
    const scene = market({
      palette,
      hour: 'dawn',
      seed: 5,
      ownStall: { x: 0.44, awning: '#4f9d96', goods: ['#6a4a9a', '#6a4a9a'] },
      light: { x: 0.84, y: 0.15, r: 80 },
    })
    stand(scene, anna({ turn: -8, arms: 'down' }), 540, 1.72, { depth: -10 })
    stand(scene, dario({ arms: 'open', bowed: true }), 850, 1.72, { depth: -10 })
    bagsOn(scene, stallTop(scene) + 4, [400, 690, 1000], 1.15)
    scene.inFront(() => {
      scene.place(chalkboard('30 €'), 560, 1130, 1.35)
      const buyer = musician({
        outfit: 'coat',
        color: '#c9803f',
        hairStyle: 'long',
        skin: '#f2c6a0',
        hair: '#8a4a2f',
        arms: 'reaching',
      })
      scene.contactShadow(1270, 1090, 90)
      scene.place(buyer, 1270, 1095, 1.72, { flip: true })
    })
    return scene
  },
  p4: () => {
    const scene = market({
      palette: 'gold',
      hour: 'day',
      seed: 16,
      plants: false,
      fountain: null,
      stalls: [0.93],
      light: { x: 0.22, y: 0.2, r: 80 },
    })
    scene.place(dog({ tilt: -8 }), 1075, 1110, 1.8)
    scene.place(adler({ arms: 'raised', mood: 'sad', holding: washingLineCoil() }), 760, 1170, 2.25)
    awningAbove(scene)
    counterAcross(scene, 905)
    scene.place(bagOfPlums(), 600, 1010, 1.7)
    scene.place(bagOfPlums(), 800, 1030, 1.7)
    scene.place(anna({ mood: 'angry', arms: 'holding', turn: 10 }), 330, 1330, 2.2)
    const pair = placed(bagOfPlums(), { y: 30, scale: 0.8 })
    scene.place(dario({ arms: 'reaching', holding: pair, turn: 8 }), 1290, 1330, 2.2, {
      flip: true,
    })
    return scene
  },
}
