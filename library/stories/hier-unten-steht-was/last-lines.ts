import { placedAt } from '../../draw/cast/toward.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, type Point, points, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { beam, ninePage } from '../../draw/places/house-nine/house.ts'
import { roomWall, sunPatch } from '../../draw/places/house-nine/rooms.ts'
import { pencilLine } from '../../draw/props/house-nine-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { lyingFenja, otherBoy } from './figures.ts'
import { palette, roomColors, spider, stub, web } from './set.ts'

/** p9: another empty room in the morning sun; the boy, the postcard, Uschi. */
export const spiderRoom: SceneArt = () => {
  const scene = ninePage(palette, 'dawn')
  roomWall(scene, {
    floorY: 470,
    wall: '#c4cf8f',
    boards: '#d9a86f',
    skirting: '#fdf4e0',
    print: 'stripes',
  })
  scene.sheet('M-400 0H470V470L-400 1180Z', scene.linear('#a9b87a', '#c4cf8f', 0, 1000), 2)
  scene.piece('M-400 1080L466 436L472 490L-400 1230Z', '#fdf4e0', 2)
  scene.flat('M50 -40H400V242L50 416Z', '#fff6d8')
  scene.piece('M10 -40H50V410L400 236V-40H436V262L10 474Z', '#fdf4e0', 2)
  scene.add(line('M226 -40V326', '#fdf4e0', 16))
  scene.piece('M-60 500L440 262L462 296L-60 560Z', '#fffaf0', 3)
  scene.glow(230, 180, 420, '#fff3c4', 0.8)
  scene.mark('light', 230, 160, 80).mark('light', 760, 900, 60)
  sunPatch(scene, points('560,560 980,540 1340,1010 660,1120'), '#fff0b8', 0.62)
  scene.begin('cast')
  scene.contactShadow(1070, 1006, 190)
  // The boy, shoulders up to his ears, postcard in one hand, searches the floor with his eyes.
  scene.place(
    otherBoy({
      view: 'front',
      stance: 'shrugging',
      headView: 'turned',
      mood: 'thoughtful',
      nod: 12,
      gaze: [0.7, 0.8],
      hands: {
        near: { at: [-74, -150], grip: 'flat', angle: 200, elbow: [-0.4, 1] },
        far: { at: [66, -138], grip: 'pinch', holding: placed(postcard(), { x: 40 }), tilt: -6 },
      },
    }),
    1070,
    1010,
    2.7,
    { flip: true },
  )
  scene.inFront(() => {
    // Very near at the lower left, in the corner under the sill: the web.
    scene.place(web(350, 300, 0.55), 6, 556)
    scene.add(line('M170 470V590', '#ffffff', 4))
    scene.place(spider(), 174, 624, 1.35)
    scene.mark('eye', 167, 590, 8).mark('eye', 182, 590, 8)
  })
  return scene
}

const postcard = () =>
  `${piece(roundRect(-46, -32, 92, 64, 4), '#fff8ea')}${flat(roundRect(16, -24, 24, 26, 2), '#d2473f')}${flat(circle(28, -11, 7), '#fff3c4')}${placed(pencilLine(54, 2, '#55505e', 0.36), { x: -14, y: -12 })}${placed(pencilLine(54, 2, '#55505e', 0.36), { x: -14, y: 6 })}`

/** p10: the skirting board very near; one line, the beginning of another, Fenja's hand. */
export const ownLine: SceneArt = () => {
  const scene = ninePage(palette, 'day')
  const { left, right, span } = scene
  scene.flat(
    roundRect(left, 0, span, 330),
    scene.linear(darker(roomColors.wall, 0.1), roomColors.wall, 0, 320),
  )
  scene.flat(
    Array.from({ length: 12 }, (_, i) => circle(left + i * 200, 120 + (i % 2) * 100, 26)),
    lighter(roomColors.wall, 0.5),
    0.7,
  )
  const board = roomColors.skirting
  scene.sheet(
    `M${left} 290H${right}V1000H${left}Z`,
    scene.linear(lighter(board, 0.3), darker(board, 0.08), 290, 1000),
    3,
    290,
  )
  scene.flat(roundRect(left, 290, span, 22), '#ffffff', 0.8)
  scene.flat(roundRect(left, 356, span, 8), darker(board, 0.2), 0.6)
  scene.sheet(
    `M${left} 990H${right}V1260H${left}Z`,
    scene.linear('#c9935c', '#9a6a44', 990, 1200),
    3,
    990,
  )
  scene.flat(roundRect(left, 985, span, 12), darker(board, 0.5))
  scene.add(line('M300 990L120 1260M900 990L960 1260M1400 990L1600 1260', '#7a4f34', 6))
  beam(scene, 'M-100 290H420L900 1000H180Z', '#ffe6a0', 0.4)
  beam(scene, 'M560 290H800L1280 1000H1010Z', '#ffe6a0', 0.34)
  scene.place(pencilLine(520, 1, '#5a5563', 2.4), 330, 530, 1)
  scene.place(pencilLine(200, 2, '#3f4a5a', 2.4), 330, 712, 1)
  scene.begin('cast')
  scene.contactShadow(1300, 1170, 520)
  const [x, y, scale] = [1330, 1260, 7]
  const at = placedAt(x, y, scale, { flip: true })
  const tip: Point = [268, 706]
  const hold: Point = [at.toFigure(tip)[0] - 10, at.toFigure(tip)[1] - 7]
  // Fenja's cheek is nearly on the floor; she writes, her tongue between her teeth, and looks at the tip.
  scene.place(
    lyingFenja({
      x,
      y,
      scale,
      looksAt: tip,
      options: {
        mouth: 'tongue',
        headTilt: 18,
        hands: {
          near: {
            at: hold,
            grip: 'pinch',
            holding: placed(stub('M0 -86Q10 -110 -16 -130T-10 -190'), {
              pivot: [0, -34],
              rotate: -56,
              scale: 0.36,
            }),
          },
          far: { at: [52, -6], grip: 'open' },
        },
      },
    }),
    x,
    y,
    scale,
    { flip: true },
  )
  scene.mark('shine', 500, 400, 60).mark('light', 400, 450, 60).mark('light', 850, 460, 50)
  return scene
}
