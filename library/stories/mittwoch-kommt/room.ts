import type { ChildOptions } from '../../draw/cast/child.ts'
import { gazeAt, placedAt } from '../../draw/cast/toward.ts'
import { lighter } from '../../draw/paper/color.ts'
import { points, roundRect } from '../../draw/paper/geometry.ts'
import { piece, placed, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { sunPatch } from '../../draw/places/house-nine/rooms.ts'
import { garland } from '../../draw/props/school-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  bigPirate,
  blackCat,
  enno,
  fatou,
  greyCat,
  princess,
  smallPirate,
  snailChild,
  tigerTail,
} from './figures.ts'
import {
  colors,
  confetti,
  doorFrame,
  groupRoom,
  hanging,
  page,
  soupSpoon,
  umbrella,
} from './set.ts'

/** Three fingers held up, at their roots at (0, 0). */
const threeFingers = (skin: string) =>
  [-1, 0, 1]
    .map((i) =>
      piece(
        strip(
          [
            [i * 6, 4],
            [i * 8, -12],
            [i * 10, -25 + Math.abs(i) * 3],
          ],
          [7, 6.4, 5],
        ),
        skin,
      ),
    )
    .join('')

/** p5: everybody stands stiff and looks at the door, and at the foot that is in already. */
export const oneFootIn: SceneArt = () => {
  const scene = page('day')
  groupRoom(scene, 700)
  scene.place(garland(1500), 20, 60, 1.1)
  sunPatch(scene, points('520,900 800,880 900,1130 560,1160'), '#fff0b8', 0.5)
  openDoorway(scene)
  confetti(scene, 740)
  scene.begin('cast')
  enteringFoot(scene)
  frozen(scene)
  hanging(scene, [
    [0.04, 240],
    [0.2, 330],
    [0.36, 200],
    [0.52, 300],
    [0.97, 380],
  ])
  return scene
}

/** The open door at the back on the right; behind it the cool light of the corridor. */
const openDoorway = (scene: Scene) => {
  scene.flat(roundRect(1080, 90, 300, 616), scene.linear('#c6d6da', '#93aab2', 90, 706))
  scene.flat('M1080 706L1150 640H1310L1380 706Z', colors.hallFloor)
  scene.place(doorFrame(), 1230, 706, 1.42)
  scene.piece('M1380 108L1560 40V800L1380 706Z', colors.door, 2)
  scene.flat('M1408 190L1530 150V430L1408 440Z', '#e8d9b0')
  scene.piece(roundRect(1526, 470, 18, 70, 8), '#d9b45a', 1)
  scene.mark('shine', 1535, 500, 20)
  scene.flat('M1100 706H1360L1300 1010H960Z', '#d6e8ee', 0.4)
}

const enteringFoot = (scene: Scene) => {
  const [x, y, scale] = [1230, 790, 2.2]
  scene.contactShadow(x, y, 90)
  scene.place(
    enno({
      view: 'turned',
      stance: 'walking',
      mood: 'surprised',
      mouth: 'smile',
      gaze: [0.7, 0.2],
      hands: {
        near: {
          at: [-24, -112],
          grip: 'grip',
          holding: placed(umbrella(), { scale: 0.56 }),
          tilt: 8,
          angle: 30,
        },
        far: { at: [66, -110], grip: 'grip', holding: soupSpoon(), tilt: 10 },
      },
    }),
    x,
    y,
    scale,
    { flip: true },
  )
}

const foot: [number, number] = [1150, 780]

/** All stop with their arms in the air. */
const frozen = (scene: Scene) => {
  const stopped = (x: number, y: number, scale: number, eyes: [number, number], flip = false) => ({
    gaze: gazeAt(placedAt(x, y, scale, { flip }), eyes, foot),
    mood: 'surprised' as const,
  })
  const put = (
    who: (options: ChildOptions) => string,
    [x, y, scale]: readonly [number, number, number],
    options: ChildOptions,
    flip = false,
  ) => {
    scene.contactShadow(x, y, 52 * scale)
    scene.place(
      who({ view: 'turned', ...stopped(x, y, scale, [10, -200], flip), ...options }),
      x,
      y,
      scale,
      { flip },
    )
  }
  const up = {
    near: { at: [-58, -220], grip: 'wave', angle: -100, inFront: true },
    far: { at: [70, -226], grip: 'wave', angle: -60 },
  } as const
  put(greyCat, [610, 800, 1.7], { hands: up })
  put(snailChild, [890, 830, 1.75], { stance: 'dancing' })
  put(blackCat, [1530, 850, 1.8], { stance: 'dancing' }, true)
  put(princess, [760, 990, 2.1], {
    hands: {
      near: { at: [-72, -176], grip: 'wave', angle: -150 },
      far: { at: [76, -214], grip: 'wave', angle: -60 },
    },
  })
  put(smallPirate, [1020, 1090, 2.25], { hands: up })
  scene.place(placed(tigerTail(), { x: 6, y: -62 }), 1420, 1200, 2.3, { flip: true })
  put(
    fatou,
    [1420, 1200, 2.3],
    {
      view: 'back',
      hands: {
        near: { at: [76, -206], grip: 'wave', angle: -60 },
        far: { at: [-70, -210], grip: 'wave', angle: -120 },
      },
    },
    true,
  )
  counting(scene)
}

/** The big pirate counts: Tuesday, Wednesday, and one finger is left. */
const counting = (scene: Scene) => {
  const skin = lighter('#d9a27a', 0.05)
  scene.inFront(() => {
    scene.place(
      bigPirate({
        view: 'turned',
        mood: 'thoughtful',
        gaze: [0.7, 0.1],
        headTilt: 6,
        hands: {
          near: { at: [-44, -96], grip: 'fist', elbow: [-1, 0.2] },
          far: {
            at: [70, -168],
            grip: 'fist',
            holding: placed(threeFingers(skin), { y: -6 }),
            angle: -84,
          },
        },
      }),
      230,
      1330,
      3.9,
    )
  })
}
