// The cover.

import { robin } from '../../draw/cast/robin.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { boards, sunbeam } from './classroom.ts'
import { juriWithSatchel } from './figures.ts'
import { runningMan, schoolCone, signGreen } from './things.ts'

/** The cover is the way out itself: the title is on the sign, morning stands in the door. */
export const frontCover = () => {
  const scene = new Scene({ width: 1200, height: 1600, palette: 'sunrise', hour: 'day' })
  scene.shineFrom(600, 900)
  scene.bands(['#fff6da', '#ffe9b8', '#ffd794'], 400, 1500, { seed: 6 })
  scene.piece(circle(600, 800, 250), '#ffe27c', 2)
  scene.mark('sun', 600, 700, 200)
  scene.glow(600, 800, 700, '#fff4c0', 0.6)
  scene.sheet('M-60 1180Q300 1120 640 1170T1260 1150V1700H-60Z', '#f4c27e', 2, 1120)
  scene.sheet('M-60 1310Q600 1260 1260 1310V1700H-60Z', '#eaa768', 2, 1260)
  scene.begin('cast')
  scene.contactShadow(730, 1470, 120)
  scene.place(schoolCone(0), 735, 1466, 2.42, { rotate: 4 })
  scene.contactShadow(500, 1474, 150)
  scene.place(
    juriWithSatchel({
      view: 'turnedAway',
      headView: 'profile',
      stance: 'walking',
      nod: -16,
      mood: 'happy',
      gaze: [0.5, -0.8],
      hands: { far: { at: [86, -120], grip: 'open' } },
    }),
    500,
    1474,
    2.5,
  )
  scene.place(
    robin({ view: 'side', pose: 'flying', mood: 'joyful', gaze: [0.6, -0.3] }),
    470,
    790,
    3.2,
    { rotate: -12 },
  )
  scene.inFront(() => {
    const wall = print('linen', '#8a3f5c', '#7d3854', { size: 20 })
    scene.sheet('M-80 -80H1280V1680H-80ZM190 480V1680H1010V480Z', wall, 4)
    scene.piece('M150 440H1050V1680H1006V484H194V1680H150Z', '#f8e6c8', 2)
    scene.sheet('M-80 1520H1280V1680H-80Z', boards, 2, 1510)
    scene.piece(roundRect(46, 44, 1108, 372, 18), '#fff6e2', 3)
    scene.piece(roundRect(64, 62, 1072, 336, 8), signGreen, 1)
    scene.add(placed(runningMan('#fff6e2'), { x: 78, y: 1080, scale: 1.35 }))
    sunbeam(
      scene,
      [
        [190, 1540],
        [1010, 1540],
        [1160, 1640],
        [40, 1640],
      ],
      0.4,
    )
  })
  return scene
}
