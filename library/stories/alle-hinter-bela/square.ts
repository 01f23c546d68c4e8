import { horse, horseSeat } from '../../draw/cast/horse.ts'
import { lighter } from '../../draw/paper/color.ts'
import { circle, star4 } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { bela, karla, neighbour, whiteCane } from '../../draw/places/bela-and-karla.ts'
import { trombone, trumpet, tuba } from '../../draw/props/brass.ts'
import { armFromAbove } from '../../draw/props/from-above.ts'
import { starLantern, starOnRod, tomatoOnRod } from '../../draw/props/martinmas.ts'
import { martinRiding } from './martin.ts'
import { cup, gabledHouse, shineRed, shineYellow, steam, town } from './set.ts'

/** The evening sky in torn sheets, the first stars above. */
export const eveningSky = (scene: Scene, colors: readonly string[], bottom: number) => {
  scene.bands([town.zenith, ...colors], 0, bottom, { edge: 'torn', seed: 5, sway: 34 })
  for (const [x, y, r] of [
    [180, 110, 13],
    [520, 70, 10],
    [860, 150, 12],
    [1240, 80, 14],
    [1480, 190, 10],
    [360, 230, 9],
  ] as const)
    scene.add(flat(star4(x, y, r), '#ffe9b8', 0.9))
  scene.markArea('stars', [100, 40, 1500, 260], 40)
}

const church = (scene: Scene) => {
  const wall = '#2c3570'
  const stone = print('bricks', wall, lighter(wall, 0.08), { size: 60 })
  scene.sheet('M510 900V310L690 30L870 310V520H1200L1300 610V900Z', stone, 2, 20)
  scene.piece('M474 328L690 -10L906 328L870 338L690 58L510 338Z', '#1c2250')
  scene.piece('M850 530L906 430H1180L1330 620L1300 636L1190 530Z', '#1c2250')
  scene.piece(circle(690, 430, 74), '#1c2250', 1)
  scene.flat(circle(690, 430, 62), '#ffd98a')
  scene.add(
    line('M690 368V492M628 430H752M646 386L734 474M734 386L646 474', '#1c2250', 6),
    piece(circle(690, 430, 18), '#1c2250'),
  )
  for (const x of [960, 1070, 1180])
    scene.flat(`M${x - 28} 800V660Q${x} 600 ${x + 28} 660V800Z`, '#ffcf7a')
  scene.flat('M630 900V740Q690 660 750 740V900Z', '#171c46')
  scene.mark('light', 690, 430, 50)
}

/** So far away that only the lanterns show. */
const farLanterns = (scene: Scene) => {
  for (let i = 0; i < 34; i++) {
    const [x, y] = [270 + i * 39, 748 + ((i * 29) % 54)]
    scene.place(starLantern(i), x, y, 0.26)
    scene.glow(x, y, 56, '#ffd36a', 0.5)
  }
}

/** Far people under their lanterns. */
const crowd = (scene: Scene) => {
  farLanterns(scene)
  const rows: readonly (readonly [
    y: number,
    scale: number,
    from: number,
    count: number,
    step: number,
  ])[] = [
    [880, 0.5, 330, 14, 92],
    [950, 0.62, 300, 12, 112],
    [1020, 0.8, 340, 9, 150],
  ]
  for (const [row, [y, scale, from, count, step]] of rows.entries()) {
    for (let i = 0; i < count; i++) {
      const x = from + i * step + ((i * 37) % 40)
      const k = i + row * 3
      const hand = [50, -282 - (k % 3) * 14] as const
      const person = neighbour(
        k,
        {
          view: k % 3 ? 'turned' : 'front',
          hands: { far: { at: hand, holding: starOnRod(k), tilt: -52, grip: 'grip' } },
          mouth: k % 2 ? 'laugh' : 'smile',
        },
        0.5 - row * 0.12,
      )
      const flip = k % 4 === 1
      scene.place(person, x, y, scale, { flip })
      const at = x + (flip ? -1 : 1) * 112 * scale
      scene.glow(at, y - 320 * scale, 130 * scale, '#ffd36a', 0.6)
    }
  }
}

/** Players of the band, cropped by the edge of the picture. */
const band = (scene: Scene) => {
  const coat = { color: '#34406f', outfit: 'coat', hat: 'cap', hatColor: '#34406f' } as const
  const player = (i: number, x: number, y: number, scale: number, instrument: string) =>
    scene.place(
      neighbour(i, {
        ...coat,
        view: 'profile',
        mouth: 'whistle',
        hands: {
          near: { at: [64, -246], holding: instrument, grip: 'grip' },
          far: { at: [96, -240], grip: 'grip' },
        },
      }),
      x,
      y,
      scale,
    )
  player(1, 210, 1030, 1.2, placed(trombone(20), { x: 66, y: -8, scale: 0.7 }))
  player(7, 40, 1080, 1.4, placed(trumpet(), { x: 42, y: -6 }))
}

/** The tuba is nearest, its player outside the picture. */
const tubaAtTheEdge = (scene: Scene) =>
  scene.inFront(() => {
    scene.place(tuba(), 40, 1120, 1.8, { rotate: -14 })
    const arm = { sleeve: '#34406f', skin: '#c58a5e', width: 60, grip: 'grip', bend: 30 } as const
    scene.place(armFromAbove([-80, 1270], [60, 1050], arm), 0, 0)
  })

/** Dusk on the church square; the horse and its rider are ready to go. */
export const page2 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'dusk' })
  scene.shineFrom(620, 300)
  eveningSky(scene, ['#222f6a', '#3d4f8f', '#7a6fa0', '#d98f86'], 760)
  for (const [x, w, h, i] of [
    [80, 240, 250, 0],
    [330, 220, 200, 1],
    [1330, 230, 240, 2],
    [1540, 230, 300, 3],
  ] as const)
    scene.place(gabledHouse(w, h, i), x, 900, 1)
  church(scene)
  scene.sheet(
    'M-60 880Q800 830 1660 880V1260H-60Z',
    print('scales', '#39437a', '#424d88', { size: 90 }),
    3,
    840,
  )
  scene.begin('cast')
  crowd(scene)
  scene.sheet(
    'M-60 1070Q700 1020 1660 1064V1260H-60Z',
    print('scales', '#2f3868', '#384378', { size: 120 }),
    2,
    1030,
  )
  band(scene)
  martinOnHorse(scene)
  children(scene)
  tubaAtTheEdge(scene)
  return scene
}

const martinOnHorse = (scene: Scene) => {
  const [x, y, k] = [1190, 1150, 1.52]
  scene.contactShadow(x, y - 4, 290)
  scene.place(horse({ saddle: '#6a3a30', bridle: '#2f2430', reins: [66, -400] }), x, y, k)
  scene.place(martinRiding(), x + horseSeat[0] * k, y + (horseSeat[1] + 6) * k, k)
}

const children = (scene: Scene) => {
  shineRed(scene, 820, 860, 380, 0.6)
  scene.place(
    bela({
      view: 'turned',
      headTilt: -4,
      mouth: 'smile',
      hands: {
        far: {
          at: [62, -176],
          grip: 'grip',
          holding: placed(tomatoOnRod(), { scale: 0.86 }),
          tilt: 26,
          inFront: true,
        },
        near: { at: [24, -104], grip: 'grip', holding: placed(cup(), { scale: 0.62, y: 16 }) },
      },
      // the cane leans in the crook of his arm
      load: { svg: placed(whiteCane(190), { rotate: 16 }), at: [0, -142] },
    }),
    640,
    1270,
    2.5,
  )
  scene.place(steam(), 700, 960, 1.3)
  scene.place(
    karla({
      view: 'turned',
      mouth: 'laugh',
      mood: 'joyful',
      gaze: [0.9, -0.3],
      hands: {
        near: { at: [-46, -150], grip: 'grip', holding: starOnRod(1), tilt: -92 },
        far: { at: [62, -134], grip: 'point' },
      },
    }),
    296,
    1300,
    2.5,
  )
  shineYellow(scene, 270, 700, 190, 0.5)
  shineRed(scene, 920, 960, 220, 0.3)
}
