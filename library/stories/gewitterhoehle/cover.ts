import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, points, smooth } from '../../draw/paper/geometry.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { room } from '../../draw/places/room.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { ayla, herrLang } from './figures.ts'
import { blue, cushions, red, stormWindow, torch, wallColor } from './set.ts'

const opening = smooth(points('600,600 740,860 900,1240 1000,1600 200,1600 300,1240 460,860'))

/** The den from the front: two blankets that part over a warm hollow. */
const tent = (scene: Scene, inside: () => void) => {
  scene.piece(
    opening,
    scene.radial(
      [
        [0, '#ffe6ae'],
        [0.5, '#f0a65c'],
        [1, '#7a3a3a'],
      ],
      600,
      1240,
      520,
    ),
    1,
  )
  scene.begin('cast')
  inside()
  const left = 'M614 570C530 800 380 1140 270 1600H-80C60 1240 260 860 470 560Q540 540 614 570Z'
  const right = 'M586 570C670 800 820 1140 930 1600H1280C1140 1240 940 860 730 560Q660 540 586 570Z'
  scene.piece(right, scene.linear(blue, darker(blue, 0.35), 720, 1560), 3)
  const stripes = [0, 1, 2].map(
    (i) =>
      `M${630 + i * 40} 572C${740 + i * 56} 840 ${880 + i * 70} 1180 ${990 + i * 90} 1600h24C${904 + i * 70} 1180 ${764 + i * 56} 840 ${648 + i * 40} 570Z`,
  )
  scene.flat(stripes, lighter(blue, 0.35), 0.6)
  scene.piece(left, scene.linear(red, darker(red, 0.35), 720, 1560), 3)
  const dots = points(
    '540,640 450,720 490,800 370,860 420,950 290,1010 340,1110 220,1170 280,1270 170,1330 230,1440 110,1460',
  )
  scene.flat(
    dots.map(([x, y]) => circle(x, y, 15)),
    lighter(red, 0.6),
    0.85,
  )
}

export const frontCover: CoverArt = () => {
  const scene = room({
    ...coverSize,
    palette: 'midnight',
    hour: 'night',
    wall: wallColor,
    window: 0.26,
    furniture: {},
  })
  stormWindow(scene, 0.26, true)
  tent(scene, () => {
    scene.place(cushions.ochre, 440, 1480, 2.1, { rotate: -4 })
    scene.place(cushions.lilac, 780, 1480, 2.1, { rotate: 5 })
    scene.place(
      ayla({
        view: 'turned',
        stance: 'crossLegged',
        mood: 'surprised',
        gaze: [0.5, -0.8],
        headTilt: -6,
        hands: { near: { at: [20, -70], grip: 'rest' }, far: { at: [70, -84], grip: 'open' } },
      }),
      722,
      1430,
      2.6,
      { flip: true },
    )
    scene.place(
      herrLang({ pose: 'facing', mood: 'frightened', gaze: [-0.5, -0.8], headTilt: -6 }),
      448,
      1455,
      1.75,
    )
    scene.place(torch(), 610, 1440, 2.2, { rotate: -24 })
    scene.glow(590, 1330, 220, '#fff0c4', 0.7)
  })
  return addFrame(scene, { design: 'rock', seed: 48 })
}
