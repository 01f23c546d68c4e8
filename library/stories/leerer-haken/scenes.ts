import { hookAt, school } from '../../draw/places/school.ts'
import { street } from '../../draw/places/street.ts'
import { table } from '../../draw/props/furniture.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import { hangingCoat, hookPicture, satchel } from '../../draw/props/school-things.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import {
  blue,
  emre,
  hotCheeks,
  ida,
  kim,
  malik,
  mother,
  orange,
  teacher,
  withSatchel,
  zip,
} from './figures.ts'
import {
  artCorner,
  chalkTortoise,
  drawing,
  football,
  hippo,
  horse,
  pencils,
  tortoise,
  twoHooks,
  umbrella,
  windowSide,
  workTable,
} from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'sunrise' as const

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = school({
      palette,
      view: 'corridor',
      hour: 'day',
      bareHooks: [8],
      blankHooks: [1, 8],
    })
    const [x, y] = hookAt(scene, 1)
    scene.place(hippo(), x, y - 102, 1.15)
    stand(scene, kim({ arms: 'pointing', turn: 4 }), 420, 2.15, { flip: true, depth: 110 })
    return scene
  },
  p2: () => {
    const scene = school({ palette, view: 'classroom', hour: 'day', seed: 4, desks: [] })
    stand(scene, teacher({ arms: 'open', turn: -4 }), 940, 1.95, { depth: 0 })
    stand(scene, withSatchel(malik({ mood: 'sad', turn: -3 })) + zip(orange), 660, 1.9, {
      depth: 40,
    })
    stand(scene, kim({ arms: 'raised', turn: 8 }), 300, 1.95, { depth: 60 })
    stand(scene, table('#d9b07a'), 290, 1.35, { depth: 130, shadow: 130 })
    return scene
  },
  p3: () => {
    const scene = artCorner()
    scene.place(emre({ arms: 'holding', turn: 6 }), 420, 1200, 2.6)
    scene.place(ida({ arms: 'reaching', turn: 7 }), 790, 1180, 2.5)
    scene.place(
      withSatchel(malik({ arms: 'holding', turn: -6, mood: 'happy' })) + zip(orange),
      1190,
      1200,
      2.65,
    )
    workTable(scene, 880)
    scene.inFront(() => {
      scene.place(drawing(football()), 1170, 890, 2, { rotate: 4 })
      scene.place(drawing(horse()), 790, 1010, 2, { rotate: -8 })
      scene.place(drawing(''), 430, 1000, 2, { rotate: 6 })
      scene.place(pencils(), 560, 1120, 1.3).place(pencils(), 1200, 1110, 1.2)
    })
    return scene
  },
  p4: () => {
    const scene = street({
      palette: 'midnight',
      hour: 'dusk',
      view: 'lane',
      seed: 3,
      puddles: [0.3, 0.66],
      light: { r: 0 },
    })
    slantingRain(scene, { seed: 4, count: 120 })
    stand(scene, mother({ pose: 'walking', turn: -4 }), 1040, 1.9, { depth: 0 })
    stand(scene, malik({ arms: 'open', turn: 6 }), 820, 1.85, { depth: 20 })
    scene.place(umbrella(), 935, 760, 1.85)
    stand(scene, kim({ outfit: 'coat', turn: 7, mood: 'surprised' }), 330, 2.3, { depth: 90 })
    return scene
  },
  p5: () => {
    const scene = windowSide()
    const coat = { outfit: 'coat', arms: 'holding' } as const
    scene.place(kim({ ...coat, turn: 6 }) + hotCheeks(6) + zip(blue, 0.25), 560, 1175, 2.75)
    scene.place(
      withSatchel(malik({ arms: 'holding', turn: -6 })) + hotCheeks(-6) + zip(orange, 0.25),
      1060,
      1175,
      2.75,
    )
    stand(scene, table('#d9b07a'), 545, 1.65, { depth: 150, shadow: 0 })
    stand(scene, table('#d9b07a'), 1070, 1.65, { depth: 150, shadow: 0 })
    return scene
  },
  p6: () => {
    const scene = school({
      palette,
      view: 'yard',
      hour: 'day',
      seed: 6,
      climber: null,
      hopscotch: false,
      light: { x: 0.14, y: 0.16, r: 70 },
    })
    chalkTortoise(scene, 800, 1030)
    stand(scene, ida({ pose: 'wheelchair', arms: 'raised' }), 330, 1.8, { depth: 0 })
    stand(scene, emre({ arms: 'cheering' }), 1160, 1.85, { depth: -20, flip: true })
    stand(scene, kim({ mood: 'surprised', arms: 'open', turn: 2 }), 640, 1.85, { depth: -30 })
    stand(scene, malik({ pose: 'kneeling', turn: -2 }), 1250, 2, { depth: 110, flip: true })
    return scene
  },
  p7: () => {
    const scene = twoHooks()
    scene.place(hookPicture(), 470, 150, 2.9).place(hippo(), 470, 150, 2.9)
    scene.place(hookPicture(), 1130, 150, 2.9).place(tortoise(), 1126, 150, 2.9)
    scene.place(hangingCoat(blue), 470, 390, 2.3)
    scene.place(hangingCoat(orange), 1130, 390, 2.3)
    stand(scene, kim({ arms: 'holding', turn: 7 }), 640, 2.1, { depth: 60 })
    stand(scene, malik({ outfit: 'jumper', color: '#5f9a8c', arms: 'raised', turn: 5 }), 950, 2.1, {
      depth: 60,
    })
    stand(scene, satchel('#5a6a8c'), 1290, 1.5, { depth: 40 })
    return scene
  },
}
