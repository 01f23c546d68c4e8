import type { DataTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query'

/**
 * Writes the answer to a change into the query cache. A running fetch may return the state before the
 * change, so it is repeated.
 */
export function showAnswer<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  answer: Updater<NoInfer<Data> | undefined, NoInfer<Data> | undefined>,
): void {
  const query = { queryKey, exact: true }
  const isFetching = client.isFetching(query) > 0
  client.setQueryData(queryKey, answer)
  if (isFetching) void client.refetchQueries(query)
}
