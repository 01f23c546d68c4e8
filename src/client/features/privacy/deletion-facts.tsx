import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'

/** What a deletion removes and what it retains. */
export function DeletionFacts() {
  return (
    <>
      <h2>{m.delete_what_heading()}</h2>
      <ul className="deletion-facts">
        <li>{m.delete_gone_profiles()}</li>
        <li>{m.delete_gone_reading()}</li>
        <li>{m.delete_gone_account()}</li>
      </ul>
      <h3>{m.delete_retained_heading()}</h3>
      <ul className="deletion-facts">
        <li>{m.delete_retained_likes()}</li>
        <li>{m.delete_retained_invoices()}</li>
      </ul>
      <p>
        {m.delete_retained_child()}{' '}
        <Link to="/account-settings#kinder">{m.delete_retained_child_link()}</Link>
      </p>
    </>
  )
}
