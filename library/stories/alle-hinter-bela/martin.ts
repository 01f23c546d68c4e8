// Frau Brandt of the fire brigade, who is Saint Martin tonight.

import { type AdultOptions, adult, adultJoints } from '../../draw/cast/adult.ts'
import { darker } from '../../draw/paper/color.ts'
import { piece, placed } from '../../draw/paper/pieces.ts'
import { helmet } from './set.ts'

export const cloakRed = '#a82a36'

const martinLook = {
  skin: '#eec4a2',
  hair: '#5a3226',
  hairStyle: 'ponytail',
  outfit: 'jumper',
  color: '#5f6b8f',
  trousers: '#4a3f52',
  shoes: '#3a2a2a',
} as const satisfies AdultOptions

/** The helmet on the head of that figure; `rotate` follows the head. */
const withHelmet = (options: AdultOptions, rotate: number) => {
  const { top } = adultJoints(options)
  return adult(options) + placed(helmet(), { x: top[0], y: top[1] + 14, rotate, scale: 0.78 })
}

/** Saint Martin on foot; `cloak` is the path of the red cloak, drawn behind the figure. */
export const martin = (act: AdultOptions, cloak: string, rotate = 0) => {
  const options = { ...martinLook, ...act }
  return (cloak ? piece(cloak, cloakRed) : '') + withHelmet(options, rotate)
}

/** In the saddle, looking right; the seat is at (0, 0), a leg hangs down this side. */
export const martinRiding = () => {
  const options: AdultOptions = {
    ...martinLook,
    view: 'turned',
    stance: 'seat',
    seatHeight: 0,
    mood: 'proud',
    hands: {
      far: { at: [72, -66], grip: 'grip' },
      near: { at: [58, -62], grip: 'grip' },
    },
  }
  const cloak =
    'M-30 -128C-70 -90 -120 -10 -150 70C-100 84 -30 70 20 40C36 0 30 -80 26 -128C10 -140 -16 -140 -30 -128Z'
  return (
    withHelmet(options, 2) +
    piece(cloak, cloakRed) +
    piece(
      'M-30 -130C-10 -118 14 -118 30 -130L34 -116C14 -102 -14 -102 -34 -114Z',
      darker(cloakRed, 0.2),
    )
  )
}
