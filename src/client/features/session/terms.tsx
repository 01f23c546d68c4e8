import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'

const places = { agb: '{agb}', privacy: '{privacy}' }

/** What an account means, above every way to one: of age, the terms, the privacy policy. */
export function Terms() {
  // One sentence with two links; where they stand depends on the language.
  const parts = m.login_terms(places).split(/(\{agb\}|\{privacy\})/)
  return (
    <p className="text-sm text-soft">
      {parts.map((part) => {
        if (part === places.agb)
          return (
            <Link key={part} to="/agb" className="underline">
              {m.login_agb()}
            </Link>
          )
        if (part === places.privacy)
          return (
            <Link key={part} to="/privacy-policy" className="underline">
              {m.login_privacy()}
            </Link>
          )
        return part
      })}
    </p>
  )
}
