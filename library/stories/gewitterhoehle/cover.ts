import { placed } from '../../draw/paper/pieces.ts'
import { room } from '../../draw/places/room.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { ayla, herrLang } from './figures.ts'
import { den, jumper, stormWindow } from './set.ts'

export const frontCover: CoverArt = () => {
  const scene = room({
    ...coverSize,
    palette: 'midnight',
    hour: 'night',
    wall: '#4a4a94',
    window: 0.36,
    furniture: { shelf: 0.78 },
  })
  stormWindow(scene, 0.36, true)
  stand(scene, ayla({ mood: 'surprised', turn: 4, arms: 'open' }), 560, 1.55, { depth: -190 })
  scene.warm(640, 1330, 560, '#e8853a', 0.5, 0.5)
  const dog = placed(herrLang({ pose: 'walking', mood: 'sad' }), { x: -20, y: 4, scale: 1.4 })
  stand(scene, den({ out: dog }), 575, 1.16, { depth: 20, shadow: 210 })
  scene.place(jumper(), 470, 1120, 1.05, { rotate: -8 })
  scene.glow(700, 1280, 260, '#ffd88a', 0.5)
  return addFrame(scene, { seed: 48, stars: true })
}
