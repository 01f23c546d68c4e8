import type { ChildOptions } from '../../draw/cast/child.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { cycle } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import {
  coatHook,
  garland,
  hangingBag,
  hangingCoat,
  hookPicture,
} from '../../draw/props/school-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  bigPirate,
  blackCat,
  enno,
  fatou,
  greyCat,
  princess,
  smallPirate,
  snailChild,
} from './figures.ts'
import { colors, dottedWall, hanging, page, shutUmbrella, soupSpoon } from './set.ts'

const floorY = 960
const wallX = 930

/** p8: the wall cut through: inside they dance, outside Enno lies with his feet at the wall. */
export const bothSides: SceneArt = () => {
  const scene = page('day')
  const { left, right } = scene
  dottedWall(scene, wallX, floorY, colors.roomWall)
  scene.flat(`M${wallX} 0H${right}V1200H${wallX}Z`, scene.linear('#9fb4bc', '#b9cbd0', 0, floorY))
  scene.flat(`M${wallX} 500H${right}V${floorY}H${wallX}Z`, colors.hallPanel)
  scene.piece(roundRect(wallX, 488, right - wallX + 20, 24, 6), lighter(colors.hallPanel, 0.3), 1)
  scene.warm(420, 500, 620, '#ffe2a0', 0.5)
  scene.place(garland(860), left - 20, 60, 1.1)
  hanging(scene, [
    [0.03, 330],
    [0.13, 210],
    [0.24, 300],
    [0.37, 180],
    [0.48, 330],
  ])
  coatsOutside(scene)
  floors(scene)
  theWall(scene)
  scene.begin('cast')
  dancers(scene)
  outside(scene)
  return scene
}

const floors = (scene: Scene) => {
  const { left, right } = scene
  scene.sheet(
    `M${left} ${floorY}H${wallX + 20}V1260H${left}Z`,
    scene.linear(lighter(colors.roomFloor, 0.1), darker(colors.roomFloor, 0.1), floorY, 1200),
    2,
    floorY,
  )
  scene.sheet(
    `M${wallX} ${floorY}H${right}V1260H${wallX}Z`,
    scene.linear(lighter(colors.hallFloor, 0.1), darker(colors.hallFloor, 0.14), floorY, 1200),
    2,
    floorY,
  )
  for (let i = 0; i < 26; i++)
    scene.flat(
      roundRect(left + ((i * 211) % (wallX - left - 40)), floorY + 30 + ((i * 67) % 190), 20, 9, 4),
      cycle(['#d85c5c', '#f2c14e', '#4f9a94', '#d9709a'] as const, i),
    )
}

/** The wall from its end, the door open by a hand's breadth below the lintel. */
const theWall = (scene: Scene) => {
  scene.piece(`M${wallX - 34} -40H${wallX + 34}V330H${wallX - 34}Z`, '#e8d2a8', 3)
  scene.piece(`M${wallX - 44} 322H${wallX + 44}V356H${wallX - 44}Z`, '#fff3dc', 2)
  scene.piece(
    `M${wallX - 30} 356H${wallX - 6}V${floorY + 60}L${wallX - 92} ${floorY + 110}L${wallX - 92} 386Z`,
    colors.door,
    3,
  )
  scene.flat(`M${wallX - 80} 430L${wallX - 42} 414V580L${wallX - 80} 592Z`, '#fff0c4')
  scene.piece(roundRect(wallX - 92, 660, 22, 60, 8), '#d9b45a', 1)
  scene.mark('shine', wallX - 81, 690, 20)
  scene.flat(
    `M${wallX} ${floorY + 20}L${wallX + 330} ${floorY + 130}L${wallX + 120} 1200H${wallX - 60}Z`,
    '#ffe2a0',
    0.5,
  )
}

const coatsOutside = (scene: Scene) => {
  const { right } = scene
  scene.piece(roundRect(1080, 190, right - 1060, 46, 8), colors.wood, 2)
  const coats = ['#d8584f', '#8a6ab0', '#e8a13c', '#5f9fc0'] as const
  for (let i = 0; i < 4; i++) {
    const x = 1150 + i * 150
    scene.place(hookPicture(i + 2), x, 130, 0.9)
    scene.place(coatHook(), x, 230, 1)
    scene.place(i === 1 ? hangingBag(coats[1]) : hangingCoat(cycle(coats, i)), x, 230, 1.05)
  }
}

const dancers = (scene: Scene) => {
  const put = (
    who: (options: ChildOptions) => string,
    [x, y, scale]: readonly [number, number, number],
    options: ChildOptions,
    flip = false,
  ) => {
    scene.contactShadow(x, y, 54 * scale)
    scene.place(who({ view: 'turned', mood: 'joyful', gaze: [0.8, 0], ...options }), x, y, scale, {
      flip,
    })
  }
  put(greyCat, [140, 1000, 1.8], { stance: 'dancing' })
  put(smallPirate, [350, 980, 1.8], { stance: 'jumping', view: 'front', gaze: [0.7, 0.1] })
  put(blackCat, [570, 990, 1.8], { stance: 'dancing', view: 'front', gaze: [0.8, 0.2] })
  put(snailChild, [250, 1130, 2], { stance: 'dancing' })
  put(princess, [480, 1150, 2.05], { stance: 'dancing', view: 'front', gaze: [0.8, 0.1] })
  put(bigPirate, [670, 1040, 2.1], {
    view: 'turned',
    stance: 'leaning',
    lean: -4,
    mouth: 'shout',
    hands: {
      near: { at: [34, -168], grip: 'open', angle: -60, inFront: true },
      far: { at: [66, -110], grip: 'open', angle: -80 },
    },
  })
}

/** Fatou's head in the gap, at the very bottom; Enno on his back, his feet at the wall. */
const outside = (scene: Scene) => {
  scene.contactShadow(790, 1140, 180)
  scene.place(
    fatou({
      view: 'turned',
      stance: 'kneeling',
      lean: 44,
      headTilt: -34,
      mood: 'tender',
      lids: 0,
      gaze: [0.9, 0.1],
      hands: { near: { at: [86, -4], grip: 'open' }, far: { at: [110, -10], grip: 'open' } },
    }),
    772,
    1140,
    2.1,
  )
  scene.piece(`M${wallX - 34} 985H${wallX + 34}V1260H${wallX - 34}Z`, '#e8d2a8', 3)
  scene.flat(roundRect(wallX - 34, 985, 68, 16), '#fff3dc')
  const [x, y, scale] = [972, 1092, 2.25]
  scene.contactShadow(1260, 1130, 240)
  scene.place(
    enno({
      view: 'turned',
      stance: 'seat',
      seatHeight: 60,
      mood: 'happy',
      mouth: 'laugh',
      gaze: [0.5, -0.6],
      hands: {
        near: { at: [-44, -226], grip: 'open', angle: -60, inFront: false },
        far: { at: [84, -150], grip: 'grip', holding: soupSpoon(), tilt: 40 },
      },
    }),
    x,
    y,
    scale,
    { flip: true, rotate: 90 },
  )
  scene.place(placed(shutUmbrella(), {}), 1120, 985, 1.9, { rotate: -6 })
}
