import { useNavigate } from 'react-router'
import { useAuth } from '../../data/session/session.tsx'
import { ReaderSwitch } from '../../features/device/chooser/reader-switch.tsx'
import { NotificationsButton } from '../../features/notification/notifications-button.tsx'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { RemainingCounter } from './remaining-counter.tsx'

/** The remaining stories and the greeting (spec 2.39); on a phone the greeting is in the open menu. */
export function AccountState() {
  const { profile, loading, user } = useAuth()
  // The e-mail address replaces a missing name (spec 3.73).
  const name = profile?.displayName || user?.displayName || user?.email || ''
  return (
    <>
      <RemainingCounter />
      <Link to="/account-settings" className="greeting" title={m.settings_heading()}>
        <span>{loading ? m.header_profile_loading() : m.header_greeting({ name })}</span>
      </Link>
    </>
  )
}

/** Notifications, active child and sign-out. */
export function AccountActions() {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3 border-t border-line px-3 pt-3 unfolded:flex-nowrap unfolded:border-t-0 unfolded:px-1 unfolded:pt-0">
      <NotificationsButton />
      <ReaderSwitch />
      <button
        type="button"
        className="ml-auto min-h-11 shrink-0 rounded-full border-2 border-line px-4 font-bold text-ink hover:border-accent"
        onClick={() => void signOut(async () => navigate('/'))}
      >
        {m.header_logout()}
      </button>
    </div>
  )
}
