import { useEffect, useRef, useState } from 'react'
import { useFormKey } from '../../data/session/use-form-key.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { TextWithElement } from '../../ui/text-with-element.tsx'
import { ContactForm } from './contact-form.tsx'
import './contact.css'
import type { SentMessage } from './use-send-message.ts'

/** The form, or the ticket number after sending. */
export function Contact() {
  const formKey = useFormKey()
  const [sent, setSent] = useState<SentMessage | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const previousSent = useRef(sent)
  useEffect(() => {
    if (previousSent.current === sent) return
    previousSent.current = sent
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [sent])
  return (
    <section aria-labelledby="nachricht" className="contact">
      <h2 id="nachricht" ref={heading} tabIndex={-1}>
        {sent ? m.contact_sent_heading() : m.contact_form()}
      </h2>
      {sent ? (
        <SentNotice sent={sent} onAgain={() => setSent(null)} />
      ) : (
        <ContactForm key={formKey} onSent={setSent} />
      )}
    </section>
  )
}

function SentNotice({ sent, onAgain }: { sent: SentMessage; onAgain: () => void }) {
  return (
    <div className="contact-sent">
      <p>{m.contact_sent_text()}</p>
      <p className="font-bold">
        <TextWithElement
          write={(number) => m.contact_sent_number({ number })}
          element={<span className="whitespace-nowrap">{sent.number}</span>}
        />
      </p>
      <p>{m.contact_sent_copy({ email: sent.email })}</p>
      <Button onClick={onAgain}>{m.contact_again()}</Button>
    </div>
  )
}
