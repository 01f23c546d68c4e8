import { stemFlower } from '../../draw/landscape/flowers.ts'
import { fern } from '../../draw/landscape/foliage.ts'
import { bush, fir, trunk } from '../../draw/landscape/land.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { leaf } from '../../draw/paper/geometry.ts'
import { strip } from '../../draw/paper/pieces.ts'
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

/** Bruno's dark track through the wet grass, from far away to his feet at `x`. */
export const track = (scene: Scene, x: number) => {
  const y = footY(scene, x)
  const spine = [
    [x - 30, y + 4],
    [x - 330, y + 120],
    [x - 330, y - 110],
    [x - 560, y - 66],
  ] as const
  scene.flat(strip(spine, [96, 64, 30, 14]), darker(scene.mood.land(1), 0.25), 0.45)
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
