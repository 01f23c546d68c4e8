import { m } from '../../../paraglide/messages.js'
import { Link } from '../../../ui/link.tsx'
import { loginPath } from '../address/login-address.ts'
import { useLoginSearch } from '../address/use-login-address.ts'

/** Tabs for sign-in and registration; both keep `next`. */
export function ModeSwitch({ current }: { current: 'sign-in' | 'register' }) {
  const search = useLoginSearch()
  const modes = [
    ['sign-in', m.login_mode_sign_in()],
    ['register', m.login_mode_register()],
  ] as const
  return (
    <nav aria-label={m.login_modes()}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-1 rounded-control border-2 border-line p-1">
        {modes.map(([kind, label]) => (
          <li key={kind} className="grid">
            <Link
              to={loginPath(kind, search)}
              replace
              preventScrollReset
              aria-current={kind === current ? 'page' : undefined}
              className="grid min-h-11 place-items-center rounded-[10px] px-2 py-1 text-center font-title leading-tight font-bold text-ink no-underline hover:underline aria-[current=page]:bg-ink aria-[current=page]:text-card"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
