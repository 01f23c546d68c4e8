import { grass, hills, roundTree } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter } from '../paper/color.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { cornerPlants, ridge } from './backdrop.ts'

export interface HilltopOptions extends PlaceOptions {
  /** Position of a lone tree, a share of the width; null for none. */
  tree?: number | null
}

/** The top of a round hill against a great sky, far ridges below, perhaps a lone tree. */
export const hilltop = (options: HilltopOptions = {}) => {
  const light = { x: 0.5, y: 0.42, r: 210 }
  const { scene, settings } = createPlaceScene(options, {
    palette: 'midnight',
    hour: 'dusk',
    light,
  })
  const { left, right, width, height, unit, mood } = scene
  const clouds = [
    ...cloudsAround(settings.light),
    { x: 0.1, y: 0.5, w: 190 },
    { x: 0.9, y: 0.16, w: 230 },
  ]
  sky(scene, { light: settings.light, seed: settings.seed, clouds })
  ridge(scene, settings, {
    y: 0.66,
    nearness: 0,
    amplitude: 60,
    trees: { kind: 'fir', height: [30, 60], step: 30 },
  })
  ridge(scene, settings, {
    y: 0.72,
    nearness: 0.22,
    amplitude: 50,
    trees: { kind: 'fir', height: [50, 90], step: 42 },
  })
  ridge(scene, settings, {
    y: 0.79,
    nearness: 0.42,
    amplitude: 36,
    trees: { kind: 'mixed', height: [70, 130], step: 56 },
  })
  const wobble = hills(scene, { base: 0, amplitude: 7 * unit, seed: settings.seed + 2, waves: 2 })
  const peak = height * (0.735 + settings.landOffset)
  const yAt = (x: number) => peak + (x / width - 0.5) ** 2 * height * 0.62 + wobble.yAt(x)
  const points = Array.from({ length: 45 }, (_, i) => left + i * (scene.span / 44))
  const path = `M${left - 40} ${yAt(left - 40)}${points.map((x) => `L${x} ${yAt(x)}`).join('')}L${right + 40} ${yAt(right + 40)}V${height + 60}H${left - 40}Z`
  const fringe = grass({ yAt }, left - 20, right + 20, 14 * unit, 40 * unit, settings.seed)
  const papers = [path, fringe]
  const { tree = 0.8 } = options
  if (tree !== null)
    papers.push(roundTree(tree * width, yAt(tree * width) + 10, 540 * unit, settings.seed + 4))
  scene.sheet(
    papers,
    scene.linear(
      lighter(mood.land(0.72), 0.06),
      darker(mood.land(1), 0.2),
      peak - 100 * unit,
      height,
    ),
    3,
    tree === null ? peak - 80 * unit : 0,
  )
  if (tree !== null) scene.mark('leaves', tree * width, yAt(tree * width) - 360 * unit, 130 * unit)
  scene.ground = yAt
  cornerPlants(scene, settings, { upper: false, size: 0.8 })
  return scene
}
