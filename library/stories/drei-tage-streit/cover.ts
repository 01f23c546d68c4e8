import { roundRect } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { fallenLeaf } from '../../draw/props/nest-things.ts'
import { fence } from '../../draw/props/outdoors.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { emre, nela, notes, pail } from './figures.ts'

/** The bucket between the two: one looks down on it, one looks up. */
export const frontCover: CoverArt = () => {
  const scene = meadow({
    ...coverSize,
    palette: 'autumn',
    hour: 'day',
    seed: 3,
    flowers: [],
    light: { x: 0.5, y: 0.55, r: 300 },
  })
  scene.place(fence(30), -20, 1360, 1.2)
  scene.add('<clipPath id="above"><path d="M0 300H1200V760H0Z"/></clipPath>')
  scene.add('<g clip-path="url(#above)">')
  scene.place(nela({ arms: 'gripping', mood: 'angry', turn: 6 }), 390, 905, 1.7)
  scene.add('</g>')
  scene.add(
    piece(roundRect(60, 742, 520, 44, 8), '#b9824e') +
      piece(roundRect(60, 784, 520, 18, 6), '#7f5236') +
      line('M200 764H214M360 764H374', '#7f5236', 6),
  )
  scene.add(line('M640 380V810', '#e3c79a', 13))
  scene.place(pail(notes(5)), 640, 800, 2.1)
  scene.place(emre({ arms: 'both', mood: 'angry', turn: -7 }), 800, 1590, 1.95)
  for (const [x, y, rotate] of [
    [930, 640, 30],
    [250, 1010, -40],
    [980, 950, 80],
    [380, 1250, 140],
  ] as const)
    scene.place(fallenLeaf(rotate > 50 ? '#c8563a' : '#e8a13c'), x, y, 1.3, { rotate })
  return addFrame(scene, { seed: 19 })
}
