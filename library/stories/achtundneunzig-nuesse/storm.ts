import { mouse } from '../../draw/cast/mouse.ts'
import { robin } from '../../draw/cast/robin.ts'
import { trunk } from '../../draw/landscape/land.ts'
import { ellipse, points, smooth } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { forest } from '../../draw/places/forest.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { hazelnut } from '../../draw/props/fruit.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import { snowCap } from '../../draw/props/winter.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { hareGuest, hindHalf, kasimir } from './figures.ts'
import { cutTree, nutAt, shellsAt, snowyBough, storm } from './set.ts'

const palette = 'winter' as const

/** The third night, and the morning after it. */
export const stormScenes: Record<string, SceneArt> = {
  p5: () => {
    const scene = forest({
      palette,
      hour: 'night',
      depth: 'deep',
      kind: 'mixed',
      seed: 11,
      plants: false,
      light: { r: 0 },
    })
    greatTree(scene, { x: 980, foot: 1330, w: 1180, hole: 520, crown: 0, seed: 7 })
    scene.flat(ellipse(980, 524, 256, 314), '#ffd08a')
    scene.glow(980, 530, 640, '#ffc87a', 0.8)
    scene.begin('cast')
    scene.place(hindHalf(), 980, 552, 2.95, { rotate: -6 })
    snowyBough(scene, points('560,1000 300,900 -60,940'), [130, 80, 50])
    storm(scene, 110, 5)
    return scene
  },
  p6: () => {
    const scene = forest({
      palette,
      hour: 'night',
      kind: 'fir',
      seed: 15,
      plants: false,
      light: { r: 0 },
    })
    const room = smooth(
      points(
        '800,40 1060,110 1200,380 1230,720 1170,1010 980,1140 620,1140 430,1010 370,720 400,380 540,110',
      ),
    )
    const rim = smooth(
      points(
        '800,-10 1100,70 1256,370 1286,720 1222,1040 1000,1186 600,1186 378,1040 314,720 344,370 500,70',
      ),
    )
    storm(scene, 90, 9)
    cutTree(scene, trunk(800, -80, 1290, 1330, 3), room, rim)
    scene.glow(790, 560, 700, '#ffcf8a', 0.75)
    scene.add(`<clipPath id="room"><path d="${room}"/></clipPath><g clip-path="url(#room)">`)
    scene.begin('cast')
    for (let i = 0; i < 54; i++) {
      const row = Math.floor(i / 9)
      nutAt(scene, 420 + (i % 9) * 96 + (row % 2) * 40, 800 + row * 62, 2.4, i)
    }
    const hare = hareGuest({
      pose: 'seated',
      ears: 'back',
      gaze: [0.2, -0.8],
      nod: -6,
      mood: 'tender',
      lids: 0.35,
    })
    scene.place(hare, 945, 1120, 3.75, { flip: true })
    scene.place(
      kasimir({
        pose: 'seated',
        mood: 'surprised',
        gaze: [0.5, 0.8],
        paws: { near: { at: [14, -38], grip: 'open' }, far: { at: [22, -44], grip: 'open' } },
      }),
      575,
      590,
      3.3,
    )
    const under = points('450,640 550,650 650,640 410,730 510,740 610,730 700,720')
    for (const [i, [x, y]] of under.entries()) nutAt(scene, x, y, 2.5, i)
    scene.place(
      mouse({ pose: 'lying', mood: 'tired', lids: 0.6, gaze: [-0.6, -0.7] }),
      750,
      1030,
      3,
      { flip: true },
    )
    for (const [i, [x, y]] of points('660,1070 780,1076 420,1010 520,1030 466,950').entries())
      nutAt(scene, x, y, 2.5, i + 2)
    scene.place(robin({ pose: 'brooding', view: 'front', lids: 1 }), 476, 930, 3.6)
    scene.add('</g>')
    return scene
  },
  p7: () => {
    const scene = snowGarden({
      palette,
      hour: 'dawn',
      house: null,
      fence: null,
      seed: 8,
      light: { x: 0.46, y: 0.26, r: 150 },
    })
    greatTree(scene, { x: 90, foot: 900, w: 460, hole: 420, crown: 0, seed: 6 })
    for (const [dx, w] of [
      [-60, 300],
      [270, 260],
    ] as const)
      scene.place(snowCap(w), 90 + dx, 930, 1)
    const nut = (scale: number) => placed(hazelnut(), { scale })
    stand(
      scene,
      hareGuest({
        pose: 'seated',
        bent: true,
        gaze: [0.2, 0.7],
        mood: 'joyful',
        paws: {
          near: { at: [58, -72], grip: 'hold', holding: nut(0.9) },
          far: { at: [70, -74], grip: 'hold' },
        },
      }),
      1240,
      2.7,
      { flip: true, depth: 70 },
    )
    stand(
      scene,
      kasimir({
        pose: 'striding',
        gaze: [0.8, 0.5],
        mood: 'joyful',
        paws: { near: { at: [62, -48], grip: 'open' }, far: { at: [66, -66], grip: 'open' } },
      }),
      430,
      2.6,
      { depth: 30 },
    )
    stand(scene, hazelnut('#b9753a'), 640, 3.4, { depth: 44, shadow: 30 })
    stand(
      scene,
      mouse({
        pose: 'seated',
        gaze: [0.5, -0.1],
        mood: 'joyful',
        paws: {
          near: { at: [38, -50], grip: 'hold', holding: nut(0.8) },
          far: { at: [44, -50], grip: 'hold' },
        },
      }),
      800,
      2.6,
      { depth: 190, shadow: 44 },
    )
    stand(scene, robin({ view: 'side', gaze: [0.8, 0.5], mood: 'joyful' }), 1030, 2.5, {
      depth: 170,
      flip: true,
      shadow: 24,
    })
    shellsAt(
      scene,
      points('900,1090 960,1130 640,1120 700,1160 1090,1150 560,1080 1480,1130 480,1140 1180,1160'),
    )
    for (const [i, [x, y]] of points('330,1090 250,1060 170,1110 400,1150').entries())
      nutAt(scene, x, y, 2.2, i)
    scene.mark('snow', 1000, footY(scene, 1000, 40), 80)
    return scene
  },
}
