import { InboxPanel } from './inbox-panel.tsx'
import { ReportsPanel } from './reports-panel.tsx'

/** „Nachrichten“: messages to the team and reports about stories. */
export function ContactArea() {
  return (
    <>
      <InboxPanel />
      <ReportsPanel />
    </>
  )
}
