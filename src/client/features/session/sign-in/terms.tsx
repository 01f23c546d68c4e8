import { m } from '../../../paraglide/messages.js'
import { Link } from '../../../ui/link.tsx'

const placeholders = { agb: '{agb}', privacy: '{privacy}' }

/** Conditions of an account: age, terms, privacy policy; Google's button may create one on sign-in, too. */
export function Terms({ isRegistration }: { isRegistration: boolean }) {
  const write = isRegistration ? m.login_terms : m.login_terms_google
  // One sentence with two links, whose order depends on the language.
  const parts = write(placeholders).split(/(\{agb\}|\{privacy\})/)
  return (
    <p className="text-sm leading-snug text-soft">
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
