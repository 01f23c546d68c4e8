import { useEffect, useRef } from 'react'
import type { Profile } from '../../../contract/profile.ts'
import { nicknameLength } from '../../../contract/rules.ts'
import { useOutbox } from '../../data/outbox/use-outbox.ts'
import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/text-field.tsx'
import { loadToasts, showToast } from '../../ui/toast.ts'
import { textOf } from '../session/use-auth-form.ts'
import { callProblem } from './call-problem.ts'
import { SectionForm } from './section-form.tsx'
import { updateNickname } from './update-nickname.ts'
import { useSectionForm } from './use-section-form.ts'

/** The name we greet a parent with; the live profile shows the new one everywhere. */
export function NicknameForm({ profile }: { profile: Profile }) {
  const outbox = useOutbox()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    // That it is kept is said without a network.
    loadToasts().catch(() => undefined)
    return () => {
      isShown.current = false
    }
  }, [])
  const form = useSectionForm({
    check: (fields) => ({ displayName: nicknameProblem(textOf(fields, 'displayName')) }),
    save: async (fields) => {
      try {
        const fate = await updateNickname(outbox, textOf(fields, 'displayName'))
        if (fate === 'kept') void showToast(m.outbox_kept(), 'info')
        else void showToast(m.settings_saved(), 'success')
        return []
      } catch (error) {
        const { message, cause } = error as Error
        if (!isShown.current) void showToast(m.outbox_nickname_refused(), 'error')
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
        error={form.errorOf('displayName')}
        name="displayName"
        autoComplete="nickname"
        defaultValue={profile.displayName}
        maxLength={nicknameLength.max}
      />
    </SectionForm>
  )
}

function nicknameProblem(nickname: string): string | null {
  const { min, max } = nicknameLength
  const fits = nickname.length >= min && nickname.length <= max
  return fits ? null : m.settings_nickname_length({ min, max })
}
