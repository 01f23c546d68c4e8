import { sprig } from '../landscape/foliage.ts'
import { bush } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter } from '../paper/color.ts'
import { num } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import { nest } from '../props/outdoors.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { ridge } from './backdrop.ts'

export interface TreetopOptions extends PlaceOptions {
  /** Position of the nest on the bough, a share of the width; null for none. */
  nest?: number | null
  eggs?: number
  /** A cloud low on the left; off where a face would be before it. */
  lowCloud?: boolean
}

const lowCloud = { x: 0.36, y: 0.5, w: 210 }

/** High up in a tree: the cast sits on a broad bough over far hills. */
export const treetop = (options: TreetopOptions = {}) => {
  const light = { x: 0.7, y: 0.24, r: 110 }
  const { scene, settings } = createPlaceScene(options, { palette: 'emerald', light })
  const { left, right, width, height, unit, mood } = scene
  const random = seeded(settings.seed + 14)
  sky(scene, {
    ...settings,
    clouds: [...cloudsAround(settings.light), ...(options.lowCloud === false ? [] : [lowCloud])],
  })
  ridge(scene, settings, {
    y: 0.72,
    nearness: 0,
    amplitude: 50,
    trees: { kind: 'fir', height: [40, 80], step: 34 },
  })
  ridge(scene, settings, {
    y: 0.79,
    nearness: 0.22,
    amplitude: 36,
    trees: { kind: 'mixed', height: [60, 110], step: 44 },
  })
  const crowns = (at: number, size: number, seed: number) =>
    Array.from({ length: 12 }, (_, i) =>
      bush(
        scene.across((i - 0.3 + random() * 0.5) * 0.095),
        height * (at + random() * 0.03),
        size * unit * (0.8 + random() * 0.5),
        i + seed,
      ),
    )
  scene.sheet(
    [
      ...crowns(0.9, 260, 3),
      `M${left - 60} ${num(height * 0.89)}H${right + 60}V${height + 60}H${left - 60}Z`,
    ],
    scene.linear(mood.land(0.36), mood.land(0.54), height * 0.8, height),
    3,
    height * 0.72,
  )
  const y = height * (0.73 + settings.landOffset)
  const bough = `M${left - 60} ${num(y - 40 * unit)}C${num(width * 0.2)} ${num(y + 10 * unit)} ${num(width * 0.42)} ${num(y + 6 * unit)} ${num(width * 0.64)} ${num(y)}C${num(width * 0.8)} ${num(y - 6 * unit)} ${num(width * 0.88)} ${num(y - 40 * unit)} ${num(width * 0.94)} ${num(y - 64 * unit)}C${num(width * 0.9)} ${num(y + 20 * unit)} ${num(width * 0.76)} ${num(y + 56 * unit)} ${num(width * 0.6)} ${num(y + 72 * unit)}C${num(width * 0.4)} ${num(y + 94 * unit)} ${num(width * 0.2)} ${num(y + 120 * unit)} ${left - 60} ${num(y + 170 * unit)}Z`
  const stem = `M${left - 60} -60H${num(90 * unit)}C${num(70 * unit)} ${num(height * 0.3)} ${num(84 * unit)} ${num(y - 90 * unit)} ${num(200 * unit)} ${num(y)}L${num(180 * unit)} ${num(y + 110 * unit)}C${num(110 * unit)} ${num(y + 200 * unit)} ${num(120 * unit)} ${num(height)} ${num(150 * unit)} ${height + 60}H${left - 60}Z`
  const bark = scene.linear(
    lighter(mood.tone(0.72), 0.08),
    darker(mood.tone(0.84), 0.1),
    y - 60 * unit,
    y + 170 * unit,
  )
  scene.sheet([bough, stem], bark)
  scene.add(
    `<path d="M${num(width * 0.16)} ${num(y + 50 * unit)}Q${num(width * 0.3)} ${num(y + 66 * unit)} ${num(width * 0.46)} ${num(y + 50 * unit)}M${num(width * 0.5)} ${num(y + 34 * unit)}Q${num(width * 0.62)} ${num(y + 40 * unit)} ${num(width * 0.74)} ${num(y + 20 * unit)}M${num(30 * unit)} ${num(height * 0.2)}Q${num(20 * unit)} ${num(height * 0.4)} ${num(60 * unit)} ${num(height * 0.6)}" fill="none" stroke="${mood.tone(0.95)}" stroke-opacity=".5" stroke-width="${num(6 * unit)}" stroke-linecap="round"/>`,
  )
  scene.ground = (x) => y + 16 * unit - 70 * unit - Math.max(0, x / width - 0.7) * 130 * unit
  const { nest: seat = 0.72 } = options
  if (seat !== null)
    scene.place(
      nest(options.eggs ?? 3),
      seat * width,
      scene.ground(seat * width) + 84 * unit,
      1.15 * unit,
    )
  if (settings.plants) {
    const leaves: [back: string, front: string] = [mood.land(0.8), darker(mood.land(1), 0.12)]
    scene.inFront(() => {
      for (const [i, color] of leaves.entries()) {
        scene.piece(
          [0, 1, 2].map((j) =>
            sprig(
              (j * 150 + i * 60) * unit - 20,
              -30,
              0.5 + j * 0.35 + i * 0.2,
              (330 - j * 40) * unit,
              0.5,
              j + i * 7 + settings.seed,
            ),
          ),
          color,
          3,
        )
        scene.piece(
          [0, 1, 2].map((j) =>
            sprig(
              right - (j * 140 + i * 60) * unit + 20,
              -30,
              2.6 - j * 0.3 - i * 0.2,
              (340 - j * 50) * unit,
              -0.5,
              j + 3 + i * 5 + settings.seed,
            ),
          ),
          color,
          3,
        )
      }
      scene.piece(
        [...crowns(1.03, 300, 9)].filter((_, i) => i < 3 || i > 8),
        darker(mood.land(0.95), 0.1),
        3,
      )
      scene.piece(
        [
          sprig(width * 0.93, y - 50 * unit, -0.7, 190 * unit, 0.5, 4),
          sprig(width * 0.9, y - 30 * unit, 0.3, 200 * unit, 0.4, 6),
        ],
        leaves[1],
        2,
      )
    })
  }
  return scene
}
