import { sky } from '../../draw/landscape/sky.ts'
import { mix } from '../../draw/paper/color.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { hall } from '../../draw/places/hall.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { fireBreath, smoke } from '../../draw/props/fire.ts'
import { basket } from '../../draw/props/outdoors.ts'
import { flurry } from '../../draw/props/winter.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { crookedRoll, glimm, ida, muffledGlimm, queen } from './figures.ts'
import { battlements, burntCurtain, castleStone, darkHouses, snowHills } from './set.ts'

const palette = 'midnight' as const

/** Glimm with his muzzle in a scarf. */
export const scarf: Record<string, SceneArt> = {
  p1: () => {
    const scene = new Scene({ palette, hour: 'dusk' })
    sky(scene, {
      light: { x: 0.2, y: 0.3, r: 90 },
      seed: 4,
      clouds: [
        { x: 0.34, y: 0.36, w: 230 },
        { x: 0.84, y: 0.2, w: 260 },
      ],
    })
    snowHills(scene, 700, ['#a9b6dd', '#8fa0d0'])
    darkHouses(scene, [
      { x: 1120, y: 900, scale: 0.42, lit: true },
      { x: 1260, y: 930, scale: 0.5, lit: true },
      { x: 1420, y: 905, scale: 0.42, lit: true },
    ])
    battlements(scene, -60, 1080, 1010, castleStone)
    scene.contactShadow(560, 1006, 190)
    scene.place(muffledGlimm({ tilt: 4, arms: 'belly' }), 560, 1010, 2.15)
    flurry(scene, [0, 0, 1600, 1100], 70, 5)
    return scene
  },
  p2: () => {
    const scene = hall({ palette: 'gold', hour: 'day', throne: null, banner: '#a83f6f', seed: 3 })
    burntCurtain(scene, 1160, 190)
    stand(scene, queen({ arms: 'both', mood: 'surprised', turn: 6 }), 360, 1.75, { depth: 10 })
    stand(scene, glimm({ pose: 'walking', open: true, tilt: -12, spread: true }), 730, 1.9, {
      depth: 60,
    })
    const y = footY(scene, 730, 60)
    scene.place(fireBreath(110), 950, y - 330, 1, { rotate: -16 })
    scene.glow(1010, y - 350, 150, '#ffd88a', 0.7)
    return scene
  },
  p3: () => {
    const scene = snowGarden({
      palette: 'winter',
      hour: 'day',
      house: { x: 0.2, scale: 1.7 },
      fence: [0.6, 1.02],
      seed: 5,
      light: { x: 0.66, y: 0.19, r: 80 },
    })
    stand(scene, muffledGlimm({ arms: 'snout', mood: 'surprised' }), 1080, 1.85, {
      depth: 30,
      shadow: 100,
    })
    stand(scene, ida({ arms: 'reaching', holding: crookedRoll() }), 620, 1.9, {
      depth: 60,
      shadow: 110,
    })
    stand(scene, basket('#d0914c'), 400, 1.2, { depth: 90, shadow: 60 })
    return scene
  },
  p4: () => {
    const scene = new Scene({ palette, hour: 'night' })
    sky(scene, { light: { x: 0.78, y: 0.16, r: 70 }, seed: 9 })
    snowHills(scene, 520, ['#5f7fb5', '#4f6aa5', '#6f8cc4', '#8fa8d8'])
    darkHouses(scene, [
      { x: 760, y: 640, scale: 0.34 },
      { x: 930, y: 655, scale: 0.4 },
      { x: 1130, y: 640, scale: 0.34 },
      { x: 1370, y: 660, scale: 0.4 },
      { x: 820, y: 780, scale: 0.5 },
      { x: 1040, y: 800, scale: 0.6, lit: true },
      { x: 1290, y: 790, scale: 0.54 },
      { x: 1500, y: 800, scale: 0.5 },
      { x: 940, y: 960, scale: 0.7 },
      { x: 1230, y: 980, scale: 0.8 },
      { x: 1510, y: 970, scale: 0.7 },
    ])
    scene.place(smoke(150, '#cfdcf2'), 1082, 620, 1)
    battlements(scene, -60, 660, 1000, mix(castleStone, '#23477d', 0.45))
    scene.contactShadow(390, 996, 170)
    scene.place(muffledGlimm({ pose: 'walking', tilt: 12, mood: 'sad' }), 390, 1000, 2)
    return scene
  },
}
