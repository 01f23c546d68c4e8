import type { Statistics } from '../../../../contract/editor.ts'
import { formatLongDate, formatNumber } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { ChartSection } from '../shared/charts/chart-section.tsx'
import { type DailyCount, summarizeDays } from './daily-summary.ts'
import { DayChart } from './day-chart.tsx'
import { HorizontalBarChart } from './horizontal-bar-chart.tsx'
import { dailyCountLabel, subscriptionLabel, summaryText } from './statistics-labels.ts'

const byDay: DailyCount[] = ['reads', 'likes', 'accounts']

export function StatisticsCharts({ statistics }: { statistics: Statistics }) {
  const { days, subscriptions, topStories } = statistics
  const contracts = Object.entries(subscriptions).map(([item, count]) => ({
    name: subscriptionLabel(item),
    count,
  }))
  const stories = topStories.map(({ title, reads }) => ({ name: title, count: reads }))
  return (
    <div className="charts">
      {byDay.map((dailyCount) => (
        <ChartSection
          key={dailyCount}
          heading={dailyCountLabel(dailyCount)}
          summary={summaryText(summarizeDays(days, dailyCount), days.length)}
          columns={[m.statistics_day(), dailyCountLabel(dailyCount)]}
          rows={days
            .toReversed()
            .map((day) => [formatLongDate(day.day), formatNumber(day[dailyCount])])}
        >
          <DayChart days={days} dailyCount={dailyCount} />
        </ChartSection>
      ))}
      <BarSection
        heading={m.statistics_top_stories()}
        column={m.statistics_story()}
        count={m.statistics_reads()}
        bars={stories}
      />
      <BarSection
        heading={m.statistics_subscriptions()}
        column={m.statistics_item()}
        count={m.statistics_contracts()}
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
  const sorted = bars.toSorted((one, other) => other.count - one.count)
  const [first] = sorted
  return (
    <ChartSection
      heading={heading}
      summary={
        first
          ? m.statistics_most({ name: first.name, count: formatNumber(first.count) })
          : m.statistics_none()
      }
      columns={[column, count]}
      rows={sorted.map((bar) => [bar.name, formatNumber(bar.count)])}
    >
      <HorizontalBarChart bars={sorted} />
    </ChartSection>
  )
}
