import { darker } from '../../draw/paper/color.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { addressedEnvelope, envelope } from '../../draw/props/post.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { highOverTown, moonOverStreet } from './aloft.ts'
import { bausch, both, letterPaper } from './figures.ts'
import { cyclist } from './rider.ts'

const inkBlue = darker(letterPaper, 0.62)

/** The drawings beside the addresses: a moon, a tooth, a mountain, the number of a house. */
const signs = {
  moon: flat('M12 -28A30 30 0 1 0 12 28A34 34 0 0 1 12 -28Z', inkBlue),
  tooth: flat(
    'M-22 -10C-26 -30 -10 -34 0 -28C10 -34 26 -30 22 -10C20 8 16 30 8 30Q2 30 0 8Q-2 30 -8 30C-16 30 -20 8 -22 -10Z',
    inkBlue,
  ),
  mountain: flat('M-40 28L-6 -30L14 4L22 -8L42 28Z', inkBlue),
  seven: line('M-16 -26H18L-6 28M-12 2H14', inkBlue, 9),
}

const letterTo = (sign: keyof typeof signs) =>
  piece('M-65 -44H65V44H-65Z', letterPaper) +
  placed(signs[sign], { x: -30, scale: 0.8 }) +
  line('M10 -8q7 -9 14 0t14 0t14 0M10 14q7 -9 14 0t14 0', inkBlue, 4)

/** Close by, and the town far below: five letters have been shaken out of the bag. */
export const p3: SceneArt = () => {
  const scene = highOverTown()
  const riders = both(
    { gaze: [0.9, 0.2], headTilt: 6, hands: { near: { at: [80, -100], grip: 'open' } } },
    {
      gaze: [0.8, 0.5],
      mood: 'surprised',
      nod: 6,
      hands: {
        far: {
          at: [98, -176],
          grip: 'grip',
          holding: placed(letterTo('moon'), { x: 44, y: -24, rotate: 8, scale: 0.95 }),
        },
        near: { at: [84, -108], grip: 'grip' },
      },
    },
  )
  scene.glow(700, 640, 640, '#cfe6ff', 0.3)
  scene.begin('cast')
  scene.place(bausch({ riders }), 740, 1240, 2.2)
  for (const [drawing, x, y, rotate, scale] of [
    [envelope(darker(letterPaper, 0.14)), 500, 1050, -4, 2],
    [letterTo('tooth'), 320, 978, -16, 1.4],
    [letterTo('mountain'), 500, 944, 7, 1.4],
    [letterTo('seven'), 670, 1000, 15, 1.4],
  ] as const)
    scene.place(drawing, x, y, scale, { rotate })
  return scene
}

/** The small cloud before the huge moon; far below somebody rides off in its beam. */
export const p4: SceneArt = () => {
  const scene = moonOverStreet((street) => {
    street.contactShadow(1010, 1146, 110)
    street.place(cyclist(), 1010, 1146, 0.92)
  })
  const bright = placed(addressedEnvelope('#b9cbe6'), { y: -34, x: 12, rotate: 8, scale: 1.15 })
  const riders = both(
    { gaze: [0.9, -0.4], headTilt: -6 },
    {
      view: 'profile',
      gaze: [0.9, -0.5],
      mood: 'surprised',
      hands: { far: { at: [84, -222], grip: 'grip', holding: bright } },
    },
  )
  scene.place(bausch({ riders, gaze: [0.7, -0.6] }), 1120, 690, 1.05, { flip: true })
  scene.glow(930, 400, 170, '#fff9d8', 0.6)
  return scene
}
