import { useEffect } from 'react'
import { longDate } from '../../lib/long-date.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import type { GrantedDeletion } from './use-deletion.ts'

/** The last words, for somebody who is signed out by now. */
export function Farewell({ granted }: { granted: GrantedDeletion }) {
  const { requestNumber: number, dueAt, email } = granted
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
          <p>{m.delete_done_number({ number, date: longDate(dueAt, getLocale()) })}</p>
          <p>{m.delete_done_mail({ email })}</p>
        </>
      )}
    </div>
  )
}
