// The people of the series "Bela und Karla": the same faces, hair and clothes on all its pages.

import { type AdultOptions, adult, adultJoints } from '../cast/adult.ts'
import { type ChildOptions, child } from '../cast/child.ts'
import { mix } from '../paper/color.ts'
import { circle, ellipse } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'
import { cycle } from '../paper/random.ts'

/** Bela is blind: his eyes are open but meet nothing, he turns an ear to what he attends to. */
export const belaLook = {
  skin: '#dba272',
  hair: '#33201f',
  hairStyle: 'curls',
  outfit: 'coat',
  color: '#3f9a54',
  trousers: '#3f4f78',
  shoes: '#7a4a32',
  gaze: [0.25, -0.2],
} as const satisfies ChildOptions

export const karlaLook = {
  skin: '#f5cfae',
  hair: '#d9803c',
  hairStyle: 'braids',
  outfit: 'coat',
  color: '#f4bd2f',
  trousers: '#5b4a70',
  shoes: '#3f6f8f',
  freckles: true,
} as const satisfies ChildOptions

export const theoLook = {
  skin: '#fae3d0',
  hair: '#ead7a6',
  hairStyle: 'short',
  outfit: 'coat',
  color: '#5a8fd6',
  trousers: '#39456e',
  shoes: '#4a3f55',
} as const satisfies ChildOptions

export const pauliLook = {
  skin: '#f0c3a0',
  hair: '#8b7a6d',
  hairStyle: 'ring',
  outfit: 'coat',
  color: '#8a5f3c',
  trousers: '#4d4a52',
  shoes: '#3a2f33',
  noseShape: 'broad',
} as const satisfies AdultOptions

export const resiLook = {
  skin: '#f0c9ad',
  hair: '#b9b4bb',
  hairStyle: 'bun',
  old: true,
  outfit: 'dress',
  color: '#6b5590',
  apron: '#f3e4cc',
  shoes: '#5a3f48',
  build: 'stout',
} as const satisfies AdultOptions

export const mertensLook = {
  skin: '#eec29c',
  hair: '#6a3b2a',
  hairStyle: 'bob',
  glasses: true,
  outfit: 'coat',
  color: '#2f8088',
  trousers: '#4a4668',
} as const satisfies AdultOptions

export const bela = (act: ChildOptions = {}) => child({ ...belaLook, ...act })
export const karla = (act: ChildOptions = {}) => child({ ...karlaLook, ...act })

/** The smallest of the children; draw him at 0.9 of their scale. */
export const theo = (act: ChildOptions = {}) => child({ ...theoLook, ...act })

/** How far before the middle between the eyes the tip of the nose is. */
const noses = { front: [0, 9], turned: [6, 10], profile: [10, 8] } as const

/** The caretaker, whose nose is red with a cold. */
export const pauli = (act: AdultOptions = {}) => {
  const options = { ...pauliLook, ...act }
  const view = act.headView ?? act.view ?? 'front'
  if (view === 'back' || view === 'turnedAway') return adult(options)
  const { eyes } = adultJoints(options)
  const [dx, dy] = noses[view]
  return (
    adult(options) +
    piece(circle(eyes[0] + dx, eyes[1] + dy, 6.2), '#e2574a') +
    flat(ellipse(eyes[0] + dx - 1.6, eyes[1] + dy - 2, 2, 1.4), '#ffffff', 0.6)
  )
}

/** Bela's grandmother; draw her at 0.9 of the grown-ups' scale. */
export const resi = (act: AdultOptions = {}) => adult({ ...resiLook, ...act })

/** The teacher. */
export const mertens = (act: AdultOptions = {}) => adult({ ...mertensLook, ...act })

const neighbourLooks: readonly [AdultOptions, ...AdultOptions[]] = [
  { hair: '#3b2a2a', hairStyle: 'short', beard: 'full', color: '#4a5f86', skin: '#c58a5e' },
  { hair: '#c9a15c', hairStyle: 'ponytail', color: '#7a4f78', outfit: 'coat' },
  {
    hair: '#8a8690',
    hairStyle: 'ring',
    glasses: true,
    color: '#556b58',
    outfit: 'coat',
    old: true,
  },
  { hairStyle: 'headscarf', ribbon: '#4f8f98', color: '#4a4f78', outfit: 'coat', skin: '#d9a67c' },
  { hair: '#241c22', hairStyle: 'afro', color: '#8a6a3c', skin: '#8d5a3c', outfit: 'coat' },
  { hair: '#7a4630', hairStyle: 'long', color: '#3f6a78', outfit: 'coat', headShape: 'long' },
  { hair: '#2e2630', hairStyle: 'bob', color: '#6a5a4a', skin: '#e2b48c', outfit: 'coat' },
  { hair: '#d8d2d0', hairStyle: 'short', beard: 'moustache', color: '#5a4a52', old: true },
]

/** One of the many who come along; the same `i` is the same person. At night `dusk` 0 to 1 darkens the clothes. */
export const neighbour = (i: number, act: AdultOptions = {}, dusk = 0) => {
  const look = { ...cycle(neighbourLooks, i), ...act }
  const inDusk = (color: string) => mix(color, '#18204c', dusk)
  return adult({
    ...look,
    color: inDusk(look.color ?? '#4a5f86'),
    trousers: inDusk('#4a4668'),
    skin: inDusk(look.skin ?? '#f2c6a0'),
    hair: inDusk(look.hair ?? '#5a3226'),
  })
}

/** A white cane, its grip at (0, 0) and its tip `length` units below; lean it with `tilt` or `rotate`. */
export const whiteCane = (length = 150) =>
  line(`M0 -14V${length}`, '#f6f4ee', 5.4) +
  line('M0 -16V12', '#3a3340', 7) +
  line(`M0 ${length - 26}V${length - 14}`, '#d9584a', 5.6) +
  piece(circle(0, length, 5.5), '#f6f4ee')
