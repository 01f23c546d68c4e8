import { useState } from 'react'
import type { AuthUser } from '../../../../contract/profile.ts'
import { useSwapFocus } from '../../../lib/use-swap-focus.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.ts'
import { changePassword, requestPasswordReset } from '../../session/api/auth-api.ts'
import { newPasswordError } from '../../session/form/credentials.ts'
import { formProblems } from '../../session/form/form-problem.ts'
import { PasswordField } from '../../session/form/password-field.tsx'
import { fieldPassword } from '../../session/form/use-auth-form.ts'
import { SectionForm } from '../form/section-form.tsx'
import { useValidatedForm } from '../form/use-validated-form.ts'

/** Changes the password; an account without one gets a mailed link. */
export function PasswordSettings({ user, onChanged }: { user: AuthUser; onChanged: () => void }) {
  const hasPassword = user.providerData.some(({ providerId }) => providerId === 'password')
  return (
    <div className="settings-part">
      <h3>{m.settings_password()}</h3>
      {hasPassword ? <ChangePassword onChanged={onChanged} /> : <SetPassword email={user.email} />}
    </div>
  )
}

function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const [state, setState] = useState<'closed' | 'editing' | 'done'>('closed')
  const isEditing = state === 'editing'
  const part = useSwapFocus(isEditing)
  const form = useValidatedForm({
    validate: (fields) => ({
      currentPassword:
        fields.get('currentPassword') === '' ? m.settings_password_current_missing() : null,
      password:
        fieldPassword(fields) === ''
          ? m.settings_password_new_missing()
          : newPasswordError(fieldPassword(fields)),
    }),
    save: async (fields) => {
      const result = await changePassword(
        String(fields.get('currentPassword')),
        fieldPassword(fields),
      )
      if (result.kind === 'ok') {
        void showToast(m.settings_saved(), 'success')
        setState('done')
        onChanged()
      }
      return formProblems(result)
    },
  })
  if (!isEditing) {
    return (
      <div ref={part} className="contents">
        {state === 'done' && <Notice tone="positive">{m.settings_password_done()}</Notice>}
        <Button onClick={() => setState('editing')}>{m.settings_password_change()}</Button>
      </div>
    )
  }
  return (
    <div ref={part} className="contents">
      <p>{m.settings_password_text()}</p>
      <SectionForm
        form={form}
        submitLabel={m.settings_password_submit()}
        onCancel={() => setState('closed')}
      >
        <PasswordField
          label={m.settings_password_current()}
          name="currentPassword"
          autoComplete="current-password"
          error={form.fieldError('currentPassword')}
        />
        <PasswordField
          label={m.login_new_password()}
          autoComplete="new-password"
          error={form.fieldError('password')}
        />
      </SectionForm>
    </div>
  )
}

function SetPassword({ email }: { email: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const handleSend = async () => {
    const result = await requestPasswordReset(email)
    setProblem(formProblems(result)[0]?.text ?? null)
    setSent(result.kind === 'ok')
  }
  if (isSent) return <Notice tone="positive">{m.settings_password_set_sent({ email })}</Notice>
  return (
    <>
      <p>{m.settings_password_none()}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button onClick={() => void handleSend()}>{m.settings_password_set()}</Button>
    </>
  )
}
