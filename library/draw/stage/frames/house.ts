// Frames that are built: a gate, a stage, a keyhole, a shelf, roofs, an awning.

import { darker, lighter, mix } from '../../paper/color.ts'
import { circle, num, type Point, polygon, roundRect, smooth } from '../../paper/geometry.ts'
import { flat, line, piece } from '../../paper/pieces.ts'
import { seeded } from '../../paper/random.ts'
import type { Scene } from '../../paper/scene.ts'
import { type Frame, frameTone, holed, lightTitle, paperWhite } from './frame.ts'

const archHole = (grow: number) =>
  `M${num(120 - grow)} 1700H${num(1080 + grow)}V870C${num(1080 + grow)} ${num(560 - grow)} ${num(860 + grow)} ${num(440 - grow)} 600 ${num(440 - grow)}S${num(120 - grow)} ${num(560 - grow)} ${num(120 - grow)} 870Z`

/** An arched gate of stones. */
export const gate: Frame = (scene, seed) => {
  const random = seeded(seed)
  const wall = frameTone(scene, 0.75)
  scene.sheet(`M-80 -80H1280V1680H-80Z${archHole(66)}`, wall, 3)
  scene.sheet(`M-80 -80H1280V1680H-80Z${archHole(0)}`, mix(wall, '#8b7a78', 0.34), 4)
  const arch = Array.from({ length: 17 }, (_, i) => {
    const angle = Math.PI * (1 + i / 16)
    const at = (r: number, turn: number): Point => {
      const a = angle + turn
      return [600 + Math.cos(a) * (480 + r), 878 + Math.sin(a) * (438 + r)]
    }
    const far = 74 + random() * 26
    return polygon([at(8, -0.086), at(far, -0.088), at(far, 0.088), at(8, 0.086)])
  })
  const pillar = [0, 1, 2, 3, 4, 5].flatMap((i) => [
    roundRect(14 + (i % 2) * 12, 930 + i * 122, 92, 108, 14),
    roundRect(1092 - (i % 2) * 12, 930 + i * 122, 92, 108, 14),
  ])
  const stone = mix(lighter(wall, 0.2), '#b9a59a', 0.4)
  scene.piece(
    arch.filter((_, i) => i % 2 === 0),
    stone,
    2,
  )
  scene.piece([...arch.filter((_, i) => i % 2 === 1), ...pillar], mix(stone, wall, 0.3), 2)
  scene.sheet('M-80 -80H1280V416Q600 372 -80 416Z', frameTone(scene, 0.95), 3)
}

/** A drawn curtain and the boards of a stage. */
export const curtain: Frame = (scene) => {
  const cloth = mix('#a8353c', scene.mood.tone(0.82), scene.mood.isDark ? 0.4 : 0.22)
  const gold = '#e6b34e'
  for (const side of [-1, 1]) {
    const x = (value: number) => 600 + side * (600 - value)
    const drape = `M${x(-60)} -40H${x(250)}C${x(240)} 620 ${x(200)} 900 ${x(70)} 1010C${x(110)} 1200 ${x(160)} 1400 ${x(176)} 1640H${x(-60)}Z`
    scene.piece(drape, cloth, 3)
    const folds = [40, 100, 160, 210].map(
      (v) =>
        `M${x(v)} 380C${x(v - 4)} 620 ${x(v * 0.7)} 880 ${x(20 + v * 0.16)} 1000M${x(20 + v * 0.2)} 1040Q${x(v * 0.6)} 1300 ${x(v * 0.66)} 1600`,
    )
    scene.add(line(folds.join(''), darker(cloth, 0.3), 9))
    scene.piece(
      smooth([
        [x(-30), 976],
        [x(50), 990],
        [x(104), 1010],
        [x(96), 1056],
        [x(40), 1046],
        [x(-30), 1030],
      ]),
      gold,
      2,
    )
    scene.piece(
      [
        circle(x(100), 1056, 18),
        polygon([
          [x(88), 1064],
          [x(112), 1064],
          [x(118), 1150],
          [x(80), 1150],
        ]),
      ],
      gold,
      1,
    )
  }
  const scallops = Array.from(
    { length: 6 },
    (_, i) =>
      `M${i * 200 - 6} 330H${i * 200 + 206}C${i * 200 + 190} 470 ${i * 200 + 10} 470 ${i * 200 - 6} 330Z`,
  )
  const fringe = Array.from({ length: 72 }, (_, i) => {
    const x = i * 17
    const t = (x % 200) / 200
    return roundRect(x, 352 + Math.sin(t * 3.14) * 82, 10, 34, 5)
  })
  scene.piece(fringe, gold, 1)
  scene.sheet(['M-80 -80H1280V360H-80Z', ...scallops], darker(cloth, 0.34), 4)
  const floor = darker(mix('#8a5a3c', scene.mood.tone(0.8), 0.4), 0.2)
  scene.sheet('M-80 1530Q600 1490 1280 1530V1700H-80Z', floor, 4, 1480)
  scene.add(
    line(
      'M-20 1562Q600 1526 1220 1562M200 1524L160 1610M470 1512L450 1610M760 1512L780 1610M1010 1524L1050 1610',
      darker(floor, 0.3),
      4,
    ),
  )
  const shells = [150, 420, 780, 1050].map(
    (x) => `M${x - 52} 1612C${x - 54} 1530 ${x + 54} 1530 ${x + 52} 1612Z`,
  )
  scene.piece(shells, gold, 2)
}

/** A keyhole. */
export const keyhole: Frame = (scene) => {
  const hole = (g: number) => {
    const [r, top] = [440 + g, 936]
    const [dx, dy] = [r * 0.72, r * 0.69]
    return `M${num(600 - dx)} ${num(top + dy)}L${num(180 - g)} 1700H${num(1020 + g)}L${num(600 + dx)} ${num(top + dy)}A${r} ${r} 0 1 0 ${num(600 - dx)} ${num(top + dy)}Z`
  }
  holed(scene, hole(0), frameTone(scene, 0.2), 3)
  const brass = mix('#d8a24a', scene.mood.tone(0.7), 0.3)
  holed(scene, hole(46), brass, 3)
  holed(scene, hole(82), frameTone(scene, 0.9), 4)
  const nails = Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI * (0.92 + (i / 12) * 1.16)
    return circle(600 + Math.cos(angle) * 503, 936 + Math.sin(angle) * 503, 11)
  })
  scene.piece(
    nails.filter((_, i) => i > 1 && i < 11),
    lighter(brass, 0.2),
    1,
  )
  scene.piece(
    [circle(60, 1530, 20), circle(1140, 1530, 20), circle(52, 470, 20), circle(1148, 470, 20)],
    brass,
    2,
  )
}

/** A kitchen shelf with an edging of cut paper and cups on hooks; a cloth below. */
export const shelf: Frame = (scene, seed) => {
  const white = paperWhite(scene)
  const wood = mix('#a8703f', scene.mood.tone(0.7), 0.24)
  scene.add(lightTitle)
  scene.sheet('M-80 -80H1280V380H-80Z', white, 3)
  scene.flat(
    Array.from({ length: 13 }, (_, i) => roundRect(i * 100 - 20, -20, 50, 420)),
    scene.mood.accent,
    0.16,
  )
  const edging = Array.from({ length: 10 }, (_, i) => {
    const x = i * 124 - 22
    return `M${x} 396H${x + 124}L${x + 106} 446L${x + 62} 492L${x + 18} 446Z`
  })
  scene.sheet(edging, mix('#c8484a', scene.mood.accent, 0.3), 2, 380)
  scene.flat(
    Array.from(
      { length: 10 },
      (_, i) => circle(i * 124 + 40, 436, 13) + circle(i * 124 + 40, 466, 7),
    ),
    white,
  )
  scene.sheet(roundRect(-60, 372, 1320, 40, 8), wood, 3, 340)
  const cup = (x: number, color: string, tilt: number) =>
    `<g transform="translate(${x} 470) rotate(${tilt})">${line('M0 0V34', '#6b5348', 7)}${line('M-6 44C-40 30 -52 66 -18 74', color, 13)}${piece('M-6 30L70 18C84 70 76 112 52 130L12 130C-8 112 -14 70 -6 30Z', color)}${flat('M2 62L74 52L75 72L4 82Z', '#fff6e4', 0.8)}</g>`
  scene.add(cup(64, '#5f8fa3', 12), cup(1080, '#d98a4a', -8))
  const cloth = upCloth(scene, seed)
  scene.sheet(cloth.path, white, 4, 1440)
  scene.flat(cloth.checks, mix('#c8484a', scene.mood.accent, 0.2), 0.5)
}

const upCloth = (_scene: Scene, seed: number) => {
  const edge = (x: number) => 1520 + 8 * Math.sin(x / 70 + seed)
  const scallops = Array.from({ length: 26 }, (_, i) =>
    circle(i * 50 - 20, edge(i * 50) + 8, 27),
  ).join('')
  const checks = [
    ...Array.from({ length: 22 }, (_, i) => roundRect(i * 58 - 10, 1530, 26, 80)),
    roundRect(-10, 1556, 1220, 24),
  ]
  return { path: `M-80 1520H1280V1680H-80Z${scallops}`, checks }
}

/** Night roofs and chimneys below, the title in the dark above them. */
export const roofs: Frame = (scene, seed) => {
  const random = seeded(seed)
  const sky = frameTone(scene, 0.85)
  scene.sheet(
    'M-80 -80H1280V424C1000 476 860 404 600 444S220 474 -80 420Z',
    frameTone(scene, 0.4),
    3,
  )
  scene.sheet('M-80 -80H1280V372C1000 428 860 362 600 398S220 428 -80 372Z', sky, 4)
  const row = (y: number, w: number, share: number) => {
    const papers: string[] = []
    const panes: string[] = []
    for (let x = -70; x < 1240; x += w) {
      const edge = Math.abs(x + w / 2 - 600) / 600
      const top = y - edge ** 2 * 210 - random() * 60
      const [from, to, peak] = [x, x + w + 4, top - w * (0.34 + random() * 0.34)]
      papers.push(
        polygon([
          [from, 1680],
          [from, top],
          [(from + to) / 2, peak],
          [to, top],
          [to, 1680],
        ]),
        roundRect(from + w * (0.18 + random() * 0.1), peak + w * 0.02, w * 0.13, w * 0.4, 3),
      )
      for (const dx of [0.22, 0.58])
        if (random() < 0.6) panes.push(roundRect(x + w * dx, top + 34, w * 0.19, w * 0.26, 4))
    }
    scene.sheet(papers, frameTone(scene, share), share > 0.5 ? 4 : 3, y - 420)
    scene.flat(panes, '#ffd680', 0.92)
  }
  row(1450, 178, 0)
  row(1560, 226, 0.7)
}

/** A striped awning. */
export const awning: Frame = (scene) => {
  const white = paperWhite(scene)
  const color = mix('#c8484a', scene.mood.accent, 0.2)
  scene.sheet('M-80 -80H1280V400H-80Z', frameTone(scene, 0.9), 3)
  const stripe = (i: number) => {
    const x = i * 120
    const top = 600 + (x - 600) * 0.92
    const next = 600 + (x + 120 - 600) * 0.92
    return `M${num(top)} 396H${num(next)}L${x + 120} 500A60 46 0 0 1 ${x} 500Z`
  }
  const all = Array.from({ length: 12 }, (_, i) => stripe(i - 1))
  scene.sheet(
    all.filter((_, i) => i % 2 === 0),
    color,
    3,
    340,
  )
  scene.sheet(
    all.filter((_, i) => i % 2 === 1),
    white,
    3,
    340,
  )
  scene.sheet(roundRect(-60, 384, 1320, 24, 8), darker(color, 0.4), 3, 330)
  const wood = darker(mix('#8a5a3c', scene.mood.tone(0.8), 0.3), 0.1)
  scene.piece([roundRect(20, 380, 34, 1300), roundRect(1146, 380, 34, 1300)], wood, 3)
  scene.sheet(['M-80 1510H1280V1700H-80Z'], wood, 4, 1480)
  scene.add(line('M-20 1556H1220', darker(wood, 0.3), 5))
}
