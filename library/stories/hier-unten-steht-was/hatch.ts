import type { ChildOptions } from '../../draw/cast/child.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { nine, ninePage } from '../../draw/places/house-nine/house.ts'
import { fenja, hedda, ilyas } from '../../draw/places/house-nine/people.ts'
import { pencilLine } from '../../draw/props/house-nine-things.ts'
import { roofTiles } from '../../draw/props/roof.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { palette } from './set.ts'

/** Three side by side: Ilyas points left, Fenja looks straight ahead, Hedda points right. */
const threeOnBellies = (scene: Scene, x: number, y: number) => {
  const aside = {
    view: 'turned',
    stance: 'leaning',
    lean: -10,
    hands: {
      near: { at: [40, -104], grip: 'open', angle: 0 },
      far: { at: [86, -148], grip: 'point', angle: -6, inFront: true },
    },
  } satisfies ChildOptions
  scene.place(ilyas({ ...aside, gaze: [0.9, -0.2], mouth: 'shout' }), x - 275, y + 268, 2.75, {
    flip: true,
  })
  scene.place(hedda({ ...aside, gaze: [0.9, -0.2], mood: 'joyful' }), x + 275, y + 268, 2.75)
  scene.place(
    fenja({
      view: 'front',
      stance: 'leaning',
      mood: 'thoughtful',
      mouth: 'smile',
      headTilt: 6,
      gaze: [0.15, -0.35],
      hands: {
        near: { at: [16, -122], grip: 'open', angle: -40, inFront: true },
        far: { at: [-4, -104], grip: 'open', angle: 184, inFront: true },
      },
    }),
    x,
    y + 288,
    2.75,
  )
}

/** p7: over the roof; three in the low hatch, church tower left, chimney right. */
export const hatch: SceneArt = () => {
  const scene = ninePage(palette, 'dusk')
  const { left, span } = scene
  scene.flat(roundRect(left, 0, span, 700), scene.linear('#f7b287', '#ffe6b4', 0, 420))
  scene.glow(800, 330, 700, '#fff0c0', 0.6)
  for (const [row, color] of ['#dba08a', '#c4807c'].entries()) {
    const list = Array.from({ length: 17 }, (_, i) => {
      const x = left + i * 140 + row * 70
      const y = 290 + row * 66 + ((i * 5 + row) % 3) * 22
      const tower = i % 4 === row ? `M${x + 96} ${y + 30}V${y - 26}h22v60Z` : ''
      return `M${x - 10} 520V${y + 46}L${x + 70} ${y}L${x + 150} ${y + 46}V520Z${tower}`
    })
    scene.piece(list, color, 1)
  }
  roofTiles(scene, 430, '#a8534c')
  scene.begin('land')
  const [x, y] = [800, 800]
  // The hatch's flap, thrown back up the roof.
  scene.piece(
    `M${x - 430} ${y - 226}L${x - 380} ${y - 372}H${x + 380}L${x + 430} ${y - 226}Z`,
    '#8a5a5a',
    3,
  )
  scene.flat(
    [roundRect(x - 250, y - 356, 12, 120), roundRect(x + 238, y - 356, 12, 120)],
    '#6f4450',
  )
  scene.piece(roundRect(x - 510, y - 240, 1020, 278, 8), nine.roof, 3)
  scene.flat(roundRect(x - 462, y - 228, 924, 248), '#3a2438')
  scene.begin('cast')
  scene.add(
    `<clipPath id="low"><path d="M${x - 700} ${y - 620}H${x + 700}V${y + 14}H${x - 700}Z"/></clipPath><g clip-path="url(#low)">`,
  )
  threeOnBellies(scene, x, y)
  scene.add('</g>')
  scene.piece(roundRect(x - 530, y + 4, 1060, 44, 6), '#c98f6a', 3)
  scene.place(pencilLine(260, 1, '#4a3440', 1), x - 180, y + 26, 1)
  scene.glow(x, y - 60, 460, '#ffd894', 0.3)
  scene.inFront(() => {
    // Between us and the roof, dark and near: the church's tower and a tall chimney.
    const dark = '#5a2f4a'
    scene.piece('M-110 1260V520L10 240L34 200L58 240L178 520V1260Z', dark, 3)
    scene.add(line('M34 200V110M2 142H66', dark, 12))
    scene.flat(roundRect(-6, 590, 80, 130, 40), '#ffcf8a')
    scene.mark('light', 34, 650, 36)
    scene.piece('M1400 1260L1424 190H1540L1566 1260Z', '#6f3848', 3)
    scene.piece(roundRect(1404, 170, 156, 46, 8), '#83464f', 2)
    scene.flat([circle(1500, 110, 44), circle(1550, 50, 58), circle(1630, 0, 70)], '#f3d9cc', 0.7)
    scene.piece(
      `M${left} 1140L240 1090L420 1150L620 1110L900 1160L1120 1104L1400 1150V1260H${left}Z`,
      '#7a3f52',
      3,
    )
  })
  return scene
}
