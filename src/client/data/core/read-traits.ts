import { contract } from '../../../contract/index.ts'
import { type CallTraits, describeCalls } from '../../../contract/traits.ts'

export type ReadTraits = Pick<CallTraits, 'scope' | 'isStoredInBrowser'>

/**
 * The traits of every call that reads by GET, by its name `noun.verb`. A build replaces this module with
 * its values (scripts/read-traits-plugin.ts), so that browsers load neither zod nor the contract.
 */
export const readTraits: Record<string, ReadTraits | undefined> = Object.fromEntries(
  describeCalls(contract)
    .filter(({ rpcMethod }) => rpcMethod === 'GET')
    .map(({ name, scope, isStoredInBrowser }) => [name, { scope, isStoredInBrowser }]),
)
