import { darker, lighter } from '../paper/color.ts'
import { roundRect } from '../paper/geometry.ts'
import { piece } from '../paper/pieces.ts'

/** Height of the seat of a high chair above its feet. */
export const highSeat = 150

/** A baby's high chair, 300 units tall: the part behind the baby, and the tray in front of it. */
export const highChair = (wood = '#c98f55', cushion = '#d8584f') => ({
  behind:
    piece('M-54 -120L-82 0H-62L-38 -120ZM54 -120L82 0H62L38 -120Z', darker(wood, 0.2)) +
    piece(roundRect(-66, -300, 132, 170, 40), wood) +
    piece(roundRect(-48, -284, 96, 140, 30), cushion) +
    piece(roundRect(-72, -152, 144, 30, 12), wood) +
    piece(roundRect(-66, -58, 132, 16, 8), darker(wood, 0.1)),
  tray: piece(roundRect(-92, -196, 184, 24, 12), lighter(wood, 0.2)),
})
