import { type MagpieOptions, magpie } from '../../draw/cast/magpie.ts'
import { toadstool } from '../../draw/landscape/flowers.ts'
import { sprig } from '../../draw/landscape/foliage.ts'
import { trunk } from '../../draw/landscape/land.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, type Point } from '../../draw/paper/geometry.ts'
import { line, piece, strip } from '../../draw/paper/pieces.ts'
import { cycle, seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { cappedHazelnut } from '../../draw/props/nest-things.ts'
import { nest } from '../../draw/props/outdoors.ts'
import { footY } from '../../draw/stage/stand.ts'

/** Elsa, with some light on her dark feathers by night. */
export const elsa = (options: MagpieOptions = {}) => magpie(options)

/** Coloured foliage hanging into the picture over its whole width; `depth` in pixels. */
export const canopy = (scene: Scene, depth: number, seed: number) => {
  const random = seeded(seed)
  for (const [row, color] of ['#c8532c', '#e2973a'].entries()) {
    const paper = mix(color, scene.mood.land(0.7), 0.3)
    const balls = Array.from({ length: 17 }, (_, i) =>
      circle(
        i * 100 + row * 50,
        depth * (0.62 - row * 0.5) * (0.7 + random() * 0.6),
        70 + random() * 40,
      ),
    )
    scene.sheet([...balls, `M-60 -60H1660V${depth * 0.3}H-60Z`], paper, 3)
  }
}

/** Red and golden twigs over the dark ones in the upper corners. */
export const autumnSprigs = (scene: Scene, seed: number) =>
  scene.inFront(() => {
    for (const [i, color] of ['#e0963a', '#c9472f'].entries()) {
      const paper = mix(color, scene.mood.tone(0.6), 0.15)
      const reach = 250 - i * 30
      scene.piece(
        [
          sprig(90 + i * 130, -30, 1 - i * 0.3, reach, 0.4, seed + i),
          sprig(-20, 130 - i * 90, 0.5, reach, 0.5, seed + i + 2),
          sprig(1510 - i * 130, -30, 2.1 + i * 0.3, reach, -0.4, seed + i + 4),
          sprig(1620, 110 - i * 60, 2.6, reach, -0.5, seed + i + 6),
        ],
        paper,
        3,
      )
    }
  })

const barkOf = (scene: Scene) => mix('#a99a92', scene.mood.tone(0.5), 0.2)

/** A great beech at (x, y), its trunk `w` pixels wide; `between` draws what leans at its roots. */
export const beech = (scene: Scene, x: number, y: number, w: number, between: () => void) => {
  const bark = barkOf(scene)
  const root = (reach: number, drop: number, thick: number) =>
    strip(
      [
        [x + reach * 0.24 * w, y - w * 0.44],
        [x + reach * 0.44 * w, y - w * 0.06],
        [x + reach * w, y + drop],
      ],
      [w * 0.12, w * thick, 14],
    )
  const paint = scene.linear(lighter(bark, 0.16), darker(bark, 0.24), y - w * 2, y + 40)
  scene.contactShadow(x, y + 16, w)
  scene.sheet([trunk(x, -60, y + 6, w, 4), root(-1.15, 20, 0.34), root(1.15, 10, 0.34)], paint)
  scene.add(
    line(`M${x - w * 0.2} 240q20 90 0 200M${x + w * 0.16} 380q-16 80 6 170`, darker(bark, 0.25), 6),
  )
  between()
  scene.piece([root(-0.36, 74, 0.34), root(0.5, 62, 0.34)], paint, 2)
}

/** A bough that climbs from the lower left to the upper right. */
export const steepBough = (scene: Scene) => {
  const { mood, height } = scene
  const spine = [
    [-80, 1260],
    [300, 1060],
    [700, 960],
    [1200, 800],
    [1700, 560],
  ] as const
  const bark = scene.linear(
    lighter(mood.tone(0.74), 0.1),
    darker(mood.tone(0.86), 0.1),
    560,
    height,
  )
  scene.sheet([strip(spine, [210, 150, 120, 100, 60])], bark, 3)
}

/** A nest at (x, y); `inside` draws what sits in it, hidden by its front. */
export const nestWith = (scene: Scene, x: number, y: number, s: number, inside: () => void) => {
  scene.place(piece(ellipse(0, -56, 103, 17), '#6b442e'), x, y, s)
  inside()
  scene.place(nest(0), x, y, s)
}

/** Hazelnuts at the given spots: x, y in pixels. */
export const nuts = (scene: Scene, spots: readonly Point[], s = 1) => {
  for (const [i, [x, y]] of spots.entries())
    scene.place(cappedHazelnut(), x, y, s, { rotate: ((i * 47) % 60) - 30 })
}

/** Mushrooms in the meadow: share of the width, pixels below the ground's edge, height. */
export const mushrooms = (
  scene: Scene,
  spots: readonly (readonly [share: number, depth: number, height: number])[],
) => {
  const shade = scene.mood.isDark ? 0.45 : 0
  for (const [i, [share, depth, height]] of spots.entries()) {
    const x = share * scene.width
    const cap = mix(cycle(['#d8483e', '#c98a4a', '#e0a050'], i), scene.mood.tone(0.7), shade)
    scene.add(toadstool(x, footY(scene, x, depth), height, cap))
  }
}
