import { adultJoints } from '../../draw/cast/adult.ts'
import { gazeAt, standsAt } from '../../draw/cast/toward.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { garden } from '../../draw/places/garden.ts'
import { stool } from '../../draw/props/furniture.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import { garland } from '../../draw/props/school-things.ts'
import type { PlaceOptions } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { auntRosie, kissMark, mokka, nela, nelasJoints, opa, papa } from './figures.ts'
import { houseWall } from './house.ts'
import { cake, juice, longTable, paperLamps, roseGate, whistle } from './party.ts'

/** The garden of the party, its sky the story's own. */
const party = (options: PlaceOptions & { house?: boolean }) =>
  garden({
    palette: 'gold',
    hour: 'day',
    sky: { sun: 'petals', clouds: 'blobs', sheets: 'rings' },
    ...options,
  })

/** Opa on his chair with a kiss on either cheek. */
const kissedOpa = () => {
  const pose = { stance: 'seat', view: 'front', headTilt: -6 } as const
  const { mouth } = adultJoints(pose)
  const on = (dx: number, rotate: number) =>
    placed(kissMark(rotate), { x: mouth[0] + dx, y: mouth[1] - 7, scale: 0.7 })
  return opa({ ...pose, mood: 'joyful', gaze: [-0.8, -0.1] }) + on(-23, -14) + on(22, 14)
}

export const inTheGarden: Record<string, SceneArt> = {
  p1: () => {
    const scene = party({ seed: 2, light: { x: 0.3, y: 0.15, r: 80 } })
    stand(scene, longTable(520), 700, 1.5, { depth: -40, shadow: 260 })
    const top = scene.ground(700) + 30 - 136 * 1.5
    scene.place(cake(), 690, top, 1.3)
    for (const [x, color] of [
      [470, '#e8763c'],
      [880, '#d8486e'],
      [960, '#f2c14e'],
    ] as const)
      scene.place(juice(color), x, top, 1.2)
    const [from, to] = [
      [455, 494],
      [1262, 308],
    ] as const
    const flags = garland(690, ['#d8486e', '#f2c14e', '#5f9fc0', '#8fb455'])
    scene.place(flags, from[0], from[1], 1.2, { rotate: -13 })
    const opas = standsAt(scene, 1330, 2.2, { depth: 70, flip: true })
    const hanging = {
      view: 'turnedAway',
      stance: 'standing',
      hands: {
        far: { at: opas.toFigure(to), grip: 'grip' },
      },
    } as const
    stand(scene, opa(hanging), 1330, 2.2, { depth: 70, flip: true })
    const hers = standsAt(scene, 330, 2.35, { depth: 130 })
    const helping = nela({
      view: 'turned',
      headTilt: -8,
      gaze: [0.9, -0.5],
      hands: {
        near: { at: [-44, -96], grip: 'open' },
        far: { at: hers.toFigure(from), grip: 'grip' },
      },
    })
    stand(scene, helping, 330, 2.35, { depth: 130 })
    scene.inFront(() => {
      scene.place(stool(), 860, 1270, 3.2)
      scene.place(mokka({ pose: 'sleeping' }), 860, 1270 - 66 * 3.2, 2.2)
    })
    return scene
  },
  p5: () => {
    const scene = party({ house: false, seed: 9, light: { x: 0.2, y: 0.2, r: 90 } })
    stand(scene, roseGate(), 620, 1.75, { depth: -30, shadow: 0 })
    const hurrying = auntRosie(
      {
        view: 'front',
        stance: 'running',
        lean: 3,
        mood: 'joyful',
        gaze: [0.5, 0.5],
        hands: {
          near: { at: [-134, -286], grip: 'open' },
          far: { at: [138, -280], grip: 'open' },
        },
      },
      true,
    )
    stand(scene, hurrying, 620, 2.3, { depth: 60 })
    const hers = standsAt(scene, 1180, 4.1, { depth: 600 })
    const refusing = nela({
      view: 'turnedAway',
      headTilt: -3,
      hands: { near: { at: hers.toFigure([930, 700]), grip: 'wave', angle: -96, inFront: true } },
    })
    scene.inFront(() => stand(scene, refusing, 1180, 4.1, { depth: 600, flip: true }))
    return scene
  },
  p6: () => {
    const scene = party({ house: false, seed: 5, light: { x: 0.2, y: 0.2, r: 90 } })
    greatTree(scene, {
      x: 1330,
      foot: 1010,
      w: 250,
      crown: 430,
      bark: '#8a5f42',
      leaves: '#8fae4e',
    })
    paperLamps(scene, [-20, 240], [1180, 330], 7)
    stand(scene, longTable(330), 240, 1.5, { depth: -70, shadow: 160 })
    scene.place(cake(), 190, scene.ground(330) - 136 * 1.5, 1.1)
    stand(scene, stool('#a9704a'), 1290, 2.1, { depth: 30, shadow: 60 })
    stand(scene, kissedOpa(), 1290, 2, { depth: 40 })
    const showing = auntRosie({
      view: 'turned',
      arms: 'whistling',
      mood: 'joyful',
      lean: 6,
      gaze: [0.8, 0.4],
    })
    stand(scene, showing, 520, 2.35, { depth: 100 })
    const trying = nela({
      view: 'turned',
      arms: 'whistling',
      headTilt: -8,
      gaze: [0.9, -0.5],
    })
    stand(scene, trying, 960, 2.6, { depth: 180, flip: true })
    scene.place(whistle(), 640, 420, 1.6)
    return scene
  },
  p7: () => {
    const scene = party({
      palette: 'midnight',
      hour: 'dusk',
      house: false,
      seed: 6,
      light: { x: 0.14, y: 0.2, r: 60 },
      sky: { clouds: 'blobs', sheets: 'rings' },
    })
    const leaving = [300, 700] as const
    const blowing = { view: 'turned', arms: 'whistling', lean: 12 } as const
    const inWindow =
      placed(papa({ view: 'turned', gaze: [0.3, 0.8], mood: 'tender', headTilt: 6 }), {
        flip: true,
        x: 1262,
        y: 1150,
        scale: 2.4,
      }) +
      placed(
        nela({
          ...blowing,
          outfit: 'pyjamas',
          color: '#8a6ab0',
          gaze: gazeAt(
            standsAt(scene, 1060, 2.6, { flip: true }),
            nelasJoints(blowing).eyes,
            leaving,
          ),
        }),
        { flip: true, x: 1050, y: 1040, scale: 2.6 },
      )
    houseWall(scene, 1110, 480, inWindow)
    paperLamps(scene, [-20, 430], [640, 520], 5, true)
    stand(scene, roseGate(), 210, 0.95, { depth: -40, shadow: 0 })
    const waving = auntRosie({
      view: 'turned',
      mood: 'joyful',
      gaze: [0.9, -0.6],
      headTilt: -6,
      hands: { far: { at: [86, -316], grip: 'wave' } },
    })
    stand(scene, waving, 330, 1.3, { depth: 10 })
    scene.place(whistle(), 880, 460, 1.3, { flip: true })
    return scene
  },
}
