import { act } from '../../draw/cast/actor.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { flat, piece, placed } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { beam, darkAround } from '../../draw/places/house-nine/house.ts'
import { hedda, ilyas } from '../../draw/places/house-nine/people.ts'
import { chalkNumber, oldKey } from '../../draw/props/house-nine-things.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'

/** The last door, much too large; light falls through keyhole and gap onto the two who stand before it. */
export const keyholeDoor: CoverArt = () => {
  const scene = new Scene({ ...coverSize, palette: 'winter', hour: 'night' })
  scene.flat(roundRect(0, 0, 1200, 1600), scene.linear('#23294e', '#3a3a66', 300, 1500))
  const color = '#5b7f93'
  scene.piece(roundRect(250, 330, 700, 1020, 8), '#2a2540', 3)
  scene.piece(
    roundRect(290, 370, 620, 980, 4),
    scene.linear(lighter(color, 0.08), darker(color, 0.25), 370, 1350),
    2,
  )
  for (const x of [330, 620])
    scene
      .flat([roundRect(x, 820, 250, 440, 6)], darker(color, 0.28))
      .flat(roundRect(x + 10, 832, 230, 420, 5), color, 0.7)
  scene
    .flat(roundRect(330, 430, 540, 330, 6), darker(color, 0.28))
    .flat(roundRect(342, 444, 516, 306, 5), color, 0.7)
  scene.place(chalkNumber('24', 270), 590, 620, 1)
  scene.place(
    `${piece(circle(0, 0, 44), '#c9a24a')}${flat(circle(0, -8, 15), '#fff3c4')}${flat('M-9 -4H9L14 30H-14Z', '#fff3c4')}`,
    850,
    790,
    1,
  )
  scene.glow(850, 788, 200, '#ffe6a8', 0.9)
  beam(scene, 'M842 780L858 800L600 1400H250Z', '#ffe0a0', 0.3)
  scene.mark('light', 850, 788, 40)
  scene.flat(roundRect(0, 1350, 1200, 260), scene.linear('#5a5478', '#2f2c4a', 1350, 1600))
  scene.flat(roundRect(290, 1344, 620, 12), '#ffe6a8')
  beam(scene, 'M290 1352H910L1060 1600H140Z', '#ffd88a', 0.55)
  scene.begin('cast')
  // Hedda on tiptoe holds the key up to the keyhole; Ilyas looks at it in the falling light.
  scene.contactShadow(770, 1440, 90).contactShadow(420, 1446, 90)
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [430, 1450],
      scale: 2.1,
      near: { at: [500, 1130], grip: 'wave' },
      far: { at: [560, 1090], grip: 'open' },
      lookAt: [820, 800],
    },
    { view: 'turned', headView: 'profile', stance: 'standing', mood: 'surprised', headTilt: -14 },
  )
  scene.glow(600, 1010, 150, '#ffe6a8', 0.35)
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [690, 1446],
      scale: 2.1,
      near: {
        at: [878, 966],
        grip: 'grip',
        holding: placed(oldKey('#ffdf8a'), { scale: 0.78, rotate: 172, y: 34 }),
      },
      far: { at: [700, 1000], grip: 'open' },
      lookAt: [850, 790],
    },
    { view: 'turnedAway', stance: 'tiptoe', headTilt: 6 },
  )
  scene.glow(840, 860, 170, '#ffe6a8', 0.55)
  darkAround(scene, 640, 950, 1000, '#0d1030')
  return addFrame(scene, { seed: 24, stars: true, blossoms: false })
}
