import type { Query, QueryClient } from '@tanstack/react-query'

/** Key of the change that gives this browser to a child. */
export const handOver = ['hand-over']

/** Whether a query is about the library, which is the same whatever the family does. */
export function isLibrary(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey
  return Array.isArray(path) && path[0] === 'story' && path[1] !== 'listLiked'
}

/** A story that lies open stays as it was opened; everything else of the family may have changed. */
function isFamily({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  const [path] = queryKey
  if (!Array.isArray(path)) return false
  return !isLibrary(queryKey) && !(path[0] === 'reading' && path[1] === 'open')
}

/** What was answered so short a time before a page's first document is as new. */
const justAskedMs = 5000

function wasJustAsked({ state }: Pick<Query, 'state'>): boolean {
  const ageMs = Date.now() - state.dataUpdatedAt
  return state.fetchStatus === 'fetching' || (ageMs >= 0 && ageMs < justAskedMs)
}

/**
 * Something of the family has changed, here or elsewhere: what is shown is asked again; with the first
 * document that a page gets, only what was not asked for just now. While a child is being given the
 * device nothing is, as nobody knows yet what may be asked for.
 */
export function hearFamilyNews(client: QueryClient, isFirst: boolean): void {
  const isHandedOver = client.isMutating({ mutationKey: handOver }) > 0
  void client.invalidateQueries({
    predicate: (query) => isFamily(query) && !(isFirst && wasJustAsked(query)),
    refetchType: isHandedOver ? 'none' : 'active',
  })
}

/** Lets go of what is being asked for the family. */
export const stopAskingFamily = (client: QueryClient) =>
  client.cancelQueries({ predicate: isFamily })
