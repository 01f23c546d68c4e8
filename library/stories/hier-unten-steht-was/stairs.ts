import { placedAt } from '../../draw/cast/toward.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { nine, ninePage } from '../../draw/places/house-nine/house.ts'
import { fenja } from '../../draw/places/house-nine/people.ts'
import { hugeBoot, keyRing, pencilLine } from '../../draw/props/house-nine-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { palette } from './set.ts'

/** The wooden steps from the front, very near; the third one's edge juts out. */
const steps = (scene: Scene) => {
  const { left, right, span } = scene
  const tops = [290, 500, 730, 980, 1240]
  for (const [i, top] of tops.entries()) {
    const next = tops[i + 1] ?? 1260
    const isThird = i === 2
    const out = isThird ? 22 : 0
    const light = lighter(nine.step, isThird ? 0.18 : 0.02)
    scene.sheet(
      `M${left} ${top + 60}H${right}V${next + 30}H${left}Z`,
      scene.linear(darker(nine.step, 0.34), darker(nine.step, 0.2), top, next),
      1,
      top,
    )
    scene.sheet(
      `M${left} ${top}H${right}V${top + 62 + out}H${left}Z`,
      scene.linear(light, darker(nine.step, 0.06), top, top + 70),
      3,
      top,
    )
    scene.flat(roundRect(left, top + 50 + out, span, 12), darker(nine.step, 0.25))
    scene.add(
      line(
        `M${left} ${top + 22}Q400 ${top + 14} 800 ${top + 26}T${right} ${top + 18}`,
        darker(nine.step, 0.2),
        3,
      ),
    )
  }
}

const rail = (scene: Scene) => {
  const posts = [60, 1280, 1440, 1580].map((x) => `M${x} -20V${x < 800 ? 330 : 360}`)
  scene.add(line(posts.join(''), nine.iron, 18))
  scene.add(line('M100 60q50 60 0 120t0 120M1460 60q50 60 0 120t0 120', nine.iron, 9))
}

/** p5: the stairs very near; Fenja head down, two huge boots step over her. */
export const stairThree: SceneArt = () => {
  const scene = ninePage(palette, 'day')
  const { left, span } = scene
  scene.flat(
    roundRect(left, 0, span, 300),
    scene.linear(nine.stairWall, darker(nine.stairWall, 0.1), 0, 300),
  )
  scene.flat(roundRect(left, 60, span, 200), nine.wainscot)
  rail(scene)
  steps(scene)
  scene.place(pencilLine(400, 1, '#20141c', 1.7), 240, 888, 1)
  scene.begin('cast')
  headDown(scene)
  legsOverHer(scene)
  return scene
}

/** Fenja on her belly, head down, a hand on the fourth step; looks under the edge of the third. */
const headDown = (scene: Scene) => {
  const [x, y, scale, rotate] = [450, 545, 3.1, 82]
  const at = placedAt(x, y, scale, { rotate })
  scene.contactShadow(570, 990, 150)
  scene.place(
    fenja({
      view: 'turned',
      stance: 'lyingBelly',
      headTilt: 80,
      mood: 'surprised',
      gaze: [1, -0.3],
      hands: {
        near: { at: at.toFigure([390, 1000]), grip: 'open', elbow: [-0.3, 1] },
        far: { at: at.toFigure([690, 1010]), grip: 'open' },
      },
    }),
    x,
    y,
    scale,
    { rotate },
  )
}

/** Herr Quint from the belt down: one boot still on the second step, one already on the fourth. */
const legsOverHer = (scene: Scene) => {
  const cloth = '#3f5a4f'
  scene.contactShadow(180, 540, 140).contactShadow(1050, 1014, 170)
  scene.piece('M380 -60H660L560 80L308 270H150Q180 50 380 -60Z', cloth, 3)
  scene.place(hugeBoot(), 224, 540, 2, { flip: true })
  scene.piece('M560 -60H920Q1130 280 1200 640H1000Q930 340 760 130Z', darker(cloth, 0.12), 3)
  scene.place(hugeBoot(), 1094, 1012, 2.5, { flip: true })
  scene.add(line('M640 -60Q760 60 810 170', darker(cloth, 0.3), 5))
  scene.piece(roundRect(380, -30, 540, 64, 8), '#7a4a34', 2)
  scene.place(keyRing(), 940, 130, 2.4, { rotate: -6 })
  scene.mark('shine', 930, 112, 80)
}
