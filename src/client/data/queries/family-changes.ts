import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'
import type { Contract } from '../../../contract/index.ts'
import type { Profile } from '../../../contract/profile.ts'
import type { CallScope } from '../../../contract/traits.ts'
import { queryTraits } from '../core/query-traits.ts'

/** Mutation key of the change that hands this browser to a child. */
export const handOverKey = ['hand-over']

/** All calls of a noun, or one of them. */
type CallPattern = {
  [Noun in keyof Contract]: readonly [noun: Noun, call?: keyof Contract[Noun]]
}[keyof Contract]

/**
 * The version of the user document rises with every change in the family and does not say what
 * changed: each new version invalidates all answers of these scopes.
 */
const familyScopes: (CallScope | undefined)[] = ['child', 'family']

/** Calls that a change of one of these parts of the document invalidates. */
const callsByPart: { parts: (keyof Profile)[]; patterns: CallPattern[] }[] = [
  {
    parts: ['subscription', 'lastPaymentDate', 'checkoutSessionId', 'stripeCustomerId'],
    patterns: [['billing']],
  },
  { parts: ['hasVoted', 'lastVote', 'votingReset'], patterns: [['vote']] },
  { parts: ['preferences'], patterns: [['privacy', 'listConsents']] },
]

/** Whether a query is about the library: its answers depend only on the limits of the reading child. */
export const isLibraryQuery = (queryKey: readonly unknown[]) =>
  queryTraits(queryKey)?.scope === 'library'

function matchesCall([path]: readonly unknown[], patterns: CallPattern[]): boolean {
  if (!Array.isArray(path)) return false
  return patterns.some(
    ([noun, call]) => path[0] === noun && (call === undefined || path[1] === call),
  )
}

/** Whether a change in the family invalidates a query. */
export const isFamilyQuery = (queryKey: readonly unknown[]) =>
  familyScopes.includes(queryTraits(queryKey)?.scope)

/** The calls that a change of the document invalidates beside the family's; null is an unknown document. */
function callsChangedBy(before: Profile | null, after: Profile | null): CallPattern[] {
  const hasChanged = (part: keyof Profile) =>
    !before || !after || JSON.stringify(before[part]) !== JSON.stringify(after[part])
  return callsByPart.flatMap(({ parts, patterns }) => (parts.some(hasChanged) ? patterns : []))
}

/**
 * Invalidates the answers that a change in the family makes outdated. While the device is handed to a
 * child, nothing is fetched, because its limits are not known yet.
 */
export function invalidateFamily(
  client: QueryClient,
  before: Profile | null,
  after: Profile | null,
): void {
  const patterns = callsChangedBy(before, after)
  const isHandingOver = client.isMutating({ mutationKey: handOverKey }) > 0
  invalidate(client, {
    predicate: ({ queryKey }) => isFamilyQuery(queryKey) || matchesCall(queryKey, patterns),
    refetchType: isHandingOver ? 'none' : 'active',
  })
}

/** Invalidates what shows reading places and the diary, after the server has saved a place. */
export function invalidateReading(client: QueryClient): void {
  invalidate(client, { predicate: ({ queryKey }) => queryTraits(queryKey)?.scope === 'child' })
}

/**
 * Invalidates answers and fetches the shown ones again. TanStack Query lets a query's first fetch
 * continue; its answer may be from before the change, so it is invalidated when it arrives.
 */
function invalidate(client: QueryClient, filters: InvalidateQueryFilters): void {
  const running = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  void client.invalidateQueries(filters)
  for (const { state, promise, queryKey } of running) {
    if (state.data !== undefined) continue
    const isOutdated = () => client.invalidateQueries({ ...filters, queryKey, exact: true })
    promise?.then(isOutdated, () => {})
  }
}

/**
 * Whether an answer belongs to an account. News and the library do not; keys that name no call count as
 * the account's.
 */
export const isAccountQuery = (queryKey: readonly unknown[]) =>
  !isLibraryQuery(queryKey) && !matchesCall(queryKey, [['news']])

/** Cancels the account's running calls; an open story continues, because guests may read it, too. */
export const cancelAccountQueries = (client: QueryClient) =>
  client.cancelQueries({
    predicate: ({ queryKey }) =>
      Array.isArray(queryKey[0]) &&
      isAccountQuery(queryKey) &&
      !matchesCall(queryKey, [['reading', 'open']]),
  })
