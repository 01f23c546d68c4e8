import { raven } from '../../draw/cast/raven.ts'
import { points, polygon } from '../../draw/paper/geometry.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { forest } from '../../draw/places/forest.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { linde, littleRaven } from './figures.ts'

const moon = [600, 800] as const

/** The tip of the glass mountain in the middle, high over the woods. */
const summit = (scene: Scene) => {
  const outline = polygon(
    points('40,1700 260,1450 420,1330 520,1236 680,1236 790,1340 930,1440 1160,1700'),
  )
  scene.sheet(outline, scene.linear('#c4ecfb', '#3a7fc0', 1220, 1600), 3, 1200)
  const facets: readonly (readonly [string, string, number])[] = [
    ['M520 1236L680 1236L600 1330Z', '#ffffff', 0.5],
    ['M520 1236L600 1330L470 1460L420 1330Z', '#7fc0e6', 0.5],
    ['M680 1236L600 1330L740 1450L790 1340Z', '#4a8fcb', 0.55],
    ['M600 1330L470 1460L600 1600L740 1450Z', '#dff5ff', 0.36],
    ['M420 1330L260 1450L360 1600L470 1460Z', '#e8f8ff', 0.34],
    ['M790 1340L930 1440L860 1620L740 1450Z', '#9fd6f2', 0.3],
  ]
  for (const [d, color, opacity] of facets) scene.flat(d, color, opacity)
}

/** Seven ravens in a ring round the moon, one of them smaller and out of step. */
const ring = (scene: Scene) => {
  for (let i = 0; i < 7; i++) {
    const angle = ((148 + i * 41) * Math.PI) / 180
    const isLast = i === 0
    const [rx, ry] = isLast ? [270, 262] : [280, 262]
    const x = moon[0] + Math.cos(angle) * rx
    const y = moon[1] + Math.sin(angle) * ry + 60
    const svg = isLast ? littleRaven({ pose: 'flying' }) : raven({ pose: 'flying' })
    scene.place(svg, x, y, isLast ? 0.46 : 0.64, { rotate: -52 + i * 18 })
  }
}

export const frontCover: CoverArt = () => {
  const scene = forest({
    ...coverSize,
    palette: 'midnight',
    seed: 12,
    light: { x: 0.5, y: moon[1] / 1600, r: 190 },
    landOffset: 0.2,
  })
  ring(scene)
  summit(scene)
  scene.contactShadow(600, 1262, 84)
  scene.begin('cast')
  linde(
    scene,
    { at: [600, 1266], scale: 1.5, lookAt: [300, 700] },
    {
      view: 'turnedAway',
      stance: 'contrapposto',
      headTilt: -8,
      hands: { far: { at: [70, -236], grip: 'wave' } },
    },
  )
  return addFrame(scene, { design: 'rock', seed: 47 })
}
