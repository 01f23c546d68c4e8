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
  scene.place(loom([[autumn, 90]]), 520, 880, 0.8)
  scene.place(alma({ pose: 'kneeling' }), 325, 884, 0.95)
  scene.place(sheep({ pose: 'walking' }), 850, 1020, 1.05, { flip: true })
  scene.add(
    `<path d="M560 812C700 880 470 960 560 1040S720 1120 640 1200" fill="none" stroke="${autumn}" stroke-width="7" stroke-linecap="round"/>`,
  )
  scene.place(
    prince({ pose: 'ground', arms: 'holding', holding: shuttle(summer) }),
    600,
    1330,
    1.75,
  )
  front()
  return addFrame(scene, { seed: 23 })
}
