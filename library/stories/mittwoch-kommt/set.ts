import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, roundRect } from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import type { Hour } from '../../draw/paper/mood.ts'
import { flat, line, mirrored, piece } from '../../draw/paper/pieces.ts'
import { cycle, seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'

export const palette = 'gold' as const

/** An empty page, wider in a film. */
export const page = (hour: Hour) =>
  createPlaceScene({ palette, hour }, { light: { x: 0.5, y: 0, r: 0 } }).scene

/** The kindergarten: its group room is warm, its corridor cool. */
export const colors = {
  door: '#d85c5c',
  roomWall: '#f6d68a',
  roomFloor: '#cf8f58',
  hallWall: '#b9cbd0',
  hallPanel: '#8fb0b4',
  hallFloor: '#9fa6ae',
  wood: '#b5814f',
}

export const paperColors = [
  '#d85c5c',
  '#f2c14e',
  '#4f9a94',
  '#d9709a',
  '#7aa85c',
  '#6a86c0',
] as const

/** A paper streamer that hangs `h` units down from (0, 0) in curls. */
export const streamer = (h: number, color: string, swing = 26) => {
  const turns = Math.max(2, Math.round(h / 70))
  const step = h / turns
  const curl = Array.from(
    { length: turns },
    (_, i) =>
      `q${i % 2 ? -swing : swing} ${num(step * 0.3)} ${i % 2 ? -4 : 4} ${num(step * 0.62)}t${i % 2 ? 8 : -8} ${num(step * 0.38)}`,
  )
  return line(`M0 0${curl.join('')}`, color, 11)
}

/** Streamers that hang from the upper edge at these shares of the width, with their lengths. */
export const hanging = (scene: Scene, list: readonly (readonly [share: number, h: number])[]) => {
  for (const [i, [share, h]] of list.entries())
    scene.place(streamer(h, cycle(paperColors, i)), scene.across(share), -20)
}

/** Confetti on a floor, from `top` down. */
export const confetti = (scene: Scene, top: number, count = 60) => {
  const random = seeded(count)
  for (let i = 0; i < count; i++) {
    const x = scene.across(random())
    const y = top + random() * (1190 - top)
    scene.flat(ellipse(x, y, 11, 6), cycle(paperColors, i), 0.9)
  }
}

/** The group room's door, 210 units wide and 420 tall, its glass pane high up; feet at (0, 0). */
export const doorLeaf = (pane: string) =>
  `${piece(`M-105 -420H105V0H-105ZM-62 -370V-220H62V-370Z`, colors.door)}${flat(roundRect(-62, -370, 124, 150), pane)}${piece('M-74 -382H74V-208H-74ZM-60 -368V-222H60V-368Z', darker(colors.door, 0.16))}${flat(roundRect(-74, -168, 148, 130, 8), darker(colors.door, 0.12))}${flat(roundRect(-66, -160, 132, 114, 6), lighter(colors.door, 0.08))}${piece(roundRect(72, -206, 14, 54, 6), '#d9b45a')}${mark('shine', 78, -190, 14)}`

export const doorFrame = () => piece('M-128 0V-446H128V0H105V-421H-105V0Z', '#fff3dc')

/** The group room's wallpaper, from the left edge to `to` and down to `bottom`. */
export const dottedWall = (scene: Scene, to: number, bottom: number, wall: string) => {
  scene.flat(
    roundRect(scene.left, 0, to - scene.left, scene.height),
    scene.linear(darker(wall, 0.04), lighter(wall, 0.08), 0, bottom),
  )
  const dots: string[] = []
  for (let row = 0; row * 44 < bottom; row++)
    for (let x = scene.left + 20 + (row % 2) * 46; x < to - 12; x += 92)
      dots.push(circle(x, 20 + row * 44, 12))
  scene.flat(dots, lighter(wall, 0.4), 0.7)
}

/** The group room: yellow wall with a print, wooden floor. */
export const groupRoom = (scene: Scene, floorY: number, isLate = false) => {
  const { left, right, span, height } = scene
  const wall = isLate ? '#efb469' : colors.roomWall
  dottedWall(scene, right, floorY, wall)
  scene.sheet(
    `M${left - 60} ${floorY}H${right + 60}V${height + 60}H${left - 60}Z`,
    scene.linear(lighter(colors.roomFloor, 0.1), darker(colors.roomFloor, 0.14), floorY, height),
    2,
    floorY,
  )
  scene.flat(roundRect(left, floorY - 26, span, 28), '#fff3dc')
  const seams = Array.from({ length: 15 }, (_, i) => {
    const x = (i - 7) * 170
    return `M${num(800 + x * 0.8)} ${floorY + 4}L${num(800 + x * 1.9)} ${height}`
  })
  scene.add(
    `<path d="${seams.join('')}" stroke="${darker(colors.roomFloor, 0.4)}" stroke-opacity=".35" stroke-width="4" fill="none"/>`,
  )
}

/** The corridor: cool wall with panels below, tiles. */
export const corridor = (scene: Scene, floorY: number, panelY: number) => {
  const { left, right, span, height } = scene
  scene.flat(
    roundRect(left, 0, span, height),
    scene.linear(darker(colors.hallWall, 0.06), lighter(colors.hallWall, 0.12), 0, floorY),
  )
  scene.flat(roundRect(left, panelY, span, floorY - panelY), colors.hallPanel)
  scene.piece(
    roundRect(left - 20, panelY - 12, span + 40, 24, 6),
    lighter(colors.hallPanel, 0.3),
    1,
  )
  scene.sheet(
    `M${left - 60} ${floorY}H${right + 60}V${height + 60}H${left - 60}Z`,
    scene.linear(lighter(colors.hallFloor, 0.12), darker(colors.hallFloor, 0.16), floorY, height),
    2,
    floorY,
  )
}

/** Enno's soup spoon, 150 units long, held at (0, 0), its bowl up. */
export const soupSpoon = (inBowl = '') =>
  `${piece('M-5 34Q-9 42 0 44Q9 42 5 34L4 -60H-4Z', '#b9bfc9')}${piece(ellipse(0, -88, 27, 36), '#c9ced8')}${flat(ellipse(0, -87, 20, 28), '#9fa8b8')}${flat(ellipse(-8, -98, 5, 9), '#ffffff', 0.8)}${inBowl}${mark('shine', 0, -92, 22)}`

/** The umbrella open, its handle's end at (0, 0), 300 units wide and 316 tall. */
export const umbrella = (color = '#e0a03a') => {
  const canopy =
    'M-150 -176C-140 -260 -70 -300 0 -300C70 -300 140 -260 150 -176Q112 -204 75 -178Q38 -204 0 -178Q-38 -204 -75 -178Q-112 -204 -150 -176Z'
  return `${line('M0 -296V-10Q0 14 -18 12', '#7a4a3c', 8)}${piece(canopy, color)}${flat('M-75 -178C-70 -240 -40 -284 0 -300C40 -284 70 -240 75 -178Q38 -204 0 -178Q-38 -204 -75 -178Z', lighter(color, 0.22))}${line('M0 -300V-318', '#7a4a3c', 8)}`
}

/** The same umbrella shut, its tip at (0, 0) on the floor, 250 units tall. */
export const shutUmbrella = (color = '#e0a03a') =>
  `${line('M0 -200V-236Q0 -258 20 -256Q32 -254 30 -240', '#7a4a3c', 9)}${piece('M0 -8L-22 -188Q0 -206 22 -188Z', color)}${line('M0 -14L-6 -190M2 -14L10 -190', darker(color, 0.2), 4)}${line('M-15 -116Q0 -108 16 -116', darker(color, 0.4), 6)}${line('M0 -8V0', '#7a4a3c', 6)}`

/** A blue sock, 74 units tall, its toe to the right; its heel at (0, 0). */
export const sock = (color = '#3f74b8') =>
  `${piece('M-16 -74H16V-28Q44 -24 46 -8Q46 0 36 0H-6Q-18 -2 -16 -18Z', color)}${piece(roundRect(-18, -78, 36, 18, 5), lighter(color, 0.3))}${flat('M22 -26Q44 -22 46 -8Q46 0 36 0H26Q18 -12 22 -26Z', lighter(color, 0.22))}`

/** A doughnut with sugar, 62 units wide. */
export const krapfen = () =>
  `${piece(ellipse(0, 0, 32, 24), '#c98644')}${flat(ellipse(0, 2, 32, 7), '#e8b878')}${flat(ellipse(0, -12, 24, 10), '#fff3e0', 0.9)}${flat(ellipse(6, 8, 5, 4), '#c8434a')}`

/** Blue trousers laid flat, 190 units tall; (0, 0) is the middle of the waist. */
export const trousers = (color = '#3f74b8') =>
  `${piece('M-52 0Q0 10 52 0L66 184Q42 194 20 184L2 70L-2 70L-20 184Q-42 194 -66 184Z', color)}${piece('M-54 -4Q0 8 54 -4L55 16Q0 28 -55 16Z', darker(color, 0.18))}${mirrored(line('M40 30Q34 46 52 50', darker(color, 0.22), 4))}${line('M0 22V66', darker(color, 0.22), 4)}`

/** A knight's helmet of last year, 150 units tall. */
export const helmet = () =>
  `${piece('M-10 -150Q40 -210 96 -170Q60 -160 40 -120Z', '#d85c5c')}${piece('M-70 0V-80C-70 -160 70 -160 70 -80V0Q0 20 -70 0Z', '#b9bfc9')}${flat('M-54 -70H54V-50H-54Z', '#4a4658')}${line('M-30 -30V0M0 -28V4M30 -30V0', '#8a90a0', 6)}${line('M0 -134V-76', '#8a90a0', 6)}`

/** A clock without figures that stands at twelve, 132 units wide. */
export const roundClock = () => {
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6
    const r = i % 3 ? 44 : 40
    return `M${num(Math.sin(a) * r)} ${num(-Math.cos(a) * r)}L${num(Math.sin(a) * 50)} ${num(-Math.cos(a) * 50)}`
  })
  return `${piece(ellipse(0, 0, 66, 66), '#d85c5c')}${flat(ellipse(0, 0, 56, 56), '#fff6e2')}${line(ticks.join(''), '#4a3a4a', 4)}${line('M0 0V-28', '#4a3a4a', 7)}${line('M0 0V-42', '#4a3a4a', 4)}`
}
