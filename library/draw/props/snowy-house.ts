import { darker } from '../paper/color.ts'
import { flat, piece } from '../paper/pieces.ts'
import { type HouseColors, house } from './outdoors.ts'

export interface SnowyHouseOptions extends HouseColors {
  snow?: string
  /** Warm light falls out of the open door. */
  open?: boolean
}

/** A small house under snow, 376 units wide and 346 tall; its door is 64 wide and 112 tall. */
export const snowyHouse = ({
  snow = '#f7fbff',
  open = false,
  ...colors
}: SnowyHouseOptions = {}) => {
  const blanket =
    'M-188 -158L0 -346L188 -158Q176 -142 162 -160Q140 -196 116 -184Q92 -176 70 -204Q40 -232 8 -204Q-20 -184 -48 -208Q-84 -232 -108 -192Q-140 -176 -162 -160Q-176 -142 -188 -158Z'
  const sills = [-78, 84].map((x) => `M${x - 34} -62Q${x} -78 ${x + 34} -62Z`)
  const way = 'M-26 0V-78Q-26 -108 2 -108Q30 -108 30 -78V0Z'
  const leaf = piece(
    'M-26 0V-80Q-26 -98 -14 -106L-10 -96V6Z',
    darker(colors.door ?? '#7a4a3a', 0.2),
  )
  const doorway = open ? flat(way, '#ffcf7a') + flat(way, '#fff0c4', 0.35) + leaf : ''
  const chimney = 'M46 -308Q50 -332 71 -332Q92 -332 96 -308Z'
  return `${house(colors)}${doorway}${piece(blanket, snow)}${piece([chimney, ...sills], snow)}`
}
