import { hills, stone } from '../landscape/land.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { num, polygon } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { bubbles, coral, kelp, seaweed, starfish } from '../props/sea-things.ts'
import type { PlaceSettings } from '../stage/place-options.ts'

const rays = (scene: Scene, x: number) => {
  const { width, height, unit, mood } = scene
  const fan = [-0.62, -0.34, -0.1, 0.12, 0.38, 0.66]
  for (const [i, slope] of fan.entries()) {
    const [top, low] = [x + slope * 180 * unit, x + slope * width * 0.95]
    const [narrow, wide] = [24 * unit, (110 + (i % 3) * 40) * unit]
    scene.flat(
      polygon([
        [top - narrow, -20],
        [top + narrow, -20],
        [low + wide, height * 0.92],
        [low - wide, height * 0.92],
      ]),
      scene.linear(lighter(mood.light, 0.3), mood.sky[1], 0, height * 0.62),
      i % 2 === 0 ? 0.13 : 0.08,
    )
  }
}

const surface = (scene: Scene, x: number) => {
  const { left, span, height, unit, mood } = scene
  const crest = Array.from(
    { length: Math.ceil(span / (120 * unit)) + 1 },
    () => `q${num(30 * unit)} ${num(24 * unit)} ${num(60 * unit)} 0t${num(60 * unit)} 0`,
  )
  const sheet = (y: number) => `M${left - 40} -60V${num(y)}${crest.join('')}V-60Z`
  scene.flat(sheet(height * 0.05), lighter(mood.sky[2], 0.3), 0.45)
  scene.flat(sheet(height * 0.026), '#ffffff', 0.4)
  scene.glow(x, 0, 620 * unit, mood.light, mood.isDark ? 0.5 : 0.7, 0.7)
}

const seabed = (scene: Scene, settings: PlaceSettings, deep: string) => {
  const { width, height, unit, mood } = scene
  const yOf = (share: number) => height * (share + settings.landOffset)
  const sand = mix('#f6dfa8', deep, mood.isDark ? 0.5 : 0.2)
  const rock = mix(deep, '#5f6b8c', 0.4)
  const back = hills(scene, {
    base: yOf(0.7),
    amplitude: 46 * unit,
    seed: settings.seed,
    waves: 1.5,
  })
  scene.sheet(back.path, mix(deep, sand, 0.28), 2, back.top)
  scene.piece(
    [0.04, 0.13, 0.88, 0.97].map((x, i) =>
      stone(x * width, yOf(0.8), (230 + (i % 2) * 120) * unit, i + settings.seed),
    ),
    scene.linear(lighter(rock, 0.12), darker(rock, 0.2), yOf(0.62), yOf(0.8)),
    3,
  )
  for (const [i, x] of [0.2, 0.26, 0.74, 0.8].entries())
    scene.place(
      seaweed((200 + (i % 3) * 70) * unit, i + 2, mix('#4f9f7a', deep, 0.4)),
      x * width,
      yOf(0.78),
      1,
    )
  const floor = hills(scene, { base: yOf(0.785), amplitude: 18 * unit, seed: settings.seed + 6 })
  scene.sheet(
    floor.path,
    scene.linear(lighter(sand, 0.2), mix(sand, deep, 0.45), floor.top, height),
    3,
    floor.top,
  )
  scene.ground = floor.yAt
  scene.place(coral(mix('#ff8f70', deep, 0.16)), width * 0.09, yOf(0.84), 1.2 * unit)
  scene.place(coral(mix('#f2b6c0', deep, 0.2)), width * 0.94, yOf(0.83), 0.95 * unit, {
    flip: true,
  })
  scene.place(starfish(), width * 0.83, yOf(0.9), 1.1 * unit)
}

/** A few far fish, all in one paper. */
const shoal = (scene: Scene, x: number, y: number, seed: number) => {
  const { unit } = scene
  const random = seeded(seed + 21)
  const fish = Array.from({ length: 9 }, (_, i) => {
    const [fx, fy] = [
      x + ((i % 5) * 74 + random() * 34) * unit,
      y + (i * 17 + random() * 40) * unit,
    ]
    const l = (20 + random() * 12) * unit
    return `M${num(fx - l)} ${num(fy)}Q${num(fx)} ${num(fy - l * 0.8)} ${num(fx + l)} ${num(fy)}L${num(fx + l * 1.6)} ${num(fy - l * 0.45)}V${num(fy + l * 0.45)}L${num(fx + l)} ${num(fy)}Q${num(fx)} ${num(fy + l * 0.8)} ${num(fx - l)} ${num(fy)}Z`
  })
  scene.flat(fish, lighter(scene.mood.sky[2], 0.4), 0.4)
}

const frontPlants = (scene: Scene, settings: PlaceSettings, deep: string) => {
  const { left, right, height, unit } = scene
  const random = seeded(settings.seed + 40)
  scene.inFront(() => {
    for (let i = 0; i < 10; i++) {
      const inset = (10 + random() * 170) * unit
      const isLeft = i % 2 === 0
      const color = mix(
        i % 3 === 0 ? '#2f7f6a' : '#3f8f5c',
        darker(deep, 0.3),
        0.35 + random() * 0.25,
      )
      const h = (560 - inset * 1.4 + random() * 120) * unit
      scene.place(
        kelp(h, color, isLeft ? 1 : -1),
        isLeft ? left + inset : right - inset,
        height + 20,
        1,
      )
    }
  })
}

/** Draws the water below its surface: rays of light, weeds on both sides, bubbles, and perhaps the bottom. */
export const underWater = (scene: Scene, settings: PlaceSettings, hasBottom: boolean) => {
  const { width, height, unit, mood } = scene
  const deep = mood.isDark
    ? mix('#10466e', mood.tone(0.9), 0.35)
    : mix('#117fa8', mood.tone(0.7), 0.22)
  const clear = mix(mood.sky[2], mood.isDark ? '#3f9fc0' : '#8be6e0', 0.72)
  const middle = mix(clear, deep, 0.5)
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear(clear, middle, 0, height * 0.5)}"/>`,
    `<rect y="${num(height * 0.5 - 1)}" ${scene.fullWidthAttributes} height="${num(height * 0.5 + 1)}" fill="${scene.linear(middle, darker(deep, hasBottom ? 0 : 0.3), height * 0.5, height)}"/>`,
  )
  const x = settings.light.x * width
  surface(scene, x)
  rays(scene, x)
  scene.markArea('bubbles', [0, height * 0.1, width, height * 0.7], 80 * unit)
  scene.ground = () => height * (0.6 + settings.landOffset)
  if (hasBottom) seabed(scene, settings, deep)
  shoal(scene, width * 0.06, height * 0.24, settings.seed)
  scene.place(bubbles(420, 8, settings.seed), width * 0.2, height * 0.62, unit)
  scene.place(bubbles(300, 6, settings.seed + 3), width * 0.86, height * 0.5, 0.9 * unit)
  if (settings.plants && hasBottom) frontPlants(scene, settings, deep)
}
