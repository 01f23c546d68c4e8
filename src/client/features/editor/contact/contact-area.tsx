import { InboxPanel } from './inbox-panel.tsx'
import { ReportsPanel } from './reports-panel.tsx'

/** What families write: to the team, and about a story. */
export function ContactArea() {
  return (
    <>
      <InboxPanel />
      <ReportsPanel />
    </>
  )
}
