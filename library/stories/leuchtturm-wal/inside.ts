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
  const [x, y] = [640, 380]
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

/** The thick wall of the tower on the right, cut through; the song of the whale runs up in it. */
export const cutWall = (scene: Scene, edge: number) => {
  const { height } = scene
  const path = `M${edge + 40} -60C${edge - 20} 300 ${edge - 30} 700 ${edge} ${height + 60}H1720V-60Z`
  scene.sheet(path, scene.linear('#8f9ad0', '#5666a6', 0, height), 3)
  const blocks: string[] = []
  for (let row = 0; row < 9; row++)
    blocks.push(roundRect(edge + 60 + (row % 2) * 30, row * 140 - 20, 300, 116, 20))
  scene.flat(blocks, '#7482c0', 0.55)
  const song = [0, 1, 2, 3, 4].map((i) => {
    const y = 1120 - i * 190
    return `M${edge + 70} ${y}q30 -60 60 0t60 0t60 0`
  })
  scene.add(`<g opacity=".8">${line(song.join(''), '#cfeef2', 9)}</g>`)
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

/** The foot of the tower cut open: a cellar, below it rock, below that the sea, and a pipe at `x` through all. */
export const cellar = (x: number) => {
  const scene = openScene('#1b2450', '#414d86')
  stones(scene, '#5a68a6', 12, 0.3)
  const { height } = scene
  const sea = scene.linear('#1f6f96', '#0f2a58', 960, height)
  scene.sheet(`M-60 900H1660V${height + 60}H-60Z`, sea, 2, 900)
  scene.markArea('bubbles', [200, 1040, 1500, 1190], 60)
  const rock =
    'M-60 780L200 772L520 790L900 776L1240 788L1660 770V960L1500 1010L1340 980L1180 1050L1000 1010L860 1030L640 990L420 1060L200 1000L-60 1050Z'
  scene.sheet(rock, scene.linear('#767aa0', '#3a4270', 770, 1050), 3, 760, 'torn')
  scene.flat(
    [ellipse(240, 900, 120, 34), ellipse(620, 870, 150, 30), ellipse(1340, 890, 130, 34)],
    '#5a6090',
    0.7,
  )
  scene.sheet(`M-60 -60H150C90 240 96 560 130 790H-60Z`, '#59649c', 3)
  scene.sheet(`M1660 -60H1450C1510 240 1504 560 1470 790H1660Z`, '#59649c', 3)
  const iron = scene.linear('#9aa3c0', '#4a5478', 0, 1100)
  scene.piece(roundRect(x - 52, -40, 104, 1160, 10), iron, 3)
  scene.piece(
    [
      roundRect(x - 72, 180, 144, 54, 12),
      roundRect(x - 72, 700, 144, 54, 12),
      roundRect(x - 66, 1090, 132, 36, 10),
    ],
    '#6a7498',
    2,
  )
  const bolts = [-48, 0, 48].flatMap((dx) => [circle(x + dx, 207, 10), circle(x + dx, 727, 10)])
  scene.piece(bolts, '#b9c2d9', 1)
  scene.flat(roundRect(x - 36, 0, 16, 1080), '#c9d2e9', 0.35)
  scene.mark('shine', x, 420, 50)
  scene.ground = () => 712
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
