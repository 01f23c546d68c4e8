import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'

/** What goes and what stays, before anybody has to decide. */
export function DeletionFacts() {
  return (
    <>
      <h2>{m.delete_what_heading()}</h2>
      <ul className="deletion-facts">
        <li>{m.delete_gone_profiles()}</li>
        <li>{m.delete_gone_reading()}</li>
        <li>{m.delete_gone_account()}</li>
      </ul>
      <h3>{m.delete_kept_heading()}</h3>
      <ul className="deletion-facts">
        <li>{m.delete_kept_likes()}</li>
        <li>{m.delete_kept_invoices()}</li>
      </ul>
      <p>
        {m.delete_kept_child()}{' '}
        <Link to="/account-settings#kinder">{m.delete_kept_child_link()}</Link>
      </p>
    </>
  )
}
