import { ellipse } from '../paper/geometry.ts'
import { piece } from '../paper/pieces.ts'
import type { Feeling } from './face.ts'

export type DogPose = 'sitting' | 'walking' | 'sleeping'

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
      `M${-w} ${y - 7}Q0 ${y + 11} ${w} ${y - 7}L${w + 1} ${y + 6}Q0 ${y + 25} ${-w - 1} ${y + 6}Z`,
      color,
    ) + piece(ellipse(0, y + 22, 9, 9), '#f2c14e')
  )
}
