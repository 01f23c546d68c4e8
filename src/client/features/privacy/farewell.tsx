import { useEffect } from 'react'
import { formatLongDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import type { AcceptedDeletion } from './use-deletion.ts'

/** Confirms the deletion; the user is already signed out. */
export function Farewell({ accepted }: { accepted: AcceptedDeletion }) {
  const { requestNumber: number, dueAt, email } = accepted
  useEffect(() => {
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid gap-4">
      <p className="text-lg font-bold">{m.delete_done_thanks()}</p>
      {number === null ? (
        <p>{m.delete_done_now()}</p>
      ) : (
        <>
          <p>{m.delete_done_number({ number, date: formatLongDate(dueAt) })}</p>
          <p>{m.delete_done_mail({ email })}</p>
        </>
      )}
    </div>
  )
}
