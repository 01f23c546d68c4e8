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
import { axis, colours, dayAxis, dayTooltip, grid, heightPx, margin } from '../figures/plot-look.ts'
import { valueText } from './trace-words.ts'

const lines = [
  { dataKey: 'p95', label: m.traces_most, stroke: colours.likes, strokeDasharray: '7 4' },
  { dataKey: 'p50', label: m.traces_half, stroke: colours.reads, strokeDasharray: '0' },
] as const

/** Half and 95 of 100 by day as two lines, with the target; a day without measurements is a gap. */
export function SpreadPlot({ measurement: { name, days } }: { measurement: Measurement }) {
  const target = traceTargets[name]
  const shown = (value: unknown) => valueText(name, Number(value))
  return (
    <>
      <ResponsiveContainer width="100%" height={heightPx}>
        <LineChart data={days} accessibilityLayer={false} margin={margin}>
          <CartesianGrid {...grid} />
          <XAxis {...dayAxis} />
          <YAxis width={64} tickFormatter={shown} {...axis} />
          <Tooltip
            {...dayTooltip}
            formatter={(value, key) => [
              shown(value),
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
