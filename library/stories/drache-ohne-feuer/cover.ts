import { sky } from '../../draw/landscape/sky.ts'
import { darker } from '../../draw/paper/color.ts'
import { ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { firewood, flame } from '../../draw/props/fire.ts'
import { flurry } from '../../draw/props/winter.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { glimm, tilda } from './figures.ts'
import { darkHouses } from './set.ts'

/** Seen from inside the oven: the first flame, and the figures that look in. */
export const frontCover: CoverArt = () => {
  const scene = new Scene({ ...coverSize, palette: 'midnight', hour: 'night' })
  sky(scene, { light: { x: 0.3, y: 0.42, r: 70 }, seed: 6 })
  darkHouses(scene, [
    { x: 330, y: 1110, scale: 0.7 },
    { x: 900, y: 1100, scale: 0.8 },
  ])
  scene.sheet('M-60 1080Q600 1040 1260 1080V1700H-60Z', '#b9cdea', 3, 1050)
  flurry(scene, [150, 450, 900, 600], 60, 3)
  scene.begin('cast')
  const paws = { near: { at: [30, -140] }, far: { at: [-34, -136] } } as const
  scene.place(
    glimm({ mood: 'surprised', gaze: [0.3, 0.9], tilt: 8, claws: paws, wings: 'raised' }),
    440,
    1480,
    2.4,
  )
  tilda(
    scene,
    { at: [850, 1430], scale: 1.6, flip: true, lookAt: [600, 1460] },
    { mood: 'joyful', headTilt: 8, hands: { near: { at: [60, -120], grip: 'point' } } },
  )
  scene.warm(600, 1480, 520, '#ff9a3c', 0.5)
  const brick = '#4a2c3c'
  const arch = 'M-80 -80H1280V1680H-80ZM150 1680H1050V900A450 450 0 0 0 150 900Z'
  scene.add(`<g filter="url(#s3)"><path d="${arch}" fill="${brick}" fill-rule="evenodd"/></g>`)
  const stones = Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI + (i / 14) * Math.PI
    const [x, y] = [600 + Math.cos(angle) * 492, 900 + Math.sin(angle) * 492]
    return ellipse(x, y, 50, 44)
  })
  scene.piece(stones, darker('#8a4f48', 0.1), 2)
  scene.sheet(roundRect(-40, 1400, 1280, 300, 0), darker(brick, 0.2), 3, 1380)
  scene.place(firewood(330), 620, 1480, 1)
  scene.place(flame(150, true), 620, 1440, 1)
  scene.glow(620, 1400, 330, '#ffc66b', 0.7)
  return addFrame(scene, { design: 'icicles', seed: 63 })
}
