import type { QueryClient } from '@tanstack/react-query'
import type { Child } from '../../../contract/child.ts'
import type { OpenedStory, ReadingAids } from '../../../contract/reading.ts'
import { query } from '../api.ts'
import { hearReadingNews } from '../family-news.ts'
import type { Settled } from './send-answer.ts'

/** Puts what the server answered to a change where the pages of this tab find it. */
export async function applyAnswer(
  client: QueryClient,
  { waiting, answer }: Settled,
): Promise<void> {
  if (answer.kind !== 'done') return
  if (waiting.kind === 'mark' || waiting.kind === 'arrange') {
    const saved = answer.result as Child
    const queryKey = query.child.list.key()
    // An older answer on its way would set the list back.
    await client.cancelQueries({ queryKey })
    client.setQueriesData<Child[]>({ queryKey }, (before) =>
      before?.map((child) => (child.childId === saved.childId ? saved : child)),
    )
  } else if (waiting.kind === 'aids') {
    const aids = answer.result as ReadingAids
    const { childId } = waiting.input
    client.setQueriesData<OpenedStory>({ queryKey: query.reading.open.key() }, (opened) =>
      opened?.childId === childId ? { ...opened, aids } : opened,
    )
  } else if (waiting.kind === 'progress') hearReadingNews(client)
}
