import { personArm } from '../../draw/cast/body/person-arm.ts'
import { personHead } from '../../draw/cast/head/person.ts'
import { circle, points, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, strip } from '../../draw/paper/pieces.ts'

const coat = '#c8563a'
const skin = '#e3b48c'
const trousers = '#3f4f7a'

const wheel = (x: number) =>
  line(circle(x, -44, 42), '#2a2f4a', 7) +
  line(`M${x - 30} -74L${x + 30} -14M${x + 30} -74L${x - 30} -14`, '#8f9cc0', 2.5) +
  flat(circle(x, -44, 6), '#8f9cc0')

const bicycle = () =>
  wheel(-74) +
  wheel(78) +
  line(
    'M-74 -44L-22 -104L52 -110L-2 -44ZM-74 -44H-2M78 -44L50 -136M50 -136L68 -146',
    '#4f9d96',
    7,
  ) +
  line('M-36 -110H-6', '#3a2a3f', 10)

/** Somebody's mother on her bicycle, riding right, 300 units tall; a loaf in the basket. */
export const cyclist = () =>
  piece(strip(points('-12,-122 44,-124 14,-22'), [34, 30, 20]), '#2f3c62') +
  piece(roundRect(2, -24, 36, 16, 8), '#2a1d1c') +
  bicycle() +
  piece('M80 -150H128L120 -112H88Z', '#b98a50') +
  piece('M84 -150C88 -176 122 -176 126 -150Z', '#e3a85c') +
  piece(strip(points('-14,-122 40,-104 -16,-70'), [36, 32, 22]), trousers) +
  piece(roundRect(-24, -72, 36, 16, 8), '#2a1d1c') +
  piece(
    'M-46 -106C-50 -160 -34 -200 -4 -208C24 -208 36 -186 30 -156L20 -104Q-14 -92 -46 -106Z',
    coat,
  ) +
  personArm(points('0,-184 30,-150 66,-148'), { color: '#a8442e', skin }) +
  personHead(
    {
      skin,
      hair: '#4a2a22',
      hairStyle: 'bob',
      mood: 'happy',
      asleep: false,
      glasses: false,
      ribbon: coat,
      turn: 9,
    },
    { x: 12, y: -248, scale: 0.92, rotate: 4 },
  )
