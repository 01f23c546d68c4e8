import { useInfiniteQuery } from '@tanstack/react-query'
import type { EditorChange } from '../../../../contract/editor.ts'
import { query } from '../../../data/core/api.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { EditorPanel } from '../shared/editor-panel.tsx'
import { timestampText } from '../shared/editor-texts.ts'
import './changes.css'
import { changeLabel, subjectAddress, subjectText } from './change-labels.ts'

const pageSize = 50

const changesQuery = () => ({
  ...query.editor.listChanges.infiniteOptions({
    input: (before: number | undefined) => ({
      limit: pageSize,
      ...(before !== undefined && { before }),
    }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.id),
  }),
})

/** „Protokoll“: every change by an editor, newest first. */
export function ChangesArea() {
  const changes = useInfiniteQuery(changesQuery())
  return (
    <EditorPanel
      id="protokoll"
      heading={m.editor_changes_heading()}
      intro={m.editor_changes_intro()}
      query={changes}
      loadingText={m.editor_changes_loading()}
      errorText={m.editor_changes_error()}
    >
      {({ pages }) => (
        <>
          {pages.flat().length === 0 && <p>{m.editor_changes_empty()}</p>}
          <ol className="editor-changes">
            {pages.flat().map((change) => (
              <li key={change.id}>
                <time dateTime={change.at}>{timestampText(change.at)}</time>
                <span>
                  <strong>{change.editor ?? m.editor_changes_nobody()}</strong>{' '}
                  {changeLabel(change.action)} <Subject change={change} />
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
      )}
    </EditorPanel>
  )
}

function Subject({ change }: { change: EditorChange }) {
  const address = subjectAddress(change)
  const text = subjectText(change)
  return (
    <span className="editor-changes-subject">
      {address ? <Link to={address}>{text}</Link> : text}
    </span>
  )
}
