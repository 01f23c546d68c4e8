import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Figures } from '../../../../contract/editor.ts'
import { query } from '../../../data/api.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Notice } from '../../../ui/notice.tsx'
import { sizeText } from '../../privacy/export-words.ts'
import { SectionSkeleton } from '../../settings/settings-section.tsx'
import { LoadError } from '../../story/load-error.tsx'
import { numberText } from '../draft/draft-words.ts'
import '../editor.css'
import './figures.css'

const FigurePlots = lazy(async () => ({
  default: (await import('./figure-plots.tsx')).FigurePlots,
}))

const figuresQuery = () => query.editor.figures.queryOptions()

/** „Zahlen“: how many stories, families and evenings there are; nothing leads to a person. */
export function FiguresArea() {
  const figures = useQuery(figuresQuery())
  return (
    <section className="editor-panel" aria-labelledby="zahlen">
      <h2 id="zahlen">{m.figures_heading()}</h2>
      <p className="text-soft">{m.figures_intro()}</p>
      {figures.data ? (
        <>
          {figures.error && <Notice>{m.editor_stale()}</Notice>}
          <Tiles figures={figures.data} />
          <Suspense fallback={<SectionSkeleton label={m.figures_loading()} />}>
            <FigurePlots figures={figures.data} />
          </Suspense>
        </>
      ) : figures.error ? (
        <LoadError text={m.figures_error()} onRetry={() => void figures.refetch()} />
      ) : (
        <SectionSkeleton label={m.figures_loading()} />
      )}
    </section>
  )
}

function Tiles({ figures }: { figures: Figures }) {
  const { stories, accounts, subscriptions, likes, reads, storage } = figures
  const contracts = Object.values(subscriptions).reduce((sum, count) => sum + count, 0)
  const tiles: [label: string, value: string][] = [
    [m.figures_published(), numberText(stories.published)],
    [m.figures_drafts(), numberText(stories.drafts)],
    [m.figures_review(), numberText(stories.review)],
    [m.figures_withdrawn(), numberText(stories.withdrawn)],
    [m.figures_accounts(), numberText(accounts)],
    [m.figures_contracts(), numberText(contracts)],
    [m.figures_reads(), numberText(reads)],
    [m.figures_likes(), numberText(likes)],
    [m.figures_files(), numberText(storage.files)],
    [m.figures_storage(), sizeText(storage.bytes, getLocale())],
  ]
  return (
    <dl className="figure-tiles">
      {tiles.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
