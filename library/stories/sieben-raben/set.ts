import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, num, type Point, roundRect, smooth } from '../../draw/paper/geometry.ts'
import { flat, line, piece, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { windowFrame } from '../../draw/props/furniture.ts'
import { tracks } from '../../draw/props/winter.ts'
import { red } from './things.ts'

const grey = '#8a8fa8'

/** The far half of the old well's rim and its dark shaft, 460 units wide; (0, 0) is under its middle. */
const wellBack = () =>
  piece(ellipse(0, -196, 236, 62), lighter(grey, 0.16)) + flat(ellipse(0, -192, 184, 42), '#1d2138')

/** The near wall of the old well, drawn over what falls into it. */
const wellFront = () => {
  const joints = [-150, -104, -56].map(
    (y, row) =>
      `M-226 ${y}Q0 ${y + 62} 226 ${y}` +
      [-150, -76, 0, 76, 150]
        .map((x, i) => `M${x + (row % 2) * 36} ${y + 34 - (i % 5 === 2 ? 0 : 4)}v36`)
        .join(''),
  )
  const rim = 'M-236 -196C-232 -112 232 -112 236 -196L184 -192C180 -136 -180 -136 -184 -192Z'
  const snow =
    'M-238 -198C-240 -172 -214 -148 -176 -142C-150 -136 -120 -146 -128 -158C-160 -164 -182 -176 -186 -192C-190 -206 -234 -214 -238 -198Z'
  return `${piece('M-232 -190C-228 -100 228 -100 232 -190L220 -10C216 38 -216 38 -220 -10Z', grey)}<path d="${joints.join('')}" fill="none" stroke="${darker(grey, 0.3)}" stroke-width="5" opacity=".7"/>${piece(rim, lighter(grey, 0.3))}${piece(snow, '#ffffff')}`
}

/** The old well away in the snow, still aglow with what it has done, and the tracks to it; (x, y) is under its middle. */
export const wellInSnow = (scene: Scene, x: number, y: number) => {
  const way = [
    [x - 510, y + 120],
    [x - 320, y + 60],
    [x - 130, y + 10],
  ] as const
  tracks(scene, way, 16, 16)
  scene.contactShadow(x, y + 8, 170)
  scene.place(wellBack() + wellFront(), x, y, 0.7)
  scene.glow(x, y - 136, 150, '#9fe6f2', 0.8, 0.5)
}

/** Branches of a bare tree springing from `from` at `angle` (radians), each forking `depth` times. */
export const branches = (
  from: Point,
  angle: number,
  length: number,
  w: number,
  depth: number,
): string[] => {
  const tip: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
  const bend: Point = [
    (from[0] + tip[0]) / 2 + Math.sin(angle) * length * 0.12,
    (from[1] + tip[1]) / 2 + length * 0.06,
  ]
  const own = strip([from, bend, tip], [w, w * 0.8, w * 0.55])
  if (depth === 0) return [own]
  const forks = [-0.5, 0.42].flatMap((turn, i) =>
    branches(tip, angle + turn, length * (0.72 - i * 0.08), w * 0.56, depth - 1),
  )
  return [own, ...forks]
}

/** A rock that fills a lower corner, as the last bit of the world: its edge runs through `points`. */
export const rockShore = (scene: Scene, points: readonly Point[]) => {
  const rock = mix('#7a5468', scene.mood.tone(0.7), 0.4)
  const top = Math.min(...points.map(([, y]) => y))
  const path = `${smooth(points, false)}V${scene.height + 60}H-60Z`
  scene.sheet(path, scene.linear(lighter(rock, 0.22), darker(rock, 0.3), top, scene.height), 3, top)
}

/** A long table, `w` units wide and 186 tall, its cloth hanging down in front; (0, 0) is under its middle. */
export const longTable = (w: number, wood: string, cloth: string) => {
  const leg = (x: number) => roundRect(x - 15, -110, 30, 110, 6)
  const half = w / 2 - 26
  const count = 8
  const hem = Array.from({ length: count }, (_, i) => {
    const x = half - ((i + 1) * 2 * half) / count
    return `Q${num(x + half / count)} -52 ${num(x)} -70`
  }).join('')
  const fall = `M${-half} -160H${half}V-70${hem}Z`
  return `${piece([leg(-w / 2 + 50), leg(w / 2 - 50)], wood)}${piece(fall, darker(cloth, 0.08))}${piece(roundRect(-w / 2, -190, w, 46, 20), cloth)}${flat(roundRect(-w / 2 + 14, -186, w - 28, 24, 12), lighter(cloth, 0.4))}`
}

/** A house wall at the right edge with the one lit window, snow on its sill and roof. */
export const litGable = (scene: Scene) => {
  const wall = mix('#8a6a78', scene.mood.tone(0.7), 0.45)
  scene.sheet('M1090 520L1660 200V1260H1090Z', scene.linear(wall, lighter(wall, 0.1), 300, 1200), 3)
  scene.warm(1330, 740, 420, '#f0a24a', 0.5)
  scene.place(windowFrame('#ffd88a', '#6b4636', '#d9828a'), 1330, 740, 1.35)
  const cradle =
    line('M-74 104Q0 134 74 104', '#8a5a3c', 10) +
    piece('M-70 40H70L58 100H-58Z', '#b97f52') +
    piece('M-70 44C-74 -6 -40 -22 -14 -12V44Z', '#a06a44') +
    piece('M-14 40C-6 16 40 18 66 40Z', '#fff3dc') +
    flat(circle(-34, 28, 17), '#e9b78d')
  scene.place(cradle, 1330, 770, 1.05)
  scene.glow(1330, 760, 380, '#ffd88a', 0.6)
  scene.piece(
    'M1120 950C1130 900 1210 912 1262 890C1310 872 1366 900 1420 892C1480 884 1530 904 1540 950Q1330 926 1120 950Z',
    '#f4f8ff',
  )
  scene.piece(
    'M1010 620C1020 560 1060 520 1110 490L1700 150V250L1130 590C1080 640 1040 660 1010 620Z',
    '#eaf2ff',
    3,
  )
}

/** The torn sail spread between two who mend it, its red seam half done. */
export const tornSail = (scene: Scene) => {
  const cloth = '#f6ead2'
  const tear = mix(cloth, '#7a4a5a', 0.55)
  scene.contactShadow(800, 1120, 470)
  scene.piece(
    'M390 1020C410 930 470 884 560 884C660 884 740 930 800 930C870 930 920 834 1030 836C1140 840 1204 930 1214 1020C1222 1080 1170 1136 1080 1140C940 1148 660 1148 530 1140C430 1134 380 1090 390 1020Z',
    scene.linear(lighter(cloth, 0.3), mix(cloth, '#c98a7a', 0.34), 880, 1140),
    3,
  )
  const folds =
    'M560 1096C650 1050 690 1010 700 950M1050 1096C970 1060 920 1010 910 946M470 1010C510 980 530 950 540 920M1130 1010C1090 980 1072 950 1064 920'
  scene.add(line(folds, '#dcc3a4', 6))
  scene.flat(
    'M780 932L820 968L788 1010L834 1052L800 1096L812 1144H868L858 1094L890 1050L846 1006L874 966L842 928Z',
    tear,
  )
  const stitches = [950, 982, 1014, 1046, 1080, 1112].map(
    (y, i) => `M${786 + (i % 2) * 18} ${y - 8}L${876 + (i % 2) * 14} ${y + 8}`,
  )
  scene.add(line(stitches.join(''), red, 8))
}

/** Steam over hot water and hot soup. */
export const steam = (scene: Scene, spots: readonly (readonly [number, number, number])[]) => {
  const wisps = spots.map(
    ([x, y, s]) => `M${x} ${y}q${-24 * s} ${-30 * s} 0 ${-62 * s}t0 ${-62 * s}`,
  )
  scene.add(`<g opacity=".28">${line(wisps.join(''), '#ffffff', 22)}</g>`)
}
