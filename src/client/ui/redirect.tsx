import { Navigate } from 'react-router'
import { AwaitedHeading } from './awaited-heading.tsx'

/** Goes to another page instead of this one. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <AwaitedHeading />
      <Navigate to={to} replace />
    </>
  )
}
