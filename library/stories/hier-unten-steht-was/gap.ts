import { placedAt } from '../../draw/cast/toward.ts'
import { darker } from '../../draw/paper/color.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { ninePage } from '../../draw/places/house-nine/house.ts'
import { fenja, fenjasMother } from '../../draw/places/house-nine/people.ts'
import { pencilLine } from '../../draw/props/house-nine-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { cookie, fenjasRoom, palette, roomColors, sockBox, stub } from './set.ts'

const [from, to] = [570, 1010]

/** p8: from inside the gap behind the wardrobe: Fenja's eye, her finger, and Mama far behind. */
export const cookieGap: SceneArt = () => {
  const scene = ninePage(palette, 'dusk')
  fenjasRoom(scene, 560, 0.9)
  scene.warm(860, 300, 620, '#ffb27a', 0.5)
  brightDoor(scene)
  scene.begin('cast')
  peeping(scene)
  darkSides(scene)
  return scene
}

/** Mama falls back on the box with the socks. */
const brightDoor = (scene: Scene) => {
  scene.flat(roundRect(760, 60, 300, 502), '#ffe0a0')
  scene.piece('M736 566V36H1084V566H1060V60H760V566Z', roomColors.skirting, 2)
  scene.glow(910, 300, 320, '#fff0c0', 0.4)
  scene.mark('light', 820, 160, 40)
  scene.contactShadow(810, 580, 100)
  scene.place(sockBox(), 800, 584, 1.05)
  scene.place(
    fenjasMother({
      view: 'turned',
      stance: 'falling',
      lean: 12,
      mood: 'surprised',
      gaze: [0.5, 0.6],
    }),
    836,
    552,
    1.2,
    { flip: true },
  )
}

/** Her cheek is on the floor, the top of her head to the left; one finger fishes for the cookie. */
const peeping = (scene: Scene) => {
  const [x, y, scale, rotate] = [1800, 925, 4.6, -86]
  const at = placedAt(x, y, scale, { rotate })
  scene.contactShadow(820, 1110, 380)
  scene.place(
    fenja({
      view: 'front',
      mood: 'surprised',
      mouth: 'smile',
      gaze: [0.55, 0.1],
      hands: {
        near: { at: at.toFigure([800, 1110]), grip: 'point', angle: -80, inFront: true },
        far: { at: [60, -60], grip: 'rest' },
      },
    }),
    x,
    y,
    scale,
    { rotate },
  )
  scene.place(cookie(), 650, 1120, 2)
}

/** The wardrobe's back on the left, the wall with its line on the right, both dark; the pencil before all. */
const darkSides = (scene: Scene) => {
  const { left, right } = scene
  const wood = '#4a2c30'
  scene.inFront(() => {
    scene.sheet(`M${left} -20H${from}V1260H${left}Z`, wood, 4)
    scene.flat(
      [roundRect(left, 330, from - left, 8), roundRect(left, 800, from - left, 8)],
      darker(wood, 0.4),
    )
    scene.flat(roundRect(from - 14, -20, 14, 1280), '#a8674e')
    scene.sheet(`M${to} -20H${right}V1260H${to}Z`, '#3f4a68', 4)
    scene.flat(`M${to} 900H${right}V1260H${to}Z`, '#857e8c')
    scene.flat(`M${to} -20H${to + 60}L${to + 190} 1260H${to}Z`, '#ffd9a0', 0.2)
    scene.flat(roundRect(to, -20, 12, 1280), '#c8b49a')
    scene.place(pencilLine(340, 1, '#2a2030', 1.5), 1370, 1000, 1)
    scene.add(line('M640 -20Q646 100 640 180', '#f6e6c8', 9))
    scene.place(stub('M0 -86V-100'), 640, 400, 2.5)
    scene.glow(640, 310, 220, '#ffe6b8', 0.35)
    scene.mark('shine', 640, 320, 50)
  })
}
