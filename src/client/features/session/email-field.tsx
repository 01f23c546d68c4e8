import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/text-field.tsx'

const longestEmail = 254

interface EmailFieldProps {
  error?: string | undefined
  help?: string
  /** "E-Mail-Adresse" where it is left out. */
  label?: string
}

/** The address of an account, named so that password managers know it. */
export function EmailField({ error, help, label = m.login_email() }: EmailFieldProps) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={longestEmail}
      help={help}
      error={error}
    />
  )
}
