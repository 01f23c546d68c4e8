import { hills, roundTree } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { circle, num, points, polygon, roundRect } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'
import type { Scene } from '../paper/scene.ts'
import { bench } from '../props/outdoors.ts'
import { climbingFrame } from '../props/playground-things.ts'
import type { PlaceSettings } from '../stage/place-options.ts'
import { ridge } from './backdrop.ts'
import { eveningOf } from './evening.ts'

/** A long school building, 952 units wide and 488 tall; the foot of its door is at (0, 0). */
const building = (wall: string, roof: string, pane: string) => {
  const frame = lighter(wall, 0.6)
  const windows = [-2, -1, 1, 2].flatMap((column) =>
    [-116, -248].map(
      (y) =>
        piece(roundRect(column * 150 - 52 + Math.sign(column) * 18, y - 40, 104, 88, 5), frame) +
        flat(roundRect(column * 150 - 44 + Math.sign(column) * 18, y - 32, 88, 72, 3), pane) +
        line(`M${column * 150 + Math.sign(column) * 18} ${y - 32}v72`, frame, 6),
    ),
  )
  const clock = `${piece(circle(0, -372, 36), frame)}${line('M0 -372V-394M0 -372L14 -362', '#4a4458', 5)}`
  const door = `${piece(roundRect(-74, -170, 148, 170, 8), frame)}${flat(roundRect(-62, -158, 59, 158, 3) + roundRect(3, -158, 59, 158, 3), mix('#4f7f7a', wall, 0.1))}${flat(roundRect(-52, -148, 39, 70, 3) + roundRect(13, -148, 39, 70, 3), pane)}`
  return `${piece('M-476 -312L-420 -400H420L476 -312Z', roof)}${piece(roundRect(-450, -316, 900, 320), wall)}${flat(roundRect(-450, -22, 900, 24), darker(wall, 0.26))}${piece('M-116 -300V-380L0 -464L116 -380V-300Z', wall)}${piece('M-142 -368L0 -488L142 -368L124 -356L0 -456L-124 -356Z', roof)}${clock}${windows.join('')}${door}`
}

const hopscotch = (scene: Scene, x: number, y: number) => {
  const { unit } = scene
  const rows = [1, 1, 2, 1, 2, 1]
  let top = y
  const cells = rows.flatMap((count, i) => {
    const [h, near, far] = [(46 - i * 5) * unit, 150 - i * 13, 150 - (i + 1) * 13]
    const [low, high] = [top, top - h]
    top = high
    const edges = count === 1 ? [[-0.5, 0.5]] : points('-1,0 0,1')
    return edges.map(([a = 0, b = 0]) =>
      polygon([
        [x + a * near * unit, low],
        [x + a * far * unit, high],
        [x + b * far * unit, high],
        [x + b * near * unit, low],
      ]),
    )
  })
  scene.add(
    `<path d="${cells.join('')}" fill="none" stroke="#fff8ea" stroke-opacity=".75" stroke-width="${num(5 * unit)}" stroke-linejoin="round"/>`,
  )
}

/**
 * Draws a school, a tree with a bench, a climbing frame, hopscotch on the ground; `climber` is a share of
 * the width.
 */
export const schoolYard = (
  scene: Scene,
  settings: PlaceSettings,
  { climber: climberAt, hopscotch: isMarked }: { climber: number | null; hopscotch: boolean },
) => {
  const { width, height, unit, mood } = scene
  const { dim, pane } = eveningOf(mood)
  const yOf = (share: number) => height * (share + settings.landOffset)
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  ridge(scene, settings, {
    y: 0.52,
    nearness: 0.1,
    trees: { kind: 'round', height: [110, 200], step: 90 },
  })
  const lawn = hills(scene, { base: yOf(0.61), amplitude: 6 * unit, seed: settings.seed })
  const wall = dim(mix('#f0cfa0', mood.tone(0.3), 0.16))
  scene.place(building(wall, dim('#b5533f'), pane), width * 0.47, yOf(0.625), 1.02 * unit)
  scene.sheet(
    lawn.path,
    scene.linear(mood.land(0.5), mood.land(0.7), yOf(0.6), yOf(0.72)),
    2,
    lawn.top,
  )
  const court = dim(mix('#e6c9a6', mood.tone(0.34), 0.3))
  const edge = hills(scene, { base: yOf(0.675), amplitude: 7 * unit, seed: settings.seed + 4 })
  scene.sheet(
    edge.path,
    scene.linear(lighter(court, 0.16), darker(court, 0.2), edge.top, height),
    2,
    edge.top,
  )
  if (isMarked) hopscotch(scene, width * 0.42, yOf(0.965))
  if (climberAt !== null) {
    scene.contactShadow(climberAt * width, yOf(0.735), 260 * unit)
    scene.place(
      climbingFrame(dim('#d8584f'), dim('#e8a13c')),
      climberAt * width,
      yOf(0.735),
      1.22 * unit,
    )
  }
  const treeX = (climberAt ?? 0) > 0.5 ? 0.07 : 0.93
  const leaves = mood.land(0.46)
  scene.contactShadow(treeX * width, yOf(0.755), 190 * unit)
  scene.piece(
    roundTree(treeX * width, yOf(0.755), 760 * unit, settings.seed + 2),
    scene.linear(
      mix(leaves, mood.tone(0.5), 0.2),
      mix(leaves, mood.tone(0.85), 0.6),
      yOf(0.2),
      yOf(0.7),
    ),
    3,
  )
  scene.place(bench(dim('#c08a58')), treeX * width, yOf(0.775), 1.15 * unit)
  scene.ground = () => yOf(0.74)
}
