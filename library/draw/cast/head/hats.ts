import { mix } from '../../paper/color.ts'
import { circle, ellipse } from '../../paper/geometry.ts'
import { flat, line, type Placement, piece, placed } from '../../paper/pieces.ts'
import type { HeadView } from './head-shape.ts'

export type HatKind = 'woollen' | 'sun' | 'souwester' | 'cap' | 'baker' | 'crown'

const gold = '#f2c14e'

/** A king's golden crown, drawn for the head of `personHead`. */
export const crown = (): string =>
  piece('M-46 -226L-54 -272L-28 -252L0 -282L28 -252L54 -272L46 -226Q0 -212 -46 -226Z', gold) +
  flat(circle(0, -238, 6) + circle(-26, -238, 4) + circle(26, -238, 4), '#d8485a') +
  piece([circle(-54, -274, 6), circle(0, -284, 7), circle(54, -274, 6)], gold)

function woollen(color: string): string {
  const light = mix(color, '#ffffff', 0.5)
  const ribs = [-45, -30, -15, 0, 15, 30, 45].map((x) => {
    const y = -219 + x * x * 0.0045
    return `M${x} ${y}l${x * 0.03} -14`
  })
  return (
    piece(
      [circle(0, -280, 13), circle(-10, -274, 8), circle(10, -274, 8), circle(0, -270, 9)],
      light,
    ) +
    piece('M-58 -216C-64 -258 -34 -272 0 -272C34 -272 64 -258 58 -216Q0 -236 -58 -216Z', color) +
    piece(
      'M-62 -204Q0 -226 62 -204C66 -210 66 -220 61 -226Q0 -246 -61 -226C-66 -220 -66 -210 -62 -204Z',
      light,
    ) +
    line(ribs.join(''), mix(light, color, 0.45), 2.6)
  )
}

function sun(color: string): string {
  const straw = '#f3d58a'
  return (
    piece('M-54 -222C-58 -274 -28 -282 0 -282C28 -282 58 -274 54 -222Q0 -208 -54 -222Z', straw) +
    piece(
      'M-55 -230C-56 -240 -55 -246 -54 -248Q0 -234 54 -248C55 -246 56 -240 55 -230Q0 -216 -55 -230Z',
      color,
    ) +
    piece(
      'M-100 -208C-104 -222 -76 -232 -52 -230Q0 -214 52 -230C76 -232 104 -222 100 -208C70 -212 40 -203 0 -203C-40 -203 -70 -212 -100 -208Z',
      straw,
    ) +
    line('M-84 -217Q-44 -213 0 -209Q44 -213 84 -217', mix(straw, '#9a6a20', 0.4), 2)
  )
}

/** The turned-up brim of a souwester, and its long flap over the neck. */
const brims: Record<HeadView, { flap: string; brim: string }> = {
  front: {
    flap: 'M-40 -226C-66 -222 -84 -198 -86 -172C-72 -180 -60 -190 -50 -196L50 -196C60 -190 72 -180 86 -172C84 -198 66 -222 40 -226Z',
    brim: 'M-72 -200C-70 -226 -36 -236 0 -236C36 -236 70 -226 72 -200C52 -214 28 -219 0 -219C-28 -219 -52 -214 -72 -200Z',
  },
  turned: {
    flap: 'M-44 -228C-76 -218 -92 -190 -92 -164C-74 -172 -60 -184 -44 -194Z',
    brim: 'M-66 -196C-62 -222 -20 -238 20 -238C50 -238 72 -226 74 -204C54 -216 36 -219 10 -218C-20 -216 -44 -210 -66 -196Z',
  },
  profile: {
    flap: 'M-44 -230C-82 -220 -104 -186 -104 -158C-80 -164 -56 -176 -30 -196Z',
    brim: 'M-60 -198C-48 -222 -10 -234 24 -238C48 -240 72 -236 78 -222C56 -222 40 -218 16 -214C-14 -210 -36 -206 -60 -198Z',
  },
  back: {
    flap: '',
    brim: 'M-60 -232C-90 -196 -92 -166 -84 -152Q0 -134 84 -152C92 -166 90 -196 60 -232Q0 -218 -60 -232Z',
  },
  turnedAway: {
    flap: '',
    brim: 'M-60 -232C-96 -200 -102 -166 -94 -150Q-36 -134 28 -158C46 -178 62 -204 62 -230Q0 -218 -60 -232Z',
  },
}

function souwester(color: string, view: HeadView): string {
  const dark = mix(color, '#3a1a10', 0.18)
  const { flap, brim } = brims[view]
  return (
    (flap ? piece(flap, dark) : '') +
    piece('M-56 -214C-62 -262 -30 -275 2 -274C30 -273 62 -262 56 -214Q0 -232 -56 -214Z', color) +
    line('M0 -273V-226M-26 -269Q-36 -246 -36 -222M26 -269Q36 -246 36 -222', dark, 2.4) +
    piece(brim, mix(color, '#ffffff', 0.16))
  )
}

const peaks: Record<HeadView, string> = {
  front: 'M-50 -212C-44 -233 44 -233 50 -212C34 -206 -34 -206 -50 -212Z',
  turned: 'M-8 -214C-2 -232 54 -234 72 -214C62 -204 18 -204 -8 -214Z',
  profile: 'M20 -216C30 -232 74 -230 92 -208C74 -204 44 -208 20 -216Z',
  back: '',
  turnedAway: '',
}

function peaked(color: string, view: HeadView): string {
  const dark = mix(color, '#100a20', 0.4)
  const badge = {
    front: 0,
    turned: 26,
    profile: undefined,
    back: undefined,
    turnedAway: undefined,
  }[view]
  return (
    piece('M-60 -224C-78 -262 -34 -273 2 -272C34 -271 78 -262 60 -224Q0 -240 -60 -224Z', color) +
    piece('M-57 -215Q0 -234 57 -215L58 -230Q0 -250 -58 -230Z', dark) +
    (badge === undefined ? '' : flat(circle(badge, -246, 8), gold)) +
    (peaks[view] ? piece(peaks[view], mix(dark, '#000000', 0.25)) : '')
  )
}

function baker(): string {
  const white = '#fff8ec'
  const tops = [circle(-40, -282, 24), circle(0, -294, 28), circle(40, -282, 24)]
  return (
    piece([...tops, ellipse(0, -272, 48, 22)], white) +
    piece('M-52 -214Q0 -230 52 -214L50 -256Q0 -266 -50 -256Z', white) +
    line('M-26 -226L-28 -254M0 -229V-258M26 -226L28 -254', '#e2d3c0', 2.6)
  )
}

/** How a hat that is round sits on a head in other views. */
const seats: Record<HeadView, Placement> = {
  front: {},
  turned: { x: -3 },
  profile: { x: -8, rotate: -5, pivot: [0, -220], y: -222 },
  back: {},
  turnedAway: { x: -2 },
}

function drawn(kind: HatKind, color: string, view: HeadView): string {
  switch (kind) {
    case 'woollen':
      return woollen(color)
    case 'sun':
      return sun(color)
    case 'souwester':
      return souwester(color, view)
    case 'cap':
      return peaked(color, view)
    case 'baker':
      return baker()
    case 'crown':
      return crown()
  }
}

/** A hat for the head of `personHead`; the crown, the straw and the baker's hat keep their own colours. */
export const hat = (kind: HatKind, color: string, view: HeadView = 'front'): string =>
  placed(drawn(kind, color, view), seats[view])
