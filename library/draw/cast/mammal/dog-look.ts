import { ellipse } from '../../paper/geometry.ts'
import { piece } from '../../paper/pieces.ts'
import type { Feeling } from '../face/face.ts'
import type { AnimalPose } from './animal.ts'

export type DogPose = AnimalPose

/** What both breeds are drawn from. */
export interface DogLook {
  color: string
  dark: string
  light: string
  mood: Feeling
  collar: string | undefined
  tilt: number
}

/** A collar round a neck of half width `w`, with its tag. */
export function collarBand(y: number, w: number, color: string): string {
  return (
    piece(
      `M${-w} ${y - 7}L${-w * 0.4} ${y + 1}L${w * 0.4} ${y + 1}L${w} ${y - 7}L${w + 1} ${y + 6}L${w * 0.4} ${y + 15}L${-w * 0.4} ${y + 15}L${-w - 1} ${y + 6}Z`,
      color,
    ) + piece(ellipse(0, y + 22, 9, 9), '#f2c14e')
  )
}
