import { useEffect, useState } from 'react'
import type { AuthUser } from '../../../../contract/profile.ts'
import { useSwapFocus } from '../../../lib/use-swap-focus.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { changeEmail } from '../../session/api/auth-api.ts'
import { emailError } from '../../session/form/credentials.ts'
import { EmailField } from '../../session/form/email-field.tsx'
import { formProblems } from '../../session/form/form-problem.ts'
import { fieldText } from '../../session/form/use-auth-form.ts'
import { ResendVerification } from '../../session/verification/resend-verification.tsx'
import { SectionForm } from '../form/section-form.tsx'
import { useValidatedForm } from '../form/use-validated-form.ts'
import { readPendingEmail, storePendingEmail } from './pending-email.ts'

/** The account's e-mail address, its verification and its change. */
export function EmailSettings({ user }: { user: AuthUser }) {
  const [isEditing, setEditing] = useState(false)
  const [pending, setPending] = useState(() => readPendingEmail(user))
  const swapped = useSwapFocus(isEditing)
  const close = () => setEditing(false)
  const form = useValidatedForm({
    validate: (fields) => {
      const email = fieldText(fields, 'email').toLowerCase()
      return { email: email === user.email ? m.settings_email_same() : emailError(email) }
    },
    save: async (fields) => {
      const newEmail = fieldText(fields, 'email')
      const result = await changeEmail(newEmail)
      if (result.kind === 'ok') {
        storePendingEmail(user, newEmail)
        setPending(newEmail)
        close()
      }
      return formProblems(result)
    },
  })
  // The mailed link may be opened meanwhile, in this browser or another.
  useEffect(() => setPending(readPendingEmail(user)), [user])
  return (
    <div className="settings-part">
      <h3>{m.settings_email()}</h3>
      <p>
        {user.email}{' '}
        <span className="text-sm text-soft">
          ({user.emailVerified ? m.settings_email_verified() : m.settings_email_unverified()})
        </span>
      </p>
      {pending && (
        <Notice>
          {user.emailVerified
            ? m.settings_email_pending_old({ old: user.email, new: pending })
            : m.settings_email_pending_new({ new: pending })}
        </Notice>
      )}
      {!user.emailVerified && <ResendVerification email={user.email} />}
      <div ref={swapped} className="contents">
        {isEditing ? (
          <SectionForm form={form} submitLabel={m.settings_email_submit()} onCancel={close}>
            <EmailField label={m.settings_email_new()} error={form.fieldError('email')} />
          </SectionForm>
        ) : (
          <Button onClick={() => setEditing(true)}>{m.settings_email_change()}</Button>
        )}
      </div>
    </div>
  )
}
