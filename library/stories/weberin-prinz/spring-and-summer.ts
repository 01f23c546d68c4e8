import { hat } from '../../draw/cast/hats.ts'
import { sheep } from '../../draw/cast/sheep.ts'
import { points } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { garden } from '../../draw/places/garden.ts'
import { gateway } from '../../draw/places/gateway.ts'
import { hall } from '../../draw/places/hall.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { room } from '../../draw/places/room.ts'
import { bees } from '../../draw/props/bee.ts'
import { fruitTree } from '../../draw/props/fruit-tree.ts'
import { soupPlate } from '../../draw/props/keepsakes.ts'
import { bench } from '../../draw/props/outdoors.ts'
import { cauldron, dyersBasket, hank, loom } from '../../draw/props/weaving.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  alma,
  footman,
  melonRind,
  net,
  prince,
  queen,
  shears,
  strawberry,
  summer,
} from './figures.ts'
import { rope } from './set.ts'

const palette = 'gold' as const

/** From the throne to the yellow of summer. */
export const springAndSummer: Record<string, SceneArt> = {
  p1: () => {
    const scene = hall({ palette, hour: 'day', seed: 3 })
    const seat = scene.ground(0) + 20 - 112 * 1.5
    scene.place(
      prince({ pose: 'sitting', mood: 'angry', arms: 'pointing' }),
      800,
      seat + 46 * 1.4,
      1.4,
    )
    stand(scene, queen({ mood: 'sad', bowed: true }), 1120, 1.7, { depth: 40, shadow: 90 })
    const soup = placed(soupPlate(), { scale: 0.8 })
    stand(
      scene,
      footman({ pose: 'walking', arms: 'holding', holding: soup, mood: 'surprised' }),
      420,
      1.6,
      {
        depth: 60,
      },
    )
    return scene
  },
  p2: () => {
    const scene = room({
      palette: 'autumn',
      hour: 'day',
      window: 0.8,
      furniture: { shelf: 0.5 },
      seed: 5,
    })
    scene.add(
      '<clipPath id="sill"><path d="M1080 200H1500V602H1080Z"/></clipPath><g clip-path="url(#sill)">',
    )
    scene.place(sheep(), 1280, 790, 1.7)
    scene.add('</g>')
    stand(scene, loom(), 400, 1.75, { depth: -20, shadow: 200 })
    stand(scene, alma({ pose: 'sitting' }), 740, 1.85, { depth: 50, shadow: 100 })
    stand(scene, prince({ mood: 'surprised', arms: 'reaching', holding: shears() }), 1090, 1.75, {
      flip: true,
      depth: 60,
    })
    return scene
  },
  p3: () => {
    const scene = meadow({
      palette: 'emerald',
      hour: 'dawn',
      seed: 6,
      plants: false,
      flowers: ['#fff6f2', '#f8b4c2', '#f6d65b'],
      light: { x: 0.24, y: 0.22, r: 100 },
    })
    fruitTree(scene, { x: 340, foot: footY(scene, 340) - 40, h: 700, dress: 'blossom', seed: 4 })
    stand(scene, alma({ pose: 'walking' }), 1300, 1.7, { flip: true, depth: -50 })
    stand(scene, dyersBasket('#8fc45c'), 1130, 1.2, { depth: -30, shadow: 70 })
    stand(scene, sheep({ pose: 'sleeping' }), 600, 1.85, { flip: true, depth: 0, shadow: 130 })
    const y = footY(scene, 760, 64)
    scene.contactShadow(950, y + 24, 260)
    scene.place(prince({ mood: 'surprised' }), 1160, y, 1.6, { rotate: -86 })
    return scene
  },
  p4: () => {
    const scene = gateway({ palette, hour: 'dawn', ear: false, gate: 0.5, scale: 1.55, seed: 8 })
    const netBearer = { skin: '#8d5a3c', hair: '#2a1a1f', arms: 'raised', holding: net() } as const
    stand(scene, footman({ ...netBearer, mood: 'sad', turn: -7 }), 950, 1.4, { depth: -10 })
    stand(scene, bench('#a8744c'), 1220, 1.5, { depth: 40, shadow: 150 })
    const burnt = { skin: '#ee7f68', hair: '#e0b060', mood: 'sad' } as const
    stand(scene, footman({ ...burnt, pose: 'sitting' }), 1190, 1.55, { depth: 60, rotate: -4 })
    const rind = placed(melonRind(), { y: -8, rotate: -30 })
    const offering = footman({ pose: 'bending', mood: 'sad', beard: 'moustache', holding: rind })
    stand(scene, offering, 800, 1.6, { depth: 110, flip: true })
    stand(scene, prince({ mood: 'angry', arms: 'fists', turn: 8 }), 350, 1.9, { depth: 90 })
    return scene
  },
  p5: () => {
    const scene = garden({
      palette: 'sunrise',
      hour: 'day',
      seed: 9,
      light: { x: 0.56, y: 0.15, r: 90 },
    })
    const [from, to] = points('620,330 1660,280')
    rope(scene, [...from], [...to])
    for (const x of [860, 1010, 1170, 1330, 1470])
      scene.place(hank(summer), x, 352 - Math.abs(x - 1120) * 0.06, 1.5)
    stand(scene, alma({ pose: 'kneeling' }), 330, 1.7, { depth: 10 })
    stand(scene, cauldron('#efb52e', '#f7d76a'), 600, 1.55, { depth: 30, shadow: 110 })
    stand(
      scene,
      prince({ crowned: false, arms: 'raised', holding: strawberry(), turn: 6 }),
      880,
      1.8,
      { depth: 60 },
    )
    const crowned =
      sheep({ mood: 'angry' }) + placed(hat('crown', '#f2c14e'), { y: -22, scale: 0.8 })
    stand(scene, crowned, 1190, 1.75, { depth: 50 })
    bees(scene, [
      [430, 420, 1.2],
      [720, 520, -1.1],
      [1060, 470, 1.1],
    ])
    return scene
  },
}
