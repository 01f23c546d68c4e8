import { actor } from '../../draw/cast/actor.ts'
import { adult, adultJoints } from '../../draw/cast/adult.ts'
import { type BabyOptions, baby } from '../../draw/cast/baby.ts'
import { child, childJoints } from '../../draw/cast/child.ts'
import { type DogOptions, dog, dogJoints } from '../../draw/cast/dog.ts'
import { gazeAt, placedAt } from '../../draw/cast/toward.ts'
import type { Point } from '../../draw/paper/geometry.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { highChair, highSeat } from '../../draw/props/high-chair.ts'

const skin = '#dcaa80'
const hair = '#4a2c22'

export const papa = actor(adult, adultJoints, {
  skin,
  hair,
  hairStyle: 'short',
  beard: 'short',
  outfit: 'shirt',
  color: '#3f74a8',
  apron: '#fff4e0',
  trousers: '#4f4a63',
})

export const nora = actor(child, childJoints, {
  skin,
  hair,
  hairStyle: 'ponytail',
  outfit: 'dungarees',
  color: '#c8434a',
  shirt: '#f6e3b8',
})

export const jakob = actor(child, childJoints, {
  skin,
  hair,
  hairStyle: 'short',
  outfit: 'jumper',
  color: print('stripes', '#3f8f5f', '#57a874', { size: 26, angle: 90 }),
  trousers: '#4f6a94',
})

/** How much smaller Jakob is than Nora. */
export const little = 0.84

export const bibi = (options: BabyOptions = {}) =>
  baby({ skin, hair, hairStyle: 'tuft', color: '#8fb4e0', ...options })

/** The baby in its high chair, whose feet are at (x, y); `hat` lies on its head. */
export const bibiInChair = (scene: Scene, [x, y]: Point, scale: number, svg: string, hat = '') => {
  const { behind, tray } = highChair('#c98f55', '#d8453f')
  scene
    .place(behind, x, y, scale)
    .place(svg, x, y - highSeat * scale, scale * 1.05)
    .place(hat, x, y - (highSeat + 142) * scale, scale * 0.84)
    .place(tray, x, y, scale)
}

export interface DogPlace {
  at: Point
  scale: number
  flip?: boolean
  rotate?: number
  lookAt: Point
}

/** Krümel, who looks at a point of the scene. */
export const kruemel = (
  scene: Scene,
  { at, scale, flip = false, rotate = 0, lookAt }: DogPlace,
  options: DogOptions = {},
) => {
  const look: DogOptions = { collar: '#2f8f9a', ...options }
  const here = placedAt(at[0], at[1], scale, { flip, rotate })
  const gaze = gazeAt(here, dogJoints(look).eyes, lookAt)
  scene.place(dog({ ...look, gaze }), at[0], at[1], scale, { flip, rotate })
}
