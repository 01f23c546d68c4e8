import type { Figures } from '../../../../contract/editor.ts'
import { m } from '../../../paraglide/messages.js'
import { numberText } from '../draft/draft-words.ts'
import { BarPlot } from './bar-plot.tsx'
import { DayPlot } from './day-plot.tsx'
import type { Counted } from './figure-summary.ts'
import { summaryOf } from './figure-summary.ts'
import { countedLabel, dayText, subscriptionName, summaryText } from './figure-words.ts'
import { Plot } from './plot.tsx'

const byDay: Counted[] = ['reads', 'likes', 'accounts']

/** The plots, each with its sentence and its table. */
export function FigurePlots({ figures }: { figures: Figures }) {
  const { days, subscriptions, topStories } = figures
  const contracts = Object.entries(subscriptions).map(([item, count]) => ({
    name: subscriptionName(item),
    count,
  }))
  const stories = topStories.map(({ title, reads }) => ({ name: title, count: reads }))
  return (
    <div className="figure-plots">
      {byDay.map((counted) => (
        <Plot
          key={counted}
          heading={countedLabel(counted)}
          summary={summaryText(summaryOf(days, counted), days.length)}
          columns={[m.figures_day(), countedLabel(counted)]}
          rows={days
            .toReversed()
            .map((day) => [dayText(day.day, 'long'), numberText(day[counted])])}
        >
          <DayPlot days={days} counted={counted} />
        </Plot>
      ))}
      <BarSection
        heading={m.figures_top_stories()}
        column={m.figures_story()}
        count={m.figures_reads()}
        bars={stories}
      />
      <BarSection
        heading={m.figures_subscriptions()}
        column={m.figures_item()}
        count={m.figures_contracts()}
        bars={contracts}
      />
    </div>
  )
}

interface BarSectionProps {
  heading: string
  column: string
  count: string
  bars: { name: string; count: number }[]
}

function BarSection({ heading, column, count, bars }: BarSectionProps) {
  const shown = bars.toSorted((one, other) => other.count - one.count)
  const [first] = shown
  return (
    <Plot
      heading={heading}
      summary={
        first
          ? m.figures_most({ name: first.name, count: numberText(first.count) })
          : m.figures_none()
      }
      columns={[column, count]}
      rows={shown.map((bar) => [bar.name, numberText(bar.count)])}
    >
      <BarPlot bars={shown} />
    </Plot>
  )
}
