import { act } from '../../draw/cast/actor.ts'
import { looseHand } from '../../draw/cast/body/hand.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { ellipse, roundRect } from '../../draw/paper/geometry.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { houseFront } from '../../draw/places/house-nine/front.ts'
import { ninePage } from '../../draw/places/house-nine/house.ts'
import {
  hedda,
  heddaSkin,
  ilyas,
  ilyasTeal,
  winterCoat,
} from '../../draw/places/house-nine/people.ts'
import { pineapple } from '../../draw/props/house-nine-things.ts'
import { hangingLamp } from '../../draw/props/kitchen-things.ts'
import { flurry } from '../../draw/props/winter.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'

const palette = 'winter' as const

const shopWindow = (scene: Scene) => {
  const { left, right } = scene
  scene.flat(roundRect(left, 0, scene.span, 900), scene.linear('#34427e', '#8f8fc4', 0, 820))
  for (const [x, wall, size] of [
    [120, '#5f6aa0', 0.62],
    [1460, '#59639a', 0.62],
    [430, '#6a74a8', 0.55],
  ] as const)
    scene.place(
      houseFront({ wall, lit: '#6f7ab0', plate: false, dark: '#4f5a92', snow: '#b9c6e6' }),
      x,
      960,
      size * 1.12,
    )
  scene.glow(930, 420, 520, '#ffd894', 0.4)
  scene.place(houseFront({ snow: '#f2f6ff', isLit: (i) => i % 7 !== 3 }), 930, 950, 0.74)
  scene.flat(ellipse(800, 1000, 1300, 70), '#dfe6f6')
  flurry(scene, [left, 0, scene.span, 820], 150, 4)
  scene.markArea('snow', [200, 40, 620, 340], 40)
  const wood = '#5a3f4a'
  const bars = [330, 1330].map((x) => roundRect(x - 12, 0, 24, 1000))
  scene.piece([...bars, roundRect(left, 176, right - left, 20)], wood, 2)
}

/** p1: from behind an empty shelf of the corner shop; dusk, snow. */
export const shop: SceneArt = () => {
  const scene = ninePage(palette, 'dusk')
  const { left, right, span } = scene
  shopWindow(scene)
  scene.place(hangingLamp(120, '#e8626b'), 330, 0, 1.3)
  scene.glow(330, 220, 420, '#ffdf94', 0.6)
  scene.begin('cast')
  // Ilyas points at the pineapple and looks down at Hedda; she has eyes for nothing else.
  act(
    scene,
    ilyas,
    ilyas.joints,
    {
      at: [690, 1240],
      scale: 2.5,
      flip: true,
      near: { at: [1010, 770], grip: 'point', elbow: [0, 1] },
      far: { at: [545, 850], grip: 'open', inFront: true },
      lookAt: [330, 900],
    },
    { ...winterCoat, color: ilyasTeal, view: 'turned', mood: 'joyful', headTilt: 5 },
  )
  act(
    scene,
    hedda,
    hedda.joints,
    { at: [330, 1458], scale: 2.75, lookAt: [1190, 780] },
    { ...winterCoat, mood: 'thoughtful', headTilt: 6 },
  )
  const shelf = '#8a5f4a'
  scene.inFront(() => {
    scene.sheet(
      roundRect(left, 1000, span, 260),
      scene.linear('#4a3344', '#2f2338', 1000, 1200),
      3,
      1000,
    )
    scene.piece(roundRect(left, 968, span, 58, 4), lighter(shelf, 0.12), 3)
    scene.flat(roundRect(left, 968, span, 9), '#ffe2ac', 0.6)
    scene.sheet(roundRect(left, -20, span, 74), darker(shelf, 0.4), 3)
    scene.piece(
      [roundRect(left, -20, 60 - left, 1300), roundRect(1540, -20, right - 1540, 1300)],
      darker(shelf, 0.45),
      3,
    )
    for (const x of [215, 455])
      scene.place(
        looseHand('rest', { skin: heddaSkin, size: 2.6, glove: undefined }, 84),
        x,
        950,
        1,
        {
          flip: x > 330,
        },
      )
    scene.contactShadow(1190, 972, 120)
    scene.place(pineapple(), 1190, 978, 3)
  })
  return scene
}
