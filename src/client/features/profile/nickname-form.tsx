import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import type { Profile } from '../../../contract/profile.ts'
import { nicknameLength } from '../../../contract/rules.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { updateNickname } from './update-nickname.ts'

/** The name we greet a parent with; the live profile shows the new one everywhere. */
export function NicknameForm({ uid, profile }: { uid: string; profile: Profile }) {
  const [error, setError] = useState<string | null>(null)
  const change = useMutation({
    mutationFn: (displayName: string) => updateNickname(uid, displayName),
    onSuccess: () => void showToast(m.settings_saved(), 'success'),
  })

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (change.isPending) return
    const displayName = String(new FormData(event.currentTarget).get('displayName')).trim()
    const { min, max } = nicknameLength
    const fits = displayName.length >= min && displayName.length <= max
    setError(fits ? null : m.settings_nickname_length({ min, max }))
    if (fits) change.mutate(displayName)
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={handleSubmit}>
      {change.error && (
        <Notice tone="danger">
          <p className="font-bold">{change.error.message}</p>
          <p>{m.settings_nickname_retry()}</p>
        </Notice>
      )}
      <TextField
        label={m.settings_nickname()}
        help={m.settings_nickname_help(nicknameLength)}
        error={error}
        name="displayName"
        autoComplete="nickname"
        defaultValue={profile.displayName}
        maxLength={nicknameLength.max}
      />
      <Button type="submit" look="primary" className="justify-self-start">
        {change.isPending ? m.settings_saving() : m.settings_save()}
      </Button>
    </form>
  )
}
