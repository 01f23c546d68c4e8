import { mix } from '../paper/color.ts'
import { circle, points } from '../paper/geometry.ts'
import { flat, line, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import { stride } from './body.ts'
import type { Feeling } from './face.ts'
import { type Face, personHead } from './person.ts'

export interface GrandmotherOptions {
  pose?: 'standing' | 'walking' | 'sitting' | 'sleeping' | 'kneeling'
  mood?: Feeling
  skin?: string
  hair?: string
  dress?: string
  shawl?: string
  apron?: string
  glasses?: boolean
  /** carries a basket (walking) */
  basket?: boolean
}

type Look = Required<GrandmotherOptions>

const shoe = '#4a3440'

function faceOf(look: Look, turn = 0): Face {
  const wrinkles = line('M-40 -178q-4 4 -3 9M40 -178q4 4 3 9', mix(look.skin, '#8a3a34', 0.4), 2)
  return {
    skin: look.skin,
    hair: look.hair,
    hairStyle: 'bun',
    mood: look.mood,
    asleep: look.pose === 'sleeping',
    glasses: look.glasses,
    turn,
    extra: placed(wrinkles, { x: turn * 0.4 }),
  }
}

function shawl({ shawl: color }: Look): string {
  const half =
    piece('M2 -150C-28 -154 -50 -136 -60 -100Q-46 -86 -30 -84Q-16 -96 2 -116Z', color) +
    line('M-54 -104Q-42 -94 -30 -92', mix(color, '#ffffff', 0.5), 3.5)
  return mirrored(half) + piece(circle(0, -116, 7), '#ffd98a')
}

function apron(color: string): string {
  return (
    flat('M-28 -100H28C34 -70 40 -44 42 -24Q0 -8 -42 -24C-40 -44 -34 -70 -28 -100Z', color) +
    line('M-41 -30Q0 -14 41 -30', mix(color, '#c8787a', 0.45), 3) +
    line('M-15 -62H15V-46Q0 -38 -15 -46Z', mix(color, '#b08a7a', 0.5), 2.4)
  )
}

function foldedArms({ dress, skin }: Look): string {
  const sleeve = mix(dress, '#1a0a20', 0.2)
  return (
    mirrored(piece(strip(points('-42,-114 -68,-84 -16,-82'), [28, 26, 20]), sleeve)) +
    flat(circle(-7, -80, 9.5), skin) +
    flat(circle(6, -81, 9.5), mix(skin, '#a0483a', 0.1))
  )
}

function standing(look: Look): string {
  return (
    mirrored(piece('M-36 0C-38 -14 -26 -18 -16 -18C-8 -18 -4 -12 -4 0Z', shoe)) +
    piece('M0 -146C-36 -142 -58 -76 -68 -16Q0 4 68 -16C58 -76 36 -142 0 -146Z', look.dress) +
    apron(look.apron) +
    foldedArms(look) +
    shawl(look) +
    personHead(faceOf(look), { y: -190 })
  )
}

function basketAt(x: number, y: number): string {
  return placed(
    line('M-24 -22C-24 -58 24 -58 24 -22', '#a8713c', 5) +
      piece([circle(-10, -24, 10), circle(8, -26, 11)], '#d8483e') +
      piece('M-32 -24H32L25 8Q0 14 -25 8Z', '#c98d4e') +
      line('M-29 -14H29M-27 -3H27', '#a8713c', 2.6),
    { x, y },
  )
}

function walking(look: Look): string {
  const { dress, skin } = look
  const legs = stride({
    hip: 34,
    width: 20,
    foot: 24,
    color: '#e9d9cc',
    spread: 16,
    shoe,
  })
  return (
    legs.far +
    piece(strip(points('22,-112 52,-104 66,-78'), [26, 24, 20]), mix(dress, '#1a0a20', 0.3)) +
    (look.basket ? basketAt(70, -28) : '') +
    flat(circle(69, -73, 9.5), skin) +
    legs.near +
    piece('M4 -146C-34 -142 -62 -80 -74 -24Q-4 -2 64 -18C60 -76 40 -142 4 -146Z', dress) +
    placed(apron(look.apron), { x: 18, rotate: -3 }) +
    piece(strip(points('-22,-112 -50,-98 -58,-66'), [30, 26, 21]), mix(dress, '#1a0a20', 0.18)) +
    flat(circle(-59, -60, 9.5), skin) +
    placed(shawl(look), { x: 6 }) +
    personHead(faceOf(look, 8), { x: 12, y: -188, rotate: 4 })
  )
}

function chair(): string {
  const wood = '#9a6240'
  const dark = mix(wood, '#2a1014', 0.3)
  return (
    mirrored(piece('M-78 -4C-80 -70 -78 -150 -70 -186H-54C-58 -150 -60 -70 -58 -4Z', dark)) +
    piece('M-72 -206Q0 -236 72 -206L66 -176Q0 -200 -66 -176Z', wood) +
    piece('M-54 -188H-40V-60H-54ZM40 -188H54V-60H40Z', dark) +
    piece('M-86 -66H86V-48H-86Z', wood) +
    mirrored(piece('M-84 -50H-68L-72 0H-84Z', wood))
  )
}

function seated(look: Look): string {
  const { dress } = look
  const nod = look.pose === 'sleeping' ? { x: 6, y: -150, rotate: 9 } : { y: -156 }
  const armrest =
    piece('M-94 -104C-94 -114 -66 -114 -64 -104V-96H-94Z', '#9a6240') +
    piece('M-88 -98H-76V-60H-88Z', '#9a6240')
  return (
    chair() +
    mirrored(piece('M-38 0C-40 -14 -28 -18 -18 -18C-10 -18 -6 -12 -6 0Z', shoe)) +
    placed(piece('M0 -146C-36 -142 -54 -90 -58 -60H58C54 -90 36 -142 0 -146Z', dress), { y: 34 }) +
    piece(
      'M-58 -64C-60 -84 60 -84 58 -64C64 -46 66 -30 66 -12Q0 2 -66 -12C-66 -30 -64 -46 -58 -64Z',
      mix(dress, '#ffffff', 0.06),
    ) +
    flat('M-34 -76H34C38 -54 42 -38 42 -20Q0 -8 -42 -20C-42 -38 -38 -54 -34 -76Z', look.apron) +
    line('M-41 -27Q0 -14 41 -27', mix(look.apron, '#c8787a', 0.45), 3) +
    mirrored(armrest) +
    placed(foldedArms(look) + shawl(look), { y: 34 }) +
    personHead(faceOf(look), nod)
  )
}

/** On her knees, bent a little to the right, one hand stretched out. */
function kneeling(look: Look): string {
  const { dress, skin } = look
  const reach = strip(points('26,-98 70,-92 98,-48'), [28, 25, 20])
  const rest = strip(points('-34,-98 -66,-70 -40,-36'), [30, 26, 21])
  return (
    piece('M-112 -14C-112 -26 -92 -26 -84 -16V0H-108C-114 0 -114 -8 -112 -14Z', shoe) +
    piece(reach, mix(dress, '#1a0a20', 0.3)) +
    flat(circle(100, -44, 10), skin) +
    piece(
      'M0 -132C-36 -128 -60 -84 -88 -40C-104 -12 -98 0 -84 0H66C84 -4 74 -40 60 -66C50 -100 36 -128 0 -132Z',
      dress,
    ) +
    flat('M-14 -84H38C48 -58 60 -30 62 -8Q30 2 -12 -6C-20 -34 -20 -60 -14 -84Z', look.apron) +
    piece(rest, mix(dress, '#1a0a20', 0.18)) +
    flat(circle(-38, -32, 10), skin) +
    placed(shawl(look), { x: 6, y: 16, rotate: 5 }) +
    personHead(faceOf(look, 8), { x: 22, y: -172, rotate: 9 })
  )
}

/** A grandmother, 283 units tall, 250 sitting or asleep on her chair, 265 kneeling; walks to the right. */
export function grandmother(options: GrandmotherOptions = {}): string {
  const look: Look = {
    pose: 'standing',
    mood: 'happy',
    skin: '#f0c7a6',
    hair: '#dcd8e2',
    dress: '#6b5b95',
    shawl: '#c95f6e',
    apron: '#fdf2e0',
    glasses: true,
    basket: false,
    ...options,
  }
  return { standing, walking, sitting: seated, sleeping: seated, kneeling }[look.pose](look)
}
