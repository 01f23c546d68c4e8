// Who is who: Juri alone wears blue, and only the sign is green.

import { type AdultOptions, adult, adultJoints } from '../../draw/cast/adult.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse } from '../../draw/paper/geometry.ts'
import { flat, line, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { cycle } from '../../draw/paper/random.ts'
import { satchel } from '../../draw/props/school-things.ts'

export const juriLook = {
  skin: '#f0bf98',
  hair: '#4a2a20',
  hairStyle: 'short',
  outfit: 'jumper',
  color: print('stripes', '#2f6fb0', '#f6ead2', { size: 22, angle: 90 }),
  trousers: '#4a3560',
  shoes: '#d9623a',
} as const satisfies ChildOptions

export const juri = (act: ChildOptions = {}) => child({ ...juriLook, ...act })

/** Juri seen from behind, with his satchel on. */
export const juriWithSatchel = (act: ChildOptions = {}) => {
  const { back } = childJoints({ ...juriLook, ...act })
  return juri(act) + placed(satchel('#e2733a'), { x: back[0], y: back[1] + 64, scale: 0.78 })
}

const ruthLook = {
  skin: '#8d5a3c',
  hair: '#241a1e',
  hairStyle: 'puffs',
  outfit: 'dress',
  color: print('dots', '#e0587a', '#ffe3e6', { size: 20 }),
  trousers: '#f6d9c4',
  shoes: '#7a2f4a',
} as const satisfies ChildOptions

/** Ruth holds her breath: two round cheeks over those of the kit; none from behind. */
export const ruth = (act: ChildOptions = {}) => {
  const look = { ...ruthLook, mouth: 'line', ...act } as const satisfies ChildOptions
  const [x, y] = childJoints(look).mouth
  const view = act.headView ?? act.view ?? 'front'
  const at = { front: [-25, 25], turned: [-27, 17], profile: [-17], turnedAway: [], back: [] }[view]
  const cheeks = at.map(
    (dx) =>
      flat(circle(x + dx, y - 1, 19), ruthLook.skin) +
      flat(circle(x + dx, y - 2, 13), '#d0506a', 0.5) +
      flat(ellipse(x + dx - 5, y - 9, 5, 3.2), '#ffffff', 0.4),
  )
  const middle = view === 'profile' ? x + 6 : view === 'turned' ? x - 4 : x
  const lips = at.length
    ? flat(circle(middle, y, 13), ruthLook.skin) +
      line(`M${middle - 6} ${y + 1}q6 3 12 0`, '#4a1f28', 4)
    : ''
  return child(look) + cheeks.join('') + lips
}

/** Ruth when she has let her air out. */
export const breathingRuth = (act: ChildOptions = {}) => child({ ...ruthLook, ...act })

const papaLook = {
  skin: '#f0bf98',
  hair: '#5a3325',
  hairStyle: 'short',
  beard: 'short',
  outfit: 'coat',
  color: '#8a4f72',
  scarf: '#f4c46a',
  trousers: '#3f3a5c',
  shoes: '#6a3a2c',
} as const satisfies AdultOptions

export const papa = (act: AdultOptions = {}) => adult({ ...papaLook, ...act })

const tammLook = {
  skin: '#f6d3b6',
  hair: '#c9a7b8',
  hairStyle: 'bun',
  outfit: 'dress',
  color: print('diamonds', '#5c3f86', '#8a6ab0', { size: 26 }),
  trousers: '#e8c9b4',
  shoes: '#3a2547',
} as const satisfies AdultOptions

/** Frau Tamm with glasses larger than those of the kit. */
export const tamm = (act: AdultOptions = {}) => {
  const look = { ...tammLook, ...act }
  const [x, y] = adultJoints(look).eyes
  const view = act.headView ?? act.view ?? 'front'
  const at = { front: [-19, 19], turned: [-20, 12], profile: [-6], turnedAway: [], back: [] }[view]
  const lenses = at.map((dx) => circle(x + dx, y + 2, 17))
  const bridge = view === 'profile' ? `M${x - 20} ${y}L${x - 50} ${y - 6}` : ''
  return adult(look) + line(lenses.join('') + bridge, '#7a2138', 5)
}

const bracesRed = '#e0342f'

/** The boy with red braces. */
export const bracesBoy = (act: ChildOptions = {}) => {
  const look: ChildOptions = {
    skin: '#f6d0b0',
    hair: '#d98a4a',
    hairStyle: 'short',
    outfit: 'shirt',
    color: '#fff3df',
    trousers: '#6a4a3a',
    shoes: '#3a2a3f',
    ...act,
  }
  const { nearShoulder, farShoulder, hips } = childJoints(look)
  const isBack = act.view === 'back' || act.view === 'turnedAway'
  const [a, b] = [
    [nearShoulder[0] * 0.72 + farShoulder[0] * 0.28, nearShoulder[1] - 4],
    [farShoulder[0] * 0.72 + nearShoulder[0] * 0.28, farShoulder[1] - 4],
  ] as const
  const [l, r] = isBack ? [hips[0] + 16, hips[0] - 16] : [hips[0] - 18, hips[0] + 18]
  return child(look) + line(`M${a}L${l} ${hips[1] - 6}M${b}L${r} ${hips[1] - 6}`, bracesRed, 8)
}

const skins = ['#f2c6a0', '#c58a5e', '#f6d3b6', '#8d5a3c', '#e2b48c', '#6f4630'] as const
const hairs = ['#6a3b2a', '#2c1a22', '#d9a45a', '#241a1e', '#3a2a26', '#1f171b'] as const
const styles = ['bob', 'curls', 'braids', 'afro', 'short', 'ponytail', 'long', 'bun'] as const
const wear = ['#c8584f', '#e59a4a', '#a85a7e', '#d9806a', '#f0c27a', '#7a5a94'] as const
const outfits = ['jumper', 'dress', 'dungarees', 'jumper', 'shirt'] as const

const classmateLook = (i: number): ChildOptions => ({
  skin: cycle(skins, i),
  hair: cycle(hairs, i),
  hairStyle: cycle(styles, i * 3 + 1),
  outfit: cycle(outfits, i),
  color: i % 2 ? print('checks', cycle(wear, i), lighter(cycle(wear, i), 0.4)) : cycle(wear, i),
  trousers: mix('#5a4068', '#a8705a', (i % 3) / 2),
})

/** Another child of the class; `i` tells who. */
export const classmate = (i: number, act: ChildOptions = {}) =>
  child({ ...classmateLook(i), ...act })

/** Other families' grown-ups; `i` tells who. */
export const parent = (i: number, act: AdultOptions = {}) =>
  adult({
    skin: cycle(skins, i + 1),
    hair: i % 3 === 2 ? '#d8cfd4' : cycle(hairs, i * 5 + 2),
    hairStyle: cycle(['bob', 'short', 'bun', 'curls', 'headscarf'], i),
    old: i % 3 === 2,
    outfit: cycle(['coat', 'dress', 'jumper'], i),
    color: cycle(wear, i * 5 + 3),
    trousers: '#5a4068',
    ...act,
  })
