import { flounder } from '../../draw/cast/flounder.ts'
import { cloud } from '../../draw/landscape/sky.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { sea } from '../../draw/places/sea.ts'
import { bubbles } from '../../draw/props/sea-things.ts'
import { waveSheet } from '../../draw/props/waves.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { coffeePot, crewedBoat, ilsebill, littleFish, piet } from './figures.ts'

/** Above the sea the two in their boat, below it the flounder in his castle. */
export const frontCover: CoverArt = () => {
  const palette = 'ocean'
  const scene = sea({ ...coverSize, palette, hour: 'day', view: 'under', light: { x: 0.5, r: 0 } })
  const water = 930
  const { width, mood } = scene
  scene.flat(
    roundRect(-20, -20, width + 40, water + 20),
    scene.linear('#ffe3b8', '#fff6dd', 0, water),
  )
  scene.glow(840, 600, 320, '#fff1b8', 0.9)
  scene.piece(circle(840, 600, 84), mood.light, 2)
  scene.piece(cloud(330, 560, 190, 4), '#ffffff')
  crewedBoat(scene, 640, water - 6, 2.2, [
    {
      svg: piet({
        view: 'turned',
        stance: 'seat',
        seatHeight: 60,
        mood: 'surprised',
        gaze: [0.6, 0.8],
        arms: 'open',
      }),
      dx: 62,
      flip: true,
    },
    {
      svg: ilsebill({
        view: 'turned',
        stance: 'seat',
        seatHeight: 60,
        lean: 12,
        mood: 'joyful',
        gaze: [-0.4, 0.9],
        headTilt: 8,
      }),
      dx: -66,
    },
  ])
  const wave = { y: water + 26, height: 22, length: 230, seed: 5 }
  scene.add('<g opacity=".62">')
  scene.flat(waveSheet(scene, wave), scene.linear('#b9f0ea', '#4fc0cc', water, water + 260))
  scene.add('</g>')
  scene.flat(roundRect(-20, water + 260, width + 40, 800), '#2f9fb5', 0.18)
  scene.place(coffeePot(), 800, 1400, 1.8)
  scene.place(
    flounder({ crown: 'straight', pose: 'waving', mood: 'proud', gaze: [0.5, -0.8] }),
    420,
    1262,
    1.7,
    { rotate: -14 },
  )
  scene.place(littleFish(), 330, 1350, 1.4)
  scene.place(littleFish('#f2c14e'), 880, 1085, 1.2, { flip: true })
  scene.place(bubbles(240, 6, 4), 610, 1150, 0.9)
  return addFrame(scene, { design: 'waves', seed: 17 })
}
