import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, roundRect } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { boardFloor, plainWall, tiledFloor } from '../../draw/places/indoors.ts'

/** A bathroom: a great round mirror over the basin; `reflected` is drawn in the glass, in pixels. */
export const bathroom = (reflected: (scene: Scene) => void) => {
  const scene = new Scene({ palette: 'sunrise', hour: 'day' })
  const { width, height } = scene
  const wall = '#f3cfae'
  plainWall(scene, 1000, wall, false)
  const joints: string[] = []
  for (let y = 80; y < 1000; y += 92) joints.push(`M0 ${y}H${width}`)
  for (let x = 66; x < width; x += 92) joints.push(`M${x} 0V1000`)
  scene.add(`<g opacity=".5">${line(joints.join(''), lighter(wall, 0.5), 5)}</g>`)
  const [x, y, r] = [800, 480, 400]
  scene.contactShadow(x, y + r + 6, 300)
  scene.piece(circle(x, y, r + 34), '#c9764f', 3)
  scene.flat(circle(x, y, r), scene.linear('#dff1ee', '#f9e3cb', y - r, y + r))
  scene.add(
    `<clipPath id="mirror"><path d="${circle(x, y, r)}"/></clipPath><g clip-path="url(#mirror)">`,
  )
  reflected(scene)
  scene.flat(
    `M${x - 330} ${y - 380}L${x - 150} ${y - 420}L${x - 420} ${y + 120}V${y - 100}Z`,
    '#ffffff',
    0.28,
  )
  scene.add('</g>')
  scene.piece('M380 1010C390 1130 560 1230 800 1230C1040 1230 1210 1130 1220 1010Z', '#fffaf0', 3)
  scene.piece(ellipse(800, 1010, 440, 44), '#ffffff', 2)
  scene.flat(ellipse(800, 1016, 372, 28), '#cfe3e2')
  scene.piece('M776 1010V900Q776 862 812 862H884V902H826V1010Z', '#b9c4cc', 2)
  scene.piece([roundRect(700, 960, 60, 24, 10), roundRect(842, 960, 60, 24, 10)], '#b9c4cc', 1)
  scene.mark('shine', x - 250, y - 210, 60).mark('water', 960, 1014, 26)
  const cup = 'M1090 890H1190L1178 1010H1102Z'
  scene.add(line('M1150 900L1196 760', '#d8584f', 15), line('M1128 900L1106 770', '#3f8f8a', 15))
  scene.piece([roundRect(1180, 726, 40, 44, 8), roundRect(1086, 734, 40, 44, 8)], '#ffffff', 1)
  scene.piece(cup, '#8fc0c4', 2)
  scene.piece('M400 900Q470 880 530 904V1004Q470 1018 400 1000Z', '#f0a35f', 2)
  scene.ground = () => height * 0.95
  return scene
}

interface Landing {
  /** Left edge of the door and its width, in pixels. */
  door: { x: number; w: number }
  width?: number
  height?: number
}

/** A landing before the door of a flat, a hand's width open; returns its handle. */
export const landing = ({ door, width = 1600, height = 1200 }: Landing) => {
  const scene = new Scene({ width, height, palette: 'sunrise', hour: 'day' })
  const floorY = height * 0.745
  const wall = '#e9c3a4'
  plainWall(scene, floorY, wall, false)
  const dado = floorY - 250
  scene.flat(roundRect(0, dado, width, 250), '#b97c74')
  scene.piece(roundRect(-20, dado - 12, width + 40, 24, 6), '#8f5458', 1)
  tiledFloor(scene, floorY, '#e6cdb0', 120)
  const { x, w } = door
  const top = floorY - w * 1.72
  scene.piece(roundRect(x - 40, top - 40, w + 80, floorY - top + 48, 10), '#fff1dc', 2)
  scene.ground = () => floorY
  return { scene, floorY, top }
}

/** The leaf of the landing's door, its handle and spyhole; drawn over a figure behind it. */
export const doorLeaf = (scene: Scene, left: number, top: number, right: number, foot: number) => {
  const wood = '#4f8a84'
  scene.piece(
    `M${left} ${top}H${right}V${foot}H${left}Z`,
    scene.linear(lighter(wood, 0.1), darker(wood, 0.16), top, foot),
    3,
  )
  const [w, h] = [right - left, foot - top]
  const panel = (y: number, share: number) =>
    roundRect(left + w * 0.16, top + h * y, w * 0.68, h * share, 10)
  scene.piece([panel(0.09, 0.34), panel(0.55, 0.36)], darker(wood, 0.12), 1)
  scene.piece(circle(left + w * 0.5, top + h * 0.05, 9), '#f2c86a', 1)
  const handle: [number, number] = [right - w * 0.12, top + h * 0.49]
  scene.piece(roundRect(handle[0] - 14, handle[1] - 44, 28, 96, 12), '#f2c86a', 1)
  scene.piece(roundRect(handle[0] - 66, handle[1] - 10, 76, 20, 10), '#e0a94a', 2)
  return handle
}

/** A thread pulled tight from (x, y) to the handle, tied with a bow there. */
export const thread = (scene: Scene, x: number, y: number, [hx, hy]: readonly [number, number]) => {
  scene.add(
    line(
      `M${num(x)} ${num(y)}Q${num((x + hx) / 2)} ${num((y + hy) / 2 + 26)} ${num(hx)} ${num(hy)}`,
      '#fffaf0',
      6,
    ),
    line(
      `M${num(hx)} ${num(hy)}q-26 -30 -34 -4t34 4q22 -34 34 -8t-34 8M${num(hx)} ${num(hy)}l-14 44M${num(hx)} ${num(hy)}l18 40`,
      '#fffaf0',
      5,
    ),
  )
}

/** A child's room in the evening without a window: lamp, shelf of books, wooden floor. */
export const bedroom = () => {
  const scene = new Scene({ palette: 'sunrise', hour: 'night' })
  const floorY = 900
  plainWall(scene, floorY, '#7a4468', true)
  const stars: string[] = []
  for (let i = 0; i < 40; i++)
    stars.push(
      circle(
        90 + (i % 10) * 158 + (Math.floor(i / 10) % 2) * 79,
        110 + Math.floor(i / 10) * 190,
        9,
      ),
    )
  scene.flat(stars, '#f6c98f', 0.25)
  boardFloor(scene, floorY, '#96604f')
  scene.ground = () => floorY
  return scene
}

/** The high bar of the playground, its height and its posts in pixels. */
export const highBar = (scene: Scene, y: number, posts: readonly number[]) =>
  scene.piece(
    posts.map((x) => roundRect(x - 17, y - 40, 34, 880, 10)),
    '#d8584f',
    2,
  )

/** What fell out of Kerem's pockets and off his head, in the sand round (x, y); `glasses` lie among it. */
export const fallen = (scene: Scene, x: number, y: number, glasses: string) => {
  scene.flat(ellipse(x, y + 16, 330, 46), '#8a5a3c', 0.14)
  scene.place(glasses, x - 130, y + 6, 2.3, { rotate: -8 })
  const cap = `M${x + 10} ${y}C${x + 14} ${y - 70} ${x + 140} ${y - 70} ${x + 144} ${y}Q${x + 78} ${y + 24} ${x + 10} ${y}Z`
  scene.piece(cap, '#e8a13c', 1).piece(circle(x + 77, y - 64, 17), '#fff1d6', 1)
  for (const [dx, color] of [
    [186, '#5f9fc0'],
    [228, '#d8584f'],
    [262, '#6fa85c'],
  ] as const)
    scene.piece(circle(x + dx, y + 20, 15), color, 1).mark('shine', x + dx, y + 20, 18)
  scene.piece(circle(x - 230, y + 26, 36), '#c9904f', 1)
  scene.flat(
    [
      circle(x - 242, y + 18, 6),
      circle(x - 218, y + 34, 6),
      circle(x - 224, y + 10, 5),
      circle(x - 246, y + 38, 5),
    ],
    '#6a3f2c',
  )
  const key = `M${x - 60} ${y + 66}m-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0M${x - 44} ${y + 66}h62v15m-19 -15v13`
  scene.add(line(key, '#b98f4a', 9))
}
