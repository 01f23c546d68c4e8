import { maxRemembered } from '../../../contract/family.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper } from '../../ui/paper.tsx'
import type { ListKind } from './list-kinds.ts'
import { listKinds } from './list-kinds.ts'
import './list-rows.css'
import type { StoryList } from './story-list.ts'

const rows = ['first', 'second', 'third', 'fourth']

interface ListUnknownProps extends Pick<StoryList, 'error' | 'retry'> {
  isOnline: boolean
}

/** Nothing is known yet: no network, a failure, or still on its way. */
export function ListUnknown({ error, retry, isOnline }: ListUnknownProps) {
  if (!isOnline) return <Notice>{m.shelf_offline()}</Notice>
  if (error) {
    return (
      <Notice tone="danger">
        <p>{m.shelf_error()}</p>
        <Button className="mt-3" onClick={retry}>
          {m.site_retry()}
        </Button>
      </Notice>
    )
  }
  return (
    <>
      <p role="status" className="sr-only">
        {m.shelf_loading()}
      </p>
      <div className="list-rows waiting" aria-hidden="true">
        {rows.map((key) => (
          <div key={key} className="paper list-row">
            <div className="list-cover">
              <div className="waiting-cover" />
            </div>
            <div className="list-text w-full">
              <div className="waiting-line w-7/12" />
              <div className="waiting-line w-4/12" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

interface ListNoticesProps {
  kind: ListKind
  list: StoryList
  isOnline: boolean
}

/** What is to be said above a list that is there. */
export function ListNotices({ kind, list, isOnline }: ListNoticesProps) {
  const isFull = kind === 'remember' && (list.stories ?? []).length >= maxRemembered
  return (
    <>
      {!isOnline && <Notice>{m.shelf_offline_cached()}</Notice>}
      {isOnline && list.error && (
        <Notice tone="danger">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{m.shelf_stale()}</p>
            <Button onClick={list.retry}>{m.site_retry()}</Button>
          </div>
        </Notice>
      )}
      {isFull && <Notice>{m.shelf_full({ count: maxRemembered })}</Notice>}
    </>
  )
}

/** A scene, a sentence, and the way to the stories. */
export function EmptyList({ kind }: { kind: ListKind }) {
  const { scene, text } = listKinds[kind].empty
  return (
    <Paper className="mx-auto grid w-full max-w-text justify-items-center gap-4 text-center">
      <img src={scene} width={280} height={175} alt="" />
      <p className="font-title text-xl leading-tight font-bold">{text()}</p>
      <ButtonLink look="primary" to="/story-collection">
        {m.landing_library()}
      </ButtonLink>
    </Paper>
  )
}
