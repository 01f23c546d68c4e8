import { m } from '../../paraglide/messages.js'
import { NavLink } from '../../ui/link.tsx'
import { listKinds } from './list-kinds.ts'
import './list-nav.css'

/** The way to the three lists. */
export function ListNav() {
  return (
    <nav aria-label={m.shelf_nav()} className="list-nav">
      {Object.entries(listKinds).map(([kind, { path, short, Sign }]) => (
        <NavLink key={kind} to={path} data-kind={kind}>
          <Sign aria-hidden="true" size={20} />
          {short()}
        </NavLink>
      ))}
    </nav>
  )
}
