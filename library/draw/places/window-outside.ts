import { hills } from '../landscape/land.ts'
import { darker } from '../paper/color.ts'
import { points, roundRect } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'
import { eveningOf } from './evening.ts'

export interface WindowBox {
  /** Its middle and size, in pixels of a page. */
  x: number
  y: number
  w: number
  h: number
  plaster?: string
  shutters?: string
}

/**
 * Draws a house wall from outside with an open window; `inside` draws the figures in the room. Returns the y of
 * the sill in pixels.
 */
export const openWindow = (scene: Scene, box: WindowBox, inside: () => void) => {
  const { x, y, w, h, shutters = '#3f8f8a' } = box
  const { dim } = eveningOf(scene.mood)
  const [left, top, sill] = [x - w / 2, y - h / 2, y + h / 2]
  const plaster = dim(box.plaster ?? '#f6dcb8')
  scene.add(
    `<rect width="1600" height="1200" fill="${scene.linear(darker(plaster, 0.1), plaster, 0, 1200)}"/>`,
  )
  const patches = points('120,180 1430,330 150,760 1390,880 330,90 1240,120')
  scene.flat(
    patches.flatMap(([px, py], i) => [
      roundRect(px - 44, py, 88, 34, 6),
      roundRect(px + (i % 2 === 0 ? 10 : -70), py + 40, 70, 34, 6),
    ]),
    darker(plaster, 0.14),
    0.5,
  )
  const hole = `M${left} ${sill}V${top + 90}Q${left} ${top} ${left + 90} ${top}H${left + w - 90}Q${left + w} ${top} ${left + w} ${top + 90}V${sill}Z`
  scene.piece(
    `M${left - 46} ${sill + 20}V${top + 70}Q${left - 46} ${top - 46} ${left + 70} ${top - 46}H${left + w - 70}Q${left + w + 46} ${top - 46} ${left + w + 46} ${top + 70}V${sill + 20}Z`,
    dim('#8a5a3c'),
    3,
  )
  scene.flat(hole, scene.linear('#c98a5e', '#f0bd84', top, sill))
  scene.add(`<clipPath id="window"><path d="${hole}"/></clipPath><g clip-path="url(#window)">`)
  inside()
  scene.add('</g>')
  const shutter = (side: number) => {
    const at = side < 0 ? left - 56 - 190 : left + w + 56
    const slats = Array.from({ length: 7 }, (_, i) =>
      roundRect(at + 22, top + 40 + i * 76, 146, 22, 6),
    )
    scene
      .piece(roundRect(at, top, 190, h, 10), dim(shutters), 3)
      .flat(slats, darker(dim(shutters), 0.2))
  }
  shutter(-1)
  shutter(1)
  scene.piece(roundRect(left - 90, sill, w + 180, 50, 12), dim('#b5764a'), 3)
  const bed = hills(scene, { base: 1120, amplitude: 14, seed: 3 })
  scene.sheet(bed.path, scene.mood.land(0.9), 3, bed.top)
  return sill
}
