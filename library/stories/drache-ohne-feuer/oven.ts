import { lantern } from '../../draw/cast/lantern.ts'
import { hills } from '../../draw/landscape/land.ts'
import { sky } from '../../draw/landscape/sky.ts'
import { lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { fireBreath, firewood, flame, smoke } from '../../draw/props/fire.ts'
import { woollyHat } from '../../draw/props/nest-things.ts'
import { plankDoor } from '../../draw/props/stove-corner.ts'
import { drift, flurry, snowCap } from '../../draw/props/winter.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  bakerMother,
  bowl,
  crookedRoll,
  flyingScarf,
  glimm,
  ida,
  miller,
  muffledGlimm,
  queen,
  smith,
} from './figures.ts'
import {
  bakery,
  castleStone,
  climbingPosts,
  darkHouses,
  snowHills,
  snowSlope,
  snowSpray,
} from './set.ts'

const palette = 'midnight' as const

/** The flame of a match at (x, y). */
const match = (scene: Scene, x: number, y: number) =>
  scene.place(flame(34), x, y, 1).glow(x, y - 16, 170, '#ffd88a', 0.8)

/** The night of the cold oven, and the morning. */
export const oven: Record<string, SceneArt> = {
  p5: () => {
    const scene = new Scene({ palette, hour: 'night' })
    const foot = bakery(scene, { oven: 1080, mouth: [430, 400], shelf: 330 })
    scene.place(firewood(250), 1080, foot, 1)
    scene.piece(
      [
        circle(1010, foot - 20, 46),
        circle(1080, foot - 40, 60),
        circle(1150, foot - 18, 48),
        ellipse(1080, foot + 6, 190, 24),
      ],
      '#dfe9fb',
      2,
    )
    flurry(scene, [960, 560, 240, 300], 26, 3)
    stand(scene, bakerMother({ pose: 'kneeling', mood: 'sad' }), 730, 1.8, {
      depth: 90,
      shadow: 110,
    })
    match(scene, 925, footY(scene, 0, 90) - 200)
    stand(scene, ida({ mood: 'sad', arms: 'holding' }), 380, 1.75, { depth: 130, shadow: 110 })
    return scene
  },
  p6: () => {
    const scene = new Scene({ palette, hour: 'night' })
    sky(scene, { light: { x: 0.14, y: 0.2, r: 70 }, seed: 12 })
    snowHills(scene, 760, ['#4f6aa5', '#6f8cc4'])
    const wall = mix(castleStone, '#23477d', 0.4)
    scene.sheet(
      'M760 -60H1660V1260H700Q740 500 760 -60Z',
      scene.linear(wall, lighter(wall, 0.1), 0, 1100),
      3,
    )
    scene.flat(
      [820, 1010, 1400, 1480, 860, 1450].map((x, i) => `M${x} ${120 + i * 130}h110v40h-110Z`),
      '#3f4f86',
      0.35,
    )
    const ground = hills(scene, { base: 940, amplitude: 16, seed: 6 })
    scene.sheet(ground.path, scene.linear('#dfe9fb', '#7f9acb', 930, 1200), 3, ground.top)
    scene.ground = ground.yAt
    climbingPosts(scene, [60, 1010], [560, 900], 6)
    scene.place(plankDoor('#6a4a4a'), 1130, 980, 1.55)
    scene.flat('M1050 980V430Q1090 400 1130 400A152 152 0 0 1 1282 552V980Z', '#0f1030', 0.9)
    scene.add(
      '<clipPath id="gap"><path d="M1060 980V470Q1090 400 1130 400A152 152 0 0 1 1282 552V980Z"/></clipPath><g clip-path="url(#gap)">',
    )
    scene.place(muffledGlimm({ mood: 'sad', tilt: -6 }), 1180, 990, 1.7).add('</g>')
    scene.piece('M978 980V552Q978 460 1064 420L1076 460V1004Z', '#7a5650', 2)
    scene.place(snowCap(330), 1130, 318, 1)
    stand(scene, ida({ arms: 'raised', turn: 6 }), 590, 1.9, { depth: 60, shadow: 110 })
    return scene
  },
  p7: () => {
    const scene = new Scene({ palette, hour: 'night' })
    sky(scene, { light: { x: 0.3, y: 0.27, r: 190 }, seed: 14 })
    snowHills(scene, 820, ['#4f6aa5', '#5f7fb8'])
    darkHouses(scene, [
      { x: 1330, y: 1010, scale: 0.5 },
      { x: 1500, y: 1030, scale: 0.6 },
    ])
    snowSlope(scene, 690, 1180)
    const x = 720
    const y = scene.ground(x) - 36
    snowSpray(scene, x - 230, scene.ground(x - 230) + 30)
    scene.place(
      glimm({ pose: 'walking', spread: true, open: true, tilt: -10 }),
      x - 275,
      y - 52,
      1.7,
      { rotate: 14 },
    )
    scene.place(ida({ arms: 'cheering' }), x + 60, y, 1.85, { rotate: 17 })
    scene.place(flyingScarf, 150, 330, 1.15, { rotate: -10 })
    scene.place(woollyHat('#4fa07a'), 1000, 290, 1.6, { rotate: 24 })
    scene.flat(circle(1100, 500, 12), '#fff6d0').glow(1100, 500, 170, '#ffd070', 1)
    flurry(scene, [0, 0, 1600, 900], 50, 8)
    return scene
  },
  p8: () => {
    const scene = new Scene({ palette, hour: 'night' })
    const foot = bakery(scene, { oven: 1140, mouth: [600, 520], lit: true })
    scene.glow(1140, 640, 620, '#ffb052', 0.9)
    scene.place(firewood(360), 1180, foot, 1).place(flame(330, true), 1180, foot - 50, 1)
    for (const [svg, px] of [
      [smith({ mood: 'surprised', turn: 6 }), 90],
      [miller({ mood: 'surprised', turn: 6 }), 270],
    ] as const)
      scene.place(svg, px, 1000, 1.5)
    scene.place(bakerMother({ mood: 'surprised', arms: 'holding', turn: 6 }), 440, 1040, 1.65)
    stand(scene, ida({ arms: 'open', mood: 'surprised' }), 250, 1.7, { depth: 150, shadow: 110 })
    const y = footY(scene, 0, 130)
    scene.contactShadow(690, y, 180)
    scene.place(glimm({ pose: 'walking', open: true, tilt: 2 }), 690, y, 2.1)
    scene.place(fireBreath(270), 880, y - 360, 1, { rotate: -4 })
    scene.glow(1000, y - 370, 330, '#ffd88a', 0.8)
    return scene
  },
  p9: () => {
    const scene = snowGarden({
      palette: 'winter',
      hour: 'dawn',
      house: { x: 0.76, scale: 1.75, open: true },
      fence: null,
      seed: 11,
      light: { x: 0.36, y: 0.24, r: 110 },
    })
    darkHouses(scene, [{ x: 150, y: 860, scale: 0.9, lit: true }])
    scene.place(smoke(170), 219, 560, 1).place(smoke(190), 1350, 300, 1)
    stand(scene, ida({ arms: 'holding', holding: crookedRoll() }), 1130, 1.8, {
      flip: true,
      depth: 90,
      shadow: 110,
    })
    stand(scene, glimm({ open: true, tilt: -5 }), 770, 1.85, { depth: 70, shadow: 100 })
    const fire = placed(placed(flame(64), { y: -12 }) + bowl(), { scale: 1.3 })
    stand(scene, queen({ arms: 'reaching', holding: fire, turn: 7 }), 330, 1.75, { depth: 40 })
    scene.glow(520, footY(scene, 330, 40) - 410, 150, '#ffd88a', 0.7)
    stand(scene, lantern(), 560, 1.3, { depth: 140, shadow: 30 })
    drift(scene, { path: 'M-60 1150Q400 1110 800 1140T1660 1120V1260H-60Z', top: 1110 })
    return scene
  },
}
