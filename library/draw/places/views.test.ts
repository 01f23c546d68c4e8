import { expect, test } from 'vitest'
import type { Scene } from '../paper/scene.ts'
import { addFrame, type FrameDesign } from '../stage/cover.ts'
import { coverSize, type PlaceOptions } from '../stage/place-options.ts'
import { clearing } from './clearing.ts'
import { garden } from './garden.ts'
import { hilltop } from './hilltop.ts'
import { meadow } from './meadow.ts'
import { village } from './village.ts'

const expectDrawn = (scenes: readonly Scene[]) => {
  const pictures = scenes.map(String)
  for (const svg of pictures) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(new Set(pictures).size).toBe(pictures.length)
}

test('every view is another picture, with ground for the cast in its middle', () => {
  const scenes = [
    ...(['wide', 'slope', 'low', 'fields', 'hedge'] as const).map((view) => meadow({ view })),
    ...(['round', 'left', 'right', 'crest', 'land'] as const).map((view) => hilltop({ view })),
    ...(['gate', 'beeches', 'oak', 'glade'] as const).map((view) => clearing({ view })),
    ...(['lane', 'house-left', 'house-right', 'gable', 'square', 'edge'] as const).map((view) =>
      village({ view }),
    ),
  ]
  expectDrawn(scenes)
  for (const scene of scenes)
    for (const share of [0.2, 0.5, 0.8]) {
      const y = scene.ground(scene.width * share)
      expect(y).toBeGreaterThan(scene.height * 0.5)
      expect(y).toBeLessThan(scene.height * 0.92)
    }
})

test('every option of staging changes the picture', () => {
  const options: PlaceOptions[] = [
    {},
    { horizon: 0.6 },
    { zoom: 'near' },
    { zoom: 'far' },
    { plants: 'none' },
    { plants: 'thistle' },
    { sky: { sun: 'rays' } },
    ...(['spring', 'autumn', 'winter'] as const).map((season) => ({ season })),
    ...(['clear', 'cirrus', 'overcast', 'rain', 'aurora'] as const).map((weather) => ({ weather })),
    ...(['branch', 'leaves', 'grasses', 'curtain', 'bars', 'door', 'trunk'] as const).map(
      (frame) => ({ frame }),
    ),
  ]
  expectDrawn(options.map((each) => meadow({ palette: 'emerald', ...each })))
})

test('tulips grow in spring only', () => {
  const cups = (season: 'spring' | 'autumn') => String(garden({ season })).split('#5c9a5e').length
  expect(cups('spring')).toBeGreaterThan(10)
  expect(cups('autumn')).toBe(1)
})

const frames: FrameDesign[] = [
  ...(['awning', 'clouds', 'curtain', 'garland', 'gate', 'icicles', 'keyhole'] as const),
  ...(['label', 'leaves', 'reeds', 'rock', 'roofs', 'shelf', 'slope', 'stalks'] as const),
  ...(['torn', 'tornTitle', 'tree', 'waves', 'window'] as const),
]

test('every frame of a cover is another picture', () => {
  expectDrawn(frames.map((design) => addFrame(meadow(coverSize), { design })))
})
