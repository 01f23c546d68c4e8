import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { describedBy, FieldMessages } from '../../../ui/field-messages.tsx'
import { passwordLength } from './credentials.ts'

interface PasswordFieldProps {
  label: string
  /** Name of the input; default `password`. */
  name?: string
  autoComplete: 'current-password' | 'new-password'
  error?: string | undefined
  /** Content beside the label, such as a link to reset the password. */
  aside?: ReactNode
}

/** A password input that can be made visible; new passwords show the rules. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, name = 'password', autoComplete, error, aside } = props
  const id = useId()
  const [isVisible, setVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  const help = autoComplete === 'new-password' && m.login_password_help(passwordLength)
  const field = { id, help, error }
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {aside}
      </div>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={isVisible ? 'text' : 'password'}
          className="field pr-14"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={passwordLength.max}
          {...describedBy(field)}
        />
        <button
          type="button"
          className="absolute inset-y-0.5 right-0.5 grid w-12 place-items-center rounded-control text-soft"
          aria-label={m.login_password_show()}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon aria-hidden="true" size={22} />
        </button>
      </div>
      <FieldMessages {...field} />
    </div>
  )
}
