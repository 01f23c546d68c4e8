import { placed } from '../../draw/paper/pieces.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { beechnut, kuno, trine } from './figures.ts'
import { farWood, hillside, mound } from './outside.ts'
import { newScene } from './set.ts'

/** Kuno shows the way into the sett; Trine looks at nothing but him. */
export const drawCover: CoverArt = () => {
  const scene = newScene('dawn', coverSize)
  scene.shineFrom(100, 300)
  scene.bands(['#f7b765', '#fbd08a', '#fee6b4'], 300, 800, { seed: 2 })
  farWood(scene, 830, '#d98f48', 4)
  mound(scene, 640, 1260, 1.15, { grass: '#b98f3e', soil: '#a8693e', mouth: '#3a2220' })
  hillside(scene, 1370, 18, '#cf9a48', 2.4)
  scene.begin('cast')
  scene.contactShadow(480, 1430, 170)
  scene.place(
    kuno({
      pose: 'facing',
      mood: 'proud',
      lids: 0.15,
      gaze: [0.7, 0.5],
      headTilt: 5,
      paws: {
        near: { at: [-96, -96], grip: 'flat', holding: placed(beechnut(), { y: -16 }) },
        far: { at: [122, -176], grip: 'open' },
      },
    }),
    470,
    1430,
    2.5,
  )
  scene.contactShadow(850, 1480, 140)
  scene.place(trine({ lids: 0, mood: 'happy', gaze: [-0.8, -0.4], turn: -6 }), 850, 1390, 1.5)
  return addFrame(scene, { design: 'leaves', seed: 12 })
}
