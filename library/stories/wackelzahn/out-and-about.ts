import { dog } from '../../draw/cast/dog.ts'
import { gazeAt, standsAt } from '../../draw/cast/toward.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { school } from '../../draw/places/school.ts'
import { street } from '../../draw/places/street.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import { desk } from '../../draw/props/school-things.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  kerem,
  mama,
  noah,
  pia,
  spectacles,
  teacher,
  tooth,
  toothString,
  tortoise,
  trafficLight,
  umbrella,
} from './figures.ts'
import { fallen, highBar } from './places.ts'

const palette = 'sunrise'

/** At school, on the playground and at the dullest traffic light in town. */
export const outAndAbout: Record<string, SceneArt> = {
  p4: () => {
    const scene = school({ palette, hour: 'day', view: 'classroom', seed: 4, desks: [] })
    scene.place(toothString(700, 11), 450, 150, 1)
    const startled = teacher({
      view: 'turned',
      mood: 'surprised',
      lean: -8,
      gaze: [0.8, 0.5],
      hands: { near: { at: [-86, -300], grip: 'open' }, far: { at: [100, -276], grip: 'open' } },
    })
    stand(scene, startled, 1190, 1.8, { depth: -20, flip: true })
    scene.piece(roundRect(1012, 470, 16, 52, 5), '#fffaf0', 1)
    const frightened = kerem({
      view: 'turned',
      stance: 'falling',
      mood: 'surprised',
      mouth: 'gasp',
      gaze: [0.9, 0.2],
    })
    stand(scene, frightened, 900, 2.2, { depth: 110, flip: true, shadow: 90 })
    const shouting = pia({
      view: 'turned',
      mouth: 'shout',
      mood: 'sly',
      lean: 12,
      gaze: [0.9, 0],
      hands: {
        near: { at: [-34, -226], grip: 'open', elbow: [-1, 0.2] },
        far: { at: [84, -206], grip: 'open', elbow: [1, 0.4] },
      },
    })
    stand(scene, shouting, 360, 3.1, { depth: 330 })
    scene.inFront(() => {
      scene.place(desk(), 1330, 1330, 2.3)
      scene.place(tortoise(true), 1330, 1330 - 128 * 2.3, 1.9)
    })
    return scene
  },
  p5: () => {
    const scene = school({
      palette,
      hour: 'day',
      view: 'yard',
      seed: 5,
      climber: null,
      hopscotch: false,
      light: { x: 0.8, y: 0.16 },
    })
    highBar(scene, 200, [470, 1130])
    const [x, scale] = [800, 2.9]
    const hanging = kerem({
      teeth: 'wobbly',
      mood: 'surprised',
      stance: 'kneeling',
      view: 'front',
      glasses: false,
      gaze: [0, -0.7],
      hands: { near: { at: [-66, -190], grip: 'open' }, far: { at: [66, -186], grip: 'open' } },
    })
    scene.place(hanging, x, 166, scale, { rotate: 180 })
    scene.piece(roundRect(440, 186, 720, 30, 12), '#d8584f', 2)
    const mouth = [800, 560] as const
    const looks = { gaze: [0.6, -0.6], mood: 'surprised', view: 'turned' } as const
    const pias = pia({
      ...looks,
      headTilt: -10,
      hands: { near: { at: [22, -150], grip: 'fist' }, far: { at: [44, -150], grip: 'fist' } },
    })
    stand(scene, pias, 280, 2.2, { depth: 120 })
    const noahs = standsAt(scene, 1330, 2.35, { depth: 150, flip: true })
    const pointing = {
      ...looks,
      headTilt: -10,
      hands: { far: { at: noahs.toFigure(mouth), grip: 'point' } },
    } as const
    stand(scene, noah(pointing), 1330, 2.35, { depth: 150, flip: true })
    fallen(scene, 790, 1090, spectacles())
    return scene
  },
  p6: () => {
    const scene = street({
      palette,
      hour: 'dusk',
      view: 'row',
      seed: 9,
      lamps: [],
      puddles: [0.22, 0.82],
      light: { r: 0 },
    })
    slantingRain(scene, { seed: 4, count: 120 })
    stand(scene, trafficLight(), 1420, 1.9, { depth: 60, shadow: 40 })
    const toothAt = [960, 470] as const
    const mothers = {
      view: 'turned',
      mood: 'joyful',
      mouth: 'laugh',
      outfit: 'coat',
      color: '#8f5a86',
      lean: 6,
      stance: 'jumping',
    } as const
    const her = standsAt(scene, 470, 1.95, { depth: 40 })
    const laughing = mama({
      ...mothers,
      gaze: gazeAt(her, [20, -290], toothAt),
      hands: {
        near: { at: [-60, -200], grip: 'open' },
        far: {
          at: [70, -260],
          grip: 'grip',
          holding: placed(umbrella(), { y: 60 }),
          inFront: true,
        },
      },
    })
    stand(scene, laughing, 470, 1.95, { depth: 40 })
    const his = standsAt(scene, 880, 2.75, { depth: 190 })
    const showing = kerem({
      teeth: 'gap',
      mood: 'joyful',
      outfit: 'raincoat',
      gaze: [0.4, -0.8],
      headTilt: -8,
      hands: {
        near: { at: [-74, -140], grip: 'fist' },
        far: {
          at: his.toFigure(toothAt),
          grip: 'pinch',
          holding: placed(tooth(), { y: 6, scale: 0.55 }),
          inFront: true,
        },
      },
    })
    scene.glow(toothAt[0], toothAt[1] - 20, 130, '#fff6d0', 0.8)
    stand(scene, showing, 880, 2.75, { depth: 190 })
    const barking = dog({
      breed: 'shaggy',
      pose: 'leaping',
      mouth: 'shout',
      ears: 'up',
      gaze: [0.5, -0.8],
      nod: -14,
    })
    stand(scene, barking, 1280, 1.5, { depth: 210, flip: true, rotate: 10, shadow: 90 })
    return scene
  },
}
