import { type AdultOptions, adult, adultJoints } from '../../draw/cast/adult.ts'
import type { ChildOptions } from '../../draw/cast/child.ts'
import { gazeAt, placedAt } from '../../draw/cast/toward.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { townHouse } from '../../draw/props/town-house.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { onHead } from './costumes.ts'
import { bee, driver, enno, ennoJoints, mama } from './figures.ts'
import { page, soupSpoon, umbrella } from './set.ts'

const busRed = '#d85c5c'
const floorY = 1060

/** p3: the bus cut open from the side; a pirate drives, a bee guesses. */
export const inTheBus: SceneArt = () => {
  const scene = page('dawn')
  outside(scene)
  coach(scene)
  scene.begin('cast')
  atTheWheel(scene)
  passengers(scene)
  nearSeat(scene)
  return scene
}

/** A clown and a lady knight walk past the windows. */
const outside = (scene: Scene) => {
  const { left, span } = scene
  scene.flat(roundRect(left, 0, span, 1200), scene.linear('#f9d29a', '#fff0cc', 100, 700))
  for (const [i, wall] of ['#e0b078', '#cf9a7a', '#e8c48a', '#c9a08a'].entries())
    scene.place(townHouse({ wall }), 160 + i * 440, 860, 1.15)
  scene.glow(1500, 260, 420, '#fff3c4', 0.7)
  scene.mark('sun', 1500, 260, 50)
  const clown: AdultOptions = {
    view: 'turned',
    stance: 'walking',
    skin: '#fbe6d4',
    hair: '#7aa85c',
    hairStyle: 'afro',
    noseShape: 'button',
    color: '#f2c14e',
    mood: 'joyful',
    gaze: [0.8, 0.1],
  }
  const nose = onHead(adultJoints(clown), 'turned', piece(circle(20, -176, 11), '#d83f3a'))
  scene.place(adult(clown) + nose, 1070, 830, 1.56)
  const lady: AdultOptions = {
    view: 'profile',
    stance: 'walking',
    skin: '#8d5a3c',
    hair: '#2a1a1c',
    hairStyle: 'braids',
    color: '#a9b0bc',
    trousers: '#7f8796',
    gaze: [0.8, 0],
  }
  const visor = `${piece('M-60 -196C-62 -262 60 -262 56 -214L20 -210V-186H-60Z', '#c2c8d2')}${piece('M-10 -250Q-60 -310 -96 -262Q-60 -262 -30 -240Z', '#d85c5c')}`
  scene.place(adult(lady) + onHead(adultJoints(lady), 'profile', visor), 640, 840, 1.5)
}

/** Walls, windows, poles and floor of the bus. */
const coach = (scene: Scene) => {
  const { left, right, span } = scene
  const wall = '#f3e2c2'
  const panes = [
    roundRect(330, 190, 380, 500, 40),
    roundRect(760, 190, 380, 500, 40),
    roundRect(1190, 190, 380, 500, 40),
  ]
  const windscreen = 'M-90 190H250V640L70 700H-90Z'
  const wallPath = `M${left} 90H${right}V${floorY + 20}H${left}Z`
  const holes = [
    'M370 190Q330 190 330 230V650Q330 690 370 690H670Q710 690 710 650V230Q710 190 670 190Z',
    'M800 190Q760 190 760 230V650Q760 690 800 690H1100Q1140 690 1140 650V230Q1140 190 1100 190Z',
    'M1230 190Q1190 190 1190 230V650Q1190 690 1230 690H1530Q1570 690 1570 650V230Q1570 190 1530 190Z',
    `M${left} 190V700H70L250 640V190Z`,
  ]
  scene.piece(wallPath + holes.join(''), wall, 3)
  scene.flat(panes, '#ffffff', 0.12)
  scene.flat(windscreen, '#ffffff', 0.1)
  scene.flat(roundRect(left, 760, span, floorY - 760), busRed)
  scene.flat(roundRect(left, 744, span, 20), darker(busRed, 0.2))
  scene.sheet(`M${left} -20H${right}V110Q800 130 ${left} 110Z`, '#fff6e4', 2)
  scene.sheet(
    `M${left} ${floorY}H${right}V1260H${left}Z`,
    scene.linear('#8f8794', '#6f6878', floorY, 1200),
    2,
    floorY,
  )
  for (const x of [400, 1480]) {
    scene.add(line(`M${x} 110V${floorY + 30}`, '#f2b63c', 20))
    scene.mark('shine', x, 420, 24)
  }
  scene.add(line(`M${left} 150H${right}`, '#f2b63c', 16))
  for (const x of [420, 1010, 1420])
    scene.piece(
      `M${x - 26} 150L${x - 10} 158V210H${x + 10}V158ZM${x - 30} 206H${x + 30}V236H${x - 30}Z`,
      busRed,
      1,
    )
}

/** The driver looks ahead to the left, both hands on the wheel. */
const atTheWheel = (scene: Scene) => {
  const [x, y, scale] = [180, 1120, 2.1]
  const at = placedAt(x, y, scale, { flip: true })
  const wheel = [30, 720] as const
  scene.piece([roundRect(240, 940, 40, 120, 6), roundRect(120, 1040, 200, 24, 8)], '#2f2838', 1)
  scene.piece([roundRect(262, 560, 86, 390, 36), roundRect(110, 900, 230, 64, 24)], '#4f7ba8', 2)
  scene.piece('M-400 780H60Q120 800 110 880V1100H-400Z', '#4a3f55', 2)
  scene.place(
    driver({
      view: 'profile',
      stance: 'seat',
      seatHeight: 92,
      mood: 'happy',
      gaze: [0.8, 0],
      hands: {
        near: { at: at.toFigure([64, 730]), grip: 'grip' },
        far: { at: at.toFigure([30, 650]), grip: 'grip' },
      },
    }),
    x,
    y,
    scale,
    { flip: true },
  )
  scene.add(line(`M${wheel[0] - 20} 620L${wheel[0] + 50} 800`, '#2f2838', 18))
}

/** The back of a seat, near us and cut by the lower edge. */
const nearSeat = (scene: Scene) => {
  const cloth = '#4f6f8f'
  scene.inFront(() => {
    scene.piece('M1290 1260V1000Q1290 900 1400 900H1620Q1720 900 1720 1000V1260Z', cloth, 3)
    scene.flat(
      'M1330 1260V1010Q1330 940 1400 940H1620Q1680 940 1680 1010V1260Z',
      darker(cloth, 0.16),
    )
    scene.add(line('M1340 906Q1350 866 1400 866H1620Q1670 866 1680 906', '#f2b63c', 16))
    scene.mark('shine', 1500, 866, 24)
  })
}

const briefcase = () =>
  `${line('M-22 6Q-22 -8 0 -8T22 6', '#5a3a2a', 7)}${piece(roundRect(-52, 4, 104, 74, 8), '#8a5a3a')}${piece(roundRect(-52, 4, 104, 30, 8), lighter('#8a5a3a', 0.12))}${flat(roundRect(-8, 26, 16, 16, 3), '#f2c14e')}`

/** Enno under his umbrella; the bee bends to him, Mama holds the pole behind. */
const passengers = (scene: Scene) => {
  const feet = floorY + 70
  for (const [x, r] of [
    [480, 130],
    [850, 130],
    [1280, 140],
  ] as const)
    scene.contactShadow(x, feet, r)
  const pole = placedAt(480, feet - 20, 2.2)
  scene.place(
    mama({
      view: 'turned',
      outfit: 'coat',
      color: '#c9694f',
      scarf: '#f2d9a0',
      headTilt: 4,
      mood: 'tender',
      gaze: [0.8, 0.5],
      hands: {
        near: { at: pole.toFigure([402, 620]), grip: 'grip', inFront: true },
        far: { at: [50, -150], grip: 'rest' },
      },
    }),
    480,
    feet - 20,
    2.2,
  )
  const [x, y] = [920, feet + 56]
  const at = placedAt(x, y, 2.65)
  const pose: ChildOptions = { view: 'turned', outfit: 'coat', color: '#6f9bcc' }
  scene.place(
    enno({
      ...pose,
      mood: 'sly',
      headTilt: -8,
      gaze: gazeAt(at, ennoJoints(pose).eyes, [1130, 420]),
      hands: {
        near: {
          at: [-44, -120],
          grip: 'grip',
          holding: placed(umbrella(), { scale: 0.56 }),
          tilt: -3,
          angle: -60,
        },
        far: { at: [64, -128], grip: 'grip', holding: soupSpoon(), tilt: 10 },
      },
    }),
    x,
    y,
    2.65,
  )
  scene.place(
    bee({
      view: 'turned',
      stance: 'leaning',
      lean: 6,
      mood: 'thoughtful',
      gaze: [0.7, 0.7],
      hands: {
        near: { at: [10, -108], grip: 'grip', holding: briefcase() },
        far: { at: [66, -218], grip: 'rest', angle: -80, inFront: true },
      },
    }),
    1370,
    feet,
    2.35,
    { flip: true },
  )
}
