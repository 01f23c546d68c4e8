import { hat } from '../../draw/cast/head/hats.ts'
import { sheep } from '../../draw/cast/sheep.ts'
import { gazeAt, standsAt } from '../../draw/cast/toward.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { garden } from '../../draw/places/garden.ts'
import { gateway } from '../../draw/places/gateway.ts'
import { hall } from '../../draw/places/hall.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { room } from '../../draw/places/room.ts'
import { bees } from '../../draw/props/bee.ts'
import { fruitTree } from '../../draw/props/fruit-tree.ts'
import { rug, throne } from '../../draw/props/furniture.ts'
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
  winter,
} from './figures.ts'
import { rope } from './set.ts'

const palette = 'gold' as const

/** The sky over the story's land. */
const sky = { sun: 'spiral', clouds: 'stacked', sheets: 'waves' } as const

/** From the throne to the yellow of summer. */
export const springAndSummer: Record<string, SceneArt> = {
  p1: () => {
    const scene = hall({ palette, hour: 'day', seed: 3, throne: null })
    const soup = placed(soupPlate(), { scale: 0.8 })
    const hurrying = footman({
      view: 'turned',
      stance: 'running',
      mood: 'frightened',
      gaze: [0.8, -0.4],
      hands: {
        near: { at: [40, -206], grip: 'flat', holding: placed(soup, { x: 20 }) },
        far: { at: [74, -204], grip: 'flat' },
      },
    })
    stand(scene, hurrying, 220, 1.75, { depth: 40 })
    const foot = stand(scene, throne(), 720, 2.7, { depth: 60, shadow: 110 }).y
    const commanding = prince({
      view: 'turned',
      stance: 'seat',
      mood: 'angry',
      mouth: 'shout',
      lean: 8,
      gaze: [0.9, 0.1],
      hands: {
        near: { at: [14, -70], grip: 'fist' },
        far: { at: [84, -128], grip: 'point', inFront: true },
      },
    })
    scene.place(commanding, 740, foot - 112 * 2.7 + 46 * 1.75, 1.75)
    const tired = queen({
      view: 'turnedAway',
      headTilt: 16,
      mood: 'tired',
      gaze: [0.6, 0.4],
      hands: { far: { at: [46, -268], grip: 'open', inFront: true } },
    })
    scene.inFront(() => stand(scene, tired, 1330, 3, { depth: 330, flip: true }))
    return scene
  },
  p2: () => {
    const scene = room({ palette: 'autumn', hour: 'day', window: 0.8, furniture: {}, seed: 5 })
    scene.add(
      '<clipPath id="sill"><path d="M1080 200H1500V602H1080Z"/></clipPath><g clip-path="url(#sill)">',
    )
    scene.place(sheep({ headTilt: -6, gaze: [-0.6, 0.7] }), 1310, 790, 1.8)
    scene.add('</g>')
    rope(scene, [620, 40], [1160, 40])
    for (const x of [720, 830, 940]) scene.place(hank(winter), x, 76, 1.5)
    stand(scene, rug('#8a4a5e'), 800, 2.4, { depth: 130, shadow: 0 })
    stand(scene, loom(), 250, 2.35, { depth: 20, shadow: 200 })
    const handed = [850, 720] as const
    const hers = standsAt(scene, 560, 2.4, { depth: 130 })
    const giving = alma({
      pose: 'sitting',
      headView: 'turned',
      mood: 'sly',
      gaze: [0.9, 0],
      hands: {
        near: { at: [-30, -76], grip: 'rest' },
        far: { at: hers.toFigure([800, 750]), grip: 'grip', inFront: true },
      },
    })
    stand(scene, giving, 560, 2.4, { depth: 130, shadow: 100 })
    const his = standsAt(scene, 1050, 2.4, { depth: 150, flip: true })
    const taking = prince({
      view: 'turned',
      mood: 'surprised',
      lean: -4,
      gaze: [0.8, 0.5],
      hands: {
        near: { at: [-44, -110], grip: 'open' },
        far: { at: his.toFigure(handed), grip: 'grip', holding: shears(), tilt: 172 },
      },
    })
    stand(scene, taking, 1050, 2.4, { depth: 150, flip: true })
    return scene
  },
  p3: () => {
    const scene = meadow({
      palette: 'emerald',
      hour: 'dawn',
      seed: 6,
      sky,
      landOffset: -0.1,
      plants: false,
      flowers: ['#fff6f2', '#f8b4c2', '#f6d65b'],
      light: { x: 0.7, y: 0.18, r: 100 },
    })
    fruitTree(scene, { x: 240, foot: footY(scene, 240) - 20, h: 720, dress: 'blossom', seed: 4 })
    const picking = alma({ view: 'turned', mood: 'tender', headTilt: 8, gaze: [0.8, 0.7] })
    stand(scene, picking, 1340, 1.8, { flip: true, depth: 20 })
    stand(scene, dyersBasket('#8fc45c'), 1490, 1.5, { depth: 50, shadow: 70 })
    stand(scene, sheep({ pose: 'sleeping' }), 560, 2.9, { flip: true, depth: 210, shadow: 130 })
    const y = footY(scene, 760, 300)
    scene.contactShadow(1000, y - 46, 360)
    const worn = prince({
      view: 'turned',
      stance: 'lyingBack',
      mood: 'tired',
      mouth: 'gasp',
      gaze: [0.2, -0.8],
    })
    scene.place(worn, 1020, y - 40, 2.5)
    return scene
  },
  p4: () => {
    const scene = gateway({
      palette,
      hour: 'dawn',
      ear: false,
      gate: 0.6,
      scale: 1.7,
      seed: 8,
      sky,
    })
    const netBearer = {
      view: 'turned',
      skin: '#8d5a3c',
      hair: '#2a1a1f',
      mood: 'sad',
      gaze: [0.8, 0.3],
      hands: { near: { at: [54, -250], grip: 'grip', holding: net() } },
    } as const
    stand(scene, footman(netBearer), 1010, 1.75, { depth: 20, flip: true })
    stand(scene, bench('#a8744c'), 1330, 1.9, { depth: 90, shadow: 150 })
    const burnt = footman({
      view: 'turned',
      stance: 'seat',
      skin: '#ee7f68',
      hair: '#e0b060',
      mood: 'tired',
      headTilt: 14,
      gaze: [0.5, 0.7],
    })
    stand(scene, burnt, 1320, 1.95, { depth: 110, flip: true })
    const rind = placed(melonRind(), { y: -8, rotate: -30, scale: 1.2 })
    const offering = footman({
      view: 'turned',
      stance: 'bending',
      mood: 'sad',
      beard: 'moustache',
      gaze: [0.8, -0.5],
      hands: { far: { at: [150, -110], grip: 'flat', holding: rind } },
    })
    stand(scene, offering, 880, 2, { depth: 190, flip: true })
    const raging = prince({
      view: 'turned',
      mood: 'angry',
      mouth: 'shout',
      lean: 6,
      gaze: [0.9, 0],
      hands: {
        near: { at: [-44, -96], grip: 'fist' },
        far: { at: [72, -120], grip: 'fist' },
      },
    })
    scene.inFront(() => stand(scene, raging, 300, 3.1, { depth: 330 }))
    return scene
  },
  p5: () => {
    const scene = garden({
      palette: 'sunrise',
      hour: 'day',
      seed: 9,
      sky,
      light: { x: 0.6, y: 0.18, r: 90 },
    })
    rope(scene, [-40, 210], [1660, 170])
    for (const x of [120, 300, 1160, 1330, 1500])
      scene.place(hank(summer), x, 236 - Math.abs(x - 800) * 0.04, 1.7)
    const crowned = sheep({
      pose: 'standing',
      mood: 'sulky',
      headTilt: 6,
      gaze: [-0.9, 0],
      hat: placed(hat('crown', '#f2c14e'), { y: 186, scale: 0.8 }),
    })
    stand(scene, crowned, 1330, 2.3, { depth: 120 })
    const stirring = alma({
      view: 'turned',
      gaze: [0.8, 0.6],
      headTilt: 6,
      hands: { far: { at: [86, -128], grip: 'grip' } },
    })
    stand(scene, stirring, 250, 2.1, { depth: 60 })
    const berry = [940, 570] as const
    const turn = { depth: 170 }
    const at = standsAt(scene, 720, 2.8, turn)
    const marvelling = prince({
      crowned: false,
      view: 'turned',
      mood: 'tender',
      headTilt: 6,
      gaze: gazeAt(at, [16, -197], berry),
      hands: {
        near: { at: at.toFigure([900, 660]), grip: 'open', inFront: true },
        far: { at: at.toFigure(berry), grip: 'pinch', holding: strawberry(), inFront: true },
      },
    })
    stand(scene, marvelling, 720, 2.8, turn)
    scene.inFront(() => scene.place(cauldron('#efb52e', '#f7d76a'), 460, 1290, 2.5))
    bees(scene, [
      [560, 380, 1.6],
      [1010, 430, -1.4],
      [1060, 700, 1.4],
    ])
    return scene
  },
}
