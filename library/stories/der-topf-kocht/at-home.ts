import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, type Point, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { flat, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { clearing } from '../../draw/places/clearing.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { father, lene, oldWoman } from './figures.ts'
import { doorstep, neighbour } from './houses.ts'
import { bubbles, drop, folds, lumps, porridge, steam } from './porridge.ts'
import { cobbles, farHill, lights, openSky, palette, row } from './set.ts'
import { bowl, halfMushroom, littlePot, spoon, stump } from './things.ts'

/** The house of cake that the father tells of, as a cloud; (0, 0) is the middle of its foot, 420 wide. */
const cakeHouse = () => {
  const icing = [-150, -90, -30, 30, 90, 150].map((x) => circle(x, -150, 34)).join('')
  const sweets = [-120, -60, 60, 120].map((x, i) => circle(x, -76 + (i % 2) * 30, 13)).join('')
  return (
    piece(
      [
        roundRect(-150, -160, 300, 160, 16),
        polygon([
          [-200, -150],
          [0, -330],
          [200, -150],
        ]),
        roundRect(70, -300, 46, 110, 8),
        ellipse(-190, -8, 90, 34),
        ellipse(190, -8, 100, 36),
        ellipse(0, 0, 170, 34),
      ],
      '#ffe9c9',
    ) +
    flat('M-166 -156L0 -306L166 -156Z', '#f2b890') +
    flat(icing, '#fff7ea') +
    flat('M-34 0V-80A34 34 0 0 1 34 -80V0Z', '#e89a80') +
    flat(sweets, '#e8756a') +
    flat(circle(0, -220, 24), '#fff7ea')
  )
}

/** Crumbs of the tale that rise from the teller's hands to the cloud. */
const crumbs = (scene: Scene, [x, y]: Point, [toX, toY]: Point) => {
  const dots = Array.from({ length: 11 }, (_, i) => {
    const t = i / 10
    return circle(x + (toX - x) * t + Math.sin(t * 9) * 34, y + (toY - y) * t, 5 + t * 9)
  })
  scene.flat(dots, '#ffe9c9', 0.9)
}

const kitchenWall = '#e2b677'

/** The slope of the roof over the small kitchen, with a beam. */
const underTheRoof = (scene: Scene) => {
  const { right } = scene
  scene.sheet(
    `M1090 -60L${right + 60} ${num(-60 + (right - 1030) * 0.62)}V-60Z`,
    print('wood', '#a8744e', '#8a5a3c', { size: 170, angle: 32 }),
    3,
  )
  scene.sheet(
    `M1050 -60L${right + 60} ${num(-34 + (right - 990) * 0.62)}V${num(26 + (right - 990) * 0.62)}L1010 -20V-60Z`,
    '#6f4a38',
    2,
  )
}

/** Lene's kitchen: a window that shows the miller's roof, a shelf with two bowls, the cold hearth. */
const kitchen = () => {
  const light = { x: 0.5, y: 0.2, r: 0 }
  const { scene } = createPlaceScene({ palette, hour: 'day' }, { light })
  const { left, right, height, span } = scene
  const wall = scene.linear(darker(kitchenWall, 0.12), lighter(kitchenWall, 0.12), 0, 960)
  scene.add(`<rect x="${left}" width="${span}" height="${height}" fill="${wall}"/>`)
  scene.flat(
    [
      roundRect(60, 640, 150, 40, 8),
      roundRect(1380, 120, 120, 36, 8),
      roundRect(1290, 160, 90, 34, 8),
    ],
    darker(kitchenWall, 0.14),
    0.5,
  )
  scene.add(
    '<clipPath id="pane"><path d="M860 130H1180V520H860Z"/></clipPath><g clip-path="url(#pane)">',
  )
  scene.flat('M860 130H1180V520H860Z', '#fdf0c8')
  scene.place(neighbour('miller'), 1060, 900, 1)
  scene.add('</g>')
  scene.glow(1020, 320, 420, '#fff3cf', 0.5)
  scene.flat('M760 600L1110 600L900 930H420Z', '#fff3cf', 0.22)
  scene.piece('M834 104H1206V546H834ZM860 130V520H1180V130Z', '#7a5a48', 2)
  scene.piece([roundRect(1012, 126, 16, 398), roundRect(856, 310, 328, 14)], '#7a5a48', 1)
  scene.mark('light', 1020, 320, 110)
  scene.piece(roundRect(800, 540, 440, 34, 6), '#a8744e', 2)
  scene.piece(roundRect(1290, 380, 300, 22, 6), '#8a5f46', 2)
  scene.place(bowl('#8a6a50'), 1370, 382, 1.3).place(bowl('#8a6a50', '#8a9a8a'), 1490, 382, 1.3)
  underTheRoof(scene)
  scene.sheet(
    `M${left - 60} 930H${right + 60}V1260H${left - 60}Z`,
    print('wood', '#9a6a48', '#7a4f38', { size: 190 }),
    3,
    930,
  )
  return scene
}

/** Porridge that swells out of the great pot and down over its rim. */
const overTheRim =
  'M118 352C70 190 220 60 380 96C520 20 760 90 748 344C760 470 700 520 672 430C650 560 660 690 612 700C560 700 580 560 560 440C520 400 486 420 470 500C450 610 390 590 384 490C372 420 330 420 312 470C300 520 250 520 240 440C216 400 190 430 176 470C150 480 120 420 118 352Z'

/** From the pot over the table to its front edge and down. */
const overTheEdge =
  'M390 846C420 824 560 836 596 810C612 796 604 764 606 736H632C636 772 640 800 664 816C720 836 800 824 880 846C920 860 936 880 934 910C944 980 936 1080 904 1084C872 1080 884 980 868 930C852 912 836 908 822 922C812 946 800 952 786 946C770 936 764 914 746 902C720 892 690 892 660 888C560 892 390 884 390 846Z'

/** A sturdy table, its far end outside the picture on the left; things stand on it at y = 842. */
const kitchenTable = (scene: Scene) => {
  const wood = print('wood', '#a9704a', '#7f5236', { size: 150 })
  scene.piece(['M830 900H872L866 1110H836Z', 'M96 900H138L132 1110H102Z'], '#6a4432', 1)
  scene.piece(['M900 900H972L956 1260H916Z', 'M-20 900H52L36 1260H-4Z'], '#7a4f38', 3)
  scene.piece('M-420 800H870L1000 884H-420Z', lighter('#b87f55', 0.1), 2)
  scene.piece('M-420 882H1004V932H-420Z', wood, 3)
}

/** Hunger, the old woman in the forest, and the pot in the kitchen. */
export const atHome: Record<string, SceneArt> = {
  p1: () => {
    const scene = openSky({ hour: 'dusk', seed: 4, light: { x: 0.93, y: 0.5, r: 110 } })
    scene.shineFrom(1560, 560)
    farHill(scene, 830)
    scene.place(cakeHouse(), 1360, 410, 1.15, { rotate: 3 })
    cobbles(scene, 950, 3)
    row(scene, 965, lights.dusk, [
      ['tailor', 610, 1.3],
      ['miller', 90, 1.95],
    ])
    row(scene, 970, { dim: 0.1, pane: '#8a7a6a' }, [['home', 1060, 1.55]])
    scene.glow(1500, 620, 620, '#ffb46a', 0.4)
    scene.begin('cast')
    scene.place(doorstep(270), 985, 1060, 1.7)
    scene.contactShadow(990, 1075, 260)
    crumbs(scene, [1350, 540], [1400, 430])
    father(
      scene,
      {
        at: [1100, 1065],
        scale: 1.85,
        flip: true,
        near: { at: [1330, 600], grip: 'wave' },
        far: { at: [985, 590], grip: 'wave' },
        lookAt: [860, 770],
      },
      { view: 'turned', stance: 'seat', seatHeight: 58, mood: 'joyful', mouth: 'laugh' },
    )
    lene(
      scene,
      { at: [850, 1070], scale: 1.85, lookAt: [1260, 330] },
      { view: 'turned', stance: 'seat', seatHeight: 52, mood: 'joyful', nod: -14, headTilt: 8 },
    )
    return scene
  },
  p2: () => {
    const scene = clearing({
      palette,
      hour: 'day',
      view: 'oak',
      seed: 7,
      plants: 'ferns',
      toadstools: false,
      light: { x: 0.3, y: 0.3, r: 0 },
    })
    scene.glow(560, 520, 520, '#fff6cf', 0.5)
    scene.flat(['M120 -20H330L760 1000H420Z', 'M420 -20H520L980 1000H830Z'], '#fff6cf', 0.28)
    scene.begin('cast')
    scene.place(stump('#7a5240'), 1130, 1080, 2.1)
    scene.contactShadow(680, 1130, 150)
    scene.place(stump('#a8785a'), 680, 1130, 1.25)
    scene.place(halfMushroom(), 712, 1020, 1.5).place(halfMushroom(true), 644, 1020, 1.5)
    const pot: Point = [770, 560]
    oldWoman(
      scene,
      {
        at: [1120, 1080],
        scale: 2.2,
        flip: true,
        far: { at: pot, grip: 'grip', holding: placed(littlePot(), { y: 116, scale: 0.74 }) },
        near: { at: [985, 470], grip: 'point', angle: -80, inFront: true },
        lookAt: [480, 640],
      },
      {
        view: 'turned',
        stance: 'seat',
        seatHeight: 86,
        lean: 8,
        mood: 'thoughtful',
        mouth: 'smile',
        nod: 4,
      },
    )
    lene(
      scene,
      {
        at: [430, 1120],
        scale: 2.15,
        shadow: 80,
        near: { at: [630, 740], grip: 'flat' },
        far: { at: [650, 720], grip: 'flat' },
        lookAt: [980, 440],
      },
      { view: 'turned', stance: 'walking', mood: 'surprised', mouth: 'smile', nod: -10 },
    )
    return scene
  },
  p3: () => {
    const scene = kitchen()
    scene.begin('cast')
    father(
      scene,
      {
        at: [1290, 1140],
        scale: 2.25,
        flip: true,
        near: { at: [1395, 380], grip: 'open', inFront: true, elbow: [-1, 0.1] },
        far: { at: [1255, 385], grip: 'open', inFront: true, elbow: [1, 0.1] },
        lookAt: [430, 420],
      },
      { view: 'turned', mood: 'frightened', mouth: 'gasp', lean: -6 },
    )
    kitchenTable(scene)
    scene.contactShadow(500, 842, 220)
    // the pot and what swells out of it, drawn large
    scene.add('<g transform="translate(217 312) scale(.66)">')
    scene.place(littlePot('down'), 430, 836, 4.3)
    porridge(scene, overTheRim, 60, 3)
    bubbles(scene, [
      [300, 190, 40],
      [470, 150, 58],
      [600, 230, 32],
    ])
    scene.add('</g>')
    steam(scene, [
      [400, 320, 120],
      [560, 290, 140],
    ])
    porridge(scene, overTheEdge, 730, 3)
    porridge(
      scene,
      lumps([-420, 2020], (x) => 1040 - Math.max(0, 1 - Math.abs(x - 850) / 420) * 60, 1270, 5, 16),
      980,
      2,
    )
    scene.place(spoon(false), 1090, 1120, 2, { rotate: 38 })
    scene.place(bowl('#fdf1d6', '#8a9a8a'), 1500, 1130, 1.5, { rotate: -12 })
    porridge(
      scene,
      lumps([-420, 2020], (x) => 1140 - Math.max(0, 1 - Math.abs(x - 700) / 500) * 40, 1270, 9, 12),
      1130,
      3,
    )
    bubbles(scene, [
      [1080, 1150, 34],
      [300, 1160, 40],
    ])
    folds(scene, [
      [960, 1200, 200],
      [90, 1190, 150],
    ])
    scene.add(drop(690, 690, 14))
    return scene
  },
}
