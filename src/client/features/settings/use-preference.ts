import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PreferenceChange, Profile, ProfilePreferences } from '../../../contract/profile.ts'
import { api } from '../../data/api.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'

/** The preferences as they are or are about to be, and how one of them is changed. */
export function usePreference(uid: string, { preferences }: Profile) {
  const [chosen, setChosen] = useState<PreferenceChange>({})
  const change = useMutation({
    mutationFn: (wanted: PreferenceChange) => api.profile.updatePreferences({ uid, ...wanted }),
    onSuccess: (_, { prefEmail }) => {
      // The newsletter is only asked for; its section says what comes next.
      if (!prefEmail) void showToast(m.settings_saved(), 'success')
    },
    onError: () => setChosen({}),
  })
  // The live profile says what holds.
  const saved = JSON.stringify(preferences)
  useEffect(() => {
    if (saved) setChosen({})
  }, [saved])
  return {
    shown: { ...preferences, ...chosen } as ProfilePreferences,
    change: (wanted: PreferenceChange) => {
      setChosen(wanted)
      change.mutate(wanted)
    },
    ask: change.mutate,
    error: change.error,
    isPending: change.isPending,
  }
}
