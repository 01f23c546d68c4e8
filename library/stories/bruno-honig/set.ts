import { stemFlower } from '../../draw/landscape/flowers.ts'
import { fern } from '../../draw/landscape/foliage.ts'
import { bush, fir, trunk } from '../../draw/landscape/land.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { leaf } from '../../draw/paper/geometry.ts'
import { line, piece, strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { footY } from '../../draw/stage/stand.ts'

/** A bed of moss, `x` its middle. */
export const mossBed = (scene: Scene, x: number) => {
  const y = footY(scene, x) - 20
  const moss = mix('#7fae4f', scene.mood.tone(0.6), 0.16)
  scene.contactShadow(x, y + 46, 420)
  const row = (dy: number, color: string, seed: number, lift: number) =>
    scene.piece(
      [-300, -180, -60, 60, 180, 300].map((dx, i) =>
        bush(x + dx, y + dy, lift + (i % 2) * 40, i + seed),
      ),
      scene.linear(lighter(color, 0.12), darker(color, 0.2), y - 130, y + 50),
      3,
    )
  row(-16, darker(moss, 0.12), 2, 300)
  row(16, lighter(moss, 0.08), 7, 220)
}

/** Bruno's dark track through the wet grass, winding from the wood to his feet. */
export const track = (scene: Scene) => {
  const spine = [
    [650, 1080],
    [1180, 1180],
    [1620, 980],
    [720, 780],
    [1300, 690],
    [1300, 640],
  ] as const
  scene.flat(strip(spine, [120, 100, 74, 44, 20, 6]), darker(scene.mood.land(1), 0.28), 0.5)
}

/** A fir cone that falls, 84 tall, its middle at (0, 0). */
export const fallingCone = () => {
  const rows = [-24, -8, 8, 24].map((y, i) => {
    const w = [20, 25, 22, 13][i] ?? 20
    return `M${-w} ${y}Q${-w / 2} ${y + 15} 0 ${y + 3}Q${w / 2} ${y + 15} ${w} ${y}`
  })
  return (
    piece('M0 -42C24 -34 34 0 22 28Q10 44 0 44Q-10 44 -22 28C-34 0 -24 -34 0 -42Z', '#8a5636') +
    line(rows.join(''), '#5f3822', 4)
  )
}

/** Clover leaves and blossoms in the grass between two places, in pixels. */
export const clover = (scene: Scene, from: number, to: number, depth: number) => {
  const random = seeded(from)
  const leaves: string[] = []
  for (let x = from; x < to; x += 21) {
    const y = footY(scene, x, depth + random() * 60)
    for (const turn of [-1.57, 0.5, 2.6]) leaves.push(leaf(x, y, turn, 28, 0.62))
    if (random() < 0.22) scene.add(stemFlower(x + 14, y, 16, '#f7d9e3', random()))
  }
  scene.piece(leaves, lighter(mix('#5f9a50', scene.mood.land(0.7), 0.3), 0.08), 1)
}

/** The lowest boughs of a great fir over the cast, and its trunk behind them. */
export const firRoof = (scene: Scene, x: number, hem: number) => {
  const foot = footY(scene, x) - 20
  const bark = mix(scene.mood.tone(0.8), '#6a4030', 0.6)
  scene.sheet(
    trunk(x, hem - 160, foot, 170, 4),
    scene.linear(darker(bark, 0.3), bark, hem, foot),
    3,
    hem - 200,
  )
  const green = mix('#2f7a52', scene.mood.tone(0.8), 0.12)
  const boughs = (dy: number, reach: number) =>
    Array.from({ length: 13 }, (_, i) => {
      const away = (i - 6) / 6
      const y = hem - 40 + dy + away ** 2 * 70
      return fern(x + away * reach, y - 90, 1.57 - away * 0.55, 210, -away * 0.3)
    })
  scene.sheet(fir(x, hem + 60, 1500, 4, 1.02), scene.linear(darker(green, 0.35), green, 0, hem), 3)
  scene.piece(boughs(10, 690), darker(green, 0.12), 3)
  scene.piece(boughs(-70, 560), lighter(green, 0.08), 2)
}
