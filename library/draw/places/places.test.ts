import { expect, test } from 'vitest'
import type { Hour } from '../paper/mood.ts'
import { type PaletteName, palettes } from '../paper/palettes.ts'
import { renderPixels } from '../pictures/render.ts'
import { drawWide } from '../stage/camera.ts'
import { coverSize } from '../stage/place-options.ts'
import { brook } from './brook.ts'
import { burrow } from './burrow.ts'
import { castle } from './castle.ts'
import { cave } from './cave.ts'
import { clearing } from './clearing.ts'
import { crown } from './crown.ts'
import { forest } from './forest.ts'
import { garden } from './garden.ts'
import { gateway } from './gateway.ts'
import { hall } from './hall.ts'
import { harbour } from './harbour.ts'
import { hilltop } from './hilltop.ts'
import { icePond } from './ice-pond.ts'
import { kitchen } from './kitchen.ts'
import { market } from './market.ts'
import { meadow } from './meadow.ts'
import { mountain } from './mountain.ts'
import { nightSky } from './night-sky.ts'
import { playground } from './playground.ts'
import { pond } from './pond.ts'
import { room } from './room.ts'
import { school } from './school.ts'
import { sea } from './sea.ts'
import { snowGarden } from './snow-garden.ts'
import { stairs } from './stairs.ts'
import { stream } from './stream.ts'
import { street } from './street.ts'
import { treetop } from './treetop.ts'
import { village } from './village.ts'
import { waterfall } from './waterfall.ts'
import { winterForest } from './winter-forest.ts'

const places = {
  ...{ brook, burrow, castle, cave, clearing, crown, forest, garden, gateway, hall, harbour },
  ...{ hilltop, icePond, kitchen, market, meadow, mountain, nightSky, playground, pond, room },
  ...{ school, sea, snowGarden, stairs, stream, street, treetop, village, waterfall, winterForest },
}

const hours: Hour[] = ['night', 'dawn', 'day', 'dusk']
const names = Object.keys(palettes) as PaletteName[]

test.each(Object.entries(places))('%s is drawn in every light, on pages and covers', (_, place) => {
  const drawn = new Set<string>()
  for (const palette of names)
    for (const hour of hours)
      for (const size of [{}, coverSize]) {
        const scene = place({ palette, hour, ...size })
        const svg = scene.toString()
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const share of [0.2, 0.5, 0.8]) {
          const y = scene.ground(scene.width * share)
          expect(y).toBeGreaterThan(scene.height * 0.3)
          expect(y).toBeLessThanOrEqual(scene.height)
        }
        drawn.add(svg)
      }
  expect(drawn.size).toBe(names.length * hours.length * 2)
})

test('the same seed draws the same picture, another seed another one', () => {
  const draw = (seed: number) => forest({ seed }).toString()
  expect(draw(3)).toBe(draw(3))
  expect(draw(3)).not.toBe(draw(4))
})

test.each(Object.entries(places))('%s covers the wider stage of a film', async (_, place) => {
  const scene = drawWide(() => place())
  const { data, width, height } = await renderPixels(scene.toString(), 80)
  const opacity = (x: number, y: number) => data[(y * width + x) * 4 + 3]
  for (const x of [0, width - 1])
    for (let y = 0; y < height; y++) expect(opacity(x, y)).toBeGreaterThan(250)
})
