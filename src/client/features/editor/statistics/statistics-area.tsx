import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Statistics } from '../../../../contract/editor.ts'
import { query } from '../../../data/core/api.ts'
import { formatFileSize, formatNumber } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { SectionSkeleton } from '../../../ui/skeleton.tsx'
import { EditorPanel } from '../shared/editor-panel.tsx'
import './statistics.css'

const StatisticsCharts = lazy(async () => ({
  default: (await import('./statistics-charts.tsx')).StatisticsCharts,
}))

const statisticsQuery = () => query.editor.statistics.queryOptions()

/** „Zahlen“: sums over all families; no number leads to a person. */
export function StatisticsArea() {
  const statistics = useQuery(statisticsQuery())
  return (
    <EditorPanel
      id="zahlen"
      heading={m.statistics_heading()}
      intro={m.statistics_intro()}
      query={statistics}
      loadingText={m.statistics_loading()}
      errorText={m.statistics_error()}
    >
      {(loaded) => (
        <>
          <Tiles statistics={loaded} />
          <Suspense fallback={<SectionSkeleton label={m.statistics_loading()} />}>
            <StatisticsCharts statistics={loaded} />
          </Suspense>
        </>
      )}
    </EditorPanel>
  )
}

function Tiles({ statistics }: { statistics: Statistics }) {
  const { stories, accounts, subscriptions, likes, reads, storage } = statistics
  const contracts = Object.values(subscriptions).reduce((sum, count) => sum + count, 0)
  const tiles: [label: string, value: string][] = [
    [m.statistics_published(), formatNumber(stories.published)],
    [m.statistics_drafts(), formatNumber(stories.drafts)],
    [m.statistics_review(), formatNumber(stories.review)],
    [m.statistics_withdrawn(), formatNumber(stories.withdrawn)],
    [m.statistics_accounts(), formatNumber(accounts)],
    [m.statistics_contracts(), formatNumber(contracts)],
    [m.statistics_reads(), formatNumber(reads)],
    [m.statistics_likes(), formatNumber(likes)],
    [m.statistics_files(), formatNumber(storage.files)],
    [m.statistics_storage(), formatFileSize(storage.bytes)],
  ]
  return (
    <dl className="statistics-tiles">
      {tiles.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
