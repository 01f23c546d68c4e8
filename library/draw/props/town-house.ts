// Houses of a town, seen from the street; feet at (0, 0).

import { darker, lighter } from '../paper/color.ts'
import { circle, num, roundRect } from '../paper/geometry.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'

export type Gable = 'pitched' | 'stepped' | 'curved' | 'eaves'

export interface TownHouse {
  wall?: string
  roof?: string
  door?: string
  /** Floors above the ground floor. */
  floors?: number
  gable?: Gable
  /** Colours of lit and of dark windows. */
  pane?: string
  darkPane?: string
  /** A shop window with an awning of this colour instead of a ground-floor window. */
  awning?: string
  /** Decides which windows are lit and have flower boxes. */
  seed?: number
}

const groundFloor = 200
const floorHeight = 146

/** Height of a house's eaves above the street, in units. */
const eavesOf = (floors: number) => groundFloor + floors * floorHeight

const gables: Record<Gable, (y: number) => string> = {
  pitched: (y) => `M-138 ${y + 4}L0 ${y - 150}L138 ${y + 4}Z`,
  stepped: (y) =>
    `M-130 ${y + 4}V${y - 34}H-96V${y - 74}H-62V${y - 114}H-28V${y - 150}H28V${y - 114}H62V${y - 74}H96V${y - 34}H130V${y + 4}Z`,
  curved: (y) =>
    `M-130 ${y + 4}V${y - 20}C-92 ${y - 20} -104 ${y - 80} -66 ${y - 84}C-58 ${y - 130} -30 ${y - 150} 0 ${y - 150}C30 ${y - 150} 58 ${y - 130} 66 ${y - 84}C104 ${y - 80} 92 ${y - 20} 130 ${y - 20}V${y + 4}Z`,
  eaves: (y) => `M-146 ${y + 6}L-112 ${y - 110}H112L146 ${y + 6}Z`,
}

const sash = (x: number, y: number, pane: string, frame: string) =>
  `${piece(roundRect(x - 27, y - 42, 54, 84, 5), frame)}${flat(roundRect(x - 20, y - 35, 40, 70, 3), pane)}${line(`M${x} ${y - 35}V${y + 35}M${x - 20} ${y - 6}H${x + 20}`, frame, 4)}`

const flowerBox = (x: number, y: number) =>
  `${flat([-20, -7, 7, 20].map((dx, i) => circle(x + dx, y - 6 - (i % 2) * 5, 9)).join(''), '#d8584f')}${flat([-14, 0, 14].map((dx) => circle(x + dx, y - 1, 8)).join(''), '#5f9a5a')}${piece(roundRect(x - 31, y, 62, 15, 4), '#8a5a3c')}`

const upperFloor = (i: number, house: Required<Omit<TownHouse, 'awning'>>) => {
  const y = -groundFloor - i * floorHeight - 66
  const frame = lighter(house.wall, 0.6)
  const columns = house.gable === 'curved' ? [-58, 58] : [-80, 0, 80]
  return columns
    .map((x, j) => {
      const isDark = (i * 5 + j * 3 + house.seed * 7) % 4 === 1
      const box = (i + j * 2 + house.seed) % 5 === 0 ? flowerBox(x, y + 42) : ''
      return sash(x, y, isDark ? house.darkPane : house.pane, frame) + box
    })
    .join('')
}

/** A panelled door with a fanlight and a step, 112 units wide with its step and 178 tall; `x` is its middle. */
export const houseDoor = (x: number, door: string, pane: string) =>
  `${piece(`M${x - 46} 0V-136Q${x - 46} -178 ${x} -178Q${x + 46} -178 ${x + 46} -136V0Z`, lighter(door, 0.6))}${flat(`M${x - 36} -134Q${x - 36} -168 ${x} -168Q${x + 36} -168 ${x + 36} -134Z`, pane)}${piece(roundRect(x - 36, -128, 72, 128, 3), door)}${flat(roundRect(x - 26, -116, 22, 46, 3) + roundRect(x + 4, -116, 22, 46, 3) + roundRect(x - 26, -60, 22, 44, 3) + roundRect(x + 4, -60, 22, 44, 3), darker(door, 0.22))}${flat(circle(x + 28, -64, 5), '#f2c86a')}${piece(roundRect(x - 56, -10, 112, 14, 4), '#b9b2b4')}`

const shopFront = (pane: string, wall: string, awning: string) => {
  const stripes = [0, 2, 4].map((i) => `M${-104 + i * 24} -160h24l4 42h-24Z`)
  return `${piece(roundRect(-102, -146, 130, 128, 5), darker(wall, 0.4))}${flat(roundRect(-94, -138, 114, 104, 3), pane)}${line('M-38 -138V-34', darker(wall, 0.4), 5)}${piece('M-108 -162H32L44 -116Q32 -104 20 -116T-4 -116T-28 -116T-52 -116T-76 -116T-100 -116L-118 -116Z', awning)}${flat(stripes.join(''), '#fff6e6', 0.85)}`
}

const gableTop = ({ gable, roof, wall, pane }: Required<Omit<TownHouse, 'awning'>>, y: number) => {
  const eye = lighter(wall, 0.6)
  const chimney = piece(roundRect(64, y - 150, 34, 110, 3), darker(wall, 0.35))
  if (gable === 'eaves') {
    const dormers = mirrored(
      `${piece(`M22 ${y - 24}V${y - 74}L52 ${y - 98}L82 ${y - 74}V${y - 24}Z`, wall)}${flat(roundRect(38, y - 70, 28, 38, 3), pane)}`,
    )
    return `${chimney}${piece(gables.eaves(y), roof)}${line(`M-124 ${y - 60}H124`, darker(roof, 0.16), 4)}${dormers}`
  }
  const window = `${piece(circle(0, y - 62, 30), eye)}${flat(circle(0, y - 62, 22), pane)}`
  if (gable === 'pitched')
    return `${chimney}${piece(gables.pitched(y), wall)}${piece(`M-154 ${y + 12}L0 ${y - 172}L154 ${y + 12}L132 ${y + 12}L0 ${y - 142}L-132 ${y + 12}Z`, roof)}${window}`
  return `${chimney}${piece(gables[gable](y), wall)}${line(`M-124 ${y + 4}H124`, eye, 7)}${window}`
}

/** A narrow town house with a door, perhaps a shop, rows of windows and a gable; its wall is 260 units wide. */
export const townHouse = (options: TownHouse = {}) => {
  const { awning, ...chosen } = options
  const house = {
    wall: '#f0c98f',
    roof: '#c8643f',
    door: '#4f7f7a',
    floors: 2,
    gable: 'pitched' as const,
    pane: '#cfe3ee',
    darkPane: chosen.pane ?? '#cfe3ee',
    seed: 1,
    ...chosen,
  }
  const { wall, floors, pane } = house
  const top = eavesOf(floors)
  const rows = Array.from({ length: floors }, (_, i) => upperFloor(i, house))
  const front =
    awning === undefined
      ? sash(-76, -106, pane, lighter(wall, 0.6)) + sash(-8, -106, pane, lighter(wall, 0.6))
      : shopFront(pane, wall, awning)
  return `${gableTop(house, -top)}${piece(`M-130 0V${num(-top)}H130V0Z`, wall)}${flat(roundRect(-130, -14, 260, 14), darker(wall, 0.3))}${line(`M-126 ${-groundFloor + 14}H126`, lighter(wall, 0.5), 7)}${rows.join('')}${front}${houseDoor(78, house.door, pane)}`
}
