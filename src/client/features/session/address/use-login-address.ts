import { useSearchParams } from 'react-router'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { m } from '../../../paraglide/messages.js'
import { type LoginAddress, type LoginView, readLoginAddress } from './login-address.ts'

/** The query of the address; empty while prerendering and hydrating. */
export function useLoginSearch(): URLSearchParams {
  const [search] = useSearchParams()
  return useIsMounted() ? search : new URLSearchParams()
}

export function useLoginAddress(): LoginAddress {
  return readLoginAddress(useLoginSearch())
}

/** Title and heading of the view. */
export function loginHeading({ kind }: LoginView): string {
  switch (kind) {
    case 'sign-in':
      return m.login_heading()
    case 'register':
      return m.login_register_heading()
    case 'forgot':
      return m.login_forgot_heading()
    case 'reset':
      return m.login_reset_heading()
    case 'verify':
      return m.login_verify_heading()
  }
}
