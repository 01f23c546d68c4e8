import { darker } from '../../draw/paper/color.ts'
import { points, roundRect } from '../../draw/paper/geometry.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { sunPatch } from '../../draw/places/house-nine/rooms.ts'
import { pencilLine } from '../../draw/props/house-nine-things.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { lyingFenja } from './figures.ts'
import { fenjasRoom, palette, roomColors, sockBox } from './set.ts'

/** Fenja on the floor, her cheek at the board; above her a whole wall of nothing. */
export const floorLine: CoverArt = () => {
  const scene = new Scene({ ...coverSize, palette, hour: 'day' })
  fenjasRoom(scene, 1205, 1.5)
  sunPatch(scene, points('380,480 760,440 820,900 420,960'), '#fff0b8', 0.5)
  scene.piece(roundRect(-20, 1000, 1240, 210, 2), roomColors.skirting, 2)
  scene.flat(roundRect(0, 1030, 1200, 6), darker(roomColors.skirting, 0.2))
  scene.place(pencilLine(330, 1, '#4f4a5c', 1.6), 230, 1120, 1)
  scene.place(sockBox(), 1010, 1226, 1.8)
  scene.begin('cast')
  scene.contactShadow(820, 1490, 430)
  // Fenja on her belly looks at the line on the board before her nose; one brow up.
  scene.place(
    lyingFenja({
      x: 770,
      y: 1480,
      scale: 4.4,
      looksAt: [250, 1130],
      options: {
        mood: 'thoughtful',
        mouth: 'smirk',
        headTilt: 6,
        hands: { near: { at: [62, -12], grip: 'open' }, far: { at: [70, -8], grip: 'open' } },
      },
    }),
    770,
    1480,
    4.4,
    { flip: true },
  )
  scene.mark('light', 560, 700, 60)
  return addFrame(scene, { design: 'tornTitle', seed: 7 })
}
