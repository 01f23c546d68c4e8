import type { QueryClient } from '@tanstack/react-query'

/** Key of the change that gives this browser to a child. */
export const handOver = ['hand-over']

/** Whether a query is about the library, which is the same whatever the family does. */
export function isLibrary(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey
  return Array.isArray(path) && path[0] === 'story' && path[1] !== 'listLiked'
}

/** A story that lies open stays as it was opened; everything else of the family may have changed. */
function isFamily(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey
  if (!Array.isArray(path)) return false
  return !isLibrary(queryKey) && !(path[0] === 'reading' && path[1] === 'open')
}

const family = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isFamily(queryKey) }

/**
 * Something of the family has changed, here or elsewhere: what is shown is asked again. While a child
 * is being given the device it is not, as nobody knows yet what may be asked for.
 */
export function hearFamilyNews(client: QueryClient): void {
  const isHandedOver = client.isMutating({ mutationKey: handOver }) > 0
  void client.invalidateQueries({ ...family, refetchType: isHandedOver ? 'none' : 'active' })
}

/** Lets go of what is being asked for the family. */
export const stopAskingFamily = (client: QueryClient) => client.cancelQueries(family)
