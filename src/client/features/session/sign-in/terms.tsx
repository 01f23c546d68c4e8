import { m } from '../../../paraglide/messages.js'
import { Link } from '../../../ui/link.tsx'

const placeholders = { agb: '{agb}', privacy: '{privacy}' }

/** Conditions of an account: age, terms, privacy policy. */
export function Terms() {
  // One sentence with two links, whose order depends on the language.
  const parts = m.login_terms(placeholders).split(/(\{agb\}|\{privacy\})/)
  return (
    <p className="text-sm text-soft">
      {parts.map((part) => {
        if (part === placeholders.agb)
          return (
            <Link key={part} to="/agb" className="underline">
              {m.login_agb()}
            </Link>
          )
        if (part === placeholders.privacy)
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
