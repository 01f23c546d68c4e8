import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../data/core/api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useFamily } from '../child/use-family.ts'
import { PasswordField } from '../session/form/password-field.tsx'
import { GoogleConfirmation } from './google-confirmation.tsx'
import { refusalText } from './refusal-text.ts'

/** Asks the user to sign in again, by password or Google, before a sensitive action. */
export function ConfirmIdentity({ onConfirmed }: { onConfirmed: () => void }) {
  const { device } = useFamily()
  if (device && !device.hasPassword) {
    return (
      <div className="grid gap-4">
        <p>{m.privacy_confirm_intro()}</p>
        <GoogleConfirmation onConfirmed={onConfirmed} />
      </div>
    )
  }
  return <PasswordConfirmation onConfirmed={onConfirmed} />
}

function PasswordConfirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const [isMissing, setMissing] = useState(false)
  const confirm = useMutation({
    mutationFn: (password: string) => api.gate.open({ password }),
    onSuccess: onConfirmed,
    networkMode: 'always',
  })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setMissing(password === '')
    if (password !== '' && !confirm.isPending) confirm.mutate(password)
  }
  const error = confirm.error && !confirm.isPending ? refusalText(confirm.error) : undefined
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <p>{m.privacy_confirm_intro()}</p>
      <div className="max-w-96">
        <PasswordField
          label={m.privacy_confirm_password()}
          autoComplete="current-password"
          error={isMissing ? m.privacy_confirm_no_password() : error}
        />
      </div>
      <Button type="submit" className="justify-self-start" aria-disabled={confirm.isPending}>
        {confirm.isPending ? m.privacy_confirm_pending() : m.privacy_confirm_submit()}
      </Button>
    </form>
  )
}
