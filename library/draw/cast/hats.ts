import { mix } from '../paper/color.ts'
import { circle, ellipse } from '../paper/geometry.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'

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

function souwester(color: string): string {
  const dark = mix(color, '#3a1a10', 0.18)
  return (
    mirrored(piece('M-40 -226C-66 -222 -82 -200 -86 -172C-72 -180 -60 -190 -50 -196Z', dark)) +
    piece('M-56 -214C-62 -262 -30 -274 0 -274C30 -274 62 -262 56 -214Q0 -232 -56 -214Z', color) +
    line('M0 -273V-226M-26 -269Q-36 -246 -36 -222M26 -269Q36 -246 36 -222', dark, 2.4) +
    piece(
      'M-72 -200C-70 -226 -36 -236 0 -236C36 -236 70 -226 72 -200C52 -214 28 -219 0 -219C-28 -219 -52 -214 -72 -200Z',
      mix(color, '#ffffff', 0.16),
    )
  )
}

function peaked(color: string): string {
  const dark = mix(color, '#100a20', 0.4)
  return (
    piece('M-60 -224C-78 -262 -34 -272 0 -272C34 -272 78 -262 60 -224Q0 -240 -60 -224Z', color) +
    piece('M-56 -216Q0 -234 56 -216L58 -230Q0 -250 -58 -230Z', dark) +
    flat(circle(0, -246, 8), gold) +
    piece(
      'M-50 -212C-44 -232 44 -232 50 -212C34 -206 -34 -206 -50 -212Z',
      mix(dark, '#000000', 0.25),
    )
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

/** A hat for the head of `personHead`; the crown, the straw and the baker's hat keep their own colours. */
export function hat(kind: HatKind, color: string): string {
  switch (kind) {
    case 'woollen':
      return woollen(color)
    case 'sun':
      return sun(color)
    case 'souwester':
      return souwester(color)
    case 'cap':
      return peaked(color)
    case 'baker':
      return baker()
    case 'crown':
      return crown()
  }
}
