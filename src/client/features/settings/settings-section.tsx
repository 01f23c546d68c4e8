import type { ReactNode } from 'react'
import { type Auth, useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { LoadError } from '../../ui/load-error.tsx'
import { SectionSkeleton } from '../../ui/skeleton.tsx'

/** A section of the settings with its anchor. */
export function SettingsSection({
  id,
  heading,
  children,
}: {
  id: string
  heading: string
  children: ReactNode
}) {
  return (
    <section id={id} className="settings-section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  )
}

export type LoadedAccount = {
  user: NonNullable<Auth['user']>
  profile: NonNullable<Auth['profile']>
}

/** Renders children with the profile; until then a skeleton or an error. */
export function WithProfile({ children }: { children: (account: LoadedAccount) => ReactNode }) {
  const { user, profile, loading, completeSignIn } = useAuth()
  if (user && profile) return children({ user, profile })
  if (loading) return <SectionSkeleton label={m.header_profile_loading()} />
  return <LoadError text={m.settings_profile_missing()} onRetry={() => void completeSignIn()} />
}
