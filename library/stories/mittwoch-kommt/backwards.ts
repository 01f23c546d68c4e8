import type { ChildOptions } from '../../draw/cast/child.ts'
import { gazeAt, placedAt } from '../../draw/cast/toward.ts'
import { circle, ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { garland } from '../../draw/props/school-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  bigPirate,
  enno,
  ennoJoints,
  ennoSkin,
  fatou,
  greyCat,
  princess,
  smallPirate,
  snailChild,
  teacher,
  tigerTail,
} from './figures.ts'
import { colors, confetti, doorFrame, groupRoom, hanging, krapfen, page, soupSpoon } from './set.ts'

/** p9: late light; in a great ring everybody walks backwards, Enno in the middle on tiptoe. */
export const backwards: SceneArt = () => {
  const scene = page('dusk')
  groupRoom(scene, 440, true)
  duskWindows(scene)
  scene.flat(roundRect(1230, 60, 220, 384), scene.linear('#a7b0b8', '#8791a0', 60, 444))
  scene.place(doorFrame(), 1340, 446, 1.08)
  scene.piece('M1454 70L1560 20V520L1454 446Z', colors.door, 2)
  scene.place(garland(1180), 20, 20, 1)
  rug(scene)
  confetti(scene, 480, 70)
  scene.warm(760, 760, 720, '#ffcf7a', 0.4, 0.7)
  scene.begin('cast')
  theRing(scene)
  hanging(scene, [
    [0.02, 420],
    [0.98, 560],
    [0.34, 150],
    [0.72, 190],
  ])
  return scene
}

const duskWindows = (scene: Scene) => {
  for (const x of [150, 560]) {
    scene.piece(roundRect(x, 60, 320, 270, 6), '#fff3dc', 2)
    scene.flat(roundRect(x + 18, 78, 284, 234), scene.linear('#54609a', '#e0a080', 78, 312))
    scene.add(line(`M${x + 90} 312V190`, '#3a3550', 9))
    scene.flat(circle(x + 90, 174, 20), '#fff0b8')
    scene.glow(x + 90, 174, 120, '#ffe6a0', 0.9)
    scene.mark('light', x + 90, 174, 22)
    scene.piece(roundRect(x + 154, 78, 12, 234), '#fff3dc', 1)
    scene.piece(roundRect(x - 14, 322, 348, 20, 4), '#fff8e8', 2)
  }
}

const rug = (scene: Scene) => {
  scene.piece(ellipse(780, 830, 660, 300), '#e08a5a', 1)
  scene.flat(ellipse(780, 830, 600, 266), '#f0b26a')
  scene.flat(ellipse(780, 830, 470, 204), '#e8a05c')
}

const tray = () =>
  `${placed(krapfen(), { x: -62, y: -20 })}${placed(krapfen(), { x: 0, y: -22 })}${placed(krapfen(), { x: 62, y: -20 })}${placed(krapfen(), { x: -32, y: -56 })}${placed(krapfen(), { x: 34, y: -56 })}${piece(roundRect(-112, -8, 224, 18, 8), '#9a6240')}`

type Who = (options: ChildOptions) => string

const theRing = (scene: Scene) => {
  const put = (
    who: Who,
    [x, y, scale]: readonly [number, number, number],
    options: ChildOptions,
    flip = false,
  ) => {
    scene.contactShadow(x, y, 54 * scale)
    scene.place(
      who({ view: 'turned', stance: 'walking', mood: 'joyful', ...options }),
      x,
      y,
      scale,
      { flip },
    )
  }
  cook(scene)
  put(princess, [470, 600, 1.65], {
    view: 'turnedAway',
    lean: -8,
    hands: {
      near: { at: [66, -92], grip: 'open', angle: 10 },
      far: { at: [-56, -90], grip: 'open', angle: 170 },
    },
  })
  put(greyCat, [800, 590, 1.6], { view: 'back', lean: 4 })
  put(snailChild, [1400, 850, 1.75], {
    view: 'profile',
    stance: 'sneaking',
    lean: -24,
    gaze: [-0.6, 0.1],
    headView: 'turned',
  })
  // The pirates walk into each other, back to back.
  put(
    bigPirate,
    [230, 860, 2],
    { view: 'profile', lean: -14, mood: 'surprised', headView: 'turned', gaze: [-0.7, 0.2] },
    true,
  )
  put(smallPirate, [450, 930, 2], {
    view: 'profile',
    lean: -14,
    mood: 'surprised',
    gaze: [0.5, 0.1],
  })
  middle(scene)
  const tiger: ChildOptions = {
    view: 'profile',
    stance: 'sneaking',
    lean: -20,
    mood: 'joyful',
    gaze: [0.6, 0],
  }
  scene.place(placed(tigerTail(), { x: -14, y: -60, rotate: -14, scale: 0.8 }), 1130, 1160, 2.2)
  put(fatou, [1130, 1160, 2.2], tiger)
}

/** The teacher comes in backwards with the doughnuts. */
const cook = (scene: Scene) => {
  scene.contactShadow(1240, 520, 100)
  scene.place(
    teacher({
      view: 'turnedAway',
      stance: 'walking',
      headView: 'turned',
      gaze: [-0.8, 0.4],
      mood: 'joyful',
      load: { svg: placed(tray(), { scale: 0.8 }), at: [62, -160] },
      hands: { near: { at: [104, -156], grip: 'flat' }, far: { at: [20, -156], grip: 'flat' } },
    }),
    1230,
    530,
    1.42,
  )
}

/** Enno on tiptoe, going left backwards, a doughnut on his spoon. */
const middle = (scene: Scene) => {
  const [x, y, scale] = [765, 960, 2.6]
  const at = placedAt(x, y, scale)
  const pose: ChildOptions = { view: 'turned', stance: 'walking', lean: -10, headTilt: 8 }
  scene.contactShadow(x, y, 130)
  const fullSpoon = placed(soupSpoon(placed(krapfen(), { y: -96, scale: 0.68 })), { scale: 1.1 })
  const [ankleX, ankleY] = ennoJoints(pose).nearFoot
  const bare = piece(
    strip(
      [
        [ankleX - 2, ankleY - 8],
        [ankleX + 2, ankleY + 8],
        [ankleX + 14, ankleY + 22],
      ],
      [21, 19, 13],
    ),
    ennoSkin,
  )
  scene.place(
    enno({
      ...pose,
      mood: 'joyful',
      mouth: 'smile',
      gaze: gazeAt(at, ennoJoints(pose).eyes, [960, 480]),
      hands: {
        near: { at: [-54, -118], grip: 'wave', angle: 160 },
        far: { at: [74, -176], grip: 'grip', holding: fullSpoon, tilt: 8, inFront: true },
      },
    }) + bare,
    x,
    y,
    scale,
  )
}
