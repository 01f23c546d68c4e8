import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PreferenceChange, Profile, ProfilePreferences } from '../../../contract/profile.ts'
import { api } from '../../data/core/api.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'

/** The preferences with pending changes applied, and functions to change them. */
export function usePreferences(uid: string, { preferences }: Profile) {
  const [pending, setPending] = useState<PreferenceChange>({})
  const change = useMutation({
    mutationFn: (preference: PreferenceChange) =>
      api.profile.updatePreferences({ uid, ...preference }),
    onSuccess: (_, { prefEmail }) => {
      // The newsletter is only requested; its section shows the next step.
      if (!prefEmail) void showToast(m.settings_saved(), 'success')
    },
    onError: () => setPending({}),
  })
  // The live profile replaces pending changes.
  const saved = JSON.stringify(preferences)
  useEffect(() => {
    if (saved) setPending({})
  }, [saved])
  return {
    preferences: { ...preferences, ...pending } as ProfilePreferences,
    change: (preference: PreferenceChange) => {
      setPending(preference)
      change.mutate(preference)
    },
    request: change.mutate,
    error: change.error,
    isPending: change.isPending,
  }
}
