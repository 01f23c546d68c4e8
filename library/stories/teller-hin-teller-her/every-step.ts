import { act } from '../../draw/cast/actor.ts'
import { type AdultOptions, adult, adultJoints } from '../../draw/cast/adult.ts'
import type { ActOptions, Joints } from '../../draw/cast/body/figure.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import type { Feeling } from '../../draw/cast/face/face.ts'
import { placedAt } from '../../draw/cast/toward.ts'
import { darker } from '../../draw/paper/color.ts'
import { num, type Point, roundRect } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { fullCheeks, turnedCheeks } from '../../draw/places/house-nine/extras.ts'
import { beam, darkAround, nine, ninePage, nineWindow } from '../../draw/places/house-nine/house.ts'
import {
  brother,
  hedda,
  heddaSkin,
  ilyas,
  ilyasSkin,
  nene,
  type Person,
  papa,
  petrow,
  quintInBoots,
} from '../../draw/places/house-nine/people.ts'
import { banister, stairsUp } from '../../draw/places/house-nine/stairs.ts'
import { fishPlateAt, foodTower } from '../../draw/props/house-nine-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { newClothes, palette } from './set.ts'

/** p9: the same stairs in the evening from below; somebody on every step, the tower at the window. */
export const everyStep: SceneArt = () => {
  const scene = ninePage(palette, 'dusk')
  const { left, right, span } = scene
  scene.flat(
    roundRect(left, 0, span, 1200),
    scene.linear(nine.stairWall, darker(nine.stairWall, 0.2), 0, 1200),
  )
  scene.flat(
    `M${left} 560L360 300V640L${left} 1200ZM${right} 560L1240 300V640L${right} 1200Z`,
    nine.wainscot,
  )
  scene.flat(roundRect(360, 296, 880, 120), nine.wainscot)
  scene.place(nineWindow('#f7a67a'), 800, 300, 0.94)
  scene.piece(roundRect(610, 292, 380, 26, 6), nine.trim, 2)
  scene.glow(800, 210, 420, '#ffd8a0', 0.7)
  const steps = stairsUp(scene, 800, 1090, 400, 7)
  beam(scene, 'M706 40H894L1400 1100H200Z', '#ffc890', 0.26)
  scene.begin('cast')
  scene.place(fishPlateAt(104, 0.26), 800, 288, 1)
  scene.place(foodTower(), 800, 284, 0.86)
  scene.mark('shine', 800, 230, 50).mark('light', 740, 120, 40)
  scene.add(banister(60, 1010, 372, 420, 250)).add(banister(1540, 1010, 1228, 420, 250))
  sitters(scene, steps)
  darkAround(scene, 800, 520, 1900, '#3a1f44')
  scene.glow(800, 260, 620, '#ffcf9a', 0.5)
  return scene
}

const onStep = { view: 'turned', stance: 'seat', seatHeight: 62 } as const

type Steps = ReturnType<typeof stairsUp>

const fork = () => line('M0 10V-56M-10 -56V-84M0 -56V-84M10 -56V-84M-10 -56H10', '#c9ced8', 5)

const someone: Person<AdultOptions> = Object.assign(adult, { joints: adultJoints })
const someChild: Person<ChildOptions> = Object.assign(child, { joints: childJoints })

/** The guests of this skin have full mouths. */
const feastSkin = '#e0b088'

const feasting = (joints: Joints) => fullCheeks(joints, feastSkin, turnedCheeks)

/** A twig of dill behind his ear. */
const dill = ({ eyes }: Joints) =>
  line(
    `M${num(eyes[0] - 38)} ${num(eyes[1] + 8)}q-16 -10 -22 -30m6 14l-14 2m18 6l-16 8m22 -18l-4 -16`,
    '#4f9a4f',
    4,
  )

/** Seats somebody on a step at x; `side` is where they turn to. */
const seated = <O extends ActOptions & { mood?: Feeling; skin?: string }>(
  scene: Scene,
  steps: Steps,
  [row, x]: readonly [row: number, x: number],
  who: Person<O>,
  options: O,
  look: Point = [800, 960],
  over = options.skin === feastSkin ? feasting : undefined,
) => {
  const step = steps[row]
  if (!step) return
  const y = (steps[row - 1]?.y ?? step.y + 110) + 10
  const flip = look[0] < x
  const size = step.size * 1.04
  const { mouth, lap } = who.joints({ ...options, ...onStep })
  const at = placedAt(x, y, size, { flip })
  scene.contactShadow(x, y, 60 * step.size)
  act(
    scene,
    who,
    who.joints,
    {
      at: [x, y],
      scale: size,
      flip,
      lookAt: look,
      near: {
        at: at.toScene([mouth[0] + 36, mouth[1] + 62]),
        grip: 'grip',
        holding: placed(fork(), { scale: 0.56 }),
        tilt: 6,
      },
      far: { at: at.toScene([lap[0] + 14, lap[1] - 4]), grip: 'rest' },
      ...(over && { over }),
    },
    { ...onStep, ...options },
  )
}

const aunt = (color: string, hair: string, more: AdultOptions = {}): AdultOptions => ({
  outfit: 'dress',
  skin: feastSkin,
  hairStyle: 'bob',
  color,
  hair,
  ...more,
})
const cousin = (color: string, hair: string, more: ChildOptions = {}): ChildOptions => ({
  outfit: 'jumper',
  skin: feastSkin,
  hairStyle: 'short',
  color,
  hair,
  ...more,
})

/** Who sits on which step, from the top down: all chew and hold forks; most look at the two who talk. */
const sitters = (scene: Scene, steps: Steps) => {
  const seat = <O extends ActOptions & { mood?: Feeling; skin?: string }>(
    at: readonly [number, number],
    who: Person<O>,
    options: O,
    look?: Point,
    over?: (joints: Joints) => string,
  ) => seated(scene, steps, at, who, options, look, over)
  seat([7, 540], someone, aunt('#c9506a', '#3a2824', { headTilt: -8 }), [800, 240])
  seat([7, 1050], someone, aunt('#4f8f5f', '#5a3226', { hairStyle: 'curls' }), [800, 240])
  seat(
    [6, 420],
    someone,
    aunt('#7a5a8f', '#2a1a1c', { hairStyle: 'long', lean: 10, mood: 'joyful' }),
  )
  seat([6, 640], someChild, cousin('#5f9a5a', '#4a2a22', { headTilt: 10, lean: 8 }))
  seat([6, 960], quintInBoots, { mood: 'tender', headTilt: 6 }, [760, 760])
  seat([6, 1160], someChild, cousin('#8fb4e0', '#5a3226', { hairStyle: 'braids' }))
  seat([5, 430], petrow, { mood: 'joyful', mouth: 'grin' }, [800, 500])
  seat(
    [5, 780],
    someone,
    aunt('#c9743f', '#8a8288', {
      hairStyle: 'bun',
      glasses: true,
      old: true,
      headTilt: -8,
      lids: 0.8,
    }),
  )
  seat([5, 1190], papa, { apron: '#fff4e0', mood: 'joyful', headTilt: 8 }, [1000, 760], dill)
  seat(
    [4, 600],
    someChild,
    cousin('#e2693f', '#2a1a1c', { headShape: 'round', lean: -8, mood: 'joyful' }),
  )
  seat(
    [4, 1300],
    someone,
    aunt('#2f6b97', '#3a2824', { headShape: 'long', noseShape: 'pointed', lean: 12 }),
  )
  seat([3, 380], brother, { outfit: 'jumper', mood: 'joyful', headTilt: -6 })
  seat([3, 790], nene, { mood: 'joyful', mouth: 'laugh' }, [1000, 900])
  seat([2, 250], someChild, cousin('#e0a437', '#33211f', { hairStyle: 'curls' }))
  seat([2, 1350], someone, aunt('#5f8f4f', '#5a3226', { build: 'stout', lean: 8, mood: 'proud' }))
  talkers(scene, steps)
}

/** Ilyas and Hedda on the lowest step: forks laid down, cheeks full, hands in the air. */
const talkers = (scene: Scene, steps: Steps) => {
  const y = (steps[0]?.y ?? 1090) + 10
  scene.contactShadow(490, y, 100).contactShadow(1110, y, 100)
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [470, y],
      scale: 1.85,
      near: { at: [536, 880], grip: 'open', angle: -70 },
      far: { at: [600, 800], grip: 'wave', angle: -60 },
      lookAt: [1000, 700],
      over: (joints) => fullCheeks(joints, ilyasSkin, turnedCheeks),
    },
    { ...newClothes, ...onStep, mood: 'joyful', mouth: 'smile', headTilt: -4 },
  )
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [1130, y],
      scale: 1.85,
      flip: true,
      near: { at: [1066, 930], grip: 'flat', angle: 190 },
      far: { at: [1006, 820], grip: 'wave', angle: -110 },
      lookAt: [590, 700],
      over: (joints) => fullCheeks(joints, heddaSkin, turnedCheeks),
    },
    { ...onStep, mood: 'joyful', mouth: 'smile', headTilt: 4 },
  )
  scene.place(fork(), 760, 1130, 1.3, { rotate: 80 }).place(fork(), 800, 1160, 1.3, { rotate: 96 })
}
