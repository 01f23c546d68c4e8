import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { Measurement } from '../../../../contract/trace.ts'
import { traceTargets } from '../../../../contract/trace-kinds.ts'
import { m } from '../../../paraglide/messages.js'
import {
  axis,
  chartHeightPx,
  colours,
  dayAxis,
  dayTooltip,
  grid,
  margin,
} from '../shared/charts/chart-style.ts'
import { formatTraceValue } from './trace-labels.ts'

const lines = [
  { dataKey: 'p95', label: m.traces_p95, stroke: colours.likes, strokeDasharray: '7 4' },
  { dataKey: 'p50', label: m.traces_median, stroke: colours.reads, strokeDasharray: '0' },
] as const

/** Median and 95th percentile by day, with the target; a day without measurements is a gap. */
export function PercentileChart({ measurement: { name, days } }: { measurement: Measurement }) {
  const target = traceTargets[name]
  const format = (value: unknown) => formatTraceValue(name, Number(value))
  return (
    <>
      <ResponsiveContainer width="100%" height={chartHeightPx}>
        <LineChart data={days} accessibilityLayer={false} margin={margin}>
          <CartesianGrid {...grid} />
          <XAxis {...dayAxis} />
          <YAxis width={64} tickFormatter={format} {...axis} />
          <Tooltip
            {...dayTooltip}
            formatter={(value, key) => [
              format(value),
              lines.find(({ dataKey }) => dataKey === key)?.label() ?? '',
            ]}
          />
          {target !== null && (
            <ReferenceLine
              y={target}
              ifOverflow="extendDomain"
              stroke={colours.accounts}
              strokeWidth={2}
              strokeDasharray="2 4"
            />
          )}
          {lines.map(({ dataKey, stroke, strokeDasharray }) => (
            <Line
              key={dataKey}
              dataKey={dataKey}
              type="monotone"
              stroke={stroke}
              strokeDasharray={strokeDasharray}
              strokeWidth={2.5}
              dot={{ r: 3, fill: stroke, strokeWidth: 0 }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
      <ul className="trace-legend">
        {lines.toReversed().map(({ dataKey, label }) => (
          <li key={dataKey} data-line={dataKey}>
            {label()}
          </li>
        ))}
        {target !== null && <li data-line="target">{m.traces_legend_target()}</li>}
      </ul>
    </>
  )
}
