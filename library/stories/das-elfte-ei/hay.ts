import { duck } from '../../draw/cast/duck.ts'
import { points, smooth } from '../../draw/paper/geometry.ts'
import { line, strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { eleventhEgg } from './egg.ts'
import { josse, pim } from './figures.ts'
import { newScene } from './set.ts'

const p5: SceneArt = () => {
  const scene = newScene('gold', 'day')
  scene.flat(`M${scene.left} 0H${scene.right}V1200H${scene.left}Z`, '#d9cf86')
  for (let i = 0; i < 7; i++) {
    const y = 90 + i * 190
    const swath = smooth([
      [700, y - 360],
      [1100, y - 240],
      [1500, y - 60],
      [1960, y + 200],
      [1960, y + 270],
      [1480, y + 10],
      [1080, y - 150],
      [660, y - 270],
    ])
    scene.sheet(swath, i % 2 ? '#c9bf6c' : '#e6d98f', 2, Math.max(0, y - 360))
  }
  const stubble = seeded(8)
  const marks = Array.from({ length: 130 }, () => {
    const [x, y] = [scene.across(stubble()), stubble() * 1200]
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(stubble() * 8 - 4)} -20`
  })
  scene.add(line(marks.join(''), '#a89c4a', 4))
  scene.flat(
    smooth(points('500,1500 760,1260 830,1010 980,800 1090,600 1100,420 960,240 700,90 400,-40')),
    '#8a7a2c',
    0.28,
  )
  scene.begin('cast')
  const chicks: readonly (readonly [number, number, boolean])[] = [
    [1010, 1010, false],
    [1110, 1100, false],
    [1330, 1120, true],
    [1450, 1010, true],
    [1390, 900, true],
  ]
  for (const [x, y, flip] of chicks) {
    scene.contactShadow(x, y, 46)
    scene.place(duck({ young: true, pose: 'walking', gaze: [0.9, 0.2] }), x, y, 0.92, { flip })
  }
  scene.contactShadow(1228, 1000, 44)
  scene.place(eleventhEgg(), 1228, 968, 1.14, { rotate: 66 })
  scene.add(line('M1290 930q34 -16 60 -8M1296 958q30 -6 50 4', '#fff6d0', 6))
  const heap = smooth(
    points(
      '-340,-300 -340,1500 560,1500 700,1220 760,960 900,760 1010,560 1010,400 880,250 640,130 400,-40 300,-300',
    ),
  )
  const hay = '#e9b84c'
  scene.sheet(heap, hay, 4, 0)
  const random = seeded(2)
  const straw = Array.from({ length: 260 }, () => {
    const [x, y] = [-300 + random() * 1280, random() * 1250]
    const edge = y < 400 ? 520 + y * 1.1 : 1060 - (y - 400) * 0.5
    if (x > edge - 20) return ''
    const a = 0.7 + (random() - 0.5) * 1.6
    const l = 60 + random() * 90
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(Math.cos(a) * l * 0.5)} ${Math.round(Math.sin(a) * l * 0.5 - 12)} ${Math.round(Math.cos(a) * l)} ${Math.round(Math.sin(a) * l)}`
  })
  scene.add(
    line(straw.slice(0, 90).join(''), '#c08f30', 7),
    line(straw.slice(90, 180).join(''), '#f7d984', 7),
    line(straw.slice(180).join(''), '#d6a23c', 9),
  )
  const wisps = Array.from({ length: 34 }, (_, i) => {
    const t = i / 33
    const [x, y] =
      t < 0.4 ? [640 + t * 900, 130 + t * 660] : [1010 - (t - 0.4) * 720, 420 + (t - 0.4) * 1340]
    const a = -0.4 + t * 1.4 + (random() - 0.5)
    const l = 60 + random() * 50
    return strip(
      [
        [x - 20, y],
        [x + Math.cos(a) * l * 0.6, y + Math.sin(a) * l * 0.6 - 8],
        [x + Math.cos(a) * l, y + Math.sin(a) * l],
      ],
      [13, 9, 2],
    )
  })
  scene.piece(wisps, hay, 2)
  scene.ground = () => 500
  stand(scene, josse({ pose: 'onBack', lids: 1, mouth: 'gasp' }), 590, 2.1, {
    depth: -120,
    rotate: 14,
    shadow: 120,
  })
  stand(
    scene,
    pim({
      pose: 'crouching',
      ears: 'forward',
      headView: 'profile',
      gaze: [0.9, 0.1],
    }),
    400,
    2.1,
    { depth: 330, flip: true, rotate: -10, shadow: 130 },
  )
  scene.warm(120, 40, 900, '#fff3b0', 0.5)
  return scene
}

export const hayScenes: Record<string, SceneArt> = { p5 }
