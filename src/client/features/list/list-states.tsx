import { maxRemembered } from '../../../contract/family.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper } from '../../ui/paper.tsx'
import { type ListKind, listKinds } from './list-kinds.ts'
import './list-rows.css'
import type { StoryList } from './story-list.ts'

const skeletonRows = ['first', 'second', 'third', 'fourth']

interface ListUnknownProps extends Pick<StoryList, 'error' | 'retry'> {
  isOnline: boolean
}

/** Shown until the stories are known: offline, after a failure, or while they load. */
export function ListUnknown({ error, retry, isOnline }: ListUnknownProps) {
  if (!isOnline) return <Notice>{m.list_offline()}</Notice>
  if (error) {
    return (
      <Notice tone="danger">
        <p>{m.list_error()}</p>
        <Button className="mt-3" onClick={retry}>
          {m.site_retry()}
        </Button>
      </Notice>
    )
  }
  return (
    <>
      <p role="status" className="sr-only">
        {m.list_loading()}
      </p>
      <div className="list-rows waiting" aria-hidden="true">
        {skeletonRows.map((key) => (
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

/** Notices above a list: cached, out of date, or full. */
export function ListNotices({ kind, list, isOnline }: ListNoticesProps) {
  const isFull = kind === 'remember' && (list.stories ?? []).length >= maxRemembered
  return (
    <>
      {!isOnline && <Notice>{m.list_offline_cached()}</Notice>}
      {isOnline && list.error && (
        <Notice tone="danger">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{m.list_stale()}</p>
            <Button onClick={list.retry}>{m.site_retry()}</Button>
          </div>
        </Notice>
      )}
      {isFull && <Notice>{m.list_full({ count: maxRemembered })}</Notice>}
    </>
  )
}

/** A picture, a sentence, and a link to the library. */
export function EmptyList({ kind }: { kind: ListKind }) {
  const { scene, text } = listKinds[kind].empty
  return (
    <Paper className="mx-auto grid w-full max-w-text justify-items-center gap-4 text-center">
      <img src={scene} width={240} height={150} alt="" className="max-sm:h-28 max-sm:w-auto" />
      <p className="font-title text-xl leading-tight font-bold">{text()}</p>
      <ButtonLink variant="primary" to="/story-collection">
        {m.landing_library()}
      </ButtonLink>
    </Paper>
  )
}
