import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { isEditor } from '../../data/session/roles.ts'
import { useAuth } from '../../data/session/session.tsx'
import { useDevice } from '../../features/device/state/use-device.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useEscape } from '../../lib/use-escape.ts'
import { m } from '../../paraglide/messages.js'
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx'
import { Link, NavLink } from '../../ui/link.tsx'
import { usePageHandle } from '../page/page-handle.ts'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** Lazy: guests never need this code. */
const AccountState = lazyPart(() => import('./account.tsx').then((code) => code.AccountState))
const FamilyMenu = lazyPart(() => import('./account.tsx').then((code) => code.FamilyMenu))
const AccountActions = lazyPart(() => import('./account.tsx').then((code) => code.AccountActions))

/** Lazy: only kids mode needs it. */
const KidsHeader = lazyPart(() => import('./kids-header.tsx').then((code) => code.KidsHeader))

const OutboxState = lazyPart(() =>
  import('../../features/outbox/outbox-state.tsx').then((code) => code.OutboxState),
)

const linkClass =
  'flex min-h-11 items-center rounded-full px-3 font-bold whitespace-nowrap unfolded:px-2 text-ink no-underline hover:underline aria-[current=page]:text-accent'

/**
 * The bar on top: theme, logo, navigation, account (spec 2.32). In the reader it is lower and hides with
 * the bars of the reader.
 */
export function Header() {
  const { isQuiet } = usePageHandle()
  const { isKidsMode, isKnown } = useDevice()
  const className = isQuiet ? 'header header-quiet night' : 'header night'
  if (isKnown && !isKidsMode) return <SiteHeader className={className} />
  return (
    <header className={className}>
      <div className="header-paper cut-bottom" />
      <div className="mx-auto header-row flex min-h-15 max-w-page items-center px-3 md:px-6">
        <Suspense>{isKidsMode ? <KidsHeader /> : <Brand />}</Suspense>
      </div>
    </header>
  )
}

/** Visible before the session is known. */
function Brand() {
  return (
    <>
      <ThemeToggle />
      <Link
        to="/"
        aria-label={m.header_home()}
        className="mr-auto shrink-0 text-ink no-underline unfolded:mr-2"
      >
        <Logo />
      </Link>
    </>
  )
}

function SiteHeader({ className }: { className: string }) {
  const { user, isSessionKnown } = useAuth()
  const { isQuiet } = usePageHandle()
  const { key } = useLocation()
  // Navigation closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  useEscape(isOpen, () => setOpenAt(null))
  const Icon = isOpen ? CloseIcon : MenuIcon
  return (
    // A guest has few links, which fit into one row on smaller screens, too.
    <header
      className={className}
      data-unfolds={user ? 'family' : 'guest'}
      data-editor={isEditor(user) || undefined}
    >
      <div className="header-paper cut-bottom" />
      <div className="header-row mx-auto flex max-w-page flex-wrap items-center gap-x-1 px-2 sm:gap-x-2 sm:px-3 unfolded:flex-nowrap unfolded:px-6">
        <Brand />
        {user && (
          <Suspense
            fallback={<span className="profile-awaited">{m.header_profile_loading()}</span>}
          >
            <AccountState />
          </Suspense>
        )}
        {!isSessionKnown && (
          <span className="profile-awaited while-awaited">{m.header_profile_loading()}</span>
        )}
        <button
          type="button"
          className="grid size-11 place-items-center rounded-full unfolded:hidden"
          aria-expanded={isOpen}
          aria-controls="site-nav"
          aria-label={isOpen ? m.header_menu_close() : m.header_menu_open()}
          onClick={() => setOpenAt(isOpen ? null : key)}
        >
          <Icon size={28} />
        </button>
        <div
          id="site-nav"
          className={`${isOpen ? 'flex' : 'hidden'} order-1 w-full min-w-0 flex-col gap-1 pt-2 pb-4 unfolded:ml-auto unfolded:shrink-0 unfolded:flex unfolded:w-auto unfolded:flex-row unfolded:items-center unfolded:p-0`}
        >
          <nav aria-label={m.header_nav()} className="flex flex-col unfolded:flex-row">
            <NavLink to="/" className={linkClass}>
              {m.site_name()}
            </NavLink>
            <NavLink to="/vision" className={linkClass}>
              {m.header_vision()}
            </NavLink>
            {user && (
              <>
                <NavLink to="/dashboard" className={linkClass}>
                  {m.header_dashboard()}
                </NavLink>
                <NavLink to="/story-collection" className={linkClass}>
                  {m.header_stories()}
                </NavLink>
                <Suspense>
                  <FamilyMenu />
                </Suspense>
                {isEditor(user) && (
                  <NavLink to="/content-manager" className={linkClass}>
                    {m.header_editor()}
                  </NavLink>
                )}
              </>
            )}
          </nav>
          {user ? (
            <Suspense>
              <AccountActions />
            </Suspense>
          ) : (
            <NavLink to="/login" className={linkClass}>
              {m.header_login()}
            </NavLink>
          )}
        </div>
      </div>
      <Suspense>{user && !isQuiet && <OutboxState />}</Suspense>
    </header>
  )
}
