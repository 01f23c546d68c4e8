import type { Measurement } from '../../../../contract/trace.ts'
import {
  type TraceName,
  taskNames,
  traceTargets,
  vitalNames,
} from '../../../../contract/trace-kinds.ts'
import { formatLongDate, formatNumber } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { ChartSection } from '../shared/charts/chart-section.tsx'
import { PercentileChart } from './percentile-chart.tsx'
import { formatTraceValue, percentilesText, traceLabel, traceMeaning } from './trace-labels.ts'

/** A chart for each measurement, in two groups: page loads and actions. */
export function TraceCharts({ measurements }: { measurements: Measurement[] }) {
  const charts = (names: readonly TraceName[]) =>
    measurements
      .filter(({ name }) => names.includes(name))
      .map((measurement) => <TraceChart key={measurement.name} measurement={measurement} />)
  return (
    <>
      <h3 className="trace-group">{m.traces_pages_heading()}</h3>
      <p className="text-soft">{m.traces_pages_intro()}</p>
      <div className="charts">{charts(vitalNames)}</div>
      <h3 className="trace-group">{m.traces_works_heading()}</h3>
      <p className="text-soft">{m.traces_works_intro()}</p>
      <div className="charts">{charts(taskNames)}</div>
    </>
  )
}

function TraceChart({ measurement }: { measurement: Measurement }) {
  const { name, days } = measurement
  const format = (value: number | null) => (value === null ? '–' : formatTraceValue(name, value))
  return (
    <ChartSection
      level={4}
      heading={traceLabel(name)}
      summary={traceMeaning(name)}
      details={<Percentiles measurement={measurement} />}
      columns={[m.statistics_day(), m.traces_column_count(), m.traces_median(), m.traces_p95()]}
      rows={days
        .filter(({ count }) => count > 0)
        .toReversed()
        .map(({ day, count, p50, p95 }) => [
          formatLongDate(day),
          formatNumber(count),
          format(p50),
          format(p95),
        ])}
    >
      <PercentileChart measurement={measurement} />
    </ChartSection>
  )
}

/** Median and 95th percentile, and whether the 75th meets the target. */
function Percentiles({ measurement }: { measurement: Measurement }) {
  return (
    <>
      <p className="trace-percentiles">{percentilesText(measurement)}</p>
      <Target measurement={measurement} />
    </>
  )
}

function Target({ measurement: { name, p75 } }: { measurement: Measurement }) {
  const target = traceTargets[name]
  if (target === null) return null
  const isMet = p75 !== null && p75 <= target
  return (
    <p className="trace-target">
      <span>{m.traces_target({ target: formatTraceValue(name, target) })}</span>
      {p75 !== null && (
        <>
          <strong data-met={isMet}>
            {isMet ? m.traces_target_met() : m.traces_target_missed()}
          </strong>
          <span>{m.traces_target_fact({ value: formatTraceValue(name, p75) })}</span>
        </>
      )}
    </p>
  )
}
