import { type FoxOptions, fox } from '../../draw/cast/fox.ts'
import { type HareOptions, hare } from '../../draw/cast/hare.ts'
import { lantern } from '../../draw/cast/lantern.ts'
import { standsAt } from '../../draw/cast/toward.ts'
import { ellipse, type Point } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { footY, type StandOptions, stand } from '../../draw/stage/stand.ts'

const scarf = '#1f8a8c'

export const finn = (options: FoxOptions = {}) => fox({ scarf, ...options })

export const hareChild = (options: HareOptions = {}) =>
  hare({ scarf: '#c8434a', color: '#cfae94', ...options })

/** The lantern by its ring, for the fox's paw; dark when it has gone out. */
const hanging = (isLit: boolean) =>
  placed(isLit ? lantern() : lantern({ lit: false, color: '#5a6a8c' }), { y: 112 })

/** Finn with the burning lantern; its ring is at `ring`, in pixels, in his `hand`. Its light falls on the ground. */
export const finnLifts = (
  scene: Scene,
  ring: Point,
  look: FoxOptions,
  x: number,
  scale: number,
  stance: StandOptions = {},
  hand: 'near' | 'far' = 'far',
) => {
  const at = standsAt(scene, x, scale, stance).toFigure(ring)
  const held = { at, grip: 'hold', holding: placed(hanging(true), { y: -4, scale: 0.78 }) } as const
  const [flameX, flameY] = [ring[0], ring[1] + 52 * scale]
  scene.warm(flameX, footY(scene, x, stance.depth) + 10, 300 * scale, '#e2853a', 0.5, 0.4)
  scene.warm(flameX, flameY, 220 * scale, '#e2853a', 0.5)
  const paws = { ...look.paws, [hand]: held }
  stand(scene, finn({ onFours: false, ...look, paws }), x, scale, stance)
  scene.glow(flameX, flameY, 140 * scale, '#ffd88a', 0.8)
}

/** Finn and the hare walking away from us, paw in paw, the dark lantern in Finn's other paw. */
export const pawInPaw = (scene: Scene) => {
  const meeting: Point = [800, 905]
  const [fox, little] = [
    standsAt(scene, 990, 2.4, { depth: 210 }),
    standsAt(scene, 640, 2, { depth: 200 }),
  ]
  const lit = { holding: placed(hanging(false), { y: -4, scale: 0.78 }) }
  const guides = { near: { at: fox.toFigure(meeting), grip: 'hold' } } as const
  const side = { far: { at: [98, -128], grip: 'hold', ...lit } } as const
  const walks = { pose: 'away', onFours: false, headView: 'profile' } as const
  const told = { ...walks, looksBack: true, mood: 'joyful', gaze: [0.8, 0.5] } as const
  stand(scene, finn({ ...told, paws: { ...guides, ...side } }), 990, 2.4, { depth: 210 })
  const laughs = { far: { at: little.toFigure(meeting), grip: 'open' } } as const
  const up = { ...walks, mood: 'joyful', mouth: 'laugh', nod: -20, gaze: [0.8, -0.7] } as const
  stand(scene, hareChild({ ...up, paws: laughs }), 640, 2, { depth: 200 })
}

/** Finn upright with the lantern gone out. */
export const finnInTheDark = (
  scene: Scene,
  x: number,
  scale: number,
  { flip = false, depth = 0, ...look }: FoxOptions & StandOptions = {},
) =>
  stand(scene, finn({ pose: 'upright', holding: hanging(false), ...look }), x, scale, {
    flip,
    depth,
  })

/** Shows `svg` behind the round window of a burrow; x and y are the window's middle in pixels. */
export const behindWindow = (scene: Scene, svg: string, x: number, y: number, scale: number) =>
  scene.add(
    `<clipPath id="round-window"><path d="${ellipse(x, y, 172, 197)}"/></clipPath>`,
    `<g clip-path="url(#round-window)"><g transform="translate(${x} ${y + 190}) scale(${scale})">${svg}</g></g>`,
  )
