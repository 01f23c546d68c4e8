import { sky } from '../../draw/landscape/sky.ts'
import { lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, leaf, type Point, smooth } from '../../draw/paper/geometry.ts'
import { placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import { Scene as Picture, type Scene } from '../../draw/paper/scene.ts'
import { townRow } from '../../draw/places/town-row.ts'
import { blue, boot, red } from './figures.ts'

/** A mountain of red and blue boots; (x, y) is the middle of its foot. */
export const bootHeap = (scene: Scene, x: number, y: number, scale: number) => {
  const random = seeded(5)
  scene.contactShadow(x, y, 190 * scale)
  for (const [row, count] of [5, 4, 3, 2].entries())
    for (let i = 0; i < count; i++) {
      const turn = (random() - 0.5) * 150
      scene.add(
        placed(boot((i + row) % 2 ? blue : red), {
          x: x + (i - (count - 1) / 2) * 74 * scale,
          y: y - (24 + row * 40) * scale,
          rotate: turn,
          scale,
          flip: random() < 0.5,
          pivot: [6, -28],
        }),
      )
    }
}

/** A crown of water that splashes up around (x, y), `w` wide. */
export const splash = (scene: Scene, x: number, y: number, w: number) => {
  const random = seeded(x)
  const spikes = 11
  const rim = Array.from({ length: spikes * 2 + 1 }, (_, i): Point => {
    const angle = Math.PI * (1 + i / (spikes * 2))
    const reach = (w / 2) * (i % 2 ? 1.1 + random() * 0.25 : 0.72)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8]
  })
  scene.piece(smooth(rim), '#a5dfea', 2)
  const drops = Array.from({ length: 16 }, () => {
    const [angle, reach] = [-0.2 - random() * 2.74, w * (0.64 + random() * 0.2)]
    return circle(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8, 8 + random() * 12)
  })
  scene.piece(drops, '#c9eef5', 1)
}

/** A puddle as broad as the picture with the sky in it. */
export const seaOfPuddle = (scene: Scene, x: number, y: number, rx: number) => {
  const water = '#58aec4'
  scene.piece(ellipse(x, y, rx, rx * 0.17), water, 1)
  scene.flat(ellipse(x, y - rx * 0.012, rx * 0.93, rx * 0.135), lighter(water, 0.28), 0.85)
}

/** A rainbow of torn paper from left to right around (x, y). */
const rainbow = (scene: Scene, x: number, y: number, r: number) => {
  const colors = ['#ec6a5e', '#f4a53f', '#f6dd6a', '#7cc27a', '#5aa7d8', '#8f78c4']
  for (const [i, color] of colors.entries()) {
    const [out, inner] = [r - i * 38, r - i * 38 - 42]
    const arch = `M${x - out} ${y}A${out} ${out} 0 0 1 ${x + out} ${y}L${x + inner} ${y}A${inner} ${inner} 0 0 0 ${x - inner} ${y}Z`
    scene.flat(arch, color, 0.62)
  }
}

/** The dotted way that somebody has walked around (x, y) and is still walking. */
export const roundTrail = (scene: Scene, x: number, y: number, rx: number) =>
  scene.add(
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.2}" fill="none" stroke="#ffffff" stroke-opacity=".8" stroke-width="10" stroke-linecap="round" stroke-dasharray="2 34"/>`,
  )

/** The sky of a rainy morning, all over the story. */
export const wetSky = {
  weather: 'overcast',
  sky: { sheets: 'torn', clouds: 'blobs' },
} as const

/** A broad tree over a bench; (x, y) is its foot. */
export const broadTree = (scene: Scene, x: number, y: number) => {
  const bark = print('wood', '#8a6250', '#6f4c40', { size: 40, angle: 90 })
  scene.piece(
    strip(
      [
        [x, y + 20],
        [x - 16, y - 340],
        [x, y - 640],
      ],
      [190, 150, 130],
    ),
    bark,
    3,
  )
  const leaves = ['#3f8a72', '#57a37e', '#7bbd8c']
  for (const [i, color] of leaves.entries()) {
    const edge: Point[] = []
    for (let px = -80; px <= 1680; px += 110)
      edge.push([px, 330 - i * 92 + Math.sin(px / 96 + i * 2) * 44 - Math.abs(px - x) * 0.1])
    const hanging = edge.flatMap(([px, py], k) =>
      [-34, 8, 46].map((dx, j) =>
        leaf(px + dx, py - 16 - j * 8, 1.57 + (j - 1) * 0.5 + Math.sin(k + i) * 0.3, 84, 0.4),
      ),
    )
    scene.sheet([`${smooth(edge, false)}L1700 -80L-80 -80Z`, ...hanging], color, 3)
    scene.markArea('leaves', [200 + i * 420, 60, 420 + i * 420, 180], 50)
  }
}

/** The street of the story after the rain: low houses under a rainbow. */
export const afterRain = () => {
  const scene = new Picture({ palette: 'ocean', hour: 'day' })
  const light = { x: 0.1, y: 0.16, r: 80 }
  sky(scene, { light, seed: 6, design: { sheets: 'torn', clouds: 'blobs', sun: 'plain' } })
  rainbow(scene, 800, 860, 760)
  townRow(scene, { y: 800, scale: 0.66, from: -60, seed: 4 })
  scene.sheet('M-60 800H1660V1260H-60Z', '#e4d9c6', 2, 800)
  scene.sheet('M-60 842H1660V1260H-60Z', '#a7b4bd', 2, 842)
  scene.ground = () => 960
  return scene
}
