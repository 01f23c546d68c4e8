import { room } from '../../draw/places/room.ts'
import { longTable } from '../../draw/props/dining.ts'
import { jug } from '../../draw/props/jug.ts'
import { sheetGhost, windCurl } from '../../draw/props/laundry.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { ginger, samir } from './figures.ts'

export const frontCover: CoverArt = () => {
  const scene = room({
    ...coverSize,
    palette: 'sunrise',
    hour: 'day',
    window: 0.5,
    furniture: {},
    light: { r: 0 },
  })
  scene
    .place(windCurl('#fff6e6'), 210, 700, 1.15)
    .place(windCurl('#fff6e6'), 990, 610, 0.9, { flip: true })
  scene.place(sheetGhost(), 800, 1330, 2.1, { rotate: 5 })
  const hiding = samir({
    view: 'turned',
    mood: 'surprised',
    stance: 'kneeling',
    lean: 6,
    gaze: [0.9, -0.5],
    hands: {
      near: { at: [20, -76], grip: 'open' },
      far: { at: [52, -84], grip: 'open' },
    },
  })
  scene.place(hiding, 330, 1500, 2.7)
  longTable(scene, 1310, '#d9705f', -20, 1220)
  scene.inFront(() => {
    scene.contactShadow(680, 1318, 170)
    scene.place(jug(), 680, 1322, 2.4, { rotate: -9 })
    scene.place(ginger({ gaze: [0.9, -0.3], headTilt: 6 }), 920, 1390, 1.3, { flip: true })
  })
  return addFrame(scene, { design: 'curtain', seed: 31 })
}
