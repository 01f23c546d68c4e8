import { act } from '../../draw/cast/actor.ts'
import { ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'
import { darkAround, fadingBeam, ninePage } from '../../draw/places/house-nine/house.ts'
import { hedda, ilyas } from '../../draw/places/house-nine/people.ts'
import { chalkNumber } from '../../draw/props/house-nine-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'

const palette = 'winter' as const

const meter = (x: number, y: number, turn: number) =>
  placed(
    `${piece(roundRect(-74, -92, 148, 184, 12), '#3f4664')}${piece(roundRect(-58, -76, 116, 80, 6), '#c9cfdc')}<g transform="translate(0 -36) rotate(${turn})">${piece(ellipse(0, 0, 42, 12), '#8a90a4')}</g>${piece(roundRect(-8, -42, 16, 12, 2), '#c83f3a')}${line('M-40 34H40M-40 56H20', '#6a7292', 8)}`,
    { x, y },
  )

/** A torch that shines to the right, gripped at (0, 0). */
const torch = () =>
  placed(
    `${piece(roundRect(-34, -8, 44, 16, 5), '#c83f3a')}${piece('M8 -9L24 -15V15L8 9Z', '#8a2f34')}${piece(ellipse(24, 0, 4, 14), '#fff6d6')}`,
    { scale: 1.1 },
  )

/** p4: the meter cupboard; the torch lights Hedda's face and hands. */
export const meters: SceneArt = () => {
  const scene = ninePage(palette, 'night')
  const { left, span, right } = scene
  scene.flat(roundRect(left, 0, span, 1200), scene.linear('#262b50', '#1a1d3c', 0, 1200))
  const boards = Array.from({ length: 14 }, (_, i) => roundRect(left + i * 170, 0, 6, 1200))
  scene.flat(boards, '#10122c', 0.6)
  for (let i = 0; i < 9; i++)
    scene.place(
      meter(0, 0, i === 4 ? 10 : 0),
      250 + (i % 3) * 250,
      170 + Math.floor(i / 3) * 250,
      1.16,
    )
  scene.add(
    `<path d="M70 40V900M1000 40V860M120 60H900" fill="none" stroke="#11142e" stroke-width="16"/>`,
  )
  scene.begin('cast')
  scene.glow(510, 560, 620, '#ffe9b0', 0.55)
  // Hedda in the beam: face and both hands bright, she signs and looks at Ilyas.
  act(
    scene,
    hedda,
    hedda.joints,
    {
      at: [500, 1440],
      scale: 3.7,
      near: { at: [330, 850], grip: 'open', angle: -62, inFront: true },
      far: { at: [800, 800], grip: 'wave', angle: -70 },
      lookAt: [1300, 700],
    },
    { view: 'turned', mood: 'happy', mouth: 'grin', headTilt: 4 },
  )
  darkAround(scene, 520, 640, 900, '#0b0e2c')
  fadingBeam(scene, 'M1140 800L240 -60V1260L1140 870Z', [1150, 836, 1050], '#ffe6a8', 0.62)
  fadingBeam(scene, 'M1140 806L300 150V1120L1140 864Z', [1150, 836, 900], '#ffe6a8', 0.3)
  // Ilyas in the dark, from behind, holds the torch and looks at her hands.
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [1330, 1500],
      scale: 3.6,
      flip: true,
      near: { at: [1236, 850], grip: 'grip', holding: torch(), tilt: 0, angle: 180 },
    },
    {
      view: 'turnedAway',
      color: '#1d4a56',
      hair: '#171225',
      skin: '#8a6a5c',
      trousers: '#3a3040',
      headTilt: 4,
    },
  )
  scene.glow(1138, 828, 150, '#fff0c0', 0.9)
  scene.mark('light', 1138, 828, 46)
  scene.inFront(() => {
    // The edge of the open door with its 4, and the strip of stairwell light.
    scene.sheet(roundRect(left, -20, 40 - left, 1260), '#3a2f3a', 3)
    scene.sheet(
      `M1420 -20H${right + 40}V1260H1420Z`,
      scene.linear('#7f8f9a', '#4f5f72', 0, 1200),
      4,
    )
    scene.flat(roundRect(1420, 0, 9, 1200), '#f6dfa8', 0.9)
    scene.flat([roundRect(1462, 470, 500, 640, 6)], '#4a586a', 0.6)
    scene.place(chalkNumber('4', 190), 1516, 250, 1)
  })
  return scene
}
