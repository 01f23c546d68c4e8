import { mouse } from '../../draw/cast/mouse.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { forest } from '../../draw/places/forest.ts'
import { rings } from '../../draw/props/water.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { emil, rosa } from './figures.ts'
import { ravine, trunkBridge } from './set.ts'

const bridgeY = 980

const pair = (scene: Scene) => {
  stand(scene, rosa({ mood: 'angry', gaze: [0.9, 0.1] }), 388, 1.3, { shadow: 0 })
  stand(scene, emil({ mood: 'angry', gaze: [0.9, 0.1] }), 802, 1.22, { flip: true, shadow: 0 })
}

/** Both on the bridge, nose to nose, and both again upside down in the water. */
export const frontCover: CoverArt = () => {
  const scene = forest({
    ...coverSize,
    palette: 'emerald',
    hour: 'day',
    kind: 'mixed',
    seed: 4,
    light: { x: 0.5, y: 0.38, r: 230 },
  })
  ravine(scene, { y: bridgeY, from: 170, to: 1030, water: 1090, thick: 60 })
  scene.add(`<g opacity=".34" transform="translate(0 ${2 * bridgeY + 140}) scale(1 -1)">`)
  trunkBridge(scene, 150, 1050, bridgeY, 60)
  pair(scene)
  scene.add('</g>')
  rings(scene, 420, 1330, 90)
  rings(scene, 800, 1250, 70, 2)
  pair(scene)
  stand(scene, mouse({ mood: 'surprised', gaze: [0, -0.9] }), 592, 0.74, { shadow: 0 })
  return addFrame(scene, { design: 'reeds', seed: 44 })
}
