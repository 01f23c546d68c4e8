import { childJoints } from '../../draw/cast/child.ts'
import { gazeAt, placedAt } from '../../draw/cast/toward.ts'
import { star4 } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { nightSky } from '../../draw/places/night-sky.ts'
import { throughWindow } from '../../draw/places/opening.ts'
import { room } from '../../draw/places/room.ts'
import { village } from '../../draw/places/village.ts'
import { rug } from '../../draw/props/furniture.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { ayla, herrLang, oma, papa } from './figures.ts'
import { hems, insideDen, seatCushions } from './inside.ts'
import {
  cushions,
  den,
  flash,
  flashOnFloor,
  jumper,
  parlour,
  sofa,
  softHeap,
  soles,
  stormSky,
  stormWindow,
  strayTail,
  torch,
  wallColor,
} from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'midnight' as const
const wood = '#7a5648'

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = village({ palette, hour: 'dusk', seed: 4, plants: false, light: { r: 0 } })
    stormSky(scene, [
      [360, 190, 420],
      [960, 150, 520],
      [700, 330, 300],
      [1180, 360, 340],
    ])
    flash(scene, 560, 110, 470)
    const sill = throughWindow(scene, { x: 860, y: 400, w: 1260, h: 740, wall: wallColor, wood })
    scene.begin('cast')
    scene.place(
      herrLang({
        pose: 'seated',
        mood: 'frightened',
        gaze: [0.7, -0.6],
        ears: 'back',
        tail: 'tucked',
      }),
      1080,
      sill + 34,
      2.5,
      { flip: true },
    )
    scene.place(
      ayla({
        view: 'turnedAway',
        headView: 'turned',
        mood: 'surprised',
        gaze: [0.6, -0.7],
        hands: { far: { at: [76, -212], grip: 'point' }, near: { at: [64, -138], grip: 'open' } },
      }),
      370,
      1330,
      3.1,
    )
    return scene
  },
  p2: () => {
    const scene = parlour('dusk', -0.4, { landOffset: -0.28 })
    flashOnFloor(scene, 60, 720)
    scene.mark('light', 500, 820, 60)
    scene.place(rug('#7a5a8c'), 640, 1080, 2.7)
    const floor = 860
    const rump = [610, floor - 330] as const
    scene.begin('cast')
    scene.contactShadow(760, floor, 260)
    scene.place(herrLang({ pose: 'standing', tail: 'rest' }), 960, floor, 3)
    scene.contactShadow(1420, floor + 8, 760)
    scene.place(sofa(), 1620, floor + 6, 3.3)
    scene.place(cushions.ochre, 1230, floor - 300, 2.2, { rotate: -10 })
    scene.place(cushions.lilac, 1530, floor - 300, 2.2, { rotate: 8 })
    scene.mark('shine', 1260, 400, 50)
    const pose = { view: 'profile', stance: 'kneeling', lean: 12 } as const
    const at = placedAt(330, 1130, 3.2)
    scene.contactShadow(340, 1130, 230)
    scene.place(
      ayla({
        ...pose,
        mood: 'tender',
        lids: 0.1,
        gaze: gazeAt(at, childJoints(pose).eyes, rump),
        hands: {
          far: { at: at.toFigure(rump), grip: 'open' },
          near: { at: [52, -76], grip: 'rest' },
        },
      }),
      330,
      1130,
      3.2,
    )
    return scene
  },
  p3: () => {
    const scene = room({
      palette,
      hour: 'night',
      wall: '#7a5f9c',
      window: 0.7,
      furniture: { bed: 0.36 },
      landOffset: -0.2,
    })
    stormWindow(scene, 0.7, true)
    flashOnFloor(scene, 900, 800)
    const heap = { x: 290, y: 1150, scale: 2.8 }
    scene.begin('cast')
    scene.contactShadow(heap.x, heap.y, 640)
    scene.place(softHeap(), heap.x, heap.y, heap.scale)
    const hem = [heap.x + 334 * heap.scale, heap.y - 112 * heap.scale] as const
    const at = placedAt(1360, 1150, 2.6, { flip: true })
    scene.contactShadow(1360, 1148, 170)
    scene.place(
      ayla({
        view: 'turned',
        stance: 'pulling',
        mood: 'surprised',
        gaze: [0.7, -0.6],
        hands: {
          far: { at: at.toFigure(hem), grip: 'grip' },
          near: { at: at.toFigure([hem[0] + 30, hem[1] + 10]), grip: 'grip', inFront: true },
        },
      }),
      1360,
      1150,
      2.6,
      { flip: true },
    )
    return scene
  },
  p4: () => {
    const scene = parlour('night', 0.24, { furniture: { shelf: 0.62 } })
    stormWindow(scene, 0.24, true)
    stand(scene, sofa(), 1560, 1.9, { depth: -20, shadow: 0 })
    scene.warm(900, 1010, 620, '#e8853a', 0.4, 0.5)
    const inside = placed(herrLang({ pose: 'lying', mood: 'sad', gaze: [0.6, -0.5] }), {
      x: -70,
      y: -4,
    })
    const { x, y } = stand(scene, den({ within: inside }), 1090, 2.1, { depth: 110, shadow: 190 })
    scene.place(strayTail(), x - 284 * 2.1, y + 6, 2)
    stand(
      scene,
      ayla({
        view: 'turned',
        stance: 'bending',
        mood: 'tender',
        lids: 0.1,
        gaze: [0.7, 0.7],
        load: { svg: placed(jumper(), { scale: 0.66, rotate: 12, y: 18 }), at: [104, -150] },
      }),
      90,
      2.6,
      { depth: 170 },
    )
    return scene
  },
  p5: () => {
    const scene = insideDen()
    scene.begin('cast')
    seatCushions(scene)
    scene.place(
      ayla({
        stance: 'crossLegged',
        mood: 'joyful',
        gaze: [-0.7, 0.1],
        headTilt: -5,
        hands: {
          near: { at: [-60, -62], grip: 'open' },
          far: { at: [58, -96], grip: 'grip', holding: torch() },
        },
      }),
      800,
      1010,
      2.5,
    )
    scene.glow(960, 700, 240, '#fff0c4', 0.8)
    scene.place(
      oma({
        view: 'turned',
        stance: 'kneeling',
        lean: 16,
        mood: 'happy',
        gaze: [0.8, 0.4],
        hands: { near: { at: [60, -60], grip: 'open' } },
      }),
      190,
      1080,
      2.6,
    )
    scene.place(
      papa({
        view: 'turned',
        stance: 'kneeling',
        lean: 18,
        mood: 'joyful',
        gaze: [0.7, -0.7],
        hands: { near: { at: [70, -60], grip: 'open' }, far: { at: [96, -300], grip: 'open' } },
      }),
      1430,
      1110,
      2.35,
      { flip: true },
    )
    scene.place(
      herrLang({ pose: 'lying', gaze: [0.7, -0.6], mood: 'happy', tail: 'wagging' }),
      830,
      1170,
      2.35,
      {
        flip: true,
      },
    )
    hems(scene)
    return scene
  },
  p6: () => {
    const scene = nightSky({
      palette,
      view: 'roofs',
      seed: 5,
      chimney: null,
      landOffset: -0.24,
      light: { x: 0.52, y: 0.14, r: 66 },
    })
    for (const [x, y, r] of [
      [190, 150, 16],
      [360, 90, 22],
      [470, 220, 13],
      [640, 100, 15],
    ] as const)
      scene.flat(star4(x, y, r * 2), '#fff6d8')
    throughWindow(scene, {
      x: 500,
      y: 320,
      w: 860,
      h: 600,
      wall: '#3f6478',
      wood,
      isOpen: true,
    })
    scene.ground = () => 1060
    scene.warm(900, 1120, 640, '#e8853a', 0.45, 0.5)
    const peeping = placed(
      herrLang({ pose: 'lying', headTilt: -14, gaze: [0.6, -0.8], mood: 'tender', lids: 0.1 }),
      { x: 130, y: 2, scale: 1.1 },
    )
    stand(scene, den({ out: peeping }), 1090, 2.5, { flip: true, depth: 20, shadow: 190 })
    const y = footY(scene, 1100, 50)
    scene.place(soles('#e8626b'), 1030, y, 1.6)
    scene.place(soles('#e9d9b8'), 1330, y + 6, 2.4)
    return scene
  },
}
