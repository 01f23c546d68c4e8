import { dayText } from './figure-words.ts'

/** Sizes in pixels. */
export const heightPx = 220
export const barPx = 48

/** Colours of the papers, so that they follow the theme. */
export const colours = {
  reads: 'var(--link)',
  likes: 'var(--heart)',
  accounts: 'var(--positive)',
  bar: 'var(--ring)',
}

export const axis = {
  stroke: 'var(--line)',
  tick: { fill: 'var(--ink)', fontSize: 15 },
  tickLine: false,
} as const

/** The days below a plot, as many as there is room for. */
export const dayAxis = {
  dataKey: 'day',
  tickFormatter: (day: string) => dayText(day, 'short'),
  minTickGap: 40,
  ...axis,
} as const

/** Lines at the height of the axis' numbers. */
export const grid = { vertical: false, stroke: 'var(--line)', strokeOpacity: 0.35 } as const

export const margin = { top: 8, right: 8, left: 0 } as const

const tooltip = {
  contentStyle: {
    border: '2px solid var(--line)',
    borderRadius: 14,
    background: 'var(--card)',
    color: 'var(--ink)',
  },
  itemStyle: { color: 'var(--ink)' },
  isAnimationActive: false,
} as const

/** A tooltip of a day. */
export const dayTooltip = {
  ...tooltip,
  labelFormatter: (day: unknown) => dayText(String(day), 'long'),
} as const
