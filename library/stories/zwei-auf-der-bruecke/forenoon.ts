import { bear } from '../../draw/cast/bear.ts'
import { cat } from '../../draw/cast/cat.ts'
import { fox } from '../../draw/cast/fox.ts'
import { hare } from '../../draw/cast/hare.ts'
import { hedgehog } from '../../draw/cast/hedgehog.ts'
import { mouse } from '../../draw/cast/mouse.ts'
import { squirrel } from '../../draw/cast/squirrel.ts'
import { reeds } from '../../draw/landscape/meadow-plants.ts'
import { darker } from '../../draw/paper/color.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { forest } from '../../draw/places/forest.ts'
import { hazelnut } from '../../draw/props/fruit.ts'
import { rings } from '../../draw/props/water.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { carrot, cheese, emil, rosa, shareBread } from './figures.ts'
import { gorge, greenLedges, hangingMoss, nearBushes, swallows } from './gorge.ts'
import { bank, surface, trunkBridge } from './set.ts'

const palette = 'emerald' as const
const rock = '#7fb39a'

/** Who waits on the banks, the nearest to the bridge last; all look at what blocks the way. */
const queue = (scene: Scene) => {
  const left: [svg: string, x: number, scale: number][] = [
    [squirrel({ pose: 'sitting', gaze: [0.9, -0.3] }), 92, 0.94],
    [hedgehog({ pose: 'walking', gaze: [0.9, 0] }), 232, 0.94],
    [hare({ pose: 'walking', color: '#cfae94', gaze: [0.9, 0.1] }), 400, 0.9],
  ]
  const right: [svg: string, x: number, scale: number][] = [
    [cat({ pose: 'seated', mood: 'sulky', gaze: [0.9, 0] }), 1535, 0.84],
    [bear({ pose: 'walking', mood: 'surprised', gaze: [0.9, 0] }), 1390, 0.98],
    [fox({ pose: 'seated', gaze: [0.9, 0] }), 1225, 0.84],
  ]
  for (const [svg, x, scale] of left) stand(scene, svg, x, scale, { depth: 6, shadow: 50 })
  for (const [svg, x, scale] of right)
    stand(scene, svg, x, scale, { flip: true, depth: 6, shadow: 50 })
}

export const forenoon: Record<string, SceneArt> = {
  p1: () => {
    const scene = forest({
      ...{ palette, hour: 'dawn', kind: 'mixed', seed: 9, plants: false },
      landOffset: -0.1,
      light: { x: 0.6, y: 0.3, r: 170 },
    })
    scene.warm(960, 400, 760, '#f8b48c', 0.62)
    surface(scene, 900)
    scene.glow(960, 930, 420, '#ffe0b0', 0.5, 0.3)
    bank(scene, 250, 930, 1)
    bank(scene, 1420, 740, -1)
    const slope = { rotate: -6 }
    scene.begin('cast')
    scene.add('<g transform="rotate(-6 800 815)">')
    trunkBridge(scene, 90, 1560, 815, 74)
    hangingMoss(scene, 330, 1330, 884)
    scene.add('</g>')
    const [left, right] = [455, 1062]
    const onTrunk = (x: number) => 822 - (x - 800) * Math.tan((6 * Math.PI) / 180)
    scene.place(rosa({ gaze: [0.9, -0.4] }), left, onTrunk(left), 1.75, slope)
    scene.place(emil({ gaze: [0.9, 0.4], ears: 'forward' }), right, onTrunk(right), 1.7, {
      ...{ flip: true },
      ...slope,
    })
    rings(scene, 700, 1080, 90)
    rings(scene, 1120, 1020, 60, 2)
    scene.markArea('water', [420, 1000, 1300, 1190], 50)
    scene.inFront(() =>
      scene.place(
        reeds([darker(scene.mood.land(1), 0.1), darker(scene.mood.land(1), 0.3)]),
        90,
        1230,
        1.3,
      ),
    )
    return scene
  },
  p2: () => {
    const scene = forest({
      ...{ palette, hour: 'day', kind: 'fir', seed: 18, plants: false },
      landOffset: 0.3,
      light: { x: 0.5, y: 0.2, r: 230 },
    })
    const hers = { mood: 'angry', headView: 'profile', gaze: [0.9, 0] } as const
    const his = { mood: 'sulky', headView: 'profile', gaze: [0.9, 0], ears: 'back' } as const
    scene.begin('cast')
    scene.place(emil({ pose: 'sideways', ...his }), 1560, 1500, 3.5, { flip: true })
    scene.place(rosa({ pose: 'sideways', ...hers }), 240, 1500, 3.8)
    return scene
  },
  p3: () => {
    const scene = forest({
      ...{ palette, hour: 'day', kind: 'fir', seed: 14, plants: false, zoom: 'far' },
      landOffset: -0.26,
      light: { x: 0.2, y: 0.12, r: 80 },
    })
    gorge(scene, {
      ...{ y: 500, from: 520, to: 1090, water: 1060, thick: 36 },
      ...{ lean: 130, rise: 90, rock, fall: 800 },
    })
    greenLedges(scene)
    swallows(scene)
    queue(scene)
    stand(scene, rosa({ mood: 'sulky', gaze: [0.9, 0] }), 698, 0.72, { shadow: 0 })
    stand(scene, emil({ mood: 'sulky', gaze: [0.9, 0] }), 912, 0.7, { flip: true, shadow: 0 })
    stand(scene, mouse({ pose: 'walking', gaze: [0.8, 0] }), 815, 0.54, { shadow: 0 })
    nearBushes(scene)
    return scene
  },
  p4: () => {
    const scene = forest({
      ...{ palette, hour: 'day', kind: 'mixed', depth: 'deep', seed: 7, plants: false },
      light: { x: 0.5, y: 0.2, r: 0 },
    })
    scene.glow(800, 330, 520, '#fff3c0', 0.7)
    surface(scene, 800)
    trunkBridge(scene, scene.left - 80, scene.right + 80, 890, 245)
    scene.begin('cast')
    const hers = {
      pose: 'sideways',
      headView: 'profile',
      gaze: [0.7, 0.5],
      mood: 'tender',
    } as const
    const his = { pose: 'sideways', headView: 'profile', gaze: [0.9, 0.2], nod: 6 } as const
    shareBread(
      scene,
      { x: 130, y: 1085, scale: 3, options: hers },
      { x: 1500, y: 1085, scale: 2.75, options: his },
      3.3,
    )
    const lunch = mouse({ holding: placed(cheese(), { scale: 0.8 }), gaze: [0.3, -0.9] })
    stand(scene, lunch, 800, 2, { depth: 22, shadow: 50 })
    stand(scene, carrot(), 585, 2, { depth: 36, shadow: 40 })
    stand(scene, hazelnut(), 1010, 1.5, { depth: 32, shadow: 26 })
    return scene
  },
}
