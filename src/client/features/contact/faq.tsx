import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { TextWithElement } from '../../ui/text-with-element.tsx'

/** Frequently asked questions. */
export function Faq() {
  return (
    <section aria-labelledby="contact-faq" className="contact-faq">
      <h2 id="contact-faq">{m.contact_faq()}</h2>
      <Question question={m.contact_faq_plan_q()}>
        <Answer
          write={(link) => m.contact_faq_plan_a({ link })}
          to="/abo"
          label={m.contact_faq_plan_link()}
        />
      </Question>
      <Question question={m.contact_faq_cancel_q()}>
        <Answer
          write={(link) => m.contact_faq_cancel_a({ link })}
          to="/kuendigen"
          label={m.footer_cancel()}
        />
        <Answer
          write={(link) => m.contact_faq_withdraw_a({ link })}
          to="/widerruf"
          label={m.footer_withdraw()}
        />
      </Question>
      <Question question={m.contact_faq_signin_q()}>
        <Answer
          write={(link) => m.contact_faq_signin_a({ link })}
          to="/login"
          label={m.contact_faq_signin_link()}
        />
      </Question>
      <Question question={m.contact_faq_listen_q()}>
        <p>{m.contact_faq_listen_a()}</p>
      </Question>
      <Question question={m.contact_faq_age_q()}>
        <p>{m.contact_faq_age_a()}</p>
      </Question>
      <Question question={m.contact_faq_privacy_q()}>
        <Answer
          write={(link) => m.contact_faq_privacy_a({ link })}
          to="/privacy-policy"
          label={m.footer_privacy()}
        />
      </Question>
    </section>
  )
}

function Question({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details>
      <summary>{question}</summary>
      <div>{children}</div>
    </details>
  )
}

interface AnswerProps {
  write: (placeholder: string) => string
  to: string
  label: string
}

function Answer({ write, to, label }: AnswerProps) {
  return (
    <p>
      <TextWithElement write={write} element={<Link to={to}>{label}</Link>} />
    </p>
  )
}
