import { notifyManager, type QueryClient } from '@tanstack/react-query'
import type { Child } from '../../../contract/child.ts'
import type { OpenedStory, ReadingAids } from '../../../contract/reading.ts'
import { query } from '../core/api.ts'
import { invalidateReading } from '../queries/family-changes.ts'
import type { SettledChange } from './send-result.ts'

/** Applies the server's answer to a change to the query cache of this tab; resolves when components have heard of it. */
export async function applyAnswer(
  client: QueryClient,
  { change, answer }: SettledChange,
): Promise<void> {
  if (answer.kind !== 'done') return
  if (change.kind === 'mark' || change.kind === 'arrange') {
    const saved = answer.result as Child
    const queryKey = query.child.list.key()
    // The answer of an earlier request would reset the list.
    await client.cancelQueries({ queryKey })
    client.setQueriesData<Child[]>({ queryKey }, (before) =>
      before?.map((child) => (child.childId === saved.childId ? saved : child)),
    )
  } else if (change.kind === 'aids') {
    const aids = answer.result as ReadingAids
    const { childId } = change.input
    client.setQueriesData<OpenedStory>({ queryKey: query.reading.open.key() }, (opened) =>
      opened?.childId === childId ? { ...opened, aids } : opened,
    )
  } else if (change.kind === 'progress') invalidateReading(client)
  // The cache tells components in a later task. If the pending change went earlier, they would show the old
  // value for a moment.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}
