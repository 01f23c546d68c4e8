import { darker, lighter } from '../color.ts'
import { grass, hills, roundTree } from '../land.ts'
import type { PlaceOptions } from '../place-options.ts'
import { openPlace } from '../place-options.ts'
import { cloudsAround, sky } from '../sky.ts'
import { cornerPlants, ridge } from './backdrop.ts'

export interface HilltopOptions extends PlaceOptions {
  /** Where a lone tree stands, a share of the width; null for none. */
  tree?: number | null
}

/** The top of a round hill against a great sky, far ridges below, perhaps a lone tree. */
export const hilltop = (options: HilltopOptions = {}) => {
  const light = { x: 0.5, y: 0.42, r: 210 }
  const { scene, settled } = openPlace(options, { palette: 'nacht', hour: 'dusk', light })
  const { left, right, width, height, unit, mood } = scene
  const clouds: [number, number, number][] = [
    ...cloudsAround(settled.light),
    [0.1, 0.5, 190],
    [0.9, 0.16, 230],
  ]
  sky(scene, { light: settled.light, seed: settled.seed, clouds })
  ridge(scene, settled, {
    at: 0.66,
    tone: 0,
    swing: 60,
    trees: { kind: 'fir', height: [30, 60], step: 30 },
  })
  ridge(scene, settled, {
    at: 0.72,
    tone: 0.22,
    swing: 50,
    trees: { kind: 'fir', height: [50, 90], step: 42 },
  })
  ridge(scene, settled, {
    at: 0.79,
    tone: 0.42,
    swing: 36,
    trees: { kind: 'mixed', height: [70, 130], step: 56 },
  })
  const wobble = hills(scene, { base: 0, swing: 7 * unit, seed: settled.seed + 2, waves: 2 })
  const peak = height * (0.735 + settled.drop)
  const at = (x: number) => peak + (x / width - 0.5) ** 2 * height * 0.62 + wobble.at(x)
  const points = Array.from({ length: 45 }, (_, i) => left + i * (scene.span / 44))
  const path = `M${left - 40} ${at(left - 40)}${points.map((x) => `L${x} ${at(x)}`).join('')}L${right + 40} ${at(right + 40)}V${height + 60}H${left - 40}Z`
  const fringe = grass({ at }, left - 20, right + 20, 14 * unit, 40 * unit, settled.seed)
  const papers = [path, fringe]
  const { tree = 0.8 } = options
  if (tree !== null)
    papers.push(roundTree(tree * width, at(tree * width) + 10, 540 * unit, settled.seed + 4))
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
  scene.ground = at
  cornerPlants(scene, settled, { upper: false, size: 0.8 })
  return scene
}
