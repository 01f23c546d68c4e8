import { m } from '../../../paraglide/messages.js'
import { TextField } from '../../../ui/text-field.tsx'

const maxEmailLength = 254

interface EmailFieldProps {
  error?: string | undefined
  help?: string
  /** Default: „E-Mail-Adresse“. */
  label?: string
}

/** The account's e-mail address, named so that password managers recognise it. */
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
      maxLength={maxEmailLength}
      help={help}
      error={error}
    />
  )
}
