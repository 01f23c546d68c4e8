import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AuthUser } from '../../../../contract/profile.ts'
import { LoadingHeading } from '../../../ui/loading-heading.tsx'
import { Redirect } from '../../../ui/redirect.tsx'
import { childrenQuery } from '../../child/family-query.ts'
import { isNewFamily, onboardingAddress } from '../../child/onboarding.ts'
import { defaultNextPath } from '../address/safe-next-path.ts'

/** Leads to the requested page; a new family that requested none goes to the onboarding. */
export function Landing({ user, next }: { user: AuthUser; next: string }) {
  const queryClient = useQueryClient()
  const [path, setPath] = useState(next === defaultNextPath ? null : next)
  useEffect(() => {
    if (path !== null) return
    queryClient.fetchQuery(childrenQuery(user)).then(
      (children) => setPath(isNewFamily(children) ? onboardingAddress : next),
      () => setPath(next),
    )
  }, [path, next, user, queryClient])
  return path === null ? <LoadingHeading /> : <Redirect to={path} />
}
