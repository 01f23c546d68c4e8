import { useLocation } from 'react-router'

/** The address of the login page, which leads back to this page after signing in. */
export function useSignInAddress(): string {
  const { pathname, search } = useLocation()
  return `/login?next=${encodeURIComponent(pathname + search)}`
}
