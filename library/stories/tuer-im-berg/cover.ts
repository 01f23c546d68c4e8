import { mix } from '../../draw/paper/color.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { runa } from './figures.ts'
import { leafSpray, rockDoor, rockFace, steps } from './set.ts'

/** Seen from far below: the door high up, the girl small at the foot of its steps. */
export const frontCover: CoverArt = () => {
  const scene = new Scene({ ...coverSize, palette: 'autumn', hour: 'dusk' })
  const rock = mix('#a98a86', scene.mood.tone(0.4), 0.3)
  rockFace(scene, rock)
  scene.warm(600, 820, 420, '#ffb45a', 0.5)
  scene.place(rockDoor(), 600, 930, 1.3)
  scene.glow(600, 900, 330, '#ffe0a0', 0.75, 0.5)
  scene.glow(660, 745, 90, '#fff0b0', 0.8)
  steps(scene, { x: 600, y: 926, w: 330, h: 38, count: 12 }, mix(rock, '#d9b49a', 0.4))
  scene.contactShadow(600, 1392, 100)
  scene.place(runa({ arms: 'raised', turn: 5 }), 570, 1400, 1.5)
  leafSpray(scene, 150, 480, 1, 4)
  leafSpray(scene, 1050, 480, -1, 9)
  return addFrame(scene, { seed: 47 })
}
