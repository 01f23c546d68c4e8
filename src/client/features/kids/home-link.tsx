import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import house from './house.svg'
import './home-link.css'

/** The way home for children: a house. */
export function HomeLink() {
  return (
    <Link to="/dashboard" className="kids-home-link">
      <img src={house} width={96} height={80} alt="" />
      <span>{m.kids_home()}</span>
    </Link>
  )
}
