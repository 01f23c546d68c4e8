import type { DataTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query'

/**
 * Shows what a change was answered with in place of what the query knew. An ask that is on its way
 * may bring what was true before the change, so it is asked again.
 */
export function showAnswer<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  answer: Updater<NoInfer<Data> | undefined, NoInfer<Data> | undefined>,
): void {
  const query = { queryKey, exact: true }
  const isAsking = client.isFetching(query) > 0
  client.setQueryData(queryKey, answer)
  if (isAsking) void client.refetchQueries(query)
}
