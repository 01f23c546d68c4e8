import type { ChildOptions } from '../../draw/cast/child.ts'
import { ellipse } from '../../draw/paper/geometry.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { rings, waterDrop } from '../../draw/props/water.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { ben, mika, twoLeft, twoRight } from './figures.ts'
import { wetSky } from './set.ts'

/** The line between the children and their image in the water. */
const shore = 830

const both = (scene: Scene, scale: number) => {
  const down: ChildOptions = { mood: 'surprised' }
  const cheeks = {
    near: { at: [-50, -158], grip: 'open', inFront: true },
    far: { at: [50, -158], grip: 'open', inFront: true },
  } as const
  mika(twoLeft)(
    scene,
    { at: [420, 0], scale, lookAt: [560, 40] },
    { ...down, arms: 'hips', headTilt: 9 },
  )
  ben(twoRight)(
    scene,
    { at: [780, 0], scale, lookAt: [640, 40] },
    { ...down, headTilt: -9, hands: cheeks },
  )
}

/** Two pairs of boots at the edge of a puddle, and in the puddle the two faces that look into it. */
export const frontCover: CoverArt = () => {
  const scene = meadow({
    ...coverSize,
    palette: 'ocean',
    hour: 'day',
    seed: 6,
    flowers: [],
    light: { r: 0 },
    ...wetSky,
    horizon: 0.5,
  })
  scene.piece(ellipse(600, 1210, 660, 420), '#4fa6bd', 1)
  scene.flat(ellipse(600, 1220, 630, 392), '#8fd3dc', 0.85)
  scene.begin('cast')
  scene.add(`<g opacity=".86" transform="translate(0 ${shore + 16}) scale(1 -1)">`)
  both(scene, 1.9)
  scene.add('</g>')
  scene.contactShadow(420, shore, 120).contactShadow(780, shore, 120)
  scene.add(`<g transform="translate(0 ${shore})">`)
  both(scene, 1.9)
  scene.add('</g>')
  rings(scene, 600, 1040, 120, 2)
  const drops: [x: number, y: number, h: number][] = [
    [600, 960, 56],
    [230, 760, 44],
    [600, 640, 40],
    [985, 720, 46],
  ]
  for (const [x, y, h] of drops) scene.place(waterDrop(h, '#dff6f8'), x, y, 1, { rotate: 8 })
  return addFrame(scene, { design: 'clouds', seed: 71 })
}
