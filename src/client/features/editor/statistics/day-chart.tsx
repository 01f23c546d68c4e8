import {
  Area,
  AreaChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { Statistics } from '../../../../contract/editor.ts'
import { formatNumber } from '../../../lib/format.ts'
import {
  axis,
  chartHeightPx,
  colours,
  dayAxis,
  dayTooltip,
  grid,
  margin,
} from '../shared/charts/chart-style.ts'
import type { DailyCount } from './daily-summary.ts'
import { dailyCountLabel } from './statistics-labels.ts'

interface DayChartProps {
  days: Statistics['days']
  dailyCount: DailyCount
}

/** One count by day as a line. */
export function DayChart({ days, dailyCount }: DayChartProps) {
  return (
    <ResponsiveContainer width="100%" height={chartHeightPx}>
      <AreaChart data={days} accessibilityLayer={false} margin={margin}>
        <CartesianGrid {...grid} />
        <XAxis {...dayAxis} />
        <YAxis
          allowDecimals={false}
          width={44}
          tickFormatter={(count: number) => formatNumber(count)}
          {...axis}
        />
        <Tooltip
          {...dayTooltip}
          formatter={(count) => [formatNumber(Number(count)), dailyCountLabel(dailyCount)]}
        />
        <Area
          type="monotone"
          dataKey={dailyCount}
          stroke={colours[dailyCount]}
          fill={colours[dailyCount]}
          fillOpacity={0.2}
          strokeWidth={2.5}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  )
}
