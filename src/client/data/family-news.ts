import type { QueryClient } from '@tanstack/react-query'
import type { Profile } from '../../contract/profile.ts'

/** Key of the change that gives this browser to a child. */
export const handOver = ['hand-over']

/** Names of calls as query keys have them: a noun's calls, or one of them. */
type Name = readonly [noun: string, call?: string]

/**
 * The version of the user document rises with every change in the family and does not say what has
 * changed: each new version asks again for these.
 */
const ofFamily: Name[] = [
  ['child'],
  ['device'],
  ['diary'],
  ['note'],
  ['reading', 'listUnfinished'],
  ['session'],
  ['shelf'],
  ['story', 'listLiked'],
  ['suggestion'],
]

/** Asked again only where one of these parts of the document has changed. */
const ofParts: { parts: (keyof Profile)[]; names: Name[] }[] = [
  {
    parts: ['subscription', 'lastPaymentDate', 'checkoutSessionId', 'stripeCustomerId'],
    names: [['billing']],
  },
  { parts: ['hasVoted', 'lastVote', 'votingReset'], names: [['vote']] },
  { parts: ['preferences'], names: [['privacy', 'listConsents']] },
]

/** What a child has read is told to pages that show it. */
const ofReading: Name[] = [['diary'], ['reading', 'listUnfinished'], ['shelf'], ['suggestion']]

/** Whether a query is about the library, which is the same whatever the family does. */
export function isLibrary(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey
  return Array.isArray(path) && path[0] === 'story' && path[1] !== 'listLiked'
}

function isNamed([path]: readonly unknown[], names: Name[]): boolean {
  if (!Array.isArray(path)) return false
  return names.some(([noun, call]) => path[0] === noun && (call === undefined || path[1] === call))
}

/** Whether news of the family asks again for a query. */
export const isFamilyNews = (queryKey: readonly unknown[]) => isNamed(queryKey, ofFamily)

/** Names of what may be answered differently after a change of the document; null is unknown. */
function namesOfChange(before: Profile | null, after: Profile | null): Name[] {
  const isOther = (part: keyof Profile) =>
    !before || !after || JSON.stringify(before[part]) !== JSON.stringify(after[part])
  return [...ofFamily, ...ofParts.flatMap(({ parts, names }) => (parts.some(isOther) ? names : []))]
}

/**
 * Asks again for what is shown of the family, which has changed here or elsewhere; not while a child
 * is being given the device, as nobody knows yet what may be asked for.
 */
export function hearFamilyNews(
  client: QueryClient,
  before: Profile | null,
  after: Profile | null,
): void {
  const names = namesOfChange(before, after)
  const isHandedOver = client.isMutating({ mutationKey: handOver }) > 0
  void client.invalidateQueries({
    predicate: ({ queryKey }) => isNamed(queryKey, names),
    refetchType: isHandedOver ? 'none' : 'active',
  })
}

/** The server has taken a place in a story: asks again for what shows places and days of reading. */
export function hearReadingNews(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => isNamed(queryKey, ofReading) })
}

/** Lets go of what is being asked for the account; a story that lies open is not the account's. */
export const stopAskingFamily = (client: QueryClient) =>
  client.cancelQueries({
    predicate: ({ queryKey }) =>
      Array.isArray(queryKey[0]) &&
      !isLibrary(queryKey) &&
      !isNamed(queryKey, [['reading', 'open']]),
  })
