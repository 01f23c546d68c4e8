import { type HareOptions, hare, hareJoints } from '../../draw/cast/hare.ts'
import { type MouseOptions, mouse } from '../../draw/cast/mouse.ts'
import { gazeAt, type Whereabouts } from '../../draw/cast/toward.ts'
import type { Point } from '../../draw/paper/geometry.ts'

const looks = {
  pim: { color: '#8a6650' },
  josse: { color: '#dcab78', bent: true },
  balduin: { color: '#a9a5a2', scarf: '#3f8a78', ears: 'drooping' },
} satisfies Record<string, HareOptions>

type Who = keyof typeof looks

const optionsOf = (who: Who, options: HareOptions): HareOptions => ({ ...looks[who], ...options })

/** Pim: dark brown, both ears up. */
export const pim = (options: HareOptions) => hare(optionsOf('pim', options))

/** Josse: sand-coloured, one ear hangs. */
export const josse = (options: HareOptions) => hare(optionsOf('josse', options))

/** Grandpa Balduin: grey, with hanging ears and a green scarf. */
export const balduin = (options: HareOptions) => hare(optionsOf('balduin', options))

/** The same options with eyes on a point of the scene. */
export const looking = (options: HareOptions, at: Whereabouts, pixel: Point): HareOptions => ({
  ...options,
  gaze: gazeAt(at, hareJoints(options).eyes, pixel),
})

/** One of the five mice. */
export const fieldMouse = (i: number, options: MouseOptions) =>
  mouse({
    color: ['#9aa2b6', '#b59a86', '#8d93a8', '#c2a892', '#a3a9ad'][i % 5] ?? '#9aa2b6',
    ...options,
  })
