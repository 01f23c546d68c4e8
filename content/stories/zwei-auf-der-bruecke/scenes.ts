import { bear } from '../../kit/cast/bear.ts'
import { cat } from '../../kit/cast/cat.ts'
import { fox } from '../../kit/cast/fox.ts'
import { hare } from '../../kit/cast/hare.ts'
import { hedgehog } from '../../kit/cast/hedgehog.ts'
import { mouse } from '../../kit/cast/mouse.ts'
import { placed } from '../../kit/cast/parts.ts'
import { squirrel } from '../../kit/cast/squirrel.ts'
import { darker, lighter, mix } from '../../kit/color.ts'
import { bread } from '../../kit/furniture.ts'
import { roundRect } from '../../kit/geometry.ts'
import { bush } from '../../kit/land.ts'
import { clearing } from '../../kit/places/clearing.ts'
import { forest } from '../../kit/places/forest.ts'
import { hilltop } from '../../kit/places/hilltop.ts'
import { meadow } from '../../kit/places/meadow.ts'
import { pond } from '../../kit/places/pond.ts'
import { stream } from '../../kit/places/stream.ts'
import { hazelnut } from '../../kit/props/fruit.ts'
import { rain } from '../../kit/props/rain.ts'
import { mirroredMoon } from '../../kit/props/water.ts'
import type { Scene } from '../../kit/scene.ts'
import { stand } from '../../kit/stage.ts'
import type { CoverArt, SceneArt } from '../../kit/story-art.ts'
import { frontCover } from './cover.ts'
import { carrot, cheese, emil, rosa } from './figures.ts'
import { rainbow, ravine } from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'smaragd' as const

/** The new bridge: planks on two beams with a rail behind, its deck at `y`. */
const plankBridge = (scene: Scene, y: number, drawWalkers: () => void) => {
  const wood = '#d9a86a'
  const { left, span } = scene
  const posts = Array.from({ length: Math.round(span / 170) }, (_, i) =>
    roundRect(left + 120 + i * 170, y - 130, 22, 150, 6),
  )
  scene.piece([...posts, roundRect(left - 40, y - 128, span + 80, 24, 8)], darker(wood, 0.16), 2)
  drawWalkers()
  const count = Math.ceil((span + 80) / 57)
  const planks = Array.from({ length: count }, (_, i) =>
    roundRect(left - 40 + i * 57, y - 4, 52, 62, 6),
  )
  scene.piece(planks, scene.linear(lighter(wood, 0.2), wood, y, y + 60), 3)
  scene.piece(roundRect(left - 40, y + 52, span + 80, 26, 6), darker(wood, 0.3), 2)
}

/** Bushes behind which somebody works by lantern light, and a plank that sticks out. */
const nightWork = (scene: Scene, x: number, y: number) => {
  const green = mix(scene.mood.land(0.9), '#12324a', 0.3)
  scene.piece([bush(x - 120, y, 260, 3), bush(x + 120, y, 320, 5)], darker(green, 0.2), 3)
  scene.warm(x, y - 60, 230, '#e2853a', 0.6).glow(x, y - 80, 190, '#ffd88a', 0.8)
  scene.place(bear({ pose: 'walking' }), x - 30, y + 60, 0.72)
  const planks = [roundRect(0, -20, 330, 26, 4), roundRect(-20, 10, 330, 26, 4)]
  scene.place(planks.map((d) => `<path d="${d}" fill="#c98f55"/>`).join(''), x + 20, y - 60, 1, {
    rotate: -24,
  })
  scene.piece([bush(x - 60, y + 40, 300, 7), bush(x + 190, y + 46, 280, 9)], green, 3)
}

const queue = (scene: Scene) => {
  const left: [svg: string, x: number][] = [
    [squirrel({ pose: 'walking' }), 200],
    [hedgehog({ pose: 'walking' }), 315],
    [hare({ pose: 'walking', color: '#cfae94' }), 445],
  ]
  const right: [svg: string, x: number][] = [
    [fox({ pose: 'walking' }), 1215],
    [bear({ pose: 'walking', mood: 'surprised' }), 1350],
    [cat({ pose: 'walking' }), 1485],
  ]
  for (const [svg, x] of left) stand(scene, svg, x, 0.9, { depth: 8, shadow: 50 })
  for (const [svg, x] of right) stand(scene, svg, x, 0.9, { flip: true, depth: 8, shadow: 50 })
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = stream({
      palette,
      hour: 'dawn',
      seed: 9,
      plants: false,
      light: { x: 0.5, y: 0.26, r: 105 },
    })
    ravine(scene, { y: 900, from: 240, to: 1360, water: 958 })
    stand(scene, rosa(), 505, 1.75, { shadow: 0 })
    stand(scene, emil(), 1095, 1.7, { flip: true, shadow: 0 })
    return scene
  },
  p2: () => {
    const scene = forest({
      palette,
      hour: 'day',
      kind: 'fir',
      seed: 18,
      plants: false,
      light: { x: 0.5, y: 0.16, r: 120 },
    })
    scene.place(rosa({ mood: 'angry', tilt: 4 }), 262, 1400, 3.7)
    scene.place(emil({ mood: 'angry', tilt: 4 }), 1425, 1440, 3.6, { flip: true })
    return scene
  },
  p3: () => {
    const scene = hilltop({
      palette,
      hour: 'day',
      tree: null,
      seed: 14,
      plants: false,
      drop: -0.06,
      light: { x: 0.2, y: 0.2, r: 90 },
    })
    ravine(scene, { y: 760, from: 540, to: 1090, water: 880, thick: 46 })
    queue(scene)
    stand(scene, rosa(), 668, 0.98, { shadow: 0 })
    stand(scene, emil(), 960, 0.96, { flip: true, shadow: 0 })
    stand(scene, mouse({ pose: 'walking' }), 815, 0.62, { shadow: 0 })
    return scene
  },
  p4: () => {
    const scene = clearing({
      palette: 'gold',
      hour: 'day',
      seed: 7,
      toadstools: false,
      plants: false,
      light: { x: 0.5, y: 0.2, r: 110 },
    })
    ravine(scene, { y: 985, from: 60, to: 1540, water: 1072, thick: 90 })
    stand(scene, rosa({ tilt: 8 }), 400, 2.05, { shadow: 0 })
    stand(scene, emil({ tilt: 6 }), 1180, 1.95, { flip: true, shadow: 0 })
    stand(scene, carrot(), 640, 1.3, { shadow: 40 })
    const lunch = mouse({ holding: placed(cheese(), { scale: 0.8 }) })
    stand(scene, lunch, 762, 1.25, { shadow: 50 })
    stand(scene, hazelnut(), 860, 0.8, { shadow: 26 })
    scene.place(bread(), 862, 770, 1.2, { rotate: 4 })
    return scene
  },
  p5: () => {
    const scene = meadow({
      palette: 'meer',
      hour: 'day',
      seed: 17,
      flowers: [],
      plants: false,
      light: { r: 0 },
    })
    rainbow(scene, 1330, 720, 600)
    ravine(scene, { y: 945, from: 330, to: 1500, water: 1070 })
    scene.piece([bush(90, 950, 300, 4), bush(300, 965, 200, 6)], scene.mood.land(0.5), 3)
    stand(scene, hare({ mood: 'sad', bent: true }), 150, 0.9, { depth: 16, shadow: 0 })
    scene.piece([bush(60, 1010, 280, 8), bush(250, 1015, 220, 9)], '#4f9a78', 3)
    stand(scene, emil({ tilt: -10 }), 990, 1.95, { flip: true, shadow: 0 })
    stand(scene, rosa({ tilt: 6 }), 752, 1.42, { shadow: 0 })
    rain(scene, { seed: 8, count: 110, dry: { left: 760, right: 1700, top: -100 } })
    return scene
  },
  p6: () => {
    const scene = pond({
      palette: 'nacht',
      hour: 'night',
      view: 'water',
      drop: -0.05,
      seed: 11,
      plants: false,
      light: { x: 0.3, y: 0.19, r: 95 },
    })
    ravine(scene, { y: 850, from: 130, to: 1290, water: 950 })
    mirroredMoon(scene, 480, 1080, 96)
    nightWork(scene, 1420, 800)
    stand(scene, rosa({ dozing: true, tilt: 14 }), 515, 1.7, { shadow: 0 })
    stand(scene, emil({ dozing: true, tilt: 12 }), 955, 1.58, { flip: true, shadow: 0 })
    return scene
  },
  p7: () => {
    const scene = meadow({
      palette: 'morgenrot',
      hour: 'day',
      seed: 30,
      flowers: [],
      plants: false,
      drop: -0.1,
      light: { x: 0.78, y: 0.14, r: 90 },
    })
    ravine(scene, { y: 1010, from: 130, to: 1470, water: 760, thick: 84 })
    plankBridge(scene, 700, () => {
      const walkers: [svg: string, x: number, flip: boolean][] = [
        [hare({ pose: 'walking', color: '#cfae94' }), 235, false],
        [bear({ pose: 'walking' }), 440, true],
        [fox({ pose: 'walking' }), 1180, false],
        [hedgehog({ pose: 'walking' }), 1390, true],
      ]
      for (const [svg, x, flip] of walkers) scene.place(svg, x, 706, 0.9, { flip })
    })
    stand(scene, rosa({ pose: 'standing', tilt: 8 }), 690, 1.75, { shadow: 0 })
    stand(scene, emil({ pose: 'standing', tilt: -6 }), 930, 1.7, { shadow: 0 })
    stand(scene, mouse({ holding: placed(bread(), { scale: 0.5 }) }), 1130, 1.2, { shadow: 0 })
    stand(scene, cheese(), 520, 1.2, { shadow: 0 })
    return scene
  },
}
