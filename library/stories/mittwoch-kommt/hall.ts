import type { ChildOptions } from '../../draw/cast/child.ts'
import { gazeAt, placedAt } from '../../draw/cast/toward.ts'
import { darker } from '../../draw/paper/color.ts'
import { ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, placed } from '../../draw/paper/pieces.ts'
import { cycle } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { coatHook, hangingBag, hangingCoat, hookPicture } from '../../draw/props/school-things.ts'
import { stoveBench } from '../../draw/props/stove-corner.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { bigPirate, enno, ennoJoints, fatou, princess, smallPirate, tigerTail } from './figures.ts'
import {
  colors,
  corridor,
  doorFrame,
  doorLeaf,
  page,
  paperColors,
  shutUmbrella,
  soupSpoon,
  streamer,
} from './set.ts'

const coats = ['#d8584f', '#5f9fc0', '#e8a13c', '#7aa85c', '#8a6ab0'] as const

/** Hooks with coats and bags on a rail at `y`, from `from` to `to`, and the bench below. */
const cloakroom = (scene: Scene, y: number, from: number, to: number, size: number) => {
  scene.piece(roundRect(from, y - 46 * size, to - from, 52 * size, 8), colors.wood, 2)
  const step = 150 * size
  for (let i = 0; from + step * (i + 0.6) < to; i++) {
    const x = from + step * (i + 0.6)
    const worn = i % 3 === 1 ? hangingBag(cycle(coats, i * 3)) : hangingCoat(cycle(coats, i * 3))
    scene.place(hookPicture(i), x, y - 100 * size, size)
    scene.place(coatHook(), x, y, 1.1 * size)
    if (i % 5 !== 3) scene.place(worn, x, y, size)
  }
}

/** p4: the cloakroom; four in costumes stand round Enno and guess. */
export const guessing: SceneArt = () => {
  const scene = page('day')
  corridor(scene, 820, 400)
  scene.warm(1290, 480, 520, '#ffdc94', 0.5)
  cloakroom(scene, 330, -380, 1080, 1.15)
  scene.place(stoveBench(1040, colors.wood), 520, 870, 1.3)
  scene.place(placed(doorFrame(), {}), 1330, 836, 1.66)
  scene.place(doorLeaf('#ffe2a0'), 1330, 836, 1.66)
  scene.mark('light', 1330, 350, 50)
  scene.place(streamer(250, '#4f9a94', 34), 1160, 210, 1, { rotate: 12 })
  scene.place(streamer(150, '#f2c14e', 34), 1156, 330, 1, { rotate: 24 })
  scene.begin('cast')
  theGuessers(scene)
  return scene
}

const theGuessers = (scene: Scene) => {
  const nose: [number, number] = [800, 560]
  for (const [x, y, r] of [
    [800, 1090, 150],
    [500, 1020, 130],
    [1090, 970, 120],
    [1250, 1180, 170],
  ] as const)
    scene.contactShadow(x, y, r)
  // The princess, a finger at her chin, bends to him; the small pirate leans in from the right.
  scene.place(
    princess({
      view: 'turned',
      stance: 'contrapposto',
      mood: 'thoughtful',
      gaze: [0.9, 0.1],
      hands: {
        near: { at: [-26, -84], grip: 'fist', elbow: [-1, 0.2] },
        far: { at: [30, -158], grip: 'point', angle: -110, inFront: true },
      },
    }),
    490,
    1020,
    2.25,
  )
  scene.place(
    smallPirate({
      view: 'turned',
      stance: 'leaning',
      mood: 'surprised',
      mouth: 'smile',
      gaze: [0.8, -0.1],
      hands: { near: { at: [4, -66], grip: 'open' }, far: { at: [26, -62], grip: 'open' } },
    }),
    1090,
    970,
    2.15,
    { flip: true },
  )
  const pose: ChildOptions = { view: 'front', stance: 'contrapposto' }
  scene.place(
    enno({
      ...pose,
      mood: 'proud',
      lids: 0.1,
      headView: 'turned',
      headTilt: -6,
      gaze: [0.5, 0.3],
      hands: {
        near: { at: [-64, -92], grip: 'grip', holding: soupSpoon(), tilt: 3, elbow: [-1, 0.3] },
        far: {
          at: [58, -118],
          grip: 'grip',
          holding: placed(shutUmbrella(), { y: 232 }),
          tilt: -6,
        },
      },
    }),
    800,
    1100,
    2.35,
  )
  const [fx, fy] = [1270, 1190]
  const at = placedAt(fx, fy, 2.4, { flip: true })
  scene.place(
    placed(tigerTail(), { x: -36, y: -34 }) +
      fatou({
        view: 'turned',
        stance: 'crouching',
        headTilt: -10,
        mood: 'thoughtful',
        mouth: 'line',
        gaze: gazeAt(at, [20, -120], nose),
        hands: { near: { at: [60, -8], grip: 'open' }, far: { at: [74, -10], grip: 'open' } },
      }),
    fx,
    fy,
    2.4,
    { flip: true },
  )
  // The big pirate from behind, near us and cut by the edge.
  scene.inFront(() => {
    scene.place(
      bigPirate({
        view: 'turnedAway',
        stance: 'contrapposto',
        hands: {
          near: { at: [52, -146], grip: 'fist', angle: -70 },
          far: { at: [-46, -92], grip: 'fist', elbow: [-1, 0.1] },
        },
      }),
      190,
      1400,
      3.5,
    )
  })
}

/** Enno's head as the bowl of a spoon shows it: very small and upside down. */
const mirroredEnno = () =>
  `<clipPath id="bowl"><path d="${ellipse(0, -87, 21, 29)}"/></clipPath><g clip-path="url(#bowl)">${placed(enno({ view: 'front', mood: 'happy', gaze: [0, 0] }), { y: -140, scale: 0.27, rotate: 180 })}</g>${flat(ellipse(-10, -102, 4, 8), '#ffffff', 0.7)}`

/** p7: the long corridor; Enno on the bench under the coats, and a very small Wednesday in his spoon. */
export const inTheSpoon: SceneArt = () => {
  const scene = page('day')
  const { right } = scene
  longCorridor(scene)
  // The wall with the coats comes towards us on the right.
  scene.sheet(
    `M760 250L${right} -300V1260H1200L760 900Z`,
    scene.linear(darker(colors.hallWall, 0.2), darker(colors.hallWall, 0.08), 0, 1200),
    2,
  )
  scene.piece(`M760 330L${right} -10V70L760 362Z`, colors.wood, 2)
  for (const [i, [x, y, size]] of (
    [
      [850, 356, 0.9],
      [960, 318, 1.15],
      [1100, 270, 1.5],
      [1280, 210, 1.95],
      [1500, 130, 2.5],
    ] as const
  ).entries())
    scene.place(i === 2 ? hangingBag('#7aa85c') : hangingCoat(cycle(coats, i * 2)), x, y, size)
  scene.piece(`M800 880L${right} 1000V1060L800 912Z`, colors.wood, 2)
  scene.piece(`M860 905L882 908V960H860ZM1240 985L1280 992V1240H1240Z`, darker(colors.wood, 0.3), 2)
  scene.begin('cast')
  onTheBench(scene)
  return scene
}

const longCorridor = (scene: Scene) => {
  const { left } = scene
  scene.flat(roundRect(left, 0, scene.span, 1200), '#8fa6b0')
  scene.sheet(
    `M${left} 1260V1060L480 880H780L${scene.right} 1260Z`,
    scene.linear('#8d96a2', '#6f7786', 880, 1200),
    1,
    870,
  )
  scene.add(
    line(`M560 884L360 1220M660 884L700 1220M480 930H840M420 1000H940M330 1100H1080`, '#5f6676', 4),
  )
  scene.flat(`M${left} -40H480V880L${left} 1060Z`, scene.linear('#a9bcc4', '#8aa0aa', 0, 1000))
  scene.flat(`M${left} 420L480 560V880L${left} 1060Z`, '#6f8f94')
  scene.flat(`M${left} 400L480 548V566L${left} 426Z`, '#a9c4c6')
  const window = (x: number, y: number, w: number, h: number) => {
    scene.piece(
      `M${x} ${y}L${x + w} ${y + w * 0.22}V${y + h}L${x} ${y + h - w * 0.06}Z`,
      '#eef2f0',
      1,
    )
    scene.flat(
      `M${x + 12} ${y + 16}L${x + w - 10} ${y + w * 0.22 + 12}V${y + h - 14}L${x + 12} ${y + h - 20}Z`,
      '#d5e6ee',
    )
    scene.mark('light', x + w / 2, y + h / 2, 36)
  }
  window(40, 60, 150, 300)
  window(270, 150, 120, 270)
  scene.flat(roundRect(480, 330, 300, 550), '#9db2b8')
  scene.place(doorFrame(), 630, 880, 1.06)
  scene.place(doorLeaf('#ffdf96'), 630, 880, 1.06)
  dancersInThePane(scene)
  scene.glow(630, 570, 360, '#ffdf96', 0.55)
  scene.flat('M540 884L720 884L800 1200H380Z', '#ffdf96', 0.22)
  scene.mark('light', 630, 570, 50)
}

/** Arms and streamers behind the glass. */
const dancersInThePane = (scene: Scene) => {
  scene.add(
    `<clipPath id="pane"><path d="${roundRect(566, 490, 128, 154)}"/></clipPath><g clip-path="url(#pane)">`,
  )
  scene.add(
    line('M580 660Q584 580 572 530M640 660Q620 590 634 528M690 660Q676 600 684 540', '#b5653f', 13),
  )
  scene.flat(
    [ellipse(572, 526, 11, 12), ellipse(634, 522, 11, 12), ellipse(684, 534, 11, 12)],
    '#d9a27a',
  )
  for (const [i, x] of [590, 612, 656, 676].entries())
    scene.place(streamer(150, cycle(paperColors, i)), x, 480, 0.5)
  scene.add('</g>')
}

const onTheBench = (scene: Scene) => {
  const [x, y, scale] = [1130, 1200, 3]
  const at = placedAt(x, y, scale, { flip: true })
  const spoonAt: [number, number] = [770, 660]
  const pose: ChildOptions = { view: 'turned', stance: 'seat', seatHeight: 64, headTilt: 6 }
  scene.place(shutUmbrella(), 1400, 1170, 2.6, { rotate: -12 })
  scene.contactShadow(1040, 1190, 190)
  scene.place(
    enno({
      ...pose,
      mood: 'thoughtful',
      mouth: 'smile',
      gaze: gazeAt(at, ennoJoints(pose).eyes, spoonAt),
      hands: {
        near: {
          at: at.toFigure([850, 880]),
          grip: 'grip',
          holding: placed(soupSpoon(mirroredEnno()), { scale: 1.25 }),
          tilt: 12,
          inFront: true,
        },
        far: { at: [36, -66], grip: 'open' },
      },
    }),
    x,
    y,
    scale,
    { flip: true },
  )
}
