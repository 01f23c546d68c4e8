import {
  Area,
  AreaChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { Figures } from '../../../../contract/editor.ts'
import { numberText } from '../draft/draft-words.ts'
import type { Counted } from './figure-summary.ts'
import { countedLabel } from './figure-words.ts'
import { axis, colours, dayAxis, dayTooltip, grid, heightPx, margin } from './plot-look.ts'

interface DayPlotProps {
  days: Figures['days']
  counted: Counted
}

/** One number by day as a line. */
export function DayPlot({ days, counted }: DayPlotProps) {
  return (
    <ResponsiveContainer width="100%" height={heightPx}>
      <AreaChart data={days} accessibilityLayer={false} margin={margin}>
        <CartesianGrid {...grid} />
        <XAxis {...dayAxis} />
        <YAxis allowDecimals={false} width={44} tickFormatter={numberText} {...axis} />
        <Tooltip
          {...dayTooltip}
          formatter={(count) => [numberText(Number(count)), countedLabel(counted)]}
        />
        <Area
          type="monotone"
          dataKey={counted}
          stroke={colours[counted]}
          fill={colours[counted]}
          fillOpacity={0.2}
          strokeWidth={2.5}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  )
}
