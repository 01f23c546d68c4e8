import { hedgehog } from '../../draw/cast/hedgehog.ts'
import type { Point } from '../../draw/paper/geometry.ts'
import { line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { hearth, leafBasket, strewnLeaves } from '../../draw/props/stove-corner.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { gerda, muck } from './figures.ts'
import { parlour, spots } from './set.ts'
import { doughBowl, drop, puddle, seatedLongJohns } from './things.ts'
import { branchHeap } from './wood.ts'

const [benchX] = spots.bench
const seat = spots.seat

/** A wooden ladle, held at its upper end. */
const ladle = () => line('M0 -26V70', '#b98256', 8)

/** Muck's best tail, which hangs off the bench; (0, 0) is on the seat. */
const tail = () => {
  const spine: Point[] = [
    [20, -14],
    [-34, -20],
    [-38, 10],
    [-34, 74],
    [-50, 92],
  ]
  return (
    piece(strip(spine, [20, 19, 17, 13]), '#4a4660') +
    piece(strip(spine, [20, 19, 17, 13], 0.84, 1), '#2f2b42')
  )
}

/** The pages in the parlour on the first evening. */
export const evening: Record<string, SceneArt> = {
  p2: () => {
    const camera = parlour({ zoom: 1.66, middle: [-28, -66] })
    const { put, shade, scene } = camera
    put(placed(strewnLeaves(150, 16, 14, 4), {}), [-452, 62])
    shade([-452, 70], 66)
    put(leafBasket(), [-452, 72], 0.8)
    put(hedgehog({ pose: 'sleeping' }), [-452, 32], 0.38)
    put(muck({ pose: 'stretched', mood: 'proud', gaze: [0.7, 0.5] }), [benchX, seat], 0.7)
    shade([-318, 216], 110)
    const spoonAt: Point = [98, -156]
    put(
      gerda({
        view: 'turned',
        stance: 'standing',
        lean: 6,
        gaze: [0.9, 0.1],
        nod: 4,
        hands: {
          far: { at: spoonAt, grip: 'grip', holding: ladle(), tilt: 12 },
          near: { at: [70, -118], grip: 'rest' },
        },
      }),
      [-318, 204],
      1.16,
    )
    put(hearth('#b5654a'), [-160, 284], 1.02)
    shade([270, 226], 150)
    put(branchHeap(), [270, 258], 0.86)
    scene.mark('light', ...camera.pixel([-160, 120]), 50)
    return scene
  },
  p4: () => {
    const camera = parlour({ zoom: 2.55, middle: [2, -92] })
    const { put, scene } = camera
    put(tail(), [-176, seat])
    const look = { mood: 'angry', gaze: [0.95, 0.2], tail: 'tucked' } as const
    put(muck({ pose: 'seated', ...look }), [-148, seat], 0.8)
    put(doughBowl(0.12), [-26, seat], 0.98)
    put(seatedLongJohns(), [66, seat], 0.96)
    put(puddle(46), [214, 74])
    put(drop(), [208, 20], 0.8)
    put(drop(), [207, 52], 0.7)
    scene.mark('water', ...camera.pixel([212, 60]), 60)
    return scene
  },
  p5: () => {
    const camera = parlour({ zoom: 3, middle: [-2, 8] })
    const { put, shade, scene } = camera
    put(doughBowl(1), [-16, seat], 1.06)
    put(seatedLongJohns({ stiff: false }), [100, seat], 0.96)
    put(puddle(50), [186, 76])
    shade([-60, 172], 90)
    const fallen = {
      mood: 'surprised',
      gaze: [0.6, -0.9],
      headTilt: 22,
      paws: { near: { at: [30, -98] } },
    } as const
    put(muck({ pose: 'onBack', ...fallen }), [-36, 178], 1.02)
    scene.mark('water', ...camera.pixel([186, 76]), 60)
    return scene
  },
}
