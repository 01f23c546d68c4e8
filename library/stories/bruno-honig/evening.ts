import { robin } from '../../draw/cast/robin.ts'
import { grass } from '../../draw/landscape/land.ts'
import { fireflies } from '../../draw/landscape/sky.ts'
import { leaf, type Point, points, star4 } from '../../draw/paper/geometry.ts'
import { flat, placed, strip } from '../../draw/paper/pieces.ts'
import { forest } from '../../draw/places/forest.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { apple, hazelnut, raspberry } from '../../draw/props/fruit.ts'
import { honeyPot, spoon } from '../../draw/props/honey-pot.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { bruno, honey, longEars, smallMouse } from './figures.ts'
import { fallingCone, firRoof } from './set.ts'

const palette = 'sunrise' as const

const armful =
  placed(apple(), { x: 50, y: -50 }) +
  placed(apple('#e0a83c'), { x: 90, y: -48 }) +
  placed(apple('#c8434a'), { x: 72, y: -74 })

const drop = flat('M0 -24C12 -6 12 4 0 4C-12 4 -12 -6 0 -24Z', '#d6f0fa')

/** From the rain to the first star. */
export const evening: Record<string, SceneArt> = {
  p6: () => {
    const scene = forest({ palette: 'emerald', hour: 'day', kind: 'fir', seed: 5, light: { r: 0 } })
    slantingRain(scene, { seed: 3, count: 210 })
    firRoof(scene, 430, 330)
    scene.begin('cast')
    scene.contactShadow(440, 1060, 240)
    scene.place(honeyPot(), 200, 1080, 1.5)
    scene.place(
      bruno({
        pose: 'seated',
        mood: 'tender',
        gaze: [0.9, 0.1],
        lids: 0.1,
        paws: {
          far: {
            at: [128, -150],
            grip: 'hold',
            holding: placed(spoon(honey), { rotate: 66, x: -10, scale: 0.95 }),
          },
          near: { at: [40, -60] },
        },
      }),
      470,
      1060,
      2.1,
    )
    scene.inFront(() => {
      const needles = [1010, 1130, 1250, 1370, 1490].flatMap((x, i) => [
        leaf(x, 946 - i * 12, 0.9, 110, 0.14),
        leaf(x, 946 - i * 12, -0.8, 100, 0.14),
      ])
      const twig: Point[] = [
        [scene.right + 100, 870],
        [1300, 960],
        [900, 950],
      ]
      scene.piece(needles, '#2f7a52', 2).piece(strip(twig, [52, 36, 14]), '#5c4032', 2)
      scene.place(
        robin({ mood: 'sad', view: 'front', headView: 'turned', gaze: [0.9, -0.2] }),
        1150,
        944,
        4.4,
        { flip: true },
      )
      for (const [x, y] of points('1010,1010 1290,1020 1420,980')) scene.place(drop, x, y, 1.5)
      scene.mark('water', 1290, 1010, 30)
    })
    return scene
  },
  p7: () => {
    const scene = forest({
      palette,
      hour: 'day',
      kind: 'mixed',
      seed: 12,
      light: { x: 0.9, y: 0.3, r: 90 },
    })
    firRoof(scene, 560, 300)
    scene.begin('cast')
    scene.contactShadow(560, 1070, 260)
    const pot = placed(honeyPot(), { scale: 0.8, y: 36 })
    scene.place(
      bruno({ pose: 'sitting', mood: 'surprised', gaze: [0, 0.9], holding: pot }),
      560,
      1060,
      2.3,
    )
    stand(scene, longEars({ pose: 'running', mood: 'surprised', gaze: [0.9, -0.2] }), 1240, 1.7, {
      flip: true,
      depth: 60,
    })
    stand(scene, smallMouse({ pose: 'running', mood: 'surprised', gaze: [0.9, -0.4] }), 1020, 1.7, {
      flip: true,
      depth: 150,
      shadow: 40,
    })
    scene.inFront(() => {
      for (const [x, y, turn, size] of [
        [150, 420, 40, 1.3],
        [270, 720, -30, 1],
        [330, 330, 150, 0.9],
        [860, 360, 70, 1.2],
        [930, 700, -60, 1],
        [900, 520, 200, 0.8],
        [110, 900, 100, 1.1],
        [1240, 430, 20, 1],
        [1010, 250, 120, 0.8],
      ] as const)
        scene.place(fallingCone(), x, y, size, { rotate: turn })
      for (const [x, y] of points(
        '220,560 420,480 700,350 820,600 980,480 1100,340 300,880 900,840 1130,620 60,640 1340,330',
      ))
        scene.place(drop, x, y, 1.1)
      scene.place(
        robin({ pose: 'flying', view: 'front', mood: 'surprised', gaze: [-0.4, 0.6] }),
        1090,
        560,
        1.9,
        { rotate: 38 },
      )
    })
    return scene
  },
  p8: () => {
    const scene = hilltop({
      palette,
      hour: 'dusk',
      tree: null,
      view: 'left',
      seed: 5,
      light: { x: 0.34, y: 0.36, r: 230 },
    })
    const waits = { pose: 'seated', mood: 'happy', gaze: [0.9, 0.4] } as const
    stand(scene, bruno(waits), 400, 1.55, { shadow: 100 })
    const carries = {
      near: { at: [44, -50] as const, grip: 'hold' as const },
      far: { at: [88, -46] as const, grip: 'hold' as const },
    }
    stand(
      scene,
      longEars({ pose: 'striding', mood: 'joyful', gaze: [0.8, -0.3], paws: carries }) + armful,
      880,
      1.7,
      { flip: true, depth: 40 },
    )
    stand(scene, hazelnut(), 1120, 2.7, { depth: 120, shadow: 34 })
    stand(
      scene,
      smallMouse({
        pose: 'striding',
        mood: 'proud',
        gaze: [0.9, 0] as [number, number],
        paws: { near: { at: [52, -52], grip: 'flat' }, far: { at: [60, -62], grip: 'flat' } },
      }),
      1270,
      2.4,
      { flip: true, depth: 124, shadow: 40, rotate: -8 },
    )
    scene.place(
      robin({
        pose: 'flying',
        view: 'side',
        mood: 'happy',
        holding: placed(raspberry(), { y: 20, scale: 0.7 }),
      }),
      700,
      340,
      2,
      { flip: true },
    )
    return scene
  },
  p9: () => {
    const scene = meadow({
      palette: 'midnight',
      hour: 'dusk',
      seed: 6,
      horizon: 0.6,
      plants: false,
      light: { x: 0.3, y: 0.6, r: 0 },
    })
    scene.flat(star4(1130, 200, 60), '#fff6d8').glow(1130, 200, 220, '#fff1c0', 0.9)
    scene.mark('stars', 1130, 200, 50)
    scene.begin('cast')
    scene.contactShadow(740, 1080, 420)
    scene.place(longEars({ pose: 'sleeping' }), 250, 1090, 1.9)
    scene.place(bruno({ pose: 'resting' }), 730, 1070, 2.5)
    scene.place(smallMouse({ pose: 'sleeping' }), 690, 1070 - 126 * 2.5, 2)
    scene.contactShadow(1330, 1110, 160)
    scene.place(honeyPot(), 1320, 1110, 1.9)
    scene.place(robin({ pose: 'sleeping', view: 'front' }), 1370, 1110 - 122 * 1.9, 2)
    scene.piece(
      grass({ yAt: () => 1110 }, 80, 450, 12, 52, 4) +
        grass({ yAt: () => 1100 }, 560, 900, 16, 40, 7),
      scene.mood.land(0.9),
      1,
    )
    fireflies(scene, [
      [300, 640, 6],
      [520, 540, 5],
      [900, 480, 5],
      [1400, 600, 6],
    ])
    return scene
  },
}
