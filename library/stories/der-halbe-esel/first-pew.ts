import { stitches } from '../../draw/cast/body/needlework.ts'
import { donkeyCostume } from '../../draw/cast/donkey-costume.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { resi } from '../../draw/places/bela-and-karla.ts'
import { bigStar, crib, fromBehind, oak, pewCandle, pulpit, shine, slab, stable } from './church.ts'
import { angelTheo, cloth, donkeyLook, halo, josef, maria, wings } from './figures.ts'

const chancel = (scene: Scene) => {
  scene.flat('M0 0H1600V1200H0Z', print('bricks', '#6a4040', '#5a3438', { size: 130 }))
  scene.warm(960, 360, 900, '#f0b04a', 0.6)
  for (const [x, w] of [
    [430, 150],
    [1450, 150],
  ] as const) {
    scene.piece(`M${x - w / 2} 560V190Q${x} 40 ${x + w / 2} 190V560Z`, '#2a1c40', 2)
    scene.add(line(`M${x} 90V560M${x - w / 2} 330H${x + w / 2}`, '#4a2f3c', 9))
  }
  scene.sheet('M-60 860Q800 826 1660 860V1260H-60Z', slab(120), 3, 820)
  scene.piece('M-60 980Q800 950 1660 980V1030Q800 1000 -60 1030Z', '#8a5a40', 2)
}

const firstPew = (scene: Scene) =>
  scene.inFront(() => {
    scene.place(fromBehind(1), 250, 1240, 2.6)
    scene.place(fromBehind(7), 1480, 1250, 2.5)
    scene.place(
      resi({
        view: 'turnedAway',
        headTilt: -4,
        mood: 'surprised',
        lids: 0,
        gaze: [0.8, -0.4],
        hands: {
          far: {
            at: [34, -262],
            grip: 'pinch',
            holding: piece('M-22 -6L20 -14L28 18L4 34L-20 24Z', '#ffffff'),
            inFront: true,
          },
        },
      }),
      560,
      1640,
      2.35,
    )
    scene.place(fromBehind(4), 1190, 1260, 2.3)
    scene.sheet(
      'M-60 1176Q800 1150 1660 1176V1260H-60Z',
      print('wood', oak, darker(oak, 0.2), { size: 260 }),
      4,
      1130,
    )
    for (const x of [60, 880]) {
      scene.place(pewCandle(), x, 1170, 1.7)
      scene.glow(x, 1040, 220, '#ffd98a', 0.6)
    }
  })

/** Two who hug under the cloth; in the units of the donkey. */
const bulge = () => {
  const fold = darker(cloth, 0.24)
  return (
    piece(
      'M-80 -196C-78 -224 -68 -250 -40 -252C-20 -253 -6 -240 0 -226C8 -243 22 -256 44 -252C70 -246 78 -222 80 -196C94 -160 90 -108 80 -80Q40 -58 0 -66Q-40 -58 -80 -80C-90 -108 -94 -160 -80 -196Z',
      lighter(cloth, 0.05),
    ) +
    line(
      'M-14 -208Q0 -200 16 -208M-70 -172Q-30 -196 36 -152M72 -168Q34 -190 -30 -148M-60 -104Q-30 -116 -8 -98M62 -104Q40 -118 14 -100',
      fold,
      4,
    ) +
    stitches('M4 -230Q-6 -150 2 -66', '#f7efe0', 6)
  )
}

/** From the first pew: a whole donkey, thick in the middle, and its tail stands up. */
export const page9 = () => {
  const scene = new Scene({ palette: 'gold', hour: 'night' })
  scene.shineFrom(1000, 0)
  chancel(scene)
  scene.begin('cast')
  scene.place(stable(), 1080, 900, 1.32)
  scene.place(bigStar(), 1080, 150, 0.9)
  shine(scene, 1080, 520, 520, 0.55)
  const { behind, before } = pulpit()
  scene.place(behind, 250, 900, 1.05)
  scene.place(wings(0.9), 250, 470, 1.3)
  scene.place(
    angelTheo({
      view: 'front',
      mood: 'frightened',
      mouth: 'gasp',
      gaze: [0.3, 0.3],
      hands: { near: { at: [-72, -186], grip: 'open' }, far: { at: [72, -182], grip: 'open' } },
    }),
    250,
    660,
    1.4,
  )
  scene.place(halo(), 252, 322, 1.2)
  scene.place(before, 250, 900, 1.05)
  scene.place(
    maria({
      view: 'turned',
      mood: 'tender',
      mouth: 'smile',
      hands: { near: { at: [20, -120], grip: 'open' }, far: { at: [30, -118], grip: 'open' } },
    }),
    1390,
    930,
    1.25,
    { flip: true },
  )
  scene.place(
    josef({
      view: 'turned',
      mouth: 'laugh',
      gaze: [0.9, 0.3],
      hands: { far: { at: [50, -120], grip: 'grip', holding: line('M0 -70V122', '#6a4028', 8) } },
    }),
    1510,
    950,
    1.25,
    { flip: true },
  )
  scene.place(crib(), 1250, 930, 1.1)
  scene.contactShadow(800, 1036, 330)
  scene.place(donkeyCostume({ ...donkeyLook, ears: 'up', tail: 'up', gap: -20 }), 800, 1040, 1.75)
  scene.place(bulge(), 800, 1040, 1.75)
  firstPew(scene)
  return scene
}
