import { useNavigate } from 'react-router'
import { useAuth } from '../data/session.tsx'
import { ReaderSwitch } from '../features/device/chooser/reader-switch.tsx'
import { NotesButton } from '../features/note/notes-button.tsx'
import { m } from '../paraglide/messages.js'
import { Link } from '../ui/link.tsx'
import { RemainingCounter } from './remaining-counter.tsx'

/** What the header shows to who is signed in: counter, greeting, logout (spec section 2). */
export function Account() {
  const { profile, loading, user, signOut } = useAuth()
  const navigate = useNavigate()
  // The e-mail address stands in for a missing name (spec section 3).
  const name = profile?.displayName || user?.displayName || user?.email || ''
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3 border-t border-line px-3 pt-3 unfolded:flex-nowrap unfolded:border-t-0 unfolded:border-l unfolded:pt-0 unfolded:pr-2">
      <RemainingCounter />
      <NotesButton />
      <Link
        to="/account-settings"
        className="order-first flex min-h-11 min-w-0 basis-full items-center text-ink no-underline hover:underline unfolded:order-none unfolded:basis-auto unfolded:xl:max-w-72"
        title={m.settings_heading()}
      >
        <span className="min-w-0 wrap-anywhere unfolded:truncate">
          {loading ? m.header_profile_loading() : m.header_greeting({ name })}
        </span>
      </Link>
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
