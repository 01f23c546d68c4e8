import { type ChildOptions, childJoints } from '../../draw/cast/child.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { nine, ninePage } from '../../draw/places/house-nine/house.ts'
import { fenja, hedda, ilyas } from '../../draw/places/house-nine/people.ts'
import { pencilLine } from '../../draw/props/house-nine-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { cookie, palette } from './set.ts'

const yardWall = (scene: Scene, path: string, color: string) =>
  scene.sheet(path, scene.linear(lighter(color, 0.16), darker(color, 0.2), 0, 1200), 2)

/** A window of the wall across, at a share of its width and height. */
const across = (scene: Scene, x: number, y: number, size: number, pane: string) => {
  scene.place(
    `${piece(roundRect(-60, -90, 120, 180, 4), nine.trim)}${flat(roundRect(-48, -78, 96, 156, 2), pane)}${line('M0 -78V78M-48 -24H48', nine.trim, 8)}${piece(roundRect(-72, 84, 144, 18, 4), nine.trim)}`,
    x,
    y,
    size,
  )
}

/** Washing on a line from wall to wall, high over the yard. */
const washing = (scene: Scene) => {
  scene.add(line('M330 210Q800 330 1276 190', '#fff6e6', 4))
  const cloths = [
    '#fff6e6',
    '#d2473f',
    '#e8b13c',
    '#fff6e6',
    '#2f8f8a',
    '#8a5f94',
    '#fff6e6',
  ] as const
  for (const [i, color] of cloths.entries()) {
    const t = 0.1 + i * 0.06
    const x = 330 + t * 946
    const y = 210 + Math.sin(t * Math.PI) * 52
    scene.piece(roundRect(x, y, 44, 62 + (i % 3) * 16, 4), color, 2)
  }
}

/** p6: from the ground of the yard up; the drainpipe with its line, Hedda high at her window. */
export const yard: SceneArt = () => {
  const scene = ninePage(palette, 'day')
  const { left, right } = scene
  scene.flat(`M${left} 0H${right}V1200H${left}Z`, scene.linear('#8fc4e0', '#d9ecf2', 0, 300))
  scene.flat([ellipse(820, 90, 90, 26), ellipse(880, 74, 60, 24)], '#ffffff', 0.9)
  scene.mark('cloud', 840, 80, 50)
  yardWall(scene, 'M520 200H1130L1290 1010H300Z', nine.front)
  for (const [row, y] of [300, 440, 610, 820].entries())
    for (const column of [0, 1, 2]) {
      const grow = 0.62 + row * 0.16
      const x = 806 + (column - 1) * (190 + row * 52)
      across(scene, x, y, grow, (row + column) % 3 === 0 ? '#f6dca8' : '#8fa9c4')
    }
  yardWall(scene, `M${left} -40H340L520 200L300 1010L${left} 1260Z`, darker(nine.front, 0.24))
  yardWall(scene, `M${right} -40H1300L1130 200L1290 1010L${right} 1260Z`, lighter(nine.front, 0.2))
  for (const [x, y, h] of [
    [1390, 260, 190],
    [1400, 560, 250],
    [1430, 900, 300],
  ] as const) {
    const pane = (grow: number) =>
      `M${x - 70 - grow} ${y - h * 0.44 - grow}L${x + 90 + grow} ${y - h * 0.56 - grow}V${y + h * 0.6 + grow}L${x - 66 - grow} ${y + h * 0.42 + grow}Z`
    scene.piece(pane(16), nine.trim, 1)
    scene.flat(pane(0), '#9fb6c8')
    scene.add(line(`M${x + 8} ${y - h * 0.5}V${y + h * 0.5}`, nine.trim, 10))
  }
  washing(scene)
  scene.sheet(
    `M${left} 1020Q800 980 ${right} 1020V1260H${left}Z`,
    scene.linear('#c9a98f', '#a9847a', 1000, 1200),
    2,
    990,
  )
  scene.piece('M190 -40H240L300 1150H180Z', scene.linear('#8a9aa4', '#6f8088', 0, 1100), 3)
  scene.piece([roundRect(178, 180, 82, 24, 6), roundRect(172, 560, 108, 30, 6)], '#5f6f78', 2)
  scene.place(pencilLine(88, 1, '#241f2c', 1), 236, 980, 1, { rotate: -3 })
  scene.begin('cast')
  heddasWindow(scene)
  scene.contactShadow(620, 1190, 150).contactShadow(1190, 1200, 150)
  scene.place(
    fenja({
      view: 'turnedAway',
      headView: 'turned',
      stance: 'standing',
      headTilt: -16,
      nod: -14,
      gaze: [0.3, -1],
      hands: {
        near: { at: [92, -120], grip: 'pinch', holding: cookieInHand },
        far: { at: [-100, -196], grip: 'wave', angle: -120 },
      },
    }),
    590,
    1190,
    2.75,
  )
  scene.place(
    ilyas({
      view: 'turned',
      stance: 'contrapposto',
      headTilt: -12,
      gaze: [0.5, -0.9],
      mouth: 'grin',
      hands: {
        near: { at: [50, -120], grip: 'pinch', holding: cookieInHand, inFront: true },
        far: { at: [84, -176], grip: 'point', angle: -60 },
      },
    }),
    1230,
    1210,
    2.75,
    { flip: true },
  )
  return scene
}

const cookieInHand = placed(cookie(), { scale: 0.62, y: -8 })

/** Hedda at her window on the third floor: an apple between her teeth, both hands in the air; looks down. */
const heddasWindow = (scene: Scene) => {
  const pose: ChildOptions = { view: 'front', stance: 'jumping', mood: 'joyful', gaze: [0, 0.8] }
  const mouth = childJoints(pose).mouth
  const apple = `${piece('M0 -10C-24 -20 -28 20 -10 22Q0 18 10 22C28 20 24 -20 0 -10Z', '#d8403a')}${line('M0 -10q3 -9 9 -11', '#5a3426', 4)}${flat(ellipse(-11, 2, 4, 6), '#ffb59a')}`
  scene.add('<g transform="translate(314 200) scale(.62)">')
  scene.add('<clipPath id="w3"><path d="M520 0H1120V520H520Z"/></clipPath><g clip-path="url(#w3)">')
  scene.piece(roundRect(682, 296, 248, 230, 4), nine.trim, 1)
  scene.flat(roundRect(698, 312, 216, 214, 3), '#ffe9b8')
  const red = `${hedda({
    ...pose,
    hands: {
      near: { at: [-70, -226], grip: 'wave', angle: -100, elbow: [-1, 0.2] },
      far: { at: [72, -218], grip: 'wave', angle: -70, elbow: [1, 0.2] },
    },
  })}${placed(apple, { x: mouth[0], y: mouth[1] + 12 })}`
  scene.place(red, 806, 664, 1.3)
  scene.add('</g>')
  scene.piece(roundRect(664, 518, 284, 24, 4), nine.trim, 2)
  scene.add('</g>')
  scene.glow(806, 440, 190, '#fff0c0', 0.4)
}
