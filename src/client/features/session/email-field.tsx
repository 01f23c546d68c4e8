import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/text-field.tsx'

const longestEmail = 254

interface EmailFieldProps {
  error?: string | undefined
  help?: string
}

/** The address of an account, named so that password managers know it. */
export function EmailField({ error, help }: EmailFieldProps) {
  return (
    <TextField
      label={m.login_email()}
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
