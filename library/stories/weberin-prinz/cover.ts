import { sheep } from '../../draw/cast/sheep.ts'
import { cloudsAround, sky } from '../../draw/landscape/sky.ts'
import { loom, shuttle } from '../../draw/props/weaving.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize, createPlaceScene } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { alma, autumn, prince, summer } from './figures.ts'
import { cloakLand } from './set.ts'

/** The cloak is the land: Alma weaves where winter begins, the prince sits in the summer. */
export const frontCover: CoverArt = () => {
  const light = { x: 0.5, y: 0.37, r: 190 }
  const { scene, settings } = createPlaceScene(
    { ...coverSize, palette: 'gold', hour: 'day', light },
    { light },
  )
  sky(scene, { light: settings.light, seed: 6, clouds: cloudsAround(settings.light) })
  const front = cloakLand(scene)
  scene.place(loom([[autumn, 90]]), 560, 880, 1.15)
  const weaving = alma({
    view: 'turned',
    stance: 'halfKneeling',
    gaze: [0.9, 0.2],
    hands: { far: { at: [92, -112], grip: 'open' } },
  })
  scene.place(weaving, 290, 900, 1.4)
  scene.place(sheep({ pose: 'walking', gaze: [0.6, 0.4] }), 890, 1060, 1.4, { flip: true })
  scene.add(
    `<path d="M610 800C760 900 420 980 560 1060S700 1120 640 1230" fill="none" stroke="${autumn}" stroke-width="8" stroke-linecap="round"/>`,
  )
  const waiting = prince({
    view: 'front',
    stance: 'crossLegged',
    mood: 'thoughtful',
    headTilt: 6,
    gaze: [0.2, 0.7],
    hands: {
      near: { at: [-26, -62], grip: 'open' },
      far: { at: [24, -66], grip: 'grip', holding: shuttle(summer), inFront: true },
    },
  })
  scene.place(waiting, 600, 1370, 2.35)
  front()
  return addFrame(scene, { design: 'window', seed: 23 })
}
