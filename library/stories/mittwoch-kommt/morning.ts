import { adultJoints } from '../../draw/cast/adult.ts'
import { gazeAt, placedAt } from '../../draw/cast/toward.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { plasterStrip } from './costumes.ts'
import { enno, ennoJoints, ennoSkin, mama, mamaLook } from './figures.ts'
import { helmet, page, shutUmbrella, sock, soupSpoon, trousers } from './set.ts'

const pyjamas = { outfit: 'pyjamas', color: '#e8b34a', shoes: ennoSkin } as const

const toothbrush = () =>
  `${piece(roundRect(-4, -66, 8, 92, 4), '#4f9a94')}${piece(roundRect(-4, -84, 18, 26, 3), '#fffaf0')}${flat(ellipse(12, -80, 8, 10), '#ffffff')}`

/** p1: the bathroom in the mirror; before it the back of Enno's head. */
export const mirror: SceneArt = () => {
  const scene = page('dawn')
  const { left, span } = scene
  scene.flat(roundRect(left, 0, span, 1200), print('checks', '#a9cfc4', '#bcdbd0', { size: 150 }))
  scene.piece(roundRect(210, 40, 1180, 880, 60), '#b5763f', 3)
  scene.add(`<clipPath id="glass"><path d="${roundRect(246, 76, 1108, 808, 40)}"/></clipPath>`)
  scene.add('<g clip-path="url(#glass)">')
  behindThem(scene)
  inTheGlass(scene)
  scene.flat('M246 520L700 76H860L246 690ZM246 760L930 76H990L246 820Z', '#ffffff', 0.16)
  scene.add('</g>')
  scene.mark('shine', 360, 200, 50)
  basin(scene)
  scene.inFront(() => {
    scene.place(
      enno(
        {
          view: 'back',
          ...pyjamas,
          headTilt: 4,
          hands: { near: { at: [-42, -232], grip: 'pinch', angle: -40, inFront: true } },
        },
        { isPlastered: false },
      ),
      470,
      1870,
      3.7,
    )
  })
  return scene
}

/** What the mirror shows of the room behind: a window with the sun, a towel. */
const behindThem = (scene: Scene) => {
  scene.flat(roundRect(240, 70, 1120, 820), '#f6dcae')
  scene.flat(roundRect(240, 640, 1120, 260), '#a9cfc4')
  scene.piece(roundRect(1040, 110, 280, 380, 8), '#fffaf0', 1)
  scene.flat(roundRect(1064, 134, 232, 332), scene.linear('#f9c98a', '#fff2cf', 134, 466))
  scene.flat(circle(1150, 330, 58), '#fff6d8')
  scene.glow(1150, 330, 260, '#fff0c0', 0.7)
  scene.mark('sun', 1150, 330, 58)
  scene.piece(roundRect(1174, 134, 12, 332), '#fffaf0', 1)
  scene.piece(
    'M300 330H420V610Q360 630 300 610Z',
    print('stripes', '#d85c5c', '#f3e0c4', { size: 30, angle: 90 }),
    2,
  )
  scene.piece(roundRect(280, 318, 160, 18, 8), '#b5763f', 1)
}

/** Enno pushes the goggles up; Mama holds the toothbrush in mid-air and looks at him. */
const inTheGlass = (scene: Scene) => {
  const here = placedAt(1090, 1230, 2.9, { flip: true })
  const look = { ...mamaLook, view: 'turned', mood: 'surprised', mouth: 'line' } as const
  scene.place(
    mama({
      ...look,
      color: '#8fa8c8',
      gaze: gazeAt(here, adultJoints(look).eyes, [640, 330]),
      headTilt: 6,
      hands: {
        near: {
          at: [54, -222],
          grip: 'grip',
          holding: toothbrush(),
          tilt: 14,
          angle: -60,
          inFront: true,
        },
        far: { at: [40, -130], grip: 'rest' },
      },
    }),
    1090,
    1230,
    2.9,
    { flip: true },
  )
  scene.place(
    enno(
      {
        view: 'front',
        ...pyjamas,
        mood: 'happy',
        mouth: 'smirk',
        headTilt: -5,
        gaze: [0.35, -0.1],
        hands: {
          near: { at: [-50, -232], grip: 'pinch', angle: -50, inFront: true },
          far: { at: [34, -84], grip: 'open' },
        },
      },
      { isPlastered: false },
    ),
    660,
    1010,
    3,
  )
}

const basin = (scene: Scene) => {
  scene.piece(roundRect(190, 930, 1220, 34, 10), '#fffaf0', 3)
  scene.place(
    `${piece('M-44 0L-52 -96H52L44 0Z', '#d9709a')}${line('M-14 -96L-34 -170', '#4f9a94', 11)}${piece(roundRect(-48, -196, 24, 44, 6), '#fffaf0')}`,
    1180,
    930,
    1,
  )
  scene.piece('M640 1260C640 1080 720 1020 1000 1020S1360 1080 1360 1260Z', '#fffaf0', 3)
  scene.flat('M700 1260C700 1110 780 1064 1000 1064S1300 1110 1300 1260Z', '#d5e4e2')
  scene.add(line('M1000 1020V900Q1000 860 960 860T930 900', '#aeb9c4', 26))
  scene.mark('shine', 990, 880, 26)
}

/** p2: the floor from above; Wednesday is laid out like a person. */
export const laidOut: SceneArt = () => {
  const scene = page('dawn')
  const { left, right, span } = scene
  scene.flat(
    roundRect(left, 0, span, 1200),
    print('wood', '#dba96d', '#c99255', { size: 200, angle: 90 }),
  )
  scene.piece(ellipse(700, 660, 620, 470), print('dots', '#f7e6c2', '#f0d49c', { size: 60 }), 1)
  scene.flat('M-100 -40L560 -40L1500 1240H700Z', '#fff3cf', 0.3)
  openWardrobe(scene, right)
  scene.begin('cast')
  scene.place(trousers(), 660, 400, 2.3)
  scene.place(shutUmbrella(), 930, 860, 2.1, { rotate: 10 })
  scene.place(soupSpoon(), 330, 700, 3, { rotate: -20 })
  scene.mark('shine', 260, 460, 60)
  scene.place(plasterStrip(), 640, 300, 4, { rotate: -14 })
  scene.place(sock(), 560, 1040, 2.1, { flip: true, rotate: -4 })
  kneelingEnno(scene)
  scene.place(helmet(), 160, 1120, 1.7, { rotate: -20 })
  return scene
}

/** The wardrobe's foot at the upper edge, its two doors open, seen from above. */
const openWardrobe = (scene: Scene, right: number) => {
  const wood = '#9a6240'
  scene.piece(roundRect(360, -60, 720, 210, 6), darker(wood, 0.3), 2)
  const clothes = ['#d85c5c', '#f2c14e', '#7aa85c', '#8fb6dc', '#d9709a', '#fff3e0', '#6a86c0']
  for (const [i, color] of clothes.entries())
    scene.piece(
      `M${400 + i * 94} -40H${470 + i * 94}L${476 + i * 94} ${80 + (i % 3) * 22}Q${436 + i * 94} ${100 + (i % 3) * 22} ${394 + i * 94} ${80 + (i % 3) * 22}Z`,
      color,
      1,
    )
  scene.piece('M360 -60V150L250 330L226 318L336 140V-60Z', lighter(wood, 0.1), 3)
  scene.piece('M1080 -60V150L1190 330L1214 318L1104 140V-60Z', lighter(wood, 0.1), 3)
  scene.piece(`M1420 -60H${right + 60}V330Q1500 300 1420 -60Z`, '#d9709a', 1)
}

const smallSock = placed(sock(), { scale: 0.72, y: 56 })

/** He kneels and lays the second sock beside the first. */
const kneelingEnno = (scene: Scene) => {
  const [x, y, scale] = [1300, 1160, 2.9]
  const at = placedAt(x, y, scale, { flip: true })
  const pose = {
    view: 'turned',
    stance: 'kneeling',
    lean: 12,
    headTilt: 10,
    outfit: 'pyjamas',
  } as const
  scene.contactShadow(x, y, 190)
  scene.place(
    enno(
      {
        ...pose,
        ...pyjamas,
        mood: 'tender',
        gaze: gazeAt(at, ennoJoints(pose).eyes, [760, 1000]),
        hands: {
          near: { at: at.toFigure([840, 930]), grip: 'pinch', holding: smallSock, tilt: -6 },
          far: { at: at.toFigure([1060, 1130]), grip: 'open' },
        },
      },
      { isPlastered: false },
    ),
    x,
    y,
    scale,
    { flip: true },
  )
}
