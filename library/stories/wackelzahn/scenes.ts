import { dog } from '../../draw/cast/dog.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import { kitchen, tableTop } from '../../draw/places/kitchen.ts'
import { school } from '../../draw/places/school.ts'
import { street } from '../../draw/places/street.ts'
import { bedFront } from '../../draw/props/bed-front.ts'
import { apple } from '../../draw/props/fruit.ts'
import { stool } from '../../draw/props/furniture.ts'
import { hangingLamp } from '../../draw/props/kitchen-things.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import { desk, hookPicture } from '../../draw/props/school-things.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import {
  appleCore,
  bittenApple,
  dede,
  kerem,
  mama,
  matchbox,
  noah,
  pia,
  spectacles,
  teacher,
  tooth,
  toothString,
  tortoise,
  trafficLight,
  umbrella,
} from './figures.ts'
import { bathroom, bedroom, doorLeaf, landing, thread } from './places.ts'

const palette = 'sunrise'

export const cover: CoverArt = () => {
  const { scene, floorY, top } = landing({ door: { x: 640, w: 400 }, width: 1200, height: 1600 })
  const handle = doorLeaf(scene, 650, top, 1040, floorY)
  const [x, scale] = [420, 2.45]
  const { y } = stand(
    scene,
    kerem({ teeth: 'wobbly', mood: 'surprised', turn: 6, arms: 'fists' }),
    x,
    scale,
    {
      rotate: -7,
      depth: 40,
    },
  )
  thread(scene, x + 8 - 0.12 * 160 * scale, y - 158 * scale, [handle[0] - 40, handle[1]])
  return addFrame(scene, { seed: 35 })
}

export const scenes: Record<string, SceneArt> = {
  p1: () =>
    bathroom((scene) => {
      scene.place(kerem({ teeth: 'wobbly', arms: 'raised' }), 800, 1210, 3.7)
    }),
  p2: () => {
    const scene = kitchen({
      palette,
      hour: 'day',
      side: 'right',
      seed: 3,
      table: 0.42,
      tableInFront: true,
      lamp: null,
    })
    stand(scene, mama({ arms: 'hips', turn: -6 }), 930, 1.75)
    const biting =
      kerem({ arms: 'gripping' }) + placed(bittenApple(), { y: -112, scale: 1.3, rotate: -6 })
    stand(scene, biting, 560, 2, { depth: 20 })
    scene.inFront(() => {
      const y = tableTop(scene, true)
      scene.place(appleCore(), 800, y, 1.6, { rotate: 14 })
      scene.place(appleCore(), 930, y - 16, 1.6, { rotate: -80 })
      scene.place(apple(), 390, y, 1.7)
    })
    return scene
  },
  p3: () => {
    const { scene, floorY, top } = landing({ door: { x: 360, w: 420 } })
    scene.flat(roundRect(360, top, 420, floorY - top), '#7a4a4f')
    scene.place(dede({ mood: 'surprised', turn: 6 }), 700, floorY + 20, 1.7)
    const handle = doorLeaf(scene, 352, top, 640, floorY + 8)
    const { y } = stand(
      scene,
      kerem({ teeth: 'wobbly', mood: 'surprised', turn: -7, shoes: '#f0c35a', arms: 'open' }),
      1120,
      2,
      { depth: 50 },
    )
    thread(scene, 1116, y - 158 * 2, handle)
    scene.place(hookPicture(3), 1020, 330, 2.1).place(hookPicture(4), 1290, 280, 1.6)
    return scene
  },
  p4: () => {
    const scene = school({ palette, hour: 'day', view: 'classroom', seed: 4, desks: [] })
    scene.place(toothString(700, 11), 450, 150, 1)
    stand(scene, teacher({ mood: 'surprised', arms: 'both', turn: -6 }), 1210, 1.55, { depth: -30 })
    stand(scene, desk(), 800, 1.5, { depth: 10, shadow: 110 })
    scene.place(tortoise(true), 800, footY(scene, 800, 10) - 128 * 1.5, 1.2)
    scene.piece(roundRect(1118, 800, 14, 44, 5), '#fffaf0', 1)
    stand(scene, pia({ arms: 'cheering', mood: 'surprised', turn: 7 }), 430, 1.8, { depth: 40 })
    stand(scene, kerem({ mood: 'surprised', turn: -7, arms: 'fists' }), 1010, 1.8, { depth: 60 })
    return scene
  },
  p5: () => {
    const scene = school({
      palette,
      hour: 'day',
      view: 'yard',
      seed: 5,
      climber: null,
      light: { x: 0.8, y: 0.16 },
    })
    const bar = 330
    const iron = '#d8584f'
    scene.piece(
      [roundRect(560, bar - 40, 26, 720, 10), roundRect(1010, bar - 40, 26, 720, 10)],
      iron,
      2,
    )
    scene.place(
      kerem({ mood: 'surprised', arms: 'both', glasses: false, skin: '#e9946e', teeth: 'wobbly' }),
      798,
      bar - 26,
      1.95,
      { rotate: 180 },
    )
    scene.piece(roundRect(548, bar - 12, 500, 24, 10), iron, 2)
    stand(scene, pia({ arms: 'holding', mood: 'surprised', turn: 6 }), 410, 1.65, { depth: 10 })
    stand(scene, noah({ arms: 'pointing', turn: -7 }), 1230, 1.75, { depth: 10, flip: true })
    const y = footY(scene, 800, 30)
    scene.place(spectacles(), 700, y + 6, 1.7, { rotate: -8 })
    scene.piece('M796 1000C800 950 890 950 894 1000Q845 1016 796 1000Z', '#e8a13c', 1)
    scene.piece(circle(845, 954, 13), '#fff1d6', 1)
    for (const [x, color] of [
      [930, '#5f9fc0'],
      [962, '#d8584f'],
      [990, '#6fa85c'],
    ] as const)
      scene.piece(circle(x, y + 20, 12), color, 1)
    scene.piece(circle(640, y + 26, 26), '#c9904f', 1)
    scene.flat([circle(632, y + 20, 4), circle(648, y + 30, 4), circle(644, y + 14, 3)], '#6a3f2c')
    scene.add(
      line(
        `M730 ${y + 62}m-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M742 ${y + 62}h46v12m-14 -12v10`,
        '#b98f4a',
        7,
      ),
    )
    return scene
  },
  p6: () => {
    const scene = street({
      palette,
      hour: 'dusk',
      view: 'row',
      seed: 9,
      lamps: [],
      puddles: [0.22, 0.82],
      light: { r: 0 },
    })
    slantingRain(scene, { seed: 4, count: 120 })
    stand(scene, trafficLight(), 1290, 1.55, { depth: -10, shadow: 40 })
    stand(
      scene,
      mama({
        arms: 'raised',
        outfit: 'coat',
        color: '#8f5a86',
        turn: 5,
        holding: placed(umbrella(), { y: 84, scale: 1 }),
      }),
      520,
      1.7,
      { depth: 10 },
    )
    stand(
      scene,
      kerem({
        teeth: 'gap',
        arms: 'raised',
        outfit: 'raincoat',
        color: '#3f8f8a',
        holding: placed(tooth(), { y: -2, scale: 1 }),
      }),
      800,
      1.85,
      { depth: 50 },
    )
    stand(scene, dog({ breed: 'shaggy' }), 1060, 1.35, { depth: 40, flip: true })
    return scene
  },
  p7: () => {
    const scene = bedroom()
    const sleeper = placed(
      kerem({ teeth: 'gap', glasses: false, outfit: 'pyjamas', color: '#8fb8d8' }),
      { y: -62 },
    )
    stand(scene, bedFront(sleeper, { quiltTop: 128, quilt: '#c95f6e' }), 620, 2.15, { shadow: 190 })
    stand(scene, stool('#c98f5a'), 1160, 2.4, { shadow: 60 })
    const y = footY(scene, 1160) - 66 * 2.4
    scene.place(matchbox(), 1110, y, 1.25)
    scene.place(spectacles(), 1228, y, 1.2)
    scene.place(hangingLamp(330), 1160, 0, 1.15)
    scene.warm(1160, 620, 560, '#e2853a', 0.5)
    scene.glow(1160, 470, 340, '#ffd88a', 0.7)
    return scene
  },
}
