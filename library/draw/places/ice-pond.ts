import { bulrush } from '../landscape/flowers.ts'
import { hills } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { ellipse, num, type Point, roundRect, smooth } from '../paper/geometry.ts'
import type { Hour } from '../paper/mood.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { bench } from '../props/outdoors.ts'
import { snowOf, snowyRow } from '../props/snowy-fir.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { eveningOf } from './evening.ts'
import { townRow } from './town-row.ts'

export interface IcePondOptions extends PlaceOptions {
  /** The land behind the far bank. */
  behind?: 'firs' | 'town'
  /** Traces of skates on the ice. */
  traces?: boolean
  /** Position of the bench on the far bank, a share of the width; null for none. */
  bench?: number | null
}

const ices: Record<Hour, string> = {
  night: '#3f7fb3',
  dawn: '#a9cfe6',
  day: '#9fd3e6',
  dusk: '#b5a6dc',
}

const outline = (scene: Scene, settings: PlaceSettings, grow: number) => {
  const { width, height, unit, span } = scene
  const [cx, cy] = [width * 0.5, height * (0.715 + settings.landOffset)]
  const points = Array.from({ length: 30 }, (_, i): Point => {
    const a = (i / 30) * 6.2832
    const q = 1 + 0.05 * Math.sin(3 * a + settings.seed) + 0.03 * Math.sin(5 * a + 1)
    return [
      cx + Math.cos(a) * (span * 0.5 * q + grow * unit),
      cy + Math.sin(a) * (height * 0.2 * q + grow * 0.4 * unit),
    ]
  })
  return smooth(points)
}

const skateTraces = (scene: Scene, settings: PlaceSettings) => {
  const { width, height, unit } = scene
  const random = seeded(settings.seed + 9)
  const arcs = Array.from({ length: 20 }, () => {
    const [x, y] = [
      (0.14 + random() * 0.66) * width,
      height * (0.59 + random() * 0.27 + settings.landOffset),
    ]
    const [l, bow] = [(90 + random() * 190) * unit, (random() - 0.5) * 70 * unit]
    return `M${num(x)} ${num(y)}q${num(l / 2)} ${num(bow)} ${num(l)} ${num((random() - 0.5) * 30 * unit)}`
  })
  const [ex, ey, r] = [width * 0.33, height * (0.68 + settings.landOffset), 74 * unit]
  const eight = `M${num(ex)} ${num(ey)}c${num(r)} ${num(-r * 0.5)} ${num(r * 2)} ${num(-r * 0.3)} ${num(r * 2)} 0s${num(-r)} ${num(r * 0.5)} ${num(-r * 2)} 0s${num(-r * 2)} ${num(-r * 0.3)} ${num(-r * 2)} 0s${num(r)} ${num(r * 0.5)} ${num(r * 2)} 0Z`
  scene.add(
    `<path d="${arcs.join('')}${eight}" fill="none" stroke="#ffffff" stroke-opacity=".6" stroke-width="${num(3.6 * unit)}" stroke-linecap="round"/>`,
  )
}

const ice = (scene: Scene, settings: PlaceSettings, hasTraces: boolean) => {
  const { width, height, unit, mood } = scene
  const [white, shade] = snowOf(mood)
  const yOf = (share: number) => height * (share + settings.landOffset)
  const blue = mix(ices[mood.hour], mood.sky[1], 0.14)
  scene.piece(outline(scene, settings, 34), mix(white, shade, 0.55), 1)
  scene.piece(
    outline(scene, settings, 0),
    scene.linear(
      lighter(mix(blue, mood.sky[2], 0.2), 0.3),
      darker(blue, 0.14),
      yOf(0.5),
      yOf(0.93),
    ),
    2,
  )
  const lx = settings.light.x * width
  scene.glow(lx, yOf(0.62), 360 * unit, mood.light, 0.5, 0.4)
  const random = seeded(settings.seed + 4)
  const shine = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [(0.2 + random() * 0.62) * width, yOf(0.56 + i * 0.033)]
    const [l, thick] = [(90 + random() * 160) * unit, (7 + random() * 9) * unit]
    return `M${num(x)} ${num(y)}l${num(l)} ${num(-l * 0.13)}l${num(thick * 2)} ${num(thick * 0.7)}l${num(-l)} ${num(l * 0.13)}Z`
  })
  scene.flat(shine, '#ffffff', 0.26)
  scene.markArea('shine', [width * 0.2, yOf(0.56), width * 0.8, yOf(0.88)], 44 * unit)
  if (hasTraces) skateTraces(scene, settings)
}

const reeds = (scene: Scene, settings: PlaceSettings, snow: string) => {
  const { width, height, unit, mood } = scene
  const random = seeded(settings.seed + 31)
  const straw = mix('#c9a35f', mood.tone(0.7), mood.isDark ? 0.6 : 0.2)
  scene.inFront(() => {
    for (let i = 0; i < 8; i++) {
      const inset = (20 + random() * 150) * unit
      const isLeft = i % 2 === 0
      const x = isLeft ? scene.left + inset : scene.right - inset
      scene.add(bulrush(x, height + 10, (170 + random() * 160) * unit, isLeft ? 0.4 : -0.4, straw))
    }
    const bank = `M${scene.left - 60} ${height + 60}V${num(height * 0.9)}C${num(width * 0.1)} ${num(height * 0.91)} ${num(width * 0.2)} ${num(height * 0.965)} ${num(width * 0.36)} ${num(height * 0.985)}H${num(width * 0.62)}C${num(width * 0.8)} ${num(height * 0.965)} ${num(width * 0.9)} ${num(height * 0.92)} ${scene.right + 60} ${num(height * 0.9)}V${height + 60}Z`
    scene.sheet(bank, snow, 3, height * 0.88)
  })
}

/** A frozen pond between snowy banks, seen a little from above; the cast stands on the ice. */
export const icePond = (options: IcePondOptions = {}) => {
  const light = { x: 0.72, y: 0.15, r: 80 }
  const { scene, settings } = createPlaceScene(options, { palette: 'winter', light })
  const { width, height, unit, mood } = scene
  const [white, shade] = snowOf(mood)
  const { dim } = eveningOf(mood)
  const yOf = (share: number) => height * (share + settings.landOffset)
  const { behind = 'firs', bench: seat = 0.22 } = options
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  const far = hills(scene, {
    base: yOf(0.4),
    amplitude: 44 * unit,
    seed: settings.seed,
    waves: 1.2,
  })
  scene.sheet(far.path, mix(white, mood.sky[2], 0.46), 2, far.top)
  const back = hills(scene, { base: yOf(0.44), amplitude: 14 * unit, seed: settings.seed + 2 })
  const pine = mix(mix('#3f7f7a', mood.tone(0.75), mood.isDark ? 0.7 : 0.4), mood.sky[2], 0.18)
  if (behind === 'town')
    townRow(scene, {
      y: yOf(0.455),
      scale: 0.4,
      from: -40 * unit,
      seed: settings.seed,
      far: 0.24,
      floors: 1,
    })
  else {
    const spots = [0.02, 0.08, 0.15, 0.21, 0.3, 0.42, 0.55, 0.63, 0.79, 0.86, 0.92, 0.98]
    snowyRow(scene, {
      yAt: back.yAt,
      spots,
      height: [150, 280],
      color: pine,
      snow: mix(white, mood.sky[2], 0.14),
      seed: settings.seed + 6,
    })
  }
  const paint = scene.linear(white, mix(white, shade, 0.8), back.top, height)
  scene.sheet(back.path, paint, 2, back.top)
  ice(scene, settings, options.traces ?? true)
  if (seat !== null) {
    scene.contactShadow(seat * width, yOf(0.512), 110 * unit)
    scene.place(bench(dim('#a9784f')), seat * width, yOf(0.512), 0.72 * unit)
    scene.piece(
      [
        roundRect(seat * width - 103 * unit, yOf(0.512) - 108 * unit, 206 * unit, 17 * unit, 8),
        roundRect(seat * width - 106 * unit, yOf(0.512) - 58 * unit, 212 * unit, 14 * unit, 7),
      ],
      white,
      1,
    )
  }
  scene.flat(ellipse(width * 0.86, yOf(0.5), 90 * unit, 8 * unit), shade, 0.3)
  scene.ground = () => yOf(0.715)
  if (settings.plants)
    reeds(
      scene,
      settings,
      scene.linear(lighter(white, 0.2), mix(white, shade, 0.7), height * 0.88, height),
    )
  return scene
}
