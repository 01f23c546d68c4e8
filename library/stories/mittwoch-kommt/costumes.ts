// Costumes that are put on a child's or grown-up's figure: hats, ears, goggles, patches.

import type { Joints } from '../../draw/cast/body/figure.ts'
import type { HeadView } from '../../draw/cast/head/person.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, type Point } from '../../draw/paper/geometry.ts'
import { flat, line, mirrored, piece, placed } from '../../draw/paper/pieces.ts'

/** How far eyes and mouth are ahead of the middle of a head in each view, as in `cast/body/figure.ts`. */
const ahead: Record<HeadView, number> = {
  front: 0,
  turned: 14,
  profile: 38,
  turnedAway: 40,
  back: 0,
}

/** Puts a thing that is drawn for `personHead` (its middle at (0, -192)) on a figure's head. */
export const onHead = ({ eyes, mouth }: Joints, view: HeadView, svg: string) => {
  const [dx, dy] = [mouth[0] - eyes[0], mouth[1] - eyes[1]]
  const scale = Math.hypot(dx, dy) / 19
  const angle = Math.atan2(dy, dx) - Math.PI / 2
  const [x, y] = [ahead[view] * scale, 8 * scale]
  return placed(svg, {
    x: eyes[0] - (x * Math.cos(angle) - y * Math.sin(angle)),
    y: eyes[1] - (x * Math.sin(angle) + y * Math.cos(angle)),
    rotate: (angle * 180) / Math.PI,
    scale,
    pivot: [0, -192],
  })
}

const lens = ([x, y]: Point, rx: number) =>
  piece(ellipse(x, y, rx, 15), '#f4a63c') +
  flat(ellipse(x, y, rx * 0.72, 10), '#8fd0e6') +
  flat(ellipse(x - rx * 0.2, y - 4, rx * 0.26, 3.4), '#ffffff')

/** Swimming goggles pushed up on the forehead. */
export const goggles = (view: HeadView) => {
  const band = (d: string) => line(d, '#e8662f', 8)
  if (view === 'back') return band('M-57 -214Q0 -196 57 -214')
  if (view === 'turnedAway') return band('M-56 -206Q-8 -202 50 -226')
  if (view === 'profile') return band('M-58 -204Q-10 -216 40 -228') + lens([40, -228], 11)
  if (view === 'turned')
    return `${band('M-57 -206Q-30 -230 0 -230Q30 -232 48 -226')}${lens([0, -230], 19)}${lens([37, -228], 13)}`
  return `${band('M-57 -210Q-30 -230 0 -231Q30 -230 57 -210')}${lens([-21, -230], 19)}${lens([21, -230], 19)}`
}

/** Where the eye under a patch is. */
const patchSpots: Record<HeadView, Point> = {
  front: [20, -184],
  turned: [33, -184],
  profile: [60, -400],
  turnedAway: [60, -400],
  back: [60, -400],
}

export const eyePatch = (view: HeadView) => {
  const [x, y] = patchSpots[view]
  if (y < -300) return line('M-50 -192Q0 -196 44 -212', '#2a1f2a', 4)
  return `${line(`M${x - 64} ${y - 44}L${Math.min(x + 26, 52)} ${y + 14}`, '#2a1f2a', 4)}${piece(`M${x - 16} ${y - 14}Q${x} ${y - 22} ${x + 16} ${y - 14}Q${x + 16} ${y + 14} ${x} ${y + 15}Q${x - 16} ${y + 14} ${x - 16} ${y - 14}Z`, '#2a1f2a')}`
}

/** A pirate's paper hat with two crossed bones. */
export const pirateHat = (color = '#3a2c3c') =>
  `${piece('M-84 -212Q-78 -268 -6 -296Q72 -276 84 -216Q40 -246 0 -244Q-44 -244 -84 -212Z', color)}${line('M-76 -220Q-42 -250 0 -250Q42 -250 76 -222', '#f2c14e', 5)}${line('M-14 -278L14 -258M14 -278L-14 -258', '#fff6e6', 6)}`

export const bandana = (color = '#cf4436') =>
  `${piece('M-46 -206L-84 -190L-72 -212L-92 -224Z', darker(color, 0.14))}${piece('M-57 -206C-60 -254 -32 -266 0 -266C32 -266 60 -254 57 -210Q0 -238 -57 -206Z', color)}${flat([circle(-30, -236, 5), circle(0, -252, 5), circle(28, -238, 5), circle(-4, -236, 4)].join(''), '#fff6e6')}`

const furEar = (color: string, inside: string) =>
  piece('M16 -254Q22 -292 42 -296Q58 -276 52 -238Z', color) +
  flat('M27 -256Q30 -278 41 -284Q48 -272 46 -250Z', inside)

/** A cat's ears on a band, and whiskers painted on the cheeks. */
export const catEars = (color: string, view: HeadView) =>
  `${line('M-52 -224Q0 -268 52 -224', darker(color, 0.3), 6)}${mirrored(furEar(color, '#f2b6b0'))}${whiskers(view)}`

const whiskers = (view: HeadView) => {
  if (view === 'back' || view === 'turnedAway') return ''
  const x = view === 'front' ? 0 : view === 'turned' ? 14 : 36
  const far = view === 'profile' ? '' : `M${x + 18} -170l18 -5M${x + 18} -164l18 1`
  return `${line(`M${x - 22} -170l-20 -5M${x - 22} -164l-20 1${far}`, '#3a2a2a', 2.4)}${flat(ellipse(x, -178, 7, 5), '#3a2a2a')}`
}

/** Round ears and stripes for a tiger's hood; a black nose and whiskers. */
export const tigerHead = (color: string, view: HeadView) => {
  const ear = `${piece(circle(46, -252, 20), color)}${flat(circle(46, -251, 11), '#fff0d8')}`
  const x = view === 'turned' ? 10 : 0
  const wedge = (at: number, w: number, h: number) =>
    `M${x + at - w} -264L${x + at + w} -264L${x + at} ${-264 + h}Z`
  const stripes =
    view === 'profile'
      ? ''
      : flat([wedge(0, 7, 24), wedge(-22, 5, 18), wedge(22, 5, 18)].join(''), '#4a2a24')
  return `${mirrored(ear)}${stripes}${whiskers(view)}`
}

/** Feelers on a band, for a snail or a bee. */
export const feelers = (color: string, ball: string) =>
  `${line('M-50 -226Q0 -270 50 -226', darker(color, 0.2), 6)}${mirrored(`${line('M18 -250Q22 -288 40 -300', color, 5)}${piece(circle(41, -304, 9), ball)}`)}`

/** A snail's house of pasteboard, 124 units wide; (0, 0) is its middle. */
export const snailHouse = (color = '#c9824a') => {
  const steps = Array.from({ length: 34 }, (_, i) => {
    const a = 0.6 + i * 0.38
    const r = 54 - i * 1.5
    return `${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}`
  })
  return `${piece(circle(0, 0, 62), color)}${line(`M${steps.join('L')}`, lighter(color, 0.5), 7)}`
}

/** A plaster, 34 units long, its middle at (0, 0). */
export const plasterStrip = () =>
  `${piece('M-15 -6Q-18 0 -15 6H15Q18 0 15 -6Z', '#f0c9a0')}${flat('M-6 -6H6V6H-6Z', '#fff0dc')}${flat(circle(-10, 0, 1.4) + circle(10, 0, 1.4), '#b98a6a')}`

/** A plaster across a cheek. */
export const plaster = (view: HeadView) => {
  const x = { front: 30, turned: -24, profile: 14, turnedAway: 0, back: 0 }[view]
  return placed(plasterStrip(), { x, y: -166, rotate: -24 })
}
