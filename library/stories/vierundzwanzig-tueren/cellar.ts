import { act } from '../../draw/cast/actor.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, num, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { cellarDoor, darkAround, ninePage } from '../../draw/places/house-nine/house.ts'
import { hedda, ilyas } from '../../draw/places/house-nine/people.ts'
import { chalkNumber, mandarin, oldKey, peel } from '../../draw/props/house-nine-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'

const palette = 'winter' as const

/** The cellar's brick wall. */
const bricks = (scene: Scene, to: number, color: string) => {
  const { left, span } = scene
  scene.flat(roundRect(left, 0, span, 1200), scene.linear(darker(color, 0.35), color, 0, to))
  const list: string[] = []
  for (let row = 0; row * 58 < to; row++)
    for (let x = left - (row % 2) * 70; x < scene.right; x += 140)
      if ((row * 5 + Math.round(x / 140) * 3) % 4 !== 0)
        list.push(roundRect(x, row * 58, 130, 50, 5))
  scene.flat(list, lighter(color, 0.12), 0.35)
}

const clock = () =>
  `${piece(circle(0, 0, 104), '#8a5a3c')}${piece(circle(0, 0, 88), '#fff6e2')}${Array.from(
    { length: 12 },
    (_, i) => {
      const a = (i / 12) * 2 * Math.PI
      return line(
        `M${num(Math.sin(a) * 72)} ${num(-Math.cos(a) * 72)}L${num(Math.sin(a) * 82)} ${num(-Math.cos(a) * 82)}`,
        '#3a2a30',
        i % 3 === 0 ? 8 : 4,
      )
    },
  ).join(
    '',
  )}${line('M0 0V-66', '#3a2a30', 8)}${line('M0 0L-40 -24', '#3a2a30', 11)}${flat(circle(0, 0, 9), '#b8433f')}`

/** p8: the cellar by night; stairs from the left, the door with the 24 at the right. */
export const cellarNight: SceneArt = () => {
  const scene = ninePage(palette, 'night')
  const { left, right } = scene
  bricks(scene, 940, '#6a5f7a')
  scene.sheet(
    `M${left} 930H${right}V1260H${left}Z`,
    scene.linear('#5a5468', '#36324a', 930, 1200),
    2,
    930,
  )
  scene.place(cellarDoor(), 1290, 962, 1.08)
  scene.piece(`M1118 966V270H1464V966H1446V290H1136V966Z`, '#3f3a4a', 2)
  scene.place(chalkNumber('24', 200), 1312, 486, 1)
  scene.place(oldKey('#e8bd5a'), 1165, 560, 0.72)
  scene.glow(1165, 580, 120, '#ffe0a0', 0.7)
  // Herbert's pipes on their way up.
  scene.add(
    line(
      `M${left} 66H1060Q1090 66 1090 96V930M${left} 104H1020Q1048 104 1048 132V930`,
      '#4a4460',
      20,
    ),
  )
  scene.add(line(`M${left} 60H1060M${left} 98H1020`, '#7f7896', 4))
  scene.place(clock(), 890, 270, 1.15)
  scene.add(line(`M660 0V150`, '#2a2438', 6))
  scene.glow(660, 200, 620, '#ffd894', 0.75)
  scene.piece([circle(660, 190, 34)], '#fff3c4', 1)
  scene.mark('light', 660, 190, 40)
  const steps = Array.from(
    { length: 7 },
    (_, i) => `H${980 - (i + 1) * 150}V${900 - (i + 1) * 120}`,
  )
  scene.piece(
    `M1000 1000V900${steps.join('')}H${left}V1000Z`,
    scene.linear('#b9906a', '#7a5a52', 100, 1000),
    3,
  )
  scene.flat(
    Array.from({ length: 8 }, (_, i) =>
      roundRect(left, 900 - i * 120, (i ? 980 : 1000) - i * 150 - left, 16),
    ),
    '#e0b98a',
    0.7,
  )
  scene.begin('cast')
  // Hedda and Ilyas on the lowest step in pyjamas: she watches the key, chin in hand, he peels and asks her.
  scene.contactShadow(560, 1040, 330)
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [440, 1014],
      scale: 2.3,
      near: { at: [566, 720], grip: 'fist', inFront: true, angle: -80 },
      far: { at: [600, 900], grip: 'rest' },
      lookAt: [1165, 560],
    },
    {
      view: 'turned',
      stance: 'seat',
      seatHeight: 44,
      outfit: 'pyjamas',
      color: '#d2473f',
      mood: 'tired',
      mouth: 'smile',
      lean: 14,
      headTilt: 8,
    },
  )
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [900, 1014],
      scale: 2.3,
      flip: true,
      near: {
        at: [850, 806],
        grip: 'pinch',
        holding: placed(mandarin(), { x: -2, y: 3, scale: 0.55 }),
      },
      far: { at: [790, 800], grip: 'pinch', holding: placed(peel(), { scale: 0.5 }) },
      lookAt: [540, 640],
    },
    {
      view: 'turned',
      stance: 'seat',
      seatHeight: 44,
      outfit: 'pyjamas',
      color: '#2f8f8a',
      mood: 'happy',
      headTilt: -4,
    },
  )
  scene.place(bowlOfMandarins(), 668, 916, 1.15)
  for (const [i, x] of [690, 752, 816, 716, 780, 752, 760].entries())
    scene.place(peel(), x, 1126 - Math.floor(i / 3) * 28, 2, { rotate: i * 40 - 60 })
  darkAround(scene, 780, 640, 1150, '#0f1234')
  return scene
}

const bowlOfMandarins = () =>
  `${[0, -34, 34, -54, -18, 18, 54, -66, -34, 0, 34, 66]
    .map((x, i) => placed(mandarin(), { x, y: -60 - (i < 3 ? 56 : i < 7 ? 28 : 0) }))
    .join(
      '',
    )}${piece('M-92 -62H92C88 -20 50 0 0 0C-50 0 -88 -20 -92 -62Z', '#5f8fc4')}${line('M-82 -46Q0 -30 82 -46', '#fff6e2', 6)}`
