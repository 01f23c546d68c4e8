import { darker, lighter } from '../color.ts'
import { grass, hills, roundTree } from '../land.ts'
import { ridge } from '../places/backdrop.ts'
import type { OpenView } from './view.ts'

export interface RoundHill {
  /** Where its top is, a share of the width. */
  summit: number
  /** Height of its top, a share of the picture. */
  peak: number
  /** Where a lone tree stands, a share of the width. */
  tree?: number
}

/** Far wooded ridges, then one round hill for the cast. */
export const roundHill = (
  { scene, settled, seed }: OpenView,
  { summit, peak, tree }: RoundHill,
) => {
  const { width, height, unit, mood } = scene
  ridge(scene, settled, {
    at: 0.6,
    tone: 0,
    swing: 60,
    trees: { kind: 'fir', height: [40, 80], step: 34 },
  })
  ridge(scene, settled, {
    at: 0.66,
    tone: 0.2,
    swing: 50,
    trees: { kind: 'fir', height: [60, 110], step: 46 },
  })
  ridge(scene, settled, {
    at: 0.73,
    tone: 0.42,
    swing: 30,
    trees: { kind: 'mixed', height: [80, 140], step: 60 },
  })
  const wobble = hills(scene, { base: 0, swing: 7 * unit, seed: seed + 2, waves: 2 })
  const at = (x: number) => peak * height + (x / width - summit) ** 2 * width * 0.3 + wobble.at(x)
  const edge = Array.from({ length: 45 }, (_, i) => i * (width / 44))
  const outline = `M-40 ${at(-40)}${edge.map((x) => `L${x} ${at(x)}`).join('')}L${width + 40} ${at(width + 40)}V${height + 60}H-40Z`
  const papers = [outline, grass({ at }, -20, width + 20, 14 * unit, 36 * unit, seed)]
  if (tree !== undefined) {
    papers.push(roundTree(tree * width, at(tree * width) + 10, 430 * unit, seed + 4))
  }
  const top = peak * height
  const fill = scene.linear(
    lighter(mood.land(0.72), 0.06),
    darker(mood.land(1), 0.2),
    top - 60,
    height,
  )
  scene.sheet(papers, fill, 3, tree === undefined ? top - 80 * unit : 0)
  scene.ground = at
}
