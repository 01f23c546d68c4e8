import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../data/session/session.tsx'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { m } from '../../paraglide/messages.js'
import { PageHead } from '../../shell/page/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper } from '../../ui/paper.tsx'
import { QueryState } from '../../ui/query-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Board } from './board.tsx'
import { IdeaDialog } from './idea-dialog.tsx'
import { ItemDialog } from './item-dialog.tsx'
import type { ItemSort } from './item-order.ts'
import './roadmap.css'
import { roadmapQuery } from './roadmap-query.ts'
import { useRoadmapAddress } from './use-roadmap-address.ts'

/** „Was kommt als Nächstes?“ */
export function RoadmapPage() {
  const { user } = useAuth()
  const signInAddress = useSignInAddress()
  const { sort, itemId, changeSort, closeItem } = useRoadmapAddress()
  const isOnline = useIsOnline()
  const hasItems = useQuery(roadmapQuery()).data !== undefined
  // Without a network, nothing comes that could be sorted.
  const canSort = isOnline || hasItems
  return (
    <div className="roadmap">
      <PageHead title={m.roadmap_heading()} description={m.roadmap_description()} />
      <Paper className="roadmap-head lg:px-10">
        <div className="page-picture" data-picture="signpost" />
        <h1 tabIndex={-1}>{m.roadmap_heading()}</h1>
        <p className="max-w-text">{m.roadmap_intro()}</p>
        <div className="roadmap-tools">
          {user === null ? (
            <ButtonLink variant="primary" to={signInAddress}>
              {m.roadmap_sign_in()}
            </ButtonLink>
          ) : (
            <IdeaDialog key={user.uid} />
          )}
          {canSort && (
            <SelectField
              isInline
              label={m.roadmap_sort()}
              value={sort}
              options={[
                ['votes', m.roadmap_sort_votes()],
                ['new', m.roadmap_sort_new()],
              ]}
              onChange={(chosen) => changeSort(chosen === 'new' ? 'new' : 'votes')}
            />
          )}
        </div>
      </Paper>
      <LoadedBoard sort={sort} />
      <ItemDialog itemId={itemId} sort={sort} onClose={closeItem} />
    </div>
  )
}

function LoadedBoard({ sort }: { sort: ItemSort }) {
  const isOnline = useIsOnline()
  const items = useQuery(roadmapQuery())
  return (
    <QueryState
      query={items}
      loading={<BoardSkeleton />}
      errorText={m.roadmap_error()}
      offlineText={m.roadmap_offline()}
    >
      {(list) => (
        <>
          {!isOnline && <Notice>{m.site_offline_cached()}</Notice>}
          {isOnline && items.error && (
            <LoadError text={m.roadmap_stale()} onRetry={() => void items.refetch()} />
          )}
          <Board items={list} sort={sort} />
        </>
      )}
    </QueryState>
  )
}

const skeletonParts = ['first', 'second', 'third']

function BoardSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {m.roadmap_loading()}
      </p>
      <div className="roadmap-columns waiting" aria-hidden="true">
        {skeletonParts.map((column) => (
          <Paper key={column} className="roadmap-column">
            <div className="waiting-line h-6 w-6/12" />
            {skeletonParts.map((card) => (
              <div key={card} className="roadmap-card">
                <div className="waiting-line w-9/12" />
                <div className="waiting-line" />
              </div>
            ))}
          </Paper>
        ))}
      </div>
    </>
  )
}
