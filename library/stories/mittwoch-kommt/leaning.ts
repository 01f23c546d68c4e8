import type { ChildOptions } from '../../draw/cast/child.ts'
import { placedAt } from '../../draw/cast/toward.ts'
import { darker } from '../../draw/paper/color.ts'
import { points, roundRect } from '../../draw/paper/geometry.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { sunPatch } from '../../draw/places/house-nine/rooms.ts'
import { stoveBench } from '../../draw/props/stove-corner.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  bigPirate,
  blackCat,
  fatou,
  greyCat,
  princess,
  smallPirate,
  snailChild,
} from './figures.ts'
import { colors, confetti, groupRoom, hanging, krapfen, page, streamer } from './set.ts'

/** p6: the closed door from inside; everybody leans against it, Fatou lowest, with her behind. */
export const leaningAll: SceneArt = () => {
  const scene = page('day')
  groupRoom(scene, 720)
  hanging(scene, [
    [0.05, 300],
    [0.14, 180],
    [0.25, 360],
    [0.4, 220],
    [0.56, 150],
  ])
  sunPatch(scene, points('60,800 380,780 560,1080 140,1130'), '#fff0b8', 0.5)
  greatDoor(scene)
  confetti(scene, 760, 50)
  leftTable(scene)
  scene.begin('cast')
  pushers(scene)
  return scene
}

/** The door's plane runs away from us on the right. */
const greatDoor = (scene: Scene) => {
  const { right } = scene
  const wall = darker(colors.roomWall, 0.16)
  scene.sheet(
    `M1020 -20H${right + 60}V1260H1500L1020 830Z`,
    scene.linear(wall, darker(wall, 0.12), 0, 1200),
    2,
  )
  scene.piece(`M1040 20L1560 -260V1330L1500 1270L1040 848Z`, '#fff3dc', 2)
  scene.piece('M1072 60L1520 -160V1270L1072 868Z', colors.door, 2)
  scene.piece('M1130 160L1440 40V450L1130 460Z', darker(colors.door, 0.16), 1)
  scene.flat('M1146 180L1424 66V432L1146 444Z', '#b9cbd0')
  scene.flat('M1190 160L1300 116V440L1190 444Z', '#ffffff', 0.3)
  scene.flat('M1130 560L1440 590V1080L1130 820Z', darker(colors.door, 0.14))
  scene.piece(roundRect(1096, 470, 22, 90, 8), '#d9b45a', 2)
  scene.mark('shine', 1107, 500, 24).mark('light', 1280, 250, 50)
}

/** The little table where everybody jumped up. */
const leftTable = (scene: Scene) => {
  const { left } = scene
  scene.contactShadow(150, 960, 240)
  scene.piece([roundRect(300, 740, 26, 220, 6), roundRect(40, 740, 26, 200, 6)], colors.wood, 1)
  scene.piece(roundRect(left - 20, 716, 370 - left, 40, 10), '#4f9a94', 2)
  for (const [x, y] of [
    [70, 706],
    [160, 706],
    [116, 668],
  ] as const)
    scene.place(krapfen(), x, y, 1.3)
  scene.place(streamer(150, '#d85c5c', 26), 270, 716, 1)
}

const pushers = (scene: Scene) => {
  const push = (
    who: (options: ChildOptions) => string,
    [x, y, scale]: readonly [number, number, number],
    hands: readonly [[number, number], [number, number]],
    options: ChildOptions = {},
  ) => {
    const at = placedAt(x, y, scale)
    scene.contactShadow(x, y, 60 * scale)
    scene.place(
      who({
        view: 'profile',
        stance: 'pushing',
        gaze: [0.8, 0],
        ...options,
        hands: {
          near: { at: at.toFigure(hands[0]), grip: 'open', angle: -70 },
          far: { at: at.toFigure(hands[1]), grip: 'open', angle: -80 },
        },
      }),
      x,
      y,
      scale,
    )
  }
  scene.place(stoveBench(420, colors.wood), 890, 850, 1.5)
  const strained = { mood: 'angry', mouth: 'line' } as const
  push(
    smallPirate,
    [694, 742, 2.35],
    [
      [950, 400],
      [980, 380],
    ],
    strained,
  )
  push(
    bigPirate,
    [1000, 742, 2.35],
    [
      [1240, 330],
      [1270, 300],
    ],
    strained,
  )
  push(
    princess,
    [900, 930, 2.35],
    [
      [1120, 570],
      [1160, 540],
    ],
    { gaze: [0.8, -0.3] },
  )
  push(
    greyCat,
    [650, 1010, 2.2],
    [
      [860, 740],
      [890, 720],
    ],
    { mood: 'happy' },
  )
  push(
    blackCat,
    [1100, 1090, 2.15],
    [
      [1300, 860],
      [1320, 840],
    ],
    { stance: 'kneeling', mouth: 'grin' },
  )
  push(
    snailChild,
    [790, 1160, 2.2],
    [
      [1010, 930],
      [1040, 900],
    ],
  )
  pushingBehind(scene)
}

/** Fatou at the bottom sits against the wood and braces her feet. */
const pushingBehind = (scene: Scene) => {
  const [x, y, scale] = [1320, 1190, 2.5]
  scene.contactShadow(x - 60, y, 190)
  scene.place(
    fatou({
      view: 'turned',
      stance: 'floor',
      lean: -6,
      mood: 'proud',
      gaze: [0.5, -0.5],
      hands: { near: { at: [-40, -8], grip: 'open' }, far: { at: [46, -22], grip: 'open' } },
    }),
    x,
    y,
    scale,
    { flip: true },
  )
}
