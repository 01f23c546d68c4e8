import { useSearchParams } from 'react-router'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { m } from '../../paraglide/messages.js'
import type { LoginAddress, LoginView } from './login-address.ts'
import { readLoginAddress } from './login-address.ts'

/** The address' query; the prerendered page knows none, so its takeover must not either. */
export function useLoginSearch(): URLSearchParams {
  const [search] = useSearchParams()
  return useIsMounted() ? search : new URLSearchParams()
}

/** What the address asks for. */
export function useLoginAddress(): LoginAddress {
  return readLoginAddress(useLoginSearch())
}

/** The page's title and heading for what it shows. */
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
