import { placed } from '../../draw/paper/pieces.ts'
import { nightSky } from '../../draw/places/night-sky.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { bausch, both, letter } from './figures.ts'
import { dottedWay, flyingLetters } from './set.ts'

/** The post goes up over the roofs and leaves a trail of letters. */
export const frontCover: CoverArt = () => {
  const scene = nightSky({
    ...coverSize,
    palette: 'midnight',
    hour: 'night',
    view: 'roofs',
    chimney: null,
    seed: 4,
    landOffset: 0.06,
    light: { x: 0.24, y: 0.36, r: 78 },
  })
  dottedWay(scene, 'M330 1270C400 1200 440 1230 480 1170C520 1110 420 1080 330 1040')
  flyingLetters(scene, [
    [330, 1270, 0.9, -24],
    [480, 1170, 1.05, 14],
  ])
  const riders = both(
    { gaze: [0.9, 0.2], headTilt: 6 },
    {
      mood: 'joyful',
      gaze: [0.8, -0.6],
      hands: {
        far: {
          at: [86, -226],
          grip: 'grip',
          holding: placed(letter(), { x: 40, y: -20, rotate: -12 }),
        },
        near: { at: [60, -96], grip: 'open' },
      },
    },
  )
  scene.glow(610, 860, 520, '#cfe6ff', 0.4)
  scene.place(bausch({ riders, gaze: [0.7, -0.2] }), 590, 1080, 1.5, { rotate: -10 })
  return addFrame(scene, { design: 'roofs', seed: 37 })
}
