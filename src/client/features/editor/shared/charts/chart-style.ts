import { dateFormat, formatLongDate } from '../../../../lib/format.ts'
import { getLocale } from '../../../../paraglide/runtime.js'

export const chartHeightPx = 220
export const rowHeightPx = 48

/** Colours follow the theme. */
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

/** „22.11.“; `day` is 'YYYY-MM-DD'. */
function formatShortDay(day: string): string {
  const options = { day: 'numeric', month: 'numeric', timeZone: 'UTC' } as const
  return dateFormat(getLocale(), options).format(Date.parse(day))
}

/** X axis of days, with as many labels as fit. */
export const dayAxis = {
  dataKey: 'day',
  tickFormatter: formatShortDay,
  minTickGap: 40,
  ...axis,
} as const

/** Horizontal lines only. */
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

/** Tooltip with a day as its title. */
export const dayTooltip = {
  ...tooltip,
  labelFormatter: (day: unknown) => formatLongDate(String(day)),
} as const
