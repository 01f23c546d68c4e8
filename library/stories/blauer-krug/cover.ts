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
  scene.place(sheetGhost(), 790, 1330, 2, { rotate: 5 })
  scene.place(samir({ mood: 'surprised', turn: 6 }), 385, 1500, 1.75)
  longTable(scene, 1310, '#d9705f', -20, 1220)
  scene.inFront(() => {
    scene.contactShadow(610, 1318, 170)
    scene.place(jug(), 610, 1322, 2.7, { rotate: -9 })
    scene.place(ginger(), 850, 1380, 1.25, { flip: true })
  })
  return addFrame(scene, { seed: 31 })
}
