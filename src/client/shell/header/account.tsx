import { ChevronDown, KeyRound, Settings, UsersRound } from 'lucide-react'
import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAuth } from '../../data/session/session.tsx'
import { ReaderSwitch } from '../../features/device/chooser/reader-switch.tsx'
import { KidsModeStart } from '../../features/device/kids-mode-start.tsx'
import { NotificationsButton } from '../../features/notification/notifications-button.tsx'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { RemainingCounter } from './remaining-counter.tsx'
import './account.css'

/** The remaining stories and the greeting (spec 2.39); on a phone the greeting is in the open menu. */
export function AccountState() {
  const { profile, loading, user } = useAuth()
  // The e-mail address replaces a missing name (spec 3.73).
  const name = profile?.displayName || user?.displayName || user?.email || ''
  return (
    <>
      <RemainingCounter />
      <Link to="/account-settings" className="greeting" title={`${name}: ${m.settings_heading()}`}>
        <span>{loading ? m.header_profile_loading() : m.header_greeting({ name })}</span>
      </Link>
    </>
  )
}

/** „Familie“: children, Kindermodus, PIN and settings; a popover, and part of the open menu on a phone. */
export function FamilyMenu() {
  const id = useId()
  const { key } = useLocation()
  return (
    <fieldset className="family-menu" aria-label={m.header_family()}>
      <button type="button" className="family-menu-button" popoverTarget={id}>
        {m.header_family()}
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <p className="family-menu-title" aria-hidden="true">
        {m.header_family()}
      </p>
      {/* Navigation closes the popover. */}
      <ul key={key} id={id} className="family-menu-entries" popover="auto">
        <li>
          <Link to="/account-settings#kinder">
            <UsersRound size={20} aria-hidden="true" />
            {m.child_section()}
          </Link>
        </li>
        <li>
          <KidsModeStart Element="button" />
        </li>
        <li>
          <Link to="/account-settings#eltern-pin">
            <KeyRound size={20} aria-hidden="true" />
            {m.gate_pin()}
          </Link>
        </li>
        <li>
          <Link to="/account-settings">
            <Settings size={20} aria-hidden="true" />
            {m.header_settings()}
          </Link>
        </li>
      </ul>
    </fieldset>
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
