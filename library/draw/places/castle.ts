import { bush } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { num } from '../paper/geometry.ts'
import { castleWalls } from '../props/castle-walls.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'

export interface CastleOptions extends PlaceOptions {
  /** Position of the castle, a share of the width. */
  x?: number
  /** 1 far away on its hill, 1.8 close by. */
  scale?: number
  roof?: string
  /** Colour of the windows; lit by default. */
  pane?: string
}

/** A castle on its hill with a path down to where the cast stands. */
export const castle = (options: CastleOptions = {}) => {
  const light = { x: 0.2, y: 0.2, r: 95 }
  const { scene, settings } = createPlaceScene(options, { palette: 'gold', light })
  const { width, height, unit, mood } = scene
  const { x: share = 0.64, scale = 1.35, roof = '#d0605c', pane = '#ffd873' } = options
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  ridge(scene, settings, {
    y: 0.55,
    nearness: 0,
    amplitude: 60,
    trees: { kind: 'fir', height: [60, 120], step: 44 },
  })
  const x = share * width
  const foot = height * (0.565 + settings.landOffset)
  const shade = mood.isDark ? 0.46 : mood.hour === 'dusk' ? 0.2 : 0
  const dim = (color: string) => mix(color, mood.tone(0.6), shade)
  const mound = `M${num(x - 620 * unit)} ${num(height * 0.8)}C${num(x - 420 * unit)} ${num(foot + 130 * unit)} ${num(x - 280 * unit)} ${num(foot)} ${num(x)} ${num(foot - 6)}C${num(x + 280 * unit)} ${num(foot)} ${num(x + 420 * unit)} ${num(foot + 130 * unit)} ${num(x + 620 * unit)} ${num(height * 0.8)}Z`
  scene.sheet(
    mound,
    scene.linear(lighter(mood.land(0.3), 0.1), mood.land(0.5), foot, height * 0.75),
    2,
    foot,
  )
  scene.glow(x, foot - 190 * unit * scale, 330 * unit * scale, mood.light, 0.35)
  scene.place(
    castleWalls({ wall: dim('#fbe6cd'), roof: dim(roof), pane }),
    x,
    foot + 6 * unit,
    scale * unit,
  )
  const hedge = [-150, -112, -74, 74, 112, 150].map((dx, i) =>
    bush(
      x + dx * unit * scale,
      foot + 30 * unit,
      (62 + (i % 3) * 14) * unit * scale,
      i + settings.seed,
    ),
  )
  scene.piece(hedge, mood.land(0.5))
  ridge(scene, settings, {
    y: 0.68,
    nearness: 0.5,
    amplitude: 20,
    trees: {
      kind: 'fir',
      height: [150, 260],
      step: 80,
      gap: share > 0.5 ? [0.24, 0.94] : [0.06, 0.76],
    },
  })
  const ground = nearGround(scene, settings, 0.76)
  const path = mix(dim('#fff0cf'), mood.land(0.6), 0.1)
  const [mx, near] = [width * 0.5, ground.yAt(width * 0.5)]
  const p = (px: number, py: number) => `${num(px)} ${num(py)}`
  const bend = (x + mx) / 2
  const trail = `M${p(x - 26 * unit, foot + 14 * unit)}C${p(x - 60 * unit, foot + 110 * unit)} ${p(bend + 110 * unit, near - 90 * unit)} ${p(bend - 60 * unit, near)}C${p(bend - 190 * unit, near + 90 * unit)} ${p(mx - 260 * unit, height - 120 * unit)} ${p(mx - 330 * unit, height + 60)}H${num(mx + 300 * unit)}C${p(mx + 240 * unit, height - 140 * unit)} ${p(bend + 60 * unit, near + 90 * unit)} ${p(bend + 70 * unit, near)}C${p(bend + 200 * unit, near - 90 * unit)} ${p(x + 50 * unit, foot + 110 * unit)} ${p(x + 26 * unit, foot + 14 * unit)}Z`
  scene.sheet(trail, scene.linear(lighter(path, 0.08), darker(path, 0.1), foot, height), 1, foot)
  cornerPlants(scene, settings, { upper: false })
  return scene
}
