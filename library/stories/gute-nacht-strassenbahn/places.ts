import { roundTree } from '../../draw/landscape/land.ts'
import { cloud, sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, leaf, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { eveningOf } from '../../draw/places/evening.ts'
import { townRow } from '../../draw/places/town-row.ts'
import { windowFrame } from '../../draw/props/furniture.ts'
import { streetLamp } from '../../draw/props/street-things.ts'
import { tram } from '../../draw/props/tram.ts'

const tread = { w: 132, h: 74 }
const firstStep = { x: 250, y: 1040 }

/** Middle of the `i`th step of the stairwell, in pixels. */
export const stepAt = (i: number): [x: number, y: number] => [
  firstStep.x + (i + 0.5) * tread.w,
  firstStep.y - i * tread.h,
]

const bannister = (scene: Scene, wood: string) => {
  const at = (x: number) => firstStep.y - ((x - firstStep.x) / tread.w) * tread.h
  const posts: string[] = []
  for (let x = 330; x < 1640; x += 66) posts.push(roundRect(x - 6, at(x) - 190, 12, 240, 4))
  scene.piece(posts, darker(wood, 0.12), 1)
  scene.piece(
    polygon([
      [250, at(250) - 176],
      [1660, at(1660) - 176],
      [1660, at(1660) - 206],
      [250, at(250) - 206],
    ]),
    wood,
    2,
  )
  scene.piece([roundRect(226, at(250) - 222, 44, 290, 10), circle(248, at(250) - 236, 34)], wood, 2)
}

/** The little door below the stairs, and a plant beside it. */
const cupboard = (scene: Scene, wood: string) => {
  scene.piece(roundRect(1120, 780, 210, 360, 14), lighter(wood, 0.12), 2)
  scene.piece([roundRect(1146, 812, 158, 130, 8), roundRect(1146, 970, 158, 140, 8)], wood, 1)
  scene.piece(circle(1300, 956, 11), '#f2c86a', 1)
  const leaves = [-2.3, -1.9, -1.5, -1.1, -0.7].map((turn) => leaf(1450, 1010, turn, 190, 0.2))
  scene.piece(leaves, '#4f8a6a', 2)
  scene.piece('M1390 1004H1510L1492 1120H1408Z', '#c8643f', 2)
}

/** The stairs of a town house at night, a flight going up to the right below a window. */
export const stairwell = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  const { width, height, mood } = scene
  const wall = mix(mood.tone(0.36), '#e7c58f', 0.46)
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.linear(darker(wall, 0.34), wall, 0, height)}"/>`,
  )
  const wood = '#9a6444'
  const panes = scene.linear(mood.sky[0], mood.sky[2], -130, 130)
  const frame = windowFrame(panes, wood)
  const bars = frame.indexOf('<g filter')
  const moon = `<path d="${circle(30, -48, 44)}" fill="${mood.light}"/><path d="${cloud(-40, 50, 100, 4)}" fill="${mood.cloud}" opacity=".85"/>`
  scene.glow(420, 400, 420, mood.sky[2], 0.35)
  scene.place(frame.slice(0, bars) + moon + frame.slice(bars), 420, 400, 1.5)
  const lampX = 1090
  scene.add(line(`M${lampX} -10V118`, '#3a2f45', 6))
  scene.piece(
    `M${lampX - 70} 190Q${lampX - 60} 112 ${lampX} 112Q${lampX + 60} 112 ${lampX + 70} 190Z`,
    '#e2a04a',
  )
  scene.warm(lampX, 330, 640, '#ffb35c', 0.5)
  scene.glow(lampX, 200, 300, '#ffd88a', 0.8)
  scene.mark('light', lampX, 190, 44)
  bannister(scene, wood)
  const under: [number, number][] = [[firstStep.x, height + 60]]
  for (let i = 0; i < 12; i++) {
    const [x, y] = stepAt(i)
    under.push([x - tread.w / 2, y], [x + tread.w / 2, y])
  }
  under.push([firstStep.x + 12 * tread.w, height + 60])
  const boards = '#b57c52'
  scene.sheet(
    polygon(under),
    scene.linear(lighter(boards, 0.1), darker(boards, 0.42), 300, height),
    3,
    200,
  )
  const treads = Array.from({ length: 11 }, (_, i) => {
    const [x, y] = stepAt(i)
    return roundRect(x - tread.w / 2 - 14, y - 8, tread.w + 20, 22, 8)
  })
  scene.piece(treads, lighter(boards, 0.26), 2)
  scene.sheet(
    `M-60 ${firstStep.y + 40}H${firstStep.x + 80}V${height + 60}H-60Z`,
    scene.linear('#8a6a66', '#5a4456', firstStep.y, height),
    2,
    firstStep.y,
  )
  cupboard(scene, darker(boards, 0.26))
  return scene
}

/** Wall of the near house with a great window; `inside` is drawn behind it, in pixels. */
const lookIn = (scene: Scene, inside: () => void) => {
  const [x, y, w, h] = [520, 560, 640, 600]
  const [left, top] = [x - w / 2, y - h / 2]
  scene.add(
    `<clipPath id="look-in"><path d="${roundRect(left, top, w, h, 30)}"/></clipPath><g clip-path="url(#look-in)">`,
    `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="${scene.linear('#f2b765', '#ffdf9c', top, top + h)}"/>`,
  )
  inside()
  scene.add('</g>')
  const wall = scene.mood.tone(0.8)
  const hole = `M${left} ${top}V${top + h}H${left + w}V${top}Z`
  scene.add(
    `<g filter="url(#s3)"><path d="M-60 -60H960V${scene.height + 60}H-60Z${hole}" fill="${scene.linear(wall, darker(wall, 0.3), 0, scene.height)}" fill-rule="evenodd"/></g>`,
  )
  const bricks: string[] = []
  for (let row = 0; row < 17; row++)
    for (const column of [20, 870])
      bricks.push(roundRect(column + (row % 2) * 34 - 20, row * 74 + 10, 96, 26, 6))
  scene.flat(bricks, lighter(wall, 0.3), 0.14)
  const frame = '#8a5a4a'
  const bar = (bx: number, by: number, bw: number, bh: number) => roundRect(bx, by, bw, bh, 8)
  scene.piece(
    [
      bar(left - 34, top - 34, w + 68, 40),
      bar(left - 34, top - 20, 40, h + 40),
      bar(left + w - 6, top - 20, 40, h + 40),
    ],
    frame,
    2,
  )
  scene.piece(bar(left - 70, top + h - 6, w + 140, 46), lighter(frame, 0.16), 3)
  scene.glow(x, y, 620, '#ffd27a', 0.28)
}

/** Night over the town: left the near house and its lit window, right the street far below. */
export const overTheStreet = (inside: (scene: Scene) => void) => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  sky(scene, {
    light: { x: 0.82, y: 0.19, r: 92 },
    seed: 5,
    clouds: [
      { x: 0.72, y: 0.28, w: 200 },
      { x: 0.96, y: 0.36, w: 170 },
    ],
  })
  const { mood, width, height } = scene
  townRow(scene, { y: 800, scale: 0.4, from: 880, seed: 6, far: 0.45 })
  townRow(scene, { y: 930, scale: 0.52, from: 830, seed: 3, far: 0.1 })
  const { pane } = eveningOf(mood)
  const road = mood.tone(0.72)
  scene.sheet(
    `M-60 920H${width + 60}V${height + 60}H-60Z`,
    scene.linear(lighter(road, 0.12), darker(road, 0.2), 920, height),
    2,
    920,
  )
  scene.flat([roundRect(800, 968, 900, 5), roundRect(800, 1000, 900, 5)], darker(road, 0.5), 0.8)
  scene.place(tram({ color: '#c9524c', pane, isLit: true }), 1250, 1004, 0.62)
  scene.glow(1290, 920, 300, '#ffd27a', 0.5, 0.5)
  scene.place(streetLamp('#2a3360'), 1010, 1080, 0.66)
  scene.glow(1044, 818, 140, '#ffd88a', 0.85)
  scene.piece(roundTree(1540, 1110, 300, 6), mix(mood.land(0.8), '#3f7f6a', 0.3), 2)
  lookIn(scene, () => inside(scene))
  return scene
}

/** The side of a lit tram, so near that one window fills the picture; (x, y) is its middle. */
export const tramSide = (scene: Scene, x: number, y: number, inside: () => void) => {
  const { width } = scene
  const [w, h] = [520, 470]
  const [left, top] = [x - w / 2, y - h / 2]
  const body = (from: number, to: number) => `M-60 ${from}H${width + 60}V${to}H-60Z`
  const panes = [-1, 0, 1].map((i) => roundRect(left + i * (w + 66), top, w, h, 46))
  scene.flat(panes, scene.linear('#ffe7ac', '#f6b765', top, top + h))
  scene.add(
    `<clipPath id="tram-pane"><path d="${panes[1]}"/></clipPath><g clip-path="url(#tram-pane)">`,
  )
  inside()
  scene.add('</g>')
  const holes = [-1, 0, 1]
    .map((i) => {
      const l = left + i * (w + 66)
      return `M${l + 46} ${top}Q${l} ${top} ${l} ${top + 46}V${top + h - 46}Q${l} ${top + h} ${l + 46} ${top + h}H${l + w - 46}Q${l + w} ${top + h} ${l + w} ${top + h - 46}V${top + 46}Q${l + w} ${top} ${l + w - 46} ${top}Z`
    })
    .join('')
  const cream = '#f6e2bd'
  scene.add(
    `<g filter="url(#s3)"><path d="${body(top - 120, top + h + 150)}${holes}" fill="${scene.linear(cream, darker(cream, 0.14), top - 120, top + h)}" fill-rule="evenodd"/></g>`,
  )
  const red = '#c9524c'
  scene.sheet(
    body(top + h + 76, top + h + 400),
    scene.linear(lighter(red, 0.06), darker(red, 0.3), top + h, top + h + 400),
    2,
    top + h + 60,
  )
  scene.flat(body(top + h + 104, top + h + 118), '#ffe2a0', 0.8)
  scene.add(piece(body(top - 150, top - 104), '#8d8794'))
  scene.glow(x, y, 620, '#ffd88a', 0.4)
}
