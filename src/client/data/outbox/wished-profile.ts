import { useMemo, useState } from 'react'
import type { Profile } from '../../../contract/profile.ts'
import type { Shown } from './outbox-view.ts'
import type { Waiting } from './wish.ts'

/** The user document as somebody here wants it. */
function wishedProfile(profile: Profile, wishes: readonly Waiting[]): Profile {
  let { displayName, reader } = profile
  for (const { kind, input } of wishes) {
    if (kind === 'nickname') displayName = input.displayName
    if (kind === 'reader') reader = { ...reader, ...input }
  }
  return { ...profile, displayName, reader }
}

/** The live document with what waits; what is done stays shown until the next document comes. */
export function useWishedProfile(profile: Profile | null, { waiting, done }: Shown) {
  const [seen, setSeen] = useState({ profile, count: 0 })
  if (seen.profile !== profile) setSeen({ profile, count: done.length })
  const { count } = seen
  return useMemo(
    () => profile && wishedProfile(profile, [...done.slice(count), ...waiting]),
    [profile, done, waiting, count],
  )
}
