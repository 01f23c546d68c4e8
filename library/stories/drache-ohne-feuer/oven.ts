import { lantern } from '../../draw/cast/lantern.ts'
import { hills } from '../../draw/landscape/land.ts'
import { sky } from '../../draw/landscape/sky.ts'
import { lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { fireBreath, firewood, flame, smoke } from '../../draw/props/fire.ts'
import { woollyHat } from '../../draw/props/nest-things.ts'
import { flurry } from '../../draw/props/winter.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  bakerMother,
  bowl,
  flyingScarf,
  glimm,
  miller,
  muffledGlimm,
  queen,
  schoolmistress,
  smith,
  tilda,
} from './figures.ts'
import {
  bakery,
  castleStone,
  climbingPosts,
  darkHouses,
  frostSky,
  snowHills,
  snowSlope,
  snowSpray,
} from './set.ts'

const palette = 'midnight' as const

/** A box of matches, held at its middle. */
const matchbox =
  piece(roundRect(-24, -14, 48, 28, 4), '#c98f55') + piece(roundRect(-18, -9, 36, 18, 3), '#d0434a')

/** A burning match, held at its lower end. */
const match =
  placed(piece(roundRect(-2, -34, 4, 36, 2), '#e8c89a'), {}) + placed(flame(22), { y: -32 })

export const oven: Record<string, SceneArt> = {
  p5: () => {
    const scene = new Scene({ palette, hour: 'night' })
    const foot = bakery(scene, { oven: 1210, mouth: [620, 560], shelf: 330 })
    scene.place(firewood(330), 1210, foot, 1)
    scene.piece(
      [
        circle(1080, foot - 30, 80),
        circle(1210, foot - 70, 110),
        circle(1340, foot - 30, 84),
        ellipse(1210, foot + 20, 300, 40),
      ],
      '#dfe9fb',
      2,
    )
    flurry(scene, [960, 380, 500, 460], 40, 3)
    const fire = [960, 640] as const
    scene.warm(fire[0], fire[1], 560, '#e2853a', 0.75)
    bakerMother(
      scene,
      {
        at: [740, 1130],
        scale: 2.35,
        shadow: 110,
        lookAt: fire,
        far: { at: [930, 700], grip: 'pinch', holding: placed(match, { scale: 1.3 }), tilt: 8 },
        near: { at: [900, 760], grip: 'open' },
      },
      { view: 'profile', stance: 'halfKneeling', mood: 'sad' },
    )
    tilda(
      scene,
      {
        at: [340, 1150],
        scale: 2.2,
        shadow: 110,
        lookAt: fire,
        far: { at: [520, 830], grip: 'grip', holding: placed(matchbox, { scale: 1.2 }) },
      },
      { mood: 'sad', hands: { near: { at: [40, -86], grip: 'open' } } },
    )
    scene.glow(fire[0], fire[1], 420, '#ffd88a', 0.9)
    scene.mark('light', fire[0], fire[1], 60)
    return scene
  },
  p6: () => {
    const scene = new Scene({ palette, hour: 'night' })
    sky(scene, { light: { x: 0.12, y: 0.18, r: 70 }, seed: 12, design: frostSky })
    snowHills(scene, 760, ['#4f6aa5', '#6f8cc4'])
    const wall = mix(castleStone, '#23477d', 0.42)
    scene.sheet(
      'M430 -60H1660V1260H380Q420 500 430 -60Z',
      print('bricks', wall, lighter(wall, 0.08), { size: 90 }),
      3,
    )
    const ground = hills(scene, { base: 1010, amplitude: 12, seed: 6 })
    const arch = 'M760 1060V420Q760 150 1020 150Q1280 150 1280 420V1060Z'
    scene.piece(
      'M700 1060V420Q700 90 1020 90Q1340 90 1340 420V1060H1280V420Q1280 150 1020 150Q760 150 760 420V1060Z',
      lighter(wall, 0.22),
      3,
    )
    scene.flat(arch, '#0f1030')
    scene.add(`<clipPath id="gap"><path d="${arch}"/></clipPath><g clip-path="url(#gap)">`)
    scene.warm(980, 760, 420, '#e2853a', 0.5)
    scene.place(
      muffledGlimm({
        view: 'side',
        headView: 'turned',
        mood: 'frightened',
        gaze: [-0.1, 0.9],
        tilt: 6,
      }),
      1080,
      1070,
      2.4,
      { flip: true },
    )
    scene.add('</g>')
    const door = print('wood', '#7a5650', '#644540', { size: 90, angle: 90 })
    scene.piece('M1050 1080V180Q1280 170 1282 430V1080Z', door, 3)
    scene.piece([roundRect(1060, 400, 200, 34, 8), roundRect(1060, 840, 200, 34, 8)], '#4a4a66', 1)
    scene.piece('M700 1090V470Q700 300 790 260L830 300V1120Z', door, 3)
    scene.sheet(ground.path, scene.linear('#dfe9fb', '#7f9acb', 1000, 1200), 3, ground.top)
    climbingPosts(scene, [40, 1120], [520, 1020], 5)
    tilda(
      scene,
      {
        at: [480, 1180],
        scale: 2.35,
        shadow: 90,
        lookAt: [960, 640],
        far: { at: [650, 690], grip: 'wave' },
      },
      { view: 'back', headView: 'turnedAway', headTilt: 6 },
    )
    return scene
  },
  p7: () => {
    const scene = new Scene({ palette, hour: 'night' })
    sky(scene, { light: { x: 0.24, y: 0.24, r: 190 }, seed: 14, design: frostSky })
    snowHills(scene, 860, ['#4f6aa5', '#5f7fb8'])
    darkHouses(scene, [
      { x: 1300, y: 1060, scale: 0.5 },
      { x: 1480, y: 1090, scale: 0.6 },
    ])
    snowSlope(scene, 560, 1330)
    const x = 700
    const y = scene.ground(x) - 24
    snowSpray(scene, x - 260, scene.ground(x - 260) + 20)
    const spark = [1150, 390] as const
    scene.place(
      glimm({
        pose: 'walking',
        wings: 'spread',
        open: true,
        mood: 'surprised',
        tilt: -12,
        gaze: [0.8, -0.3],
        claws: { near: { at: [84, -116] }, far: { at: [96, -122] } },
      }),
      x - 250,
      y - 66,
      1.95,
      { rotate: 20 },
    )
    tilda(
      scene,
      { at: [x + 90, y], scale: 2.1, rotate: 25, lookAt: spark },
      { mood: 'joyful', arms: 'cheering', mouth: 'laugh', hat: 'woollen' },
    )
    scene.place(flyingScarf, 60, 300, 1.5, { rotate: -16 })
    scene.place(woollyHat('#4fa07a'), 1010, 130, 1.7, { rotate: 30 })
    scene
      .flat(circle(spark[0], spark[1], 14), '#fff6d0')
      .glow(spark[0], spark[1], 220, '#ffd070', 1)
    scene.mark('light', spark[0], spark[1], 50)
    flurry(scene, [0, 0, 1600, 900], 50, 8)
    return scene
  },
  p8: () => {
    const scene = new Scene({ palette, hour: 'night' })
    const foot = bakery(scene, { oven: 1200, mouth: [680, 640], lit: true })
    scene.glow(1200, 640, 700, '#ffb052', 0.9)
    scene.place(firewood(420), 1230, foot, 1).place(flame(430, true), 1230, foot - 50, 1)
    const fire = [1150, 560] as const
    const amazed = { view: 'turned', mood: 'surprised' } as const
    schoolmistress(
      scene,
      { at: [330, 1010], scale: 1.75, lookAt: fire },
      { ...amazed, shawl: '#c98a5a' },
    )
    miller(scene, { at: [150, 1020], scale: 1.8, lookAt: fire }, { ...amazed, shawl: '#8a6a86' })
    smith(scene, { at: [20, 1090], scale: 2, lookAt: fire }, { ...amazed, shawl: '#5f7f9f' })
    bakerMother(
      scene,
      { at: [450, 1090], scale: 2, lookAt: fire },
      {
        ...amazed,
        hands: { near: { at: [10, -222], grip: 'open' }, far: { at: [30, -226], grip: 'open' } },
      },
    )
    scene.contactShadow(800, 1110, 180)
    scene.place(
      glimm({
        pose: 'walking',
        open: true,
        mood: 'surprised',
        tilt: 4,
        gaze: [0.9, 0.2],
        wings: 'spread',
      }),
      780,
      1110,
      2.35,
    )
    scene.place(fireBreath(330), 1040, 690, 1.1, { rotate: -6 })
    scene.glow(1100, 670, 380, '#ffd88a', 0.85)
    scene.inFront(() =>
      tilda(
        scene,
        { at: [230, 1250], scale: 2.2, lookAt: fire, far: { at: [420, 900], grip: 'open' } },
        { mood: 'surprised', view: 'turned' },
      ),
    )
    return scene
  },
  p9: () => {
    const scene = snowGarden({
      palette: 'winter',
      hour: 'dawn',
      house: { x: 0.86, scale: 2.6, open: true },
      fence: null,
      seed: 11,
      light: { x: 0.2, y: 0.3, r: 110 },
      sky: frostSky,
    })
    darkHouses(scene, [
      { x: 120, y: 850, scale: 0.8, lit: true },
      { x: 420, y: 830, scale: 0.6, lit: true },
      { x: 700, y: 835, scale: 0.66, lit: true },
    ])
    for (const [x, y, h] of [
      [182, 585, 190],
      [376, 640, 150],
      [748, 620, 160],
    ] as const)
      scene.place(smoke(h), x, y, 1)
    tilda(
      scene,
      { at: [1320, 1040], scale: 1.95, flip: true, shadow: 100, lookAt: [700, 660] },
      { mood: 'joyful', mouth: 'laugh', hands: { near: { at: [46, -150], grip: 'open' } } },
    )
    const basin = [590, 830] as const
    scene.contactShadow(900, 1130, 170)
    scene.place(
      glimm({
        view: 'side',
        headView: 'profile',
        mood: 'surprised',
        mouth: 'whistle',
        tilt: 10,
        gaze: [0.9, 0.5],
        tail: 'curled',
      }),
      930,
      1130,
      2.35,
      { flip: true },
    )
    const fire = placed(placed(flame(46), { y: -12 }) + bowl(), { scale: 0.72 })
    queen(
      scene,
      {
        at: [330, 1130],
        scale: 2.25,
        shadow: 90,
        lookAt: basin,
        far: {
          at: [basin[0] - 60, basin[1] + 30],
          grip: 'flat',
          holding: placed(fire, { x: 24, y: -20 }),
        },
        near: { at: [basin[0] - 90, basin[1] + 40], grip: 'grip' },
      },
      { view: 'turned', mood: 'joyful', mouth: 'laugh', lean: 8 },
    )
    scene.glow(basin[0], basin[1] - 40, 160, '#ffd88a', 0.8)
    scene.place(lantern(), 130, 1150, 1.6).glow(130, 1080, 150, '#ffd88a', 0.6)
    scene.mark('light', basin[0], basin[1] - 40, 50)
    return scene
  },
}
