import { whale } from '../../draw/cast/whale.ts'
import { sea } from '../../draw/places/sea.ts'
import { jetty } from '../../draw/props/jetty.ts'
import { lighthouse } from '../../draw/props/sea-things.ts'
import { rings } from '../../draw/props/water.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { beam, maren } from './figures.ts'

/** Maren at the jetty's end lays her hand on the great whale; the lighthouse looks on from afar. */
export const frontCover: CoverArt = () => {
  const scene = sea({
    ...coverSize,
    palette: 'midnight',
    hour: 'night',
    view: 'open',
    swell: 0.35,
    seed: 7,
    sail: null,
    light: { x: 0.2, y: 0.32, r: 78 },
  })
  scene.place(lighthouse(true), 930, 985, 0.84)
  scene.glow(930, 548, 300, '#ffe7a6', 0.9)
  beam(scene, 930, 548, { angle: 172, reach: 1100, spread: 9, opacity: 0.65 })
  scene.begin('cast')
  rings(scene, 330, 1366, 520, 2)
  scene.place(whale({ pose: 'near', color: '#4472a6', gaze: [0.7, -0.5] }), 300, 1362, 1.35)
  scene.place(jetty(620, 260), 760, 1250, 1.1, { flip: true })
  scene.contactShadow(990, 1254, 120)
  scene.place(
    maren({
      view: 'profile',
      lean: 10,
      mood: 'tender',
      gaze: [0.9, 0.1],
      hands: { far: { at: [104, -128], grip: 'open' } },
    }),
    985,
    1256,
    1.75,
    { flip: true },
  )
  return addFrame(scene, { design: 'waves', seed: 44 })
}
