import { useEffect, useRef } from 'react'
import type { AuthUser } from '../../../../contract/profile.ts'

/** Fills the empty fields `name` and `email` of a form with the account's data once the account is known. */
export function usePrefilledForm(user: AuthUser | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (user === null) return
    const values = { name: user.displayName, email: user.email }
    for (const [name, value] of Object.entries(values)) {
      const input = form.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement && input.value === '') input.value = value ?? ''
    }
  }, [user])
  return form
}
