import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { wheelchairBack, wheelchairFront } from '../../draw/cast/body/wheelchair.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'

const skin = '#efc19a'
const hair = '#b5623a'
const chair = '#d8584f'

/** Maren, by default in her wheelchair rolling to the right. */
export const maren = (options: ChildOptions = {}) =>
  child({
    pose: 'wheelchair',
    skin,
    hair,
    hairStyle: 'braids',
    outfit: 'jumper',
    color: '#e8a13c',
    trousers: '#3f5a7a',
    shoes: '#8a4a3a',
    chair,
    ...options,
  })

/** Maren's wheelchair while she is in bed. */
export const emptyChair = () => wheelchairBack(chair) + wheelchairFront(chair)

export const mother = (options: AdultOptions = {}) =>
  adult({
    skin,
    hair: '#8f4a34',
    hairStyle: 'ponytail',
    outfit: 'oilskin',
    color: '#3f7f8a',
    trousers: '#3a4668',
    scarf: '#f0e0c0',
    ...options,
  })

/** The old signal lamp on its foot, shining to the right, 150 units tall; its glass is at (52, -104). */
export const signalLamp = (isLit = true) => {
  const brass = '#c9964a'
  return (
    piece('M-34 0L-20 -54H20L34 0Z', darker(brass, 0.35)) +
    piece(roundRect(-46, -142, 84, 80, 16), brass) +
    piece(roundRect(-26, -158, 44, 18, 6), darker(brass, 0.2)) +
    piece('M36 -134L58 -142V-66L36 -74Z', lighter(brass, 0.2)) +
    flat(ellipse(57, -104, 12, 36), isLit ? '#fff6cf' : '#7f93a8') +
    line('M-44 -110L-72 -132', '#5a4038', 9) +
    piece(circle(-76, -134, 11), '#d8584f') +
    mark('light', 48, -104, 30)
  )
}

/** A beam of light from (x, y) to a spot `reach` pixels away at `angle` degrees, spreading by `spread`. */
export const beam = (
  scene: Scene,
  x: number,
  y: number,
  {
    angle,
    reach,
    spread,
    opacity = 0.34,
  }: { angle: number; reach: number; spread: number; opacity?: number },
) => {
  const turn = (degrees: number, r: number): [number, number] => {
    const a = (degrees * Math.PI) / 180
    return [x + Math.cos(a) * r, y + Math.sin(a) * r]
  }
  for (const share of [1, 0.55])
    scene.flat(
      polygon([
        turn(angle + 90, 12),
        turn(angle - spread * share, reach),
        turn(angle + spread * share, reach),
        turn(angle - 90, 12),
      ]),
      scene.radial(
        [
          [0, '#fff6cf', opacity],
          [1, '#fff6cf', 0],
        ],
        x,
        y,
        reach,
      ),
    )
}

/** Arcs of a trembling around (x, y), opening to one side or both. */
export const tremble = (scene: Scene, x: number, y: number, r: number, color = '#bfe3f2') => {
  const arc = (side: number, reach: number) =>
    `M${num(x + side * reach)} ${num(y - reach * 0.5)}q${num(side * reach * 0.28)} ${num(reach * 0.5)} 0 ${num(reach)}`
  const arcs = [-1, 1].flatMap((side) => [arc(side, r), arc(side, r * 1.3), arc(side, r * 1.6)])
  scene.add(`<g opacity=".6">${line(arcs.join(''), color, 6)}</g>`)
}

/** The lighthouse's great lamp on its pedestal, 400 units tall; its light is at (0, -240). */
export const greatLamp = (isLit = true) => {
  const brass = '#b98a4a'
  const glass = isLit ? '#fff3c4' : '#54688f'
  const rings = [-330, -300, -270, -210, -180, -150].map(
    (y) => `M${num(-104 + Math.abs(y + 240) * 0.36)} ${y}H${num(104 - Math.abs(y + 240) * 0.36)}`,
  )
  return (
    piece('M-66 0L-46 -112H46L66 0Z', '#4a5270') +
    piece(roundRect(-96, -126, 192, 24, 8), brass) +
    piece('M-74 -126C-126 -180 -126 -300 -74 -354H74C126 -300 126 -180 74 -126Z', glass) +
    line(rings.join(''), isLit ? '#e9c66a' : '#7f93b8', 5) +
    piece(circle(0, -240, 44), isLit ? '#ffffff' : '#6a7fa6') +
    flat(circle(-14, -256, 10), '#ffffff', isLit ? 1 : 0.4) +
    piece(roundRect(-86, -372, 172, 24, 8), brass) +
    piece('M-40 -372Q0 -414 40 -372Z', brass) +
    mark('light', 0, -240, 70)
  )
}

/** A big spanner, gripped at (0, 0). */
export const spanner = () =>
  piece(
    'M-8 20L-8 -84C-30 -92 -32 -124 -12 -134V-110H12V-134C32 -124 30 -92 8 -84L8 20Q0 28 -8 20Z',
    '#aab4c4',
  )

/** Maren's cap, blown off her head, 90 wide. */
export const bobbleHat = () =>
  piece('M-40 0C-44 -50 44 -50 40 0Z', '#d8584f') +
  piece(roundRect(-46, -10, 92, 20, 9), '#f0cfa0') +
  piece(circle(0, -44, 13), '#f0cfa0')

/** One blanket round two backs side by side, from shoulder to shoulder; `y` is the floor in pixels. */
export const blanket = (scene: Scene, y: number) => {
  const hem = `M420 ${y - 380}C470 ${y - 440} 640 ${y - 450} 720 ${y - 370}C780 ${y - 320} 950 ${y - 330} 1000 ${y - 250}C1040 ${y - 180} 1040 ${y - 120} 1030 ${y - 60}Q960 ${y - 30} 880 ${y - 56}T720 ${y - 44}T560 ${y - 30}T370 ${y - 40}C350 ${y - 160} 372 ${y - 300} 420 ${y - 380}Z`
  scene.piece(hem, print('checks', '#c9604f', '#e0886a', { size: 84, angle: 8 }), 3)
  scene.add(line(`M372 ${y - 74}Q560 ${y - 60} 720 ${y - 78}T1030 ${y - 92}`, '#f0cfa0', 9))
}
