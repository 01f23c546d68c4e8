import { m } from '../../paraglide/messages.js'
import { NavLink } from '../../ui/link.tsx'
import { listKinds } from './list-kinds.ts'
import './list-nav.css'

/** Links to the three lists. */
export function ListNav() {
  return (
    <nav aria-label={m.list_nav()} className="list-nav">
      {Object.entries(listKinds).map(([kind, { path, short, Icon }]) => (
        <NavLink key={kind} to={path} data-kind={kind}>
          <Icon aria-hidden="true" size={20} />
          {short()}
        </NavLink>
      ))}
    </nav>
  )
}
