import { Navigate } from 'react-router'
import { LoadingHeading } from './loading-heading.tsx'

/** Redirects to another page. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <LoadingHeading />
      <Navigate to={to} replace />
    </>
  )
}
