import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

type Key<Data> = DataTag<QueryKey, Data, Error>

/**
 * Shows what a change was answered with in place of what the query knew. An ask that is on its way
 * may bring what was true before the change, so it is asked again.
 */
export function showAnswer<Data>(
  client: QueryClient,
  queryKey: Key<Data>,
  answer: Data | ((before: Data | undefined) => Data | undefined),
): void {
  const query = { queryKey, exact: true }
  const isAsking = client.isFetching(query) > 0
  client.setQueryData<Data>(queryKey, answer as Data)
  if (isAsking) void client.refetchQueries(query)
}
