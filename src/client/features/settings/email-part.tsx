import { useEffect, useRef, useState } from 'react'
import type { AuthUser } from '../../../contract/profile.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { changeEmail } from '../session/auth-api.ts'
import { emailError } from '../session/credentials.ts'
import { EmailField } from '../session/email-field.tsx'
import { problemsOf } from '../session/form-problem.ts'
import { ProveAddress } from '../session/prove-address.tsx'
import { textOf } from '../session/use-auth-form.ts'
import { keepPendingEmail, readPendingEmail } from './pending-email.ts'
import { SectionForm } from './section-form.tsx'
import { useSectionForm } from './use-section-form.ts'

/** The account's address, whether it is proven, and how it is changed. */
export function EmailPart({ user }: { user: AuthUser }) {
  const [isEditing, setEditing] = useState(false)
  const [pending, setPending] = useState(() => readPendingEmail(user))
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setEditing(false)
    setTimeout(() => opener.current?.focus())
  }
  const form = useSectionForm({
    check: (fields) => {
      const email = textOf(fields, 'email').toLowerCase()
      return { email: email === user.email ? m.settings_email_same() : emailError(email) }
    },
    save: async (fields) => {
      const newEmail = textOf(fields, 'email')
      const result = await changeEmail(newEmail)
      if (result.kind === 'ok') {
        keepPendingEmail(user, newEmail)
        setPending(newEmail)
        close()
      }
      return problemsOf(result)
    },
  })
  // The mailed link was opened meanwhile, here or elsewhere.
  useEffect(() => setPending(readPendingEmail(user)), [user])
  return (
    <div className="settings-part">
      <h3>{m.settings_email()}</h3>
      <p>
        {user.email}{' '}
        <span className="text-sm text-soft">
          ({user.emailVerified ? m.settings_email_proven() : m.settings_email_unproven()})
        </span>
      </p>
      {pending && (
        <Notice>
          {user.emailVerified
            ? m.settings_email_pending_old({ old: user.email, new: pending })
            : m.settings_email_pending_new({ new: pending })}
        </Notice>
      )}
      {!user.emailVerified && <ProveAddress email={user.email} />}
      {isEditing ? (
        <SectionForm form={form} submitLabel={m.settings_email_submit()} onCancel={close}>
          <EmailField label={m.settings_email_new()} error={form.errorOf('email')} />
        </SectionForm>
      ) : (
        <Button ref={opener} onClick={() => setEditing(true)}>
          {m.settings_email_change()}
        </Button>
      )}
    </div>
  )
}
