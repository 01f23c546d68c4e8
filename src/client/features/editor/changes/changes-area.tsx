import { useInfiniteQuery } from '@tanstack/react-query'
import type { EditorChange } from '../../../../contract/editor.ts'
import { query } from '../../../data/api.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SectionSkeleton } from '../../settings/settings-section.tsx'
import { LoadError } from '../../story/load-error.tsx'
import { moment } from '../editor-words.ts'
import '../editor.css'
import './changes.css'
import { changeWords, subjectAddress, subjectWords } from './change-words.ts'

const atOnce = 50

const changesQuery = () => ({
  ...query.editor.listChanges.infiniteOptions({
    input: (before: number | undefined) => ({
      limit: atOnce,
      ...(before !== undefined && { before }),
    }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < atOnce ? undefined : last.at(-1)?.id),
  }),
})

/** „Protokoll“: who changed what, the newest first. */
export function ChangesArea() {
  const changes = useInfiniteQuery(changesQuery())
  const rows = changes.data?.pages.flat()
  return (
    <section className="editor-panel" aria-labelledby="protokoll">
      <h2 id="protokoll">{m.editor_changes_heading()}</h2>
      <p className="text-soft">{m.editor_changes_intro()}</p>
      {rows ? (
        <>
          {changes.error && <Notice>{m.editor_stale()}</Notice>}
          {rows.length === 0 && <p>{m.editor_changes_empty()}</p>}
          <ol className="editor-changes">
            {rows.map((change) => (
              <li key={change.id}>
                <time dateTime={change.at}>{moment(change.at)}</time>
                <span>
                  <strong>{change.editor ?? m.editor_changes_nobody()}</strong>{' '}
                  {changeWords(change.action)} <Subject change={change} />
                </span>
              </li>
            ))}
          </ol>
          {changes.hasNextPage && (
            <Button
              className="justify-self-start"
              aria-disabled={changes.isFetchingNextPage}
              onClick={() => !changes.isFetchingNextPage && void changes.fetchNextPage()}
            >
              {m.editor_changes_older()}
            </Button>
          )}
        </>
      ) : changes.error ? (
        <LoadError text={m.editor_changes_error()} onRetry={() => void changes.refetch()} />
      ) : (
        <SectionSkeleton label={m.editor_changes_loading()} />
      )}
    </section>
  )
}

function Subject({ change }: { change: EditorChange }) {
  const address = subjectAddress(change)
  const words = subjectWords(change)
  return (
    <span className="editor-changes-subject">
      {address ? <Link to={address}>{words}</Link> : words}
    </span>
  )
}
