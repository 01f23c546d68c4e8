import { bear } from '../../draw/cast/bear.ts'
import { cat } from '../../draw/cast/cat.ts'
import { fox } from '../../draw/cast/fox.ts'
import { hare } from '../../draw/cast/hare.ts'
import { hedgehog } from '../../draw/cast/hedgehog.ts'
import { mouse } from '../../draw/cast/mouse.ts'
import { squirrel } from '../../draw/cast/squirrel.ts'
import { bush, grass } from '../../draw/landscape/land.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { clearing } from '../../draw/places/clearing.ts'
import { forest } from '../../draw/places/forest.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { pond } from '../../draw/places/pond.ts'
import { stream } from '../../draw/places/stream.ts'
import { hazelnut } from '../../draw/props/fruit.ts'
import { bread } from '../../draw/props/furniture.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import { mirroredMoon } from '../../draw/props/water.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { carrot, cheese, emil, rosa } from './figures.ts'
import { gorge, hangingMoss, nearBushes } from './gorge.ts'
import { rainbow, ravine, trunkBridge } from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'emerald' as const

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
    [squirrel({ pose: 'walking' }), 190],
    [hedgehog({ pose: 'walking' }), 295],
    [hare({ pose: 'walking', color: '#cfae94' }), 400],
  ]
  const right: [svg: string, x: number][] = [
    [fox({ pose: 'walking' }), 1205],
    [bear({ pose: 'walking', mood: 'surprised' }), 1320],
    [cat({ pose: 'walking' }), 1445],
  ]
  for (const [svg, x] of left) stand(scene, svg, x, 0.66, { depth: 6, shadow: 50 })
  for (const [svg, x] of right) stand(scene, svg, x, 0.66, { flip: true, depth: 6, shadow: 50 })
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
      landOffset: -0.3,
      light: { x: 0.2, y: 0.14, r: 80 },
    })
    gorge(scene, {
      ...{ y: 520, from: 480, to: 1120, water: 1010, thick: 34 },
      ...{ lean: 150, rise: 120, rock: '#8fae8e' },
    })
    queue(scene)
    stand(scene, rosa(), 716, 0.68, { shadow: 0 })
    stand(scene, emil(), 920, 0.66, { flip: true, shadow: 0 })
    stand(scene, mouse({ pose: 'walking' }), 815, 0.5, { shadow: 0 })
    nearBushes(scene)
    return scene
  },
  p4: () => {
    const scene = clearing({
      palette: 'gold',
      hour: 'day',
      seed: 7,
      toadstools: false,
      plants: false,
      light: { x: 0.5, y: 0.2, r: 130 },
    })
    trunkBridge(scene, scene.left - 80, scene.right + 80, 965, 350)
    scene.begin('cast')
    scene.place(rosa({ tilt: 12 }), 190, 1150, 3.05)
    scene.place(emil({ tilt: 10 }), 1420, 1150, 2.9, { flip: true })
    scene.place(bread(), 800, 800, 2.9, { rotate: 7 })
    const lunch = mouse({ holding: placed(cheese(), { scale: 0.8 }) })
    stand(scene, lunch, 800, 2.3, { depth: 106, shadow: 50 })
    stand(scene, carrot(), 600, 1.9, { depth: 116, shadow: 40 })
    stand(scene, hazelnut(), 980, 1.4, { depth: 112, shadow: 26 })
    return scene
  },
  p5: () => {
    const scene = meadow({
      palette: 'ocean',
      hour: 'day',
      seed: 17,
      flowers: [],
      plants: false,
      light: { r: 0 },
    })
    rainbow(scene, 1330, 720, 600)
    const turf = '#5f9f7c'
    const { left, right } = scene
    const blades = grass({ yAt: () => 890 }, left, right, 15, 40, 3)
    scene.sheet([`M${left} 890H${right}V1200H${left}Z`, blades], lighter(turf, 0.16), 2, 850)
    ravine(scene, { y: 985, from: 330, to: 1500, water: 1030, turf })
    scene.piece([bush(90, 990, 300, 4), bush(300, 1005, 200, 6)], scene.mood.land(0.5), 3)
    stand(scene, hare({ mood: 'sad', bent: true }), 150, 0.9, { depth: 16, shadow: 0 })
    scene.piece([bush(60, 1050, 280, 8), bush(250, 1055, 220, 9)], '#4f9a78', 3)
    stand(scene, emil({ tilt: -12 }), 1060, 2.3, { flip: true, shadow: 0 })
    stand(scene, rosa({ tilt: 10 }), 872, 1.5, { shadow: 0 })
    slantingRain(scene, { seed: 8, count: 110, dry: { left: 760, right: 1700, top: -100 } })
    return scene
  },
  p6: () => {
    const scene = pond({
      palette: 'midnight',
      hour: 'night',
      view: 'water',
      landOffset: 0.1,
      seed: 11,
      plants: false,
      light: { x: 0.47, y: 0.31, r: 265 },
    })
    scene.piece([bush(110, 640, 340, 4), bush(300, 650, 220, 7)], scene.mood.land(0.9), 3)
    gorge(scene, {
      ...{ y: 640, from: 300, to: 1210, water: 800, thick: 100 },
      ...{ lean: 60, rise: 130, rock: '#2c4468' },
    })
    hangingMoss(scene, 190, 1320, 736)
    mirroredMoon(scene, 750, 1060, 150)
    nightWork(scene, 1400, 560)
    stand(scene, rosa({ dozing: true, tilt: 14 }), 560, 1.45, { shadow: 0 })
    stand(scene, emil({ dozing: true, tilt: 12 }), 935, 1.35, { flip: true, shadow: 0 })
    return scene
  },
  p7: () => {
    const scene = meadow({
      palette: 'sunrise',
      hour: 'day',
      seed: 30,
      flowers: [],
      plants: false,
      landOffset: -0.1,
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
