import { useEffect, useRef } from 'react'
import type { Profile } from '../../../contract/profile.ts'
import { nicknameLength } from '../../../contract/rules.ts'
import { useOutbox } from '../../data/outbox/use-outbox.ts'
import { callProblem } from '../../lib/call-problem.ts'
import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/text-field.tsx'
import { loadToasts, showToast } from '../../ui/toast.ts'
import { nicknameError } from '../session/form/credentials.ts'
import { fieldText } from '../session/form/use-auth-form.ts'
import { SectionForm } from './form/section-form.tsx'
import { useValidatedForm } from './form/use-validated-form.ts'
import { updateNickname } from './update-nickname.ts'

/** The parent's nickname; the live profile updates it everywhere. */
export function NicknameForm({ profile }: { profile: Profile }) {
  const outbox = useOutbox()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    // Loaded now, because the toast for a stored change is shown without a network.
    loadToasts().catch(() => undefined)
    return () => {
      isMounted.current = false
    }
  }, [])
  const form = useValidatedForm({
    validate: (fields) => ({ displayName: nicknameError(fieldText(fields, 'displayName')) }),
    save: async (fields) => {
      try {
        const outcome = await updateNickname(outbox, fieldText(fields, 'displayName'))
        if (outcome === 'stored') void showToast(m.outbox_stored(), 'info')
        else void showToast(m.settings_saved(), 'success')
        return []
      } catch (error) {
        const { message, cause } = error as Error
        if (!isMounted.current) void showToast(m.outbox_nickname_refused(), 'error')
        return [
          { field: null, text: message },
          { field: null, text: callProblem(cause) },
        ]
      }
    },
  })
  return (
    <SectionForm form={form} submitLabel={m.settings_save()}>
      <TextField
        label={m.settings_nickname()}
        help={m.settings_nickname_help(nicknameLength)}
        error={form.fieldError('displayName')}
        name="displayName"
        autoComplete="nickname"
        defaultValue={profile.displayName}
        // The limit counts characters; an emoji is two units here.
        maxLength={2 * nicknameLength.max}
      />
    </SectionForm>
  )
}
