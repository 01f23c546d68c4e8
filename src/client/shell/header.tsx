import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '../data/session.tsx'
import { useDevice } from '../features/device/use-device.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useEscape } from '../lib/use-escape.ts'
import { m } from '../paraglide/messages.js'
import { CloseIcon, MenuIcon } from '../ui/icons.tsx'
import { Link, NavLink } from '../ui/link.tsx'
import { Logo } from './logo.tsx'
import { usePageHandle } from './page-handle.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** Guests never need its code. */
const Account = lazyPart(() => import('./account.tsx').then((code) => code.Account))

/** Nor do parents need the children's. */
const KidsHeader = lazyPart(() => import('./kids-header.tsx').then((code) => code.KidsHeader))

const OutboxState = lazyPart(() =>
  import('../features/outbox/outbox-state.tsx').then((code) => code.OutboxState),
)

const linkClass =
  'flex min-h-11 items-center rounded-full px-3 font-bold whitespace-nowrap unfolded:px-2 xl:px-3 text-ink no-underline hover:underline aria-[current=page]:text-accent'

/**
 * The night-blue bar on top: theme, logo, navigation, who is signed in (spec section 2). On a
 * quiet page all of it waits behind the menu button.
 */
export function Header() {
  const { isQuiet } = usePageHandle()
  const { isKidsMode, isKnown } = useDevice()
  if (isKnown && !isKidsMode) return <SiteHeader />
  // In Kindermodus the reader has the whole window.
  if (isQuiet) return null
  return (
    <header className="header night">
      <div className="header-paper cut-bottom" />
      <div className="mx-auto flex min-h-15 max-w-page items-center px-3 py-2 md:px-6">
        <Suspense>{isKidsMode && <KidsHeader />}</Suspense>
      </div>
      <Suspense>{isKidsMode && <OutboxState isForKids />}</Suspense>
    </header>
  )
}

function SiteHeader() {
  const { user } = useAuth()
  const { isQuiet } = usePageHandle()
  const { key } = useLocation()
  // Going to another page closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  useEscape(isOpen, () => setOpenAt(null))
  const Icon = isOpen ? CloseIcon : MenuIcon
  return (
    <header
      className={`header night ${isQuiet ? 'header-quiet' : ''}`}
      data-unfolds={unfoldsAt(isQuiet, user !== null)}
    >
      <div className="header-paper cut-bottom" />
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-2 px-3 py-2 unfolded:flex-nowrap unfolded:px-6">
        {(!isQuiet || isOpen) && (
          <>
            <ThemeToggle />
            <Link
              to="/"
              aria-label={m.header_home()}
              className="mr-auto shrink-0 text-ink no-underline"
            >
              <Logo />
            </Link>
          </>
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
          className={`${isOpen ? 'flex' : 'hidden'} w-full min-w-0 flex-col gap-1 pt-2 pb-4 unfolded:flex unfolded:w-auto unfolded:flex-row unfolded:items-center unfolded:p-0`}
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
              </>
            )}
          </nav>
          {user ? (
            <Suspense fallback={<span className="px-3">{m.header_profile_loading()}</span>}>
              <Account />
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

/** Width from which the links stand side by side: a guest has few of them. */
function unfoldsAt(isQuiet: boolean, isSignedIn: boolean): 'never' | 'lg' | 'md' {
  if (isQuiet) return 'never'
  return isSignedIn ? 'lg' : 'md'
}
