import type { ChildOptions } from '../../draw/cast/child.ts'
import { gazeAt, placedAt } from '../../draw/cast/toward.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { bigPirate, enno, fatou, princess } from './figures.ts'
import { colors, hanging, palette, soupSpoon, umbrella } from './set.ts'

/** Enno before the door in full Wednesday; along its edge they peep out at him, Fatou lowest. */
export const atTheDoor: CoverArt = () => {
  const scene = new Scene({ ...coverSize, palette, hour: 'day' })
  wall(scene)
  scene.begin('cast')
  peeping(scene)
  doorPlane(scene)
  wednesday(scene)
  return addFrame(scene, { design: 'garland', seed: 5 })
}

const wall = (scene: Scene) => {
  scene.flat(roundRect(0, 0, 1200, 1600), scene.linear('#a9bfc6', '#c9d8da', 0, 1400))
  scene.flat(roundRect(0, 860, 1200, 460), colors.hallPanel)
  scene.piece(roundRect(-20, 848, 1240, 26, 6), lighter(colors.hallPanel, 0.3), 1)
  scene.sheet('M-60 1310H1260V1660H-60Z', scene.linear('#a9aeb6', '#868c98', 1310, 1600), 2, 1310)
  // The room behind the door.
  scene.flat('M640 400H1000V1330H640Z', scene.linear('#ffe6a4', '#f6c878', 400, 1330))
  scene.glow(800, 800, 460, '#fff0c0', 0.6)
  scene.flat('M640 1330H960L760 1600H240Z', '#ffe6a4', 0.6)
  scene.piece('M600 1336V372H1000V400H636V1336Z', '#fff3dc', 2)
  scene.mark('light', 720, 470, 40)
}

const nose: [number, number] = [420, 960]

/** Heads and hands above each other in the gap. */
const peeping = (scene: Scene) => {
  const put = (
    who: (options: ChildOptions) => string,
    [x, y, scale]: readonly [number, number, number],
    options: ChildOptions,
  ) => {
    const at = placedAt(x, y, scale, { flip: true })
    scene.place(
      who({ view: 'turned', gaze: gazeAt(at, [10, -200], nose), mood: 'surprised', ...options }),
      x,
      y,
      scale,
      { flip: true },
    )
  }
  put(bigPirate, [850, 1190, 2.3], { headTilt: 10 })
  put(princess, [820, 1390, 2.2], { headTilt: 8, mouth: 'smile' })
  put(fatou, [830, 1540, 2.4], {
    stance: 'crouching',
    headTilt: 2,
    mood: 'thoughtful',
    mouth: 'smile',
  })
}

const doorPlane = (scene: Scene) => {
  scene.piece('M900 390L1260 320V1560L900 1400Z', colors.door, 3)
  scene.flat('M970 480L1260 440V850L970 838Z', darker(colors.door, 0.16))
  scene.flat('M990 502L1260 466V828L990 820Z', '#ffe2a0')
  scene.flat('M970 950L1260 980V1480L970 1370Z', darker(colors.door, 0.12))
  scene.piece(roundRect(922, 880, 24, 100, 8), '#d9b45a', 2)
  scene.mark('shine', 934, 920, 24).mark('light', 1040, 640, 60)
  hanging(scene, [
    [0.9, 640],
    [0.97, 560],
  ])
}

const wednesday = (scene: Scene) => {
  scene.contactShadow(370, 1480, 210)
  scene.place(
    enno({
      view: 'turned',
      stance: 'contrapposto',
      mood: 'happy',
      mouth: 'smirk',
      gaze: [0.7, 0.2],
      headTilt: -4,
      hands: {
        near: {
          at: [-50, -140],
          grip: 'grip',
          holding: placed(umbrella(), { scale: 0.68 }),
          tilt: -4,
          angle: -30,
        },
        far: { at: [62, -140], grip: 'grip', holding: soupSpoon(), tilt: 12 },
      },
    }),
    370,
    1490,
    2.75,
  )
}
