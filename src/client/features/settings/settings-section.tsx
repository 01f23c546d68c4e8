import type { ReactNode } from 'react'
import type { Auth } from '../../data/session.tsx'
import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { LoadError } from '../story/load-error.tsx'

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

export type Known = { user: NonNullable<Auth['user']>; profile: NonNullable<Auth['profile']> }

/** What needs the profile: until it is there its outline, or why it does not come. */
export function WithProfile({ children }: { children: (known: Known) => ReactNode }) {
  const { user, profile, loading, completeSignIn } = useAuth()
  if (user && profile) return children({ user, profile })
  if (loading) return <SectionSkeleton label={m.header_profile_loading()} />
  return <LoadError text={m.settings_profile_missing()} onRetry={() => void completeSignIn()} />
}

/** The outline of a section that is on its way. */
export function SectionSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="settings-skeleton">
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <p className="sr-only">{label}</p>
    </div>
  )
}
