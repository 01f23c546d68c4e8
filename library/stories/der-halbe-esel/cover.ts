import { donkeyFront, donkeyHind } from '../../draw/cast/donkey-costume.ts'
import { line } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { bigStar, hush, shine, stable } from './church.ts'
import { donkeyLook, greyBela, greyKarla } from './figures.ts'

export const frontCover: CoverArt = () => {
  const scene = new Scene({ width: 1200, height: 1600, palette: 'gold', hour: 'night' })
  scene.shineFrom(600, 300)
  scene.flat('M0 0H1200V1600H0Z', print('bricks', hush, '#50303a', { size: 120 }))
  scene.warm(600, 700, 800, '#f0b04a', 0.75)
  scene.sheet(
    'M-60 1290Q600 1250 1260 1290V1660H-60Z',
    print('diamonds', '#b07a50', '#9a6644', { size: 120 }),
    3,
    1240,
  )
  scene.begin('cast')
  scene.place(stable(), 600, 1300, 1.3)
  scene.place(bigStar(), 560, 520, 1.1)
  shine(scene, 600, 700, 480, 0.5)
  addFrame(scene, { design: 'curtain' })
  // they stand before the curtain, at the edge of the stage
  return scene.inFront(() => halves(scene))
}

/** Threads of the torn seam at x, behind the heads. */
const frayed = (x: number, side: 1 | -1, y: number) =>
  [330, 300, 190, 160, 134]
    .map(
      (up, i) => `M${x} ${y - up}q${side * 26} ${10 + i * 4} ${side * (40 + ((i * 17) % 24))} 44`,
    )
    .join('')

/** The two halves stand apart; each child looks out of its own. */
const halves = (scene: Scene) => {
  const k = 1.58
  const [hind, front, y] = [338, 784, 1490]
  scene.contactShadow(hind, y, 150)
  scene.contactShadow(front, y, 150)
  const bent = { view: 'turned', stance: 'bending', lean: 4 } as const
  scene.add(line(frayed(430, 1, y) + frayed(690, -1, y), '#b9bdca', 5))
  scene.place(
    greyKarla({
      ...bent,
      headTilt: -8,
      mood: 'thoughtful',
      mouth: 'line',
      gaze: [0.9, -0.1],
      hands: { near: { at: [92, -84], grip: 'open' }, far: { at: [104, -92], grip: 'open' } },
    }),
    hind - 30,
    y,
    2.08,
  )
  scene.place(
    greyBela({
      ...bent,
      headTilt: -4,
      mood: 'sad',
      mouth: 'line',
      gaze: [0.3, -0.2],
      hands: { near: { at: [96, -84], grip: 'open' }, far: { at: [110, -96], grip: 'open' } },
    }),
    front + 24,
    y,
    2.08,
    { flip: true },
  )
  scene.place(donkeyHind({ ...donkeyLook, pose: 'empty', tail: 'limp' }), hind - 38, y - 6, k)
  scene.place(donkeyFront({ ...donkeyLook, pose: 'empty', ears: 'one' }), front + 30, y - 6, k)
}
