import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, num, roundRect, star4 } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { boardFloor } from '../../draw/places/indoors.ts'

const openScene = (wallTop: string, wallLow: string) => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  scene.add(
    `<rect width="${scene.width}" height="${scene.height}" fill="${scene.linear(wallTop, wallLow, 0, 950)}"/>`,
  )
  return scene
}

/** Courses of great stones on a round wall, curving down to both sides. */
const stones = (scene: Scene, color: string, seed: number, opacity = 0.3) => {
  const random = seeded(seed)
  const blocks: string[] = []
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 9; i++) {
      if (random() < 0.45) continue
      const x = i * 190 + (row % 2) * 95 - 60
      const bend = ((x - 720) / 720) ** 2 * 26
      blocks.push(roundRect(x, row * 118 + 30 + bend, 168, 96, 18))
    }
  scene.flat(blocks, color, opacity)
}

/** Maren's round room in the tower: stone wall, a small window with stars, wooden floor. */
export const towerRoom = () => {
  const scene = openScene('#22306a', '#46589a')
  stones(scene, '#6a7cc0', 3, 0.22)
  const [x, y] = [1180, 380]
  const pane = `M${x - 120} ${y + 170}V${y - 40}Q${x} ${y - 230} ${x + 120} ${y - 40}V${y + 170}Z`
  scene.glow(x, y, 520, '#8fd0e0', 0.3)
  scene.piece(
    `M${x - 156} ${y + 200}V${y - 46}Q${x} ${y - 290} ${x + 156} ${y - 46}V${y + 200}Z`,
    '#8a93c9',
    3,
  )
  scene.flat(pane, scene.linear('#14204e', '#4f9db5', y - 180, y + 170))
  scene.mark('light', x, y, 80)
  scene.flat(
    [
      star4(x - 40, y - 60, 20),
      star4(x + 56, y + 10, 14),
      star4(x - 66, y + 60, 11),
      circle(x + 20, y - 110, 4),
    ],
    '#fff6d8',
  )
  scene.flat(`M${x - 120} ${y + 110}H${x + 120}V${y + 170}H${x - 120}Z`, '#1f5f86')
  scene.piece(
    [roundRect(x - 7, y - 150, 14, 320), roundRect(x - 120, y + 6, 240, 12)],
    '#8a5a3c',
    2,
  )
  scene.piece(roundRect(x - 180, y + 168, 360, 40, 10), '#a06a48', 2)
  boardFloor(scene, 900, '#7a5a5f')
  scene.ground = () => 900
  return scene
}

/** A round window onto the fog; what is outside is drawn by `outside`. */
export const foggyWindow = (outside: (scene: Scene) => void) => {
  const scene = openScene('#8a8fae', '#b9b5c4')
  stones(scene, '#d9d6e2', 8, 0.26)
  const [x, y, r] = [1000, 440, 330]
  scene.add(
    `<clipPath id="porthole"><path d="${circle(x, y, r)}"/></clipPath><g clip-path="url(#porthole)">`,
  )
  scene.flat(circle(x, y, r), scene.linear('#f3f5f6', '#d3dbe2', y - r, y + r))
  outside(scene)
  scene.add('</g>')
  scene.mark('light', x, y, 110)
  const inner = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  scene.add(
    `<g filter="url(#s3)"><path d="${circle(x, y, r + 54)}${inner}" fill="#a0764f"/></g>`,
    line(circle(x, y, r + 26), '#7f5a3c', 5),
  )
  const bolts = Array.from({ length: 10 }, (_, i) =>
    circle(x + Math.cos(i * 0.628) * (r + 27), y + Math.sin(i * 0.628) * (r + 27), 11),
  )
  scene.piece(bolts, '#e3bd7a', 1)
  boardFloor(scene, 920, '#8a6a5f')
  scene.ground = () => 920
  return scene
}

/** The lamp room by night in the fog: panes all around, no light but the little one. */
export const darkLampRoom = () => {
  const scene = openScene('#56688c', '#8a9ab5')
  const { width } = scene
  for (let i = 0; i < 5; i++)
    scene.flat(ellipse(200 + i * 330, 260 + (i % 3) * 170, 330, 70), '#c3cfdc', 0.3)
  const iron = '#222c52'
  const bars: string[] = [roundRect(-20, -20, width + 40, 96), roundRect(-20, 470, width + 40, 16)]
  for (let i = 0; i <= 6; i++) bars.push(roundRect(i * 264 - 10, 0, 22, 860, 4))
  scene.piece(bars, iron, 3)
  scene.sheet(
    `M-60 770H${width + 60}V1260H-60Z`,
    scene.linear('#3a4672', '#28335c', 770, 900),
    2,
    770,
  )
  boardFloor(scene, 910, '#4a4668')
  scene.ground = () => 910
  return scene
}

/** The cellar of the tower: bare rock, the iron pipe at `x` pixels going down into the sea. */
export const cellar = (x: number) => {
  const scene = openScene('#1b2450', '#39457a')
  const random = seeded(12)
  const rocks = Array.from({ length: 26 }, () => {
    const [rx, ry] = [random() * 1600, random() * 900]
    return ellipse(rx, ry, 60 + random() * 100, 34 + random() * 50)
  })
  scene.flat(rocks, '#5a68a6', 0.16)
  const floor = mix('#5a5f86', '#1b2450', 0.3)
  scene.sheet(
    `M-60 930C300 900 700 944 1000 916C1240 900 1420 930 1660 912V1260H-60Z`,
    scene.linear(lighter(floor, 0.1), darker(floor, 0.4), 900, 1200),
    3,
    890,
  )
  scene.flat(ellipse(x, 1030, 250, 66), '#0f1c44')
  scene.flat(ellipse(x, 1040, 216, 50), '#1f6f96')
  scene.flat([ellipse(x - 70, 1030, 70, 6), ellipse(x + 60, 1056, 90, 6)], '#8fd0e0', 0.7)
  const iron = scene.linear('#8a93b0', '#4a5478', 0, 1000)
  scene.piece(roundRect(x - 62, -40, 124, 1080, 10), iron, 3)
  scene.piece(
    [roundRect(x - 84, 250, 168, 60, 12), roundRect(x - 84, 800, 168, 60, 12)],
    '#6a7498',
    2,
  )
  const bolts = [-58, 0, 58].flatMap((dx) => [circle(x + dx, 280, 11), circle(x + dx, 830, 11)])
  scene.piece(bolts, '#b9c2d9', 1)
  scene.flat(roundRect(x - 44, 0, 18, 1030), '#c9d2e9', 0.35)
  scene.ground = () => 930
  return scene
}

/** Sparks of a blow at (x, y). */
export const ringing = (scene: Scene, x: number, y: number) => {
  const rays = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * 6.283
    const p = (r: number) => `${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r)}`
    return `M${p(54)}L${p(i % 2 === 0 ? 118 : 92)}`
  })
  scene.add(line(rays.join(''), '#ffe39a', 8))
}
