import { grass, hills, roundTree } from '../landscape/land.ts'
import { darker, lighter } from '../paper/color.ts'
import { ridge } from '../places/backdrop.ts'
import type { ViewWithSettings } from './view.ts'

export interface RoundHill {
  /** Where its top is, a share of the width. */
  summit: number
  /** The y of its top, a share of the height. */
  peak: number
  /** Position of a lone tree, a share of the width. */
  tree?: number
}

/** Draws far wooded ridges, then one round hill for the figures; sets the scene's ground. */
export const roundHill = (
  { scene, settings, seed }: ViewWithSettings,
  { summit, peak, tree }: RoundHill,
) => {
  const { width, height, unit, mood } = scene
  ridge(scene, settings, {
    y: 0.6,
    nearness: 0,
    amplitude: 60,
    trees: { kind: 'fir', height: [40, 80], step: 34 },
  })
  ridge(scene, settings, {
    y: 0.66,
    nearness: 0.2,
    amplitude: 50,
    trees: { kind: 'fir', height: [60, 110], step: 46 },
  })
  ridge(scene, settings, {
    y: 0.73,
    nearness: 0.42,
    amplitude: 30,
    trees: { kind: 'mixed', height: [80, 140], step: 60 },
  })
  const wobble = hills(scene, { base: 0, amplitude: 7 * unit, seed: seed + 2, waves: 2 })
  const yAt = (x: number) => peak * height + (x / width - summit) ** 2 * width * 0.3 + wobble.yAt(x)
  const edge = Array.from({ length: 45 }, (_, i) => i * (width / 44))
  const outline = `M-40 ${yAt(-40)}${edge.map((x) => `L${x} ${yAt(x)}`).join('')}L${width + 40} ${yAt(width + 40)}V${height + 60}H-40Z`
  const papers = [outline, grass({ yAt }, -20, width + 20, 14 * unit, 36 * unit, seed)]
  if (tree !== undefined) {
    papers.push(roundTree(tree * width, yAt(tree * width) + 10, 430 * unit, seed + 4))
  }
  const top = peak * height
  const fill = scene.linear(
    lighter(mood.land(0.72), 0.06),
    darker(mood.land(1), 0.2),
    top - 60,
    height,
  )
  scene.sheet(papers, fill, 3, tree === undefined ? top - 80 * unit : 0)
  scene.ground = yAt
}
