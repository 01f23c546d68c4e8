import { toadstool } from '../landscape/flowers.ts'
import { stone } from '../landscape/land.ts'
import { sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { num, type Point, roundRect, smooth } from '../paper/geometry.ts'
import { phases, seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { bread, rug, shelf } from '../props/furniture.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'

export interface BurrowOptions extends PlaceOptions {
  /** Where the round doorway with the view outside is, a share of the width; null for none. */
  door?: number | null
  /** Where the lamp hangs, a share of the width; null for none. */
  lamp?: number | null
  /** Where the shelf with jars is, a share of the width; null for none. */
  shelf?: number | null
  /** Colour of the earth that is mixed into the palette. */
  clay?: string
}

/**
 * The path of a sheet as large as the stage with an uneven round hole, its middle and radii in pixels; fill
 * it by the rule `evenodd`.
 */
export const caveWindow = (
  scene: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  seed: number,
) => {
  const random = seeded(seed)
  const [first, second] = phases(random)
  const points = Array.from({ length: 56 }, (_, i): Point => {
    const a = (i / 56) * 2 * Math.PI
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const q = 1 + 0.03 * Math.sin(5 * a + first) + 0.02 * Math.sin(9 * a + second)
    return [
      x + rx * q * Math.sign(c) * Math.abs(c) ** 0.74,
      y - ry * q * Math.sign(s) * Math.abs(s) ** 0.74,
    ]
  })
  return `M${scene.left - 80} -80H${scene.right + 80}V${scene.height + 80}H${scene.left - 80}Z${smooth(points)}`
}

const roots = (scene: Scene, seed: number) => {
  const random = seeded(seed)
  const { unit } = scene
  return Array.from({ length: 9 }, (_, i) => {
    const share = 0.08 + i * 0.105 + (random() - 0.5) * 0.05
    const x = scene.across(share)
    const isMiddle = Math.abs(share - 0.5) < 0.2
    const l = (isMiddle ? 110 : 190) * unit * (0.7 + random() * 0.7) + 100 * unit
    const sway = (random() - 0.5) * 130 * unit
    const w = (13 + random() * 12) * unit
    return `M${num(x - w)} -40C${num(x - w)} ${num(l * 0.4)} ${num(x + sway)} ${num(l * 0.5)} ${num(x + sway * 1.3)} ${num(l)}C${num(x + sway + w)} ${num(l * 0.6)} ${num(x + w * 1.4)} ${num(l * 0.4)} ${num(x + w)} -40Z`
  })
}

const hangLamp = (scene: Scene, x: number, floor: number, cord: string) => {
  const { height, unit } = scene
  const y = height * 0.27
  const at = (dx: number, dy: number) => `${num(x + dx * unit)} ${num(y + dy * unit)}`
  scene.add(
    `<path d="M${num(x)} -10V${num(y - 40 * unit)}" stroke="${cord}" stroke-width="${num(5 * unit)}"/>`,
  )
  scene.piece(
    `M${at(-60, 30)}Q${at(-50, -46)} ${at(0, -46)}Q${at(50, -46)} ${at(60, 30)}Z`,
    '#e2693f',
  )
  scene.flat(
    `M${at(-30, 30)}a${num(30 * unit)} ${num(26 * unit)} 0 0 0 ${num(60 * unit)} 0Z`,
    '#fff3c4',
  )
  scene.glow(x, y + 46 * unit, 300 * unit, '#ffd88a', 0.8)
  scene.mark('light', x, y + 30 * unit, 40 * unit)
  scene.warm(x, floor + 90 * unit, 620 * unit, '#ffb35c', 0.42, 0.3)
}

const pantry = (scene: Scene, share: number, wood: string) => {
  const { width, height, unit } = scene
  const [x, y] = [share * width, height * 0.56]
  scene.place(shelf(wood), x, height * 0.45, 1.15 * unit)
  scene.place(bread(), x + 80 * unit, y, 0.8 * unit)
  scene.piece(roundRect(x - 80 * unit, y, 272 * unit, 14 * unit, 6), wood)
}

/** A cosy den under the ground: earthen walls, roots, a lamp, and a round doorway. */
export const burrow = (options: BurrowOptions = {}) => {
  const light = { x: 0.2, y: 0.4, r: 60 }
  const { scene, settings } = createPlaceScene(options, { palette: 'autumn', hour: 'night', light })
  const { left, right, width, height, unit, mood } = scene
  const { door = 0.22, lamp = 0.6, shelf: board = 0.8, clay = '#a3653f' } = options
  const earth = (share: number) => mix(mood.tone(0.35 + share * 0.6), clay, 0.5 - share * 0.2)
  const doorX = (door ?? 0.22) * width
  sky(scene, { light: { ...settings.light, x: (doorX + 40 * unit) / width }, seed: settings.seed })
  const hole: Point[] = Array.from({ length: 20 }, (_, i) => {
    const a = (i / 20) * 6.2832
    return [doorX + Math.cos(a) * 175 * unit, height * 0.48 - Math.sin(a) * 200 * unit]
  })
  const wall = `M${left - 80} -80H${right + 80}V${height + 80}H${left - 80}Z${door === null ? '' : smooth([...hole].reverse())}`
  const paint = scene.linear(lighter(earth(0.12), 0.05), earth(0.3), 0, height)
  scene.add(`<g filter="url(#s3)"><path d="${wall}" fill="${paint}" fill-rule="evenodd"/></g>`)
  const random = seeded(settings.seed + 9)
  const pebbles = Array.from({ length: 30 }, () => {
    const [x, y, w] = [scene.across(random()), random() * height * 0.7, (16 + random() * 30) * unit]
    // None may float in the open doorway.
    const isInDoor = door !== null && Math.abs(x - doorX) < 240 * unit && y > height * 0.28
    return isInDoor ? '' : stone(x, y, w, random() * 99)
  })
  scene.flat(door === null ? pebbles : pebbles.slice(0, 18), darker(earth(0.3), 0.2), 0.3)
  if (lamp !== null) scene.warm(lamp * width, height * 0.42, 760 * unit, '#ffb35c', 0.6)
  scene.sheet(
    roots(scene, settings.seed + 3),
    scene.linear(earth(0.75), earth(0.5), 0, 300 * unit),
    2,
  )
  const floor = height * (0.77 + settings.landOffset)
  const ground: Point[] = Array.from({ length: 14 }, (_, i) => [
    left + (i - 0.5) * scene.span * 0.083,
    floor + Math.sin(i * 1.3 + settings.seed) * 12 * unit,
  ])
  scene.sheet(
    `${smooth(ground, false)}V${height + 60}H${left - 60}Z`,
    scene.linear(earth(0.38), earth(0.8), floor, height),
    3,
    floor - 20,
  )
  scene.ground = () => floor
  if (lamp !== null) hangLamp(scene, lamp * width, floor, earth(0.9))
  const wood = earth(0.55)
  if (board !== null) pantry(scene, board, wood)
  scene.place(rug(mix(mood.accent, earth(0.5), 0.4)), 0.52 * width, floor + 110 * unit, 1.6 * unit)
  if (door !== null) {
    const ring = smooth(
      hole.map(
        ([x, y]): Point => [doorX + (x - doorX) * 1.12, height * 0.48 + (y - height * 0.48) * 1.12],
      ),
    )
    scene.add(
      `<g filter="url(#s2)"><path d="${ring}${smooth(hole)}" fill="${wood}" fill-rule="evenodd"/></g>`,
    )
  }
  const rim = (grow: number, seed: number) =>
    caveWindow(
      scene,
      width / 2,
      height * 0.52,
      scene.span * (0.5 + grow),
      height * (0.56 + grow),
      seed,
    )
  scene.inFront(() => {
    for (const [i, grow] of [-0.035, 0.01].entries()) {
      scene.add(
        `<g filter="url(#s3)"><path d="${rim(grow, settings.seed + i * 5)}" fill="${earth(0.7 + i * 0.28)}" fill-rule="evenodd"/></g>`,
      )
    }
    if (settings.plants)
      scene.add(
        toadstool(right - width * 0.08, height - 40 * unit, 120 * unit, '#d98a4a'),
        toadstool(right - width * 0.035, height - 24 * unit, 76 * unit, '#c8643f'),
      )
  })
  return scene
}
