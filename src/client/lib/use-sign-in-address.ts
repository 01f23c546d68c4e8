import { useLocation } from 'react-router'

/** The login page that leads back to where one is. */
export function useSignInAddress(): string {
  const { pathname, search } = useLocation()
  return `/login?next=${encodeURIComponent(pathname + search)}`
}
