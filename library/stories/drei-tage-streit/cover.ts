import { trunk } from '../../draw/landscape/land.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { fallenLeaf } from '../../draw/props/nest-things.ts'
import { fence } from '../../draw/props/outdoors.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { asLotte, asTarek, notes, pail } from './figures.ts'

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
  scene.begin('cast')
  scene.sheet(trunk(70, 380, 1560, 200, 3), scene.linear('#8a5a40', '#5f3c2c', 380, 1560), 3)
  scene.piece(roundRect(-60, 832, 620, 44, 8), '#b9824e', 3)
  scene.piece(roundRect(-60, 874, 620, 18, 6), '#7f5236', 1)
  asLotte(
    scene,
    {
      ...{ at: [330, 834], scale: 1.75, shadow: 0, lookAt: [840, 1100] },
      far: { at: [560, 890], grip: 'fist' },
    },
    { view: 'profile', stance: 'lyingBelly', mood: 'angry', nod: 12 },
  )
  scene.add(line('M680 380V830', '#e3c79a', 13))
  scene.place(pail(notes(5)), 680, 820, 2.3)
  asTarek(
    scene,
    {
      ...{ at: [900, 1560], scale: 2.3, flip: true, lookAt: [480, 640] },
      near: { at: [838, 1262], grip: 'fist', inFront: true },
      far: { at: [800, 1226], grip: 'fist' },
      shadow: 62,
    },
    { view: 'turned', mood: 'angry', nod: -14, headView: 'profile' },
  )
  for (const [x, y, rotate] of [
    [930, 640, 30],
    [250, 1010, -40],
    [980, 950, 80],
    [380, 1250, 140],
  ] as const)
    scene.place(fallenLeaf(rotate > 50 ? '#c8563a' : '#e8a13c'), x, y, 1.3, { rotate })
  return addFrame(scene, { design: 'leaves', seed: 195 })
}
