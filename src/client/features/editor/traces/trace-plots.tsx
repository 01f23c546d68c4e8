import type { Measurement } from '../../../../contract/trace.ts'
import type { TraceName } from '../../../../contract/trace-kinds.ts'
import { traceTargets, vitalNames, workNames } from '../../../../contract/trace-kinds.ts'
import { m } from '../../../paraglide/messages.js'
import { numberText } from '../draft/draft-words.ts'
import { dayText } from '../figures/figure-words.ts'
import { Plot } from '../figures/plot.tsx'
import { SpreadPlot } from './spread-plot.tsx'
import { spreadText, traceLabel, traceMeaning, valueText } from './trace-words.ts'

/** Every measurement with its meaning, its plot and its table, in two groups. */
export function TracePlots({ measurements }: { measurements: Measurement[] }) {
  const plots = (names: readonly TraceName[]) =>
    measurements
      .filter(({ name }) => names.includes(name))
      .map((measurement) => <TracePlot key={measurement.name} measurement={measurement} />)
  return (
    <>
      <h3 className="trace-group">{m.traces_pages_heading()}</h3>
      <p className="text-soft">{m.traces_pages_intro()}</p>
      <div className="figure-plots">{plots(vitalNames)}</div>
      <h3 className="trace-group">{m.traces_works_heading()}</h3>
      <p className="text-soft">{m.traces_works_intro()}</p>
      <div className="figure-plots">{plots(workNames)}</div>
    </>
  )
}

function TracePlot({ measurement }: { measurement: Measurement }) {
  const { name, days } = measurement
  const shown = (value: number | null) => (value === null ? '–' : valueText(name, value))
  return (
    <Plot
      level={4}
      heading={traceLabel(name)}
      summary={traceMeaning(name)}
      fact={<Spread measurement={measurement} />}
      columns={[m.figures_day(), m.traces_column_count(), m.traces_half(), m.traces_most()]}
      rows={days
        .filter(({ count }) => count > 0)
        .toReversed()
        .map(({ day, count, p50, p95 }) => [
          dayText(day, 'long'),
          numberText(count),
          shown(p50),
          shown(p95),
        ])}
    >
      <SpreadPlot measurement={measurement} />
    </Plot>
  )
}

/** How the measurements lie, and whether three of four keep the target. */
function Spread({ measurement }: { measurement: Measurement }) {
  return (
    <>
      <p className="trace-spread">{spreadText(measurement)}</p>
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
      <span>{m.traces_target({ target: valueText(name, target) })}</span>
      {p75 !== null && (
        <>
          <strong data-met={isMet}>
            {isMet ? m.traces_target_met() : m.traces_target_missed()}
          </strong>
          <span>{m.traces_target_fact({ value: valueText(name, p75) })}</span>
        </>
      )}
    </p>
  )
}
