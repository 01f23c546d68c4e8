import { skipToken } from '@tanstack/react-query'
import type { DataExport } from '../../../contract/privacy.ts'
import type { AuthUser } from '../../../contract/profile.ts'
import { query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'

const hourMs = 3_600_000
const pollIntervalMs = 1000
/** The signed address of the file is valid for six hours, so it is renewed after half of them. */
const renewIntervalMs = 3 * hourMs

/** Whether an export is in progress. */
export function isInProgress(copy: DataExport | null | undefined): boolean {
  return copy?.state === 'waiting' || copy?.state === 'running'
}

/** The newest export of the account's data; polled while in progress. */
export function exportQuery(user: AuthUser | null) {
  const input = user ? { uid: user.uid } : skipToken
  return {
    ...query.privacy.getExport.queryOptions({ input }),
    ...productQuery,
    refetchInterval: ({ state }: { state: { data?: DataExport | null | undefined } }) => {
      if (isInProgress(state.data)) return pollIntervalMs
      return state.data ? renewIntervalMs : (false as const)
    },
  }
}

/** The account's consents, newest first. */
export function consentsQuery(user: AuthUser | null) {
  const input = user ? { uid: user.uid } : skipToken
  return { ...query.privacy.listConsents.queryOptions({ input }), ...productQuery }
}
