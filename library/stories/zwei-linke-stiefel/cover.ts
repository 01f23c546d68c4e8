import { ellipse } from '../../draw/paper/geometry.ts'
import { piece, placed, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { waterDrop } from '../../draw/props/water.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { ben, blue, bootPair, mika, type Pair, red } from './figures.ts'

/** A child seen from the height of its boots: these large and near, the head small and far. */
const fromBelow = (scene: Scene, figure: string, pair: Pair, x: number, trousers: string) => {
  scene.place(figure, x, 1190, 1.75)
  for (const side of [-1, 1]) {
    const spine = [
      [x + side * 30, 1130],
      [x + side * 58, 1180],
      [x + side * 70, 1240],
    ] as const
    scene.add(piece(strip(spine, [52, 64, 78]), trousers))
  }
  scene.add(placed(bootPair(pair, 47), { x, y: 1352, scale: 2.8 }))
}

/** Two children look down at four large boots that stand in one puddle. */
export const frontCover: CoverArt = () => {
  const scene = meadow({
    ...coverSize,
    palette: 'ocean',
    hour: 'day',
    seed: 6,
    flowers: [],
    light: { x: 0.5, y: 0.42, r: 150 },
  })
  scene.flat(ellipse(600, 1390, 520, 120), '#5fb8cc', 0.95)
  scene.flat(ellipse(600, 1384, 470, 96), '#9edfe4', 0.7)
  const down = { bowed: true, mood: 'surprised' } as const
  fromBelow(
    scene,
    mika({ ...down, turn: 6 }),
    { colors: [red, blue], kind: 'left' },
    414,
    '#5b6a8a',
  )
  fromBelow(
    scene,
    ben({ ...down, turn: -6 }),
    { colors: [blue, red], kind: 'right' },
    786,
    '#5b4a6a',
  )
  const drops: [x: number, y: number, h: number][] = [
    [600, 640, 52],
    [210, 700, 44],
    [520, 500, 40],
    [700, 560, 38],
    [985, 690, 46],
    [600, 1010, 44],
  ]
  for (const [x, y, h] of drops) scene.place(waterDrop(h, '#bfeef2'), x, y, 1, { rotate: 8 })
  return addFrame(scene, { seed: 71 })
}
