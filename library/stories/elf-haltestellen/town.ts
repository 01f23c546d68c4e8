// The town from high above.

import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import { cycle, seeded } from '../../draw/paper/random.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { tram } from '../../draw/props/tram.ts'
import { tramRed } from './tram.ts'

const roofColors = ['#4a3f78', '#38508f', '#5a4a86', '#2f4680', '#6a5088'] as const

/** A house from high above: its roof, and below it the front of so many floors. */
const block = (
  [x, y, w]: readonly [number, number, number],
  s: number,
  floors: number,
  i: number,
) => {
  const roof = cycle(roofColors, i)
  const [d, eaves, floor] = [w * 0.14, y + 58 * s, 42 * s]
  const low = eaves + floor * floors + 10 * s
  const columns = Math.max(2, Math.floor(w / (34 * s)))
  const windows: string[] = []
  for (let f = 0; f < floors; f++)
    for (let k = 0; k < columns; k++)
      if ((i * 3 + k * 4 + f * 7) % 5)
        windows.push(
          roundRect(
            x + ((k + 0.5) * w) / columns - 8 * s,
            eaves + 12 * s + f * floor,
            16 * s,
            24 * s,
            2,
          ),
        )
  return (
    piece(roundRect(x, eaves - 6, w, low - eaves, 2), mix(roof, '#141c4a', 0.45)) +
    flat(windows.join(''), i % 3 ? '#ffd680' : '#ffc15e') +
    piece(
      polygon([
        [x - 8, eaves],
        [x + d, y],
        [x + w - d, y],
        [x + w + 8, eaves],
      ]),
      lighter(roof, 0.1),
    ) +
    piece(roundRect(x + w * 0.62, y - 18 * s, 18 * s, 36 * s, 2), darker(roof, 0.2))
  )
}

const line4 = (x: number) => 640 - Math.sin((x / 1600) * Math.PI) * 70

const river =
  'M330 -60C420 200 620 330 560 560C520 760 640 900 560 1260H360C430 960 330 780 380 560C430 360 230 220 120 -60Z'

/** All houses that stand neither in the river nor on the line. */
const houses = () => {
  const random = seeded(5)
  const found: string[] = []
  for (let i = 0; i < 11 * 14; i++) {
    const [row, c] = [Math.floor(i / 14), (i % 14) - 1]
    const s = 0.62 + row * 0.07
    const floors = 2 + Math.floor(random() * 2)
    const x = c * 168 * s + (row % 3) * 47 - 60 + random() * 16
    const y = row * 126 - 60 + random() * 16
    const w = (112 + random() * 44) * s
    const [mid, foot] = [x + w / 2, y + (68 + floors * 42) * s]
    const isWet = Math.abs(mid - 465 + Math.abs(y - 560) * 0.1) < 185
    const isOnLine = foot > line4(mid) - 46 && y < line4(mid) + 46
    if (!isWet && !isOnLine && x < 1640) found.push(block([x, y, w], s, floors, row * 5 + c + 3))
  }
  return found
}

const lamps = (scene: Scene) => {
  for (let i = 0; i < 22; i++) {
    const x = i * 78 - 20
    const y = line4(x) + (i % 2 ? 54 : -54)
    scene.glow(x, y, 84, '#ffd27a', 0.9)
    scene.flat(circle(x, y, 8), '#fff3c8')
    if (i % 3 === 0) scene.mark('light', x, y, 20)
  }
  for (const y of [10, 80, 150, 220, 290, 360, 430, 710, 780, 850, 920, 990, 1060, 1130, 1190]) {
    const x = ((y / 10) % 2 ? 612 : 268) + Math.sin(y / 190) * 44
    scene.glow(x, y, 54, '#ffd27a', 0.8)
    scene.flat(circle(x, y, 5), '#fff3c8')
  }
}

/** The town is the hall; a tram for each end. */
export const page10 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  const { left, right } = scene
  scene.shineFrom(800, -300)
  scene.flat(`M${left} 0H${right}V1200H${left}Z`, '#24346f')
  scene.sheet(river, '#0d1640', 1)
  const glints = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
    ellipse(440 + Math.sin(i * 2.1) * 50, 60 + i * 150, 34, 5),
  )
  scene.flat(glints, '#ffd98a', 0.5)
  scene.mark('water', 450, 300, 50).mark('water', 470, 960, 50)
  const road = Array.from({ length: 24 }, (_, i) => i * 100 - 350).map((x) => `${x} ${line4(x)}`)
  const d = `M${road.join('L')}`
  scene.add(line(d, '#39498a', 76), line(d, '#4d5ea0', 54))
  scene.add(line(d, '#1b2450', 22), line(d, '#4d5ea0', 14))
  scene.add(...houses())
  lamps(scene)
  scene.begin('cast')
  for (const [x, isFlipped] of [
    [300, true],
    [1260, false],
  ] as const) {
    scene.glow(x, line4(x) - 40, 330, '#ffd27a', 0.7, 0.6)
    scene.place(tram({ color: tramRed, pane: '#ffe7a8', isLit: true }), x, line4(x) + 22, 0.42, {
      flip: isFlipped,
      rotate: isFlipped ? -5 : 5,
    })
    scene.mark('light', x, line4(x) - 40, 60)
  }
  return scene
}
