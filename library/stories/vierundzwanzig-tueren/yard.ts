import { act } from '../../draw/cast/actor.ts'
import { circle, type Point, roundRect } from '../../draw/paper/geometry.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { beam, ninePage } from '../../draw/places/house-nine/house.ts'
import { hedda, ilyas } from '../../draw/places/house-nine/people.ts'
import { chalkNumber } from '../../draw/props/house-nine-things.ts'
import { snowyFir } from '../../draw/props/snowy-fir.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'

const palette = 'winter' as const

const stars = (scene: Scene, path: string) => {
  scene.flat(path, scene.linear('#1b2f6e', '#3f5fa8', 0, 300))
  const list = Array.from({ length: 70 }, (_, i) => {
    const [u, v] = [((i * 61) % 97) / 97, ((i * 37) % 89) / 89]
    return circle(
      430 + u * 760 + (0.5 - u) * 0.2 * 250 * (1 - v),
      12 + v * 214,
      2.2 + (i % 4) * 1.2,
    )
  })
  scene.flat(list, '#fff3cf')
  scene.markArea('stars', [480, 20, 1120, 220], 60)
}

/** p9: the tiny yard from outside, the door open and bright, no footprint in the snow. */
export const courtyardNight: SceneArt = () => {
  const scene = ninePage(palette, 'night')
  const { left, right, span } = scene
  scene.flat(roundRect(left, 0, span, 1200), '#0b0d24')
  stars(scene, 'M330 0H1290L1180 250H440Z')
  scene.flat(`M440 250H1180V800H440Z`, scene.linear('#1f2346', '#171a38', 250, 800))
  scene.flat(`M330 0L440 250V800L${left} 1260V0Z`, scene.linear('#13152f', '#0d0f26', 0, 1200))
  scene.flat(`M1290 0L1180 250V800L${right} 1260V0Z`, scene.linear('#171a38', '#0f1129', 0, 1200))
  const slants = Array.from(
    { length: 10 },
    (_, i) =>
      `M440 ${300 + i * 56}L${left} ${-60 + i * 150}v6L440 ${303 + i * 56}ZM1180 ${300 + i * 56}L${right} ${-60 + i * 150}v6L1180 ${303 + i * 56}Z`,
  )
  scene.flat(slants, '#2f3560', 0.4)
  const courses = Array.from({ length: 9 }, (_, i) => roundRect(440, 300 + i * 60, 740, 3))
  scene.flat(courses, '#343a66', 0.45)
  const bricks = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 6 }, (_brick, i) =>
      (row * 5 + i * 3) % 4 === 0
        ? ''
        : roundRect(446 + i * 124 + (row % 2) * 40, 304 + row * 60, 78, 52, 3),
    ),
  )
  scene.flat(bricks.flat().filter(Boolean), '#3f4678', 0.3)
  const snow = `M440 792H1180L${right} 1260H${left}Z`
  scene.sheet(snow, scene.linear('#b9c9ee', '#7f95cc', 792, 1200), 2, 790)
  // The open door: warm light, falling on the whole snow.
  scene.piece(roundRect(474, 356, 352, 452, 4), '#3f3a4a', 1)
  scene.flat(roundRect(492, 374, 316, 428), scene.linear('#ffe9b0', '#ffc26a', 374, 800))
  scene.piece('M808 370L924 330V846L808 804Z', '#5f6a72', 2)
  scene.place(chalkNumber('24', 120), 866, 480, 0.7, { rotate: -4 })
  beam(scene, 'M492 802H808L1120 1230H150Z', '#ffd27a', 0.62)
  scene.glow(650, 620, 480, '#ffd88a', 0.7)
  scene.mark('light', 650, 480, 60)
  scene.begin('cast')
  // Both in the doorway, hand in hand, in pyjamas; each lifts one foot and they look up the fir to the stars.
  scene.contactShadow(570, 814, 74).contactShadow(728, 814, 74)
  const joined: Point = [650, 690]
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [570, 818],
      scale: 1.42,
      near: { at: [480, 700], grip: 'open' },
      far: { at: joined, grip: 'grip' },
      lookAt: [1010, 60],
    },
    {
      headView: 'turned',
      stance: 'stamping',
      outfit: 'pyjamas',
      color: '#d2473f',
      mood: 'surprised',
      headTilt: -6,
      nod: -8,
    },
  )
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [728, 818],
      scale: 1.42,
      near: { at: joined, grip: 'grip' },
      far: { at: [812, 640], grip: 'open' },
      lookAt: [1010, 60],
    },
    {
      headView: 'turned',
      stance: 'stamping',
      outfit: 'pyjamas',
      color: '#2f8f8a',
      mood: 'surprised',
      headTilt: -4,
      nod: -8,
    },
  )
  const fir = snowyFir(1060, 1110, 940, 5)
  scene.contactShadow(1060, 1130, 200)
  scene.piece(fir.tree, '#2f5f5f', 3)
  scene.piece(fir.snow, scene.linear('#f6f0e6', '#a9bce6', 260, 1100), 1)
  scene.glow(930, 900, 300, '#ffd27a', 0.4)
  scene.mark('snow', 1060, 800, 90).mark('snow', 1060, 560, 60)
  scene.inFront(() =>
    scene.sheet(`M${left} 1170Q300 1120 700 1160T${right} 1150V1260H${left}Z`, '#8fa3d4', 3, 1120),
  )
  return scene
}
