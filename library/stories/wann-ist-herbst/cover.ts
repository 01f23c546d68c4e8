import { points } from '../../draw/paper/geometry.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { bough } from '../../draw/props/fruit-tree.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { hangingApple, nuri } from './figures.ts'

/** One huge apple above, one small bear below who looks up at it. */
export const frontCover: CoverArt = () => {
  const scene = hilltop({
    ...coverSize,
    palette: 'autumn',
    hour: 'day',
    tree: null,
    seed: 4,
    light: { x: 0.5, y: 0.5, r: 330 },
  })
  bough(scene, {
    spine: points('1180,470 860,560 620,520 330,560'),
    widths: [60, 46, 30, 10],
    bark: '#7a4a38',
    leaves: ['#e2853a', '#c9572f', '#f0b440'],
    leafLength: 96,
    seed: 3,
  })
  scene.place(hangingApple('#d8483e', 4.5), 610, 506)
  const longing = nuri({
    pose: 'facing',
    nod: -14,
    mood: 'surprised',
    mouth: 'gasp',
    gaze: [0.1, -1],
    paws: { near: { at: [-78, -218], grip: 'open' }, far: { at: [80, -222], grip: 'open' } },
  })
  stand(scene, longing, 600, 1.85, { depth: 128 })
  return addFrame(scene, { design: 'leaves', seed: 61 })
}
