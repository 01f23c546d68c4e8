// The classroom near its wall: the longest word, and the sign behind the sun.

import { placedAt } from '../../draw/cast/toward.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { flat } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { chairSide, frontWall, room, sunbeam, wayOut } from './classroom.ts'
import { bracesBoy, classmate, juri, ruth, tamm } from './figures.ts'
import { europe, exitSign, paperSun } from './things.ts'

const word = (scene: Scene) =>
  scene.add(
    `<text x="36" y="470" font-family="Andika" font-size="280" textLength="1528" lengthAdjust="spacingAndGlyphs" fill="#fdf6e6" stroke="#fdf6e6" stroke-width="5">NOTAUSGANG</text>`,
  )

/** The board is as wide as the picture, and so is the word. */
export const page6 = () => {
  const scene = new Scene({ palette: 'sunrise', hour: 'day' })
  scene.shineFrom(-300, 100)
  scene.flat('M0 0H1600V1200H0Z', print('linen', room.wall, '#f1c48f', { size: 20 }))
  scene.piece('M-60 700H1660V1260H-60Z', room.dado, 1)
  scene.piece('M-60 84H1660V690H-60Z', room.frame, 2)
  scene.flat('M0 116H1600V650H0Z', room.board)
  scene.flat('M0 116H620L200 650H0Z', '#ffffff', 0.05)
  scene.flat('M120 520Q600 480 1000 560T1500 540V600Q1000 620 600 570T120 600Z', '#ffffff', 0.05)
  scene.piece('M-60 650H1660V690H-60Z', '#c28a5c', 1)
  scene.piece([roundRect(240, 634, 90, 18, 8), roundRect(360, 634, 50, 18, 8)], '#fff8ea', 1)
  word(scene)
  scene.begin('cast')
  const at = placedAt(1385, 1270, 2.1)
  scene.place(
    tamm({
      view: 'turnedAway',
      headView: 'profile',
      nod: -18,
      stance: 'tiptoe',
      mood: 'proud',
      gaze: [0.6, -0.6],
      hands: {
        near: { at: [-16, -124], grip: 'open' },
        far: {
          at: at.toFigure([1536, 440]),
          grip: 'pinch',
          holding: flat(roundRect(-4, -22, 9, 24, 3), '#ffffff'),
        },
      },
    }),
    1385,
    1270,
    2.1,
  )
  scene.place(
    ruth({ view: 'turned', headView: 'profile', gaze: [0.7, 0], mood: 'surprised' }),
    120,
    1500,
    2.9,
  )
  scene.place(
    juri({
      view: 'turned',
      headView: 'turned',
      mood: 'frightened',
      mouth: 'wobble',
      gaze: [0.6, -0.6],
      lean: 6,
      hands: {
        near: { at: [-12, -104], grip: 'open' },
        far: { at: [26, -96], grip: 'open' },
      },
    }),
    420,
    1440,
    3.1,
  )
  scene.place(
    bracesBoy({
      view: 'back',
      headView: 'profile',
      nod: -14,
      gaze: [0.6, -0.7],
      mood: 'surprised',
    }),
    770,
    1480,
    3,
  )
  scene.place(
    classmate(4, {
      view: 'turnedAway',
      headView: 'profile',
      nod: -10,
      gaze: [0.6, -0.7],
      mood: 'surprised',
    }),
    1060,
    1560,
    2.9,
  )
  scene.place(classmate(2, { view: 'back', headTilt: 8 }), 1240, 1680, 2.9)
  return scene
}

/** On the chair; he has the ray, and the whole word comes out. */
export const page8 = () => {
  const scene = new Scene({ palette: 'sunrise', hour: 'day' })
  scene.shineFrom(-300, 100)
  frontWall(scene, 1120, 330)
  scene.glow(960, 180, 760, '#7fe0a8', 0.3)
  scene.place(exitSign(), 930, 190, 1.36)
  wayOut(scene, 640, 1124, 500, 770)
  scene.place(europe(430), 590, 332, 0.98)
  scene.piece([roundRect(560, 318, 1200, 34, 14)], '#a8764c', 2)
  scene.piece([roundRect(556, 318, 20, 840, 8)], '#8d7f96', 2)
  scene.piece([circle(548, 1164, 24), circle(590, 1164, 24)], '#4a3a55', 1)
  sunbeam(
    scene,
    [
      [-60, 60],
      [-60, 700],
      [1200, 1200],
      [1600, 1200],
      [1600, 900],
    ],
    0.16,
  )
  scene.begin('cast')
  scene.place(paperSun(), 800, 590, 0.98, { rotate: 10 })
  const at = placedAt(350, 960, 2.05)
  scene.contactShadow(370, 1150, 170)
  scene.place(chairSide(), 370, 1150, 2.05)
  const pose = {
    view: 'turned',
    headView: 'turnedAway',
    stance: 'tiptoe',
    mood: 'joyful',
    lean: -7,
    headTilt: -10,
  } as const
  scene.place(
    juri({
      ...pose,
      headView: 'profile',
      nod: -20,
      gaze: [0.7, -0.7],
      hands: {
        near: { at: at.toFigure([492, 534]), grip: 'grip', inFront: true },
        far: { at: at.toFigure([520, 548]), grip: 'grip' },
      },
    }),
    350,
    960,
    2.05,
  )
  const hers = placedAt(150, 1180, 2.05)
  scene.contactShadow(150, 1176, 120)
  scene.place(
    ruth({
      view: 'turned',
      stance: 'leaning',
      mood: 'surprised',
      gaze: [0.5, -0.8],
      hands: {
        near: { at: hers.toFigure([262, 850]), grip: 'grip', inFront: true },
        far: { at: hers.toFigure([290, 930]), grip: 'grip' },
      },
    }),
    150,
    1180,
    2.05,
  )
  return scene
}
