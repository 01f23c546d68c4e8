import { bear } from '../../draw/cast/bear.ts'
import { fox } from '../../draw/cast/fox.ts'
import { hare } from '../../draw/cast/hare.ts'
import { hedgehog } from '../../draw/cast/hedgehog.ts'
import { mouse } from '../../draw/cast/mouse.ts'
import { bush, grass } from '../../draw/landscape/land.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { forest } from '../../draw/places/forest.ts'
import { pond } from '../../draw/places/pond.ts'
import { bread } from '../../draw/props/furniture.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import { mirroredMoon } from '../../draw/props/water.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { cheese, emil, rosa } from './figures.ts'
import { gorge, hangingMoss } from './gorge.ts'
import { rainbow, surface, trunkBridge } from './set.ts'

const palette = 'emerald' as const

/** The new bridge: planks on two beams with a rail behind, its deck at `y`. */
const plankBridge = (scene: Scene, y: number, drawWalkers: () => void) => {
  const wood = '#e0b277'
  const { left, span } = scene
  const posts = Array.from({ length: Math.round(span / 170) }, (_, i) =>
    roundRect(left + 120 + i * 170, y - 130, 22, 150, 6),
  )
  scene.piece([...posts, roundRect(left - 140, y - 128, span + 280, 24, 8)], darker(wood, 0.16), 2)
  drawWalkers()
  const count = Math.ceil((span + 280) / 57)
  const planks = Array.from({ length: count }, (_, i) =>
    roundRect(left - 140 + i * 57, y - 4, 52, 74, 6),
  )
  scene.piece(planks, scene.linear(lighter(wood, 0.2), wood, y, y + 60), 3)
  scene.piece(roundRect(left - 140, y + 62, span + 280, 26, 6), darker(wood, 0.3), 2)
}

/** Bushes behind which somebody works by lantern light, and planks that stick out. */
const nightWork = (scene: Scene, x: number, y: number) => {
  const green = mix(scene.mood.land(0.9), '#12324a', 0.3)
  scene.piece([bush(x - 120, y, 260, 3), bush(x + 120, y, 320, 5)], darker(green, 0.2), 3)
  scene.warm(x, y - 60, 230, '#e2853a', 0.6).glow(x, y - 80, 190, '#ffd88a', 0.8)
  scene.place(bear({ pose: 'walking', gaze: [0.6, 0.6] }), x - 30, y + 60, 0.72)
  const planks = [roundRect(0, -20, 330, 26, 4), roundRect(-20, 10, 330, 26, 4)]
  scene.place(planks.map((d) => `<path d="${d}" fill="#c98f55"/>`).join(''), x + 20, y - 60, 1, {
    rotate: -24,
  })
  scene.piece([bush(x - 60, y + 40, 300, 7), bush(x + 190, y + 46, 280, 9)], green, 3)
}

export const nightAndMorning: Record<string, SceneArt> = {
  p5: () => {
    const scene = forest({
      ...{ palette: 'ocean', hour: 'day', kind: 'mixed', seed: 17, plants: false },
      light: { r: 0 },
    })
    rainbow(scene, 1180, 850, 680)
    scene.piece([bush(500, 930, 400, 5), bush(1580, 930, 300, 8)], '#6fb598', 2)
    const cloud = mix(scene.mood.sky[0], '#5d7f90', 0.55)
    for (const [i, x] of [-60, 190, 380, 80, 290].entries())
      scene.piece(bush(x, 190 + (i % 3) * 60, 420, i + 2), lighter(cloud, i * 0.05), 3)
    const { left, right, height } = scene
    const blades = grass({ yAt: () => 900 }, left, right, 15, 44, 3)
    const turf = [`M${left - 60} 900H${right + 60}V${height + 60}H${left - 60}Z`, blades]
    scene.sheet(turf, scene.linear('#6fb58d', '#3f8f72', 880, 1000), 2, 850)
    surface(scene, 955)
    trunkBridge(scene, left - 80, right + 80, 1050, 200, '#4f9d7d')
    scene.begin('cast')
    const his = { pose: 'sideways', headView: 'profile', nod: -16, gaze: [0.6, -0.8] } as const
    const hers = {
      pose: 'sideways',
      headView: 'profile',
      mood: 'tender',
      gaze: [0.6, -0.7],
    } as const
    scene.place(rosa(hers), 548, 1172, 2.05)
    scene.place(emil({ ...his, ears: 'forward' }), 1190, 1100, 2.85, { flip: true })
    slantingRain(scene, { seed: 8, count: 230, dry: { left: 640, right: 1700, top: -100 } })
    return scene
  },
  p6: () => {
    const scene = pond({
      ...{ palette: 'midnight', hour: 'night', view: 'water', landOffset: 0.1, seed: 11 },
      plants: false,
      light: { x: 0.49, y: 0.3, r: 300 },
    })
    scene.piece([bush(110, 640, 340, 4), bush(300, 650, 220, 7)], scene.mood.land(0.9), 3)
    gorge(scene, {
      ...{ y: 620, from: 330, to: 1220, water: 900, thick: 90 },
      ...{ lean: 90, rise: 110, rock: '#2c4468' },
    })
    hangingMoss(scene, 210, 1330, 706)
    mirroredMoon(scene, 770, 1080, 150)
    nightWork(scene, 1420, 540)
    const asleep = { dozing: true, headView: 'profile', pose: 'sideways' } as const
    stand(scene, emil({ ...asleep, nod: 30 }), 1036, 1.5, { flip: true, shadow: 0 })
    stand(scene, rosa({ ...asleep, nod: 30 }), 526, 1.6, { shadow: 0 })
    scene.mark('water', 770, 1080, 120)
    return scene
  },
  p7: () => {
    const scene = forest({
      ...{ palette, hour: 'day', kind: 'mixed', seed: 30, plants: false },
      landOffset: -0.24,
      light: { x: 0.8, y: 0.13, r: 100 },
    })
    gorge(scene, {
      ...{ y: 1010, from: -60, to: 1660, water: 700, thick: 96 },
      ...{ lean: 60, rock: '#8fae8e' },
    })
    scene.add('<g transform="rotate(-5 800 500)">')
    plankBridge(scene, 540, () => {
      const walkers: [svg: string, x: number, flip: boolean][] = [
        [hare({ pose: 'striding', color: '#cfae94', gaze: [0.8, 0.3] }), 110, false],
        [bear({ pose: 'striding', gaze: [0.8, 0.3] }), 330, true],
        [fox({ pose: 'walking', gaze: [0.8, 0.3] }), 1130, false],
        [hedgehog({ pose: 'walking', gaze: [0.8, -0.3] }), 1400, true],
      ]
      for (const [svg, x, flip] of walkers) scene.place(svg, x, 546, 0.94, { flip })
    })
    scene.add('</g>')
    trunkBridge(scene, scene.left - 80, scene.right + 80, 1010, 110)
    scene.begin('cast')
    const sitting = { pose: 'back', mood: 'joyful' } as const
    scene.place(
      rosa({ ...sitting, tail: 'tucked', headView: 'profile', gaze: [0.8, 0.3] }),
      560,
      1078,
      2.3,
    )
    scene.place(
      emil({ ...sitting, headView: 'profile', gaze: [0.8, 0.3], nod: 6 }),
      1010,
      1078,
      2.1,
      {
        flip: true,
      },
    )
    // The strap over his back that both bags hang from.
    scene.add(line('M900 852Q985 812 1070 852', '#2c5a7c', 18))
    scene.place(bread(), 790, 812, 1.45, { rotate: 4 })
    scene.place(
      mouse({ holding: placed(cheese(), { scale: 0.6 }), gaze: [-0.9, -0.3] }),
      1290,
      1016,
      1.2,
    )
    return scene
  },
}
