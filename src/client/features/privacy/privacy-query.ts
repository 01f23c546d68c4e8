import { skipToken } from '@tanstack/react-query'
import type { DataExport } from '../../../contract/privacy.ts'
import type { AuthUser } from '../../../contract/profile.ts'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'

const hourMs = 3_600_000
const watchEveryMs = 1000
/** The signed address holds for six hours. */
const renewEveryMs = 3 * hourMs

/** Whether a copy is being made. */
export function isBeingMade(copy: DataExport | null | undefined): boolean {
  return copy?.state === 'waiting' || copy?.state === 'running'
}

/** The newest copy of the account's data; watched while it is made. */
export function exportQuery(user: AuthUser | null) {
  const input = user ? { uid: user.uid } : skipToken
  return {
    ...query.privacy.getExport.queryOptions({ input }),
    ...productQuery,
    refetchInterval: ({ state }: { state: { data?: DataExport | null | undefined } }) => {
      if (isBeingMade(state.data)) return watchEveryMs
      return state.data ? renewEveryMs : (false as const)
    },
  }
}

/** What the account agreed to, the newest first. */
export function consentsQuery(user: AuthUser | null) {
  const input = user ? { uid: user.uid } : skipToken
  return { ...query.privacy.listConsents.queryOptions({ input }), ...productQuery }
}
