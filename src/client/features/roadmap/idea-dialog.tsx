import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../../data/session/session.tsx'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { DialogClose } from '../../ui/content-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { UnverifiedNotice } from '../session/verification/unverified-notice.tsx'
import { IdeaForm } from './idea-form.tsx'
import './roadmap-dialog.css'

const headingId = 'roadmap-idea-heading'

/** The button „Idee vorschlagen“ and its dialog; closing it keeps the input. */
export function IdeaDialog() {
  const ref = useRef<HTMLDialogElement>(null)
  const { user } = useAuth()
  const isOnline = useIsOnline()
  const [isSent, setSent] = useState(false)
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) thanks.current?.focus()
  }, [isSent])
  const open = () => {
    setSent(false)
    ref.current?.showModal()
    ref.current?.querySelector('input')?.focus()
  }
  const close = () => ref.current?.close()
  return (
    <>
      <Button
        {...(isOnline && { variant: 'primary' })}
        aria-disabled={!isOnline}
        onClick={() => isOnline && open()}
      >
        {isOnline ? m.roadmap_suggest() : m.roadmap_suggest_online()}
      </Button>
      <dialog
        ref={ref}
        className="paper dialog roadmap-dialog"
        closedby="closerequest"
        aria-labelledby={headingId}
      >
        <DialogClose label={m.roadmap_suggest_close()} onClose={close} />
        <h2 id={headingId}>{m.roadmap_suggest()}</h2>
        {user && !user.emailVerified && (
          <UnverifiedNotice text={m.session_unverified()} email={user.email} />
        )}
        {isSent ? (
          <div ref={thanks} tabIndex={-1} className="mt-4 grid justify-items-start gap-4">
            <Notice tone="positive">{m.roadmap_suggest_thanks()}</Notice>
            <Button variant="primary" onClick={close}>
              {m.roadmap_close()}
            </Button>
          </div>
        ) : (
          <IdeaForm onSent={() => setSent(true)} />
        )}
      </dialog>
    </>
  )
}
