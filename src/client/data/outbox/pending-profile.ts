import { useMemo, useState } from 'react'
import type { Profile } from '../../../contract/profile.ts'
import type { OutboxSnapshot } from './outbox-view.ts'
import type { PendingChange } from './pending-change.ts'

function withChanges(profile: Profile, changes: readonly PendingChange[]): Profile {
  let { displayName, reader } = profile
  for (const { kind, input } of changes) {
    if (kind === 'nickname') displayName = input.displayName
    if (kind === 'reader') reader = { ...reader, ...input }
  }
  return { ...profile, displayName, reader }
}

/** The live document with the pending changes, and with the accepted ones until the next document. */
export function usePendingProfile(profile: Profile | null, { pending, applied }: OutboxSnapshot) {
  const [seen, setSeen] = useState({ profile, count: 0 })
  if (seen.profile !== profile) setSeen({ profile, count: applied.length })
  const { count } = seen
  return useMemo(
    () => profile && withChanges(profile, [...applied.slice(count), ...pending]),
    [profile, applied, pending, count],
  )
}
